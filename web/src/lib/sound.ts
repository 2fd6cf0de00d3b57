// Soft notes when it is one's turn or one's time runs low; no file, no library.

import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** It is one's turn. */
export const chime = (): void => play([523.25, 659.25]);

/** One's time runs low: one low note, or three when it is nearly up. */
export const warn = (urgent: boolean): void => play(urgent ? [392, 392, 392] : [392]);

function play(notes: number[]): void {
  if (!settings.sound) return;
  try {
    const speaker = (context ??= new AudioContext());
    if (speaker.state !== 'running') return; // nobody has clicked yet, and browsers rightly stay silent
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
