// Two soft notes when it is one's turn; no file, no library.

import { settings } from './settings.svelte';

let context: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound) return;
  try {
    const speaker = (context ??= new AudioContext());
    if (speaker.state !== 'running') return; // nobody has clicked yet, and browsers rightly stay silent
    const notes = [523.25, 659.25];
    notes.forEach((frequency, n) => note(speaker, frequency, speaker.currentTime + n * 0.14));
  } catch {
    // A machine without sound still plays.
  }
}

function note(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
