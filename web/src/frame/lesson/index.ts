// A guided first match, for the table.

export { default as LessonBar } from './LessonBar.svelte';
export { default as LessonCard } from './LessonCard.svelte';
export { default as LessonNote } from './LessonNote.svelte';
export { default as LessonTab } from './LessonTab.svelte';
export { Lesson } from './lesson.svelte';
