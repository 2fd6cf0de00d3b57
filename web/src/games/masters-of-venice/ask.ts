// What the prompt bar says: to whom is asked, and to the others.

import { all } from '../../frame/menu';
import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, type Said } from '../../lib/words.svelte';
import { turn } from './ask-turn';
import { drafts } from './draft.svelte';
import { characterName, companyName, orderSaid, placeName } from './said';
import type { Decision, Figures, Outlook, Place, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;

export function ask(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { phase } = table.view.board;
  if (phase === 'bid') return bid(prompt);
  if (phase === 'destination') return destination(prompt, chosen);
  if (phase === 'turn') return turn(table, prompt, chosen);
  if (phase === 'order_return') return giveBack(prompt, chosen);
  if (phase === 'over') return { title: { key: 'mov-over' }, buttons: [] };
  if ('draft' in phase) return pick(prompt, chosen);
  if ('adjust' in phase) return adjust(prompt, chosen);
  if ('window' in phase) return gondola(table, prompt, names[phase.window.before] ?? '');
  return unload(prompt);
}

function bid(prompt: Question): Ask {
  return {
    title: { key: 'mov-ask-bid' },
    detail: { key: 'mov-ask-bid-hint' },
    rule: 'MOV-4.5',
    buttons: [],
    confirm: { key: 'mov-seal-bid', args: { amount: drafts.current.bid } },
    run: drafts.current.bidRun(prompt),
  };
}

function destination(prompt: Question, chosen: number | null): Ask {
  const place = all(prompt.decisions, 'choose_destination').find(({ n }) => n === chosen)?.what.place;
  return {
    title: { key: 'mov-ask-destination' },
    detail: place ? { key: `mov-does-${place}` } : { key: 'mov-ask-destination-hint' },
    rule: 'MOV-4.14',
    buttons: [],
    confirm: place
      ? { key: 'mov-seal-destination', args: { place: placeName(place) } }
      : { key: 'mov-seal-nothing' },
  };
}

function pick(prompt: Question, chosen: number | null): Ask {
  const character = all(prompt.decisions, 'pick_character').find(({ n }) => n === chosen)?.what.character;
  return {
    title: { key: 'mov-ask-pick' },
    detail: character ? { key: `mov-power-${character}` } : { key: 'mov-ask-pick-hint' },
    rule: 'MOV-4.9',
    buttons: [],
    confirm: character
      ? { key: 'mov-pick', args: { character: characterName(character) } }
      : { key: 'mov-pick-nobody' },
  };
}

function adjust(prompt: Question, chosen: number | null): Ask {
  const found = all(prompt.decisions, 'adjust_orders').find(({ n }) => n === chosen)?.what;
  const orders = chosen === null ? null : (prompt.outlooks[chosen]?.orders ?? null);
  return {
    title: { key: 'mov-ask-adjust' },
    detail: { key: 'mov-ask-adjust-hint' },
    rule: 'MOV-4.10',
    buttons: [],
    confirm:
      found && orders !== null
        ? { key: 'mov-adjust', args: { shop: companyName(found.shop), orders } }
        : { key: 'mov-adjust-nothing' },
  };
}

function gondola({ view }: Table, prompt: Question, name: string): Ask {
  const here = view.board.round.active;
  const own = view.viewer === null ? null : (view.board.players[view.viewer]?.pawn ?? null);
  const place = (where: Place | null) => (where ? placeName(where) : '');
  // Two ways to say no are enough: this time, and this round.
  const answers = all(prompt.decisions, 'gondola')
    .filter(({ what }) => what !== 'decline_place')
    .map(({ n, what }) => ({
      decision: n,
      label: { key: `mov-gondola-${what}`, args: { place: place(what === 'use_own' ? own : here) } },
      main: what === 'decline',
    }));
  return {
    title: { key: 'mov-ask-gondola', args: { name, place: place(here) } },
    detail: { key: 'mov-ask-gondola-hint' },
    rule: 'MOV-4.24',
    buttons: answers,
  };
}

function giveBack(prompt: Question, chosen: number | null): Ask {
  const card = all(prompt.decisions, 'return_order').find(({ n }) => n === chosen)?.what.card;
  return {
    title: { key: 'mov-ask-return' },
    detail: { key: 'mov-ask-return-hint' },
    rule: 'MOV-4.36',
    buttons: [],
    confirm: card ? { key: 'mov-return', args: { order: orderSaid(card) } } : { key: 'mov-return-nothing' },
  };
}

function unload(prompt: Question): Ask {
  const decision = prompt.decisions[drafts.current.assigned(prompt)];
  return {
    title: { key: 'mov-ask-unload' },
    detail: { key: 'mov-ask-unload-hint' },
    rule: 'MOV-4.40',
    buttons: [],
    confirm: { key: 'mov-unload' },
    run: decision === undefined ? null : [decision],
  };
}

export function waiting({ view }: Table, names: string[]): Said {
  const { phase, committed, players, turn, characters } = view.board;
  const who = (seat: number | null | undefined) =>
    seat === null || seat === undefined ? '' : (names[seat] ?? '');
  const open = list(players.flatMap((_, seat) => (committed.includes(seat) ? [] : [who(seat)])));
  if (phase === 'over') return { key: 'mov-over' };
  if (phase === 'bid') return { key: 'mov-wait-bid', args: { names: open } };
  if (phase === 'destination') return { key: 'mov-wait-destination', args: { names: open } };
  if (typeof phase === 'string')
    return {
      key: phase === 'turn' ? 'mov-wait-turn' : 'mov-wait-return',
      args: { name: who(turn?.seat), place: turn ? placeName(turn.place) : '' },
    };
  if ('draft' in phase) return { key: 'mov-wait-pick', args: { name: who(phase.draft.seat) } };
  if ('adjust' in phase) return { key: 'mov-wait-adjust', args: { name: who(phase.adjust.seat) } };
  if ('window' in phase) return { key: 'mov-wait-gondola', args: { name: who(characters.gondolier) } };
  return { key: 'mov-wait-unload', args: { name: who(turn?.seat) } };
}
