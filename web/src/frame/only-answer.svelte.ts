// A question with one answer is no question: it is answered by itself, after a moment in which one sees it.

import type { Live } from './live.svelte';
import type { Prompt } from './plugin';

const MOMENT = 700;

/** What one wants to do oneself, though there is nothing else: roll the dice, and say that one is done and undoes nothing. */
const BY_HAND = ['roll', 'finish'];

/** Answers for oneself while there is one answer to a question that must be answered, and nothing to be said besides. */
export function answerAlone(live: Live, asked: () => Prompt | null): void {
  /** The question that was answered by itself. */
  let answered: number | null = null;
  $effect(() => {
    const prompt = asked();
    if (prompt?.decisions.length !== 1 || prompt.ask === answered || !isAlone(live, prompt)) return;
    const { ask } = prompt;
    const timer = setTimeout(() => {
      if (live.prompt?.ask !== ask || live.busy) return;
      answered = ask;
      void live.decide([prompt.decisions[0]]);
    }, MOMENT);
    return () => clearTimeout(timer);
  });
}

function isAlone(live: Live, { decisions }: Prompt): boolean {
  const { you, must, may, log, connection } = live;
  const last = log.at(-1);
  const tookBack = last !== undefined && 'note' in last && 'took_back' in last.note;
  return (
    you !== null &&
    connection === 'open' &&
    live.about?.lesson === undefined &&
    must.length === 1 &&
    must.includes(you) &&
    may.length === 0 &&
    // What was taken back is not done again.
    !tookBack &&
    !BY_HAND.includes(String(decisions[0]))
  );
}
