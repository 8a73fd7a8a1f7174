/**
 * Chance from the players' own box (docs/COMPANION.md): what comes by hand is a question like any other. A piece of the
 * rules that needs a die or a card nobody has told yet is broken off and leaves no trace; the question is asked, and the
 * piece is gone through again from its beginning with the answers at hand.
 */
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { cloneState } from './clone.ts';
import type { Choice, Decision } from './decision.ts';
import type { Edition } from './edition.ts';
import type { Game } from './game.ts';
import { option, plainOption, type Option } from './option.ts';
import { procedure } from './procedure.ts';
import type { Frame, Setup } from './state.ts';
import { isOf } from './under-way.ts';

const ASKED = declarePrompts({
  'roll-by-hand': asks({ purpose: 'text' }),
  'draw-by-hand': asks({ deck: 'deck' }),
  'turn-by-hand': asks({ zone: 'zone' }),
  'turn-card-by-hand': asks({ deck: 'deck', zone: 'zone' }),
  'deal-by-hand': asks({ deck: 'deck', hero: 'hero' }),
  'pick-by-hand': asks({ deck: 'deck?' }),
});
declare module './decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

const TOLD = declareEvents({
  'rolled-for-you': told({ dice: 'dice' }, { mark: 'dice-six-faces-five', tone: 'plain', follows: true }),
});
declare module './event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** What may come from the box, beside the cards of a deck. */
export const DICE = 'dice';
export const TOKENS = 'tokens';
export const kindsByHand = ({ cards }: Pick<Edition, 'cards'>): string[] => [
  DICE,
  TOKENS,
  ...Object.keys(cards),
];

/** What the box has to say: so many of the options, in order. */
interface Want {
  readonly prompt: keyof typeof ASKED;
  readonly about: NonNullable<Decision['about']>;
  readonly options: readonly Option[];
  readonly total: number;
  readonly open?: true;
}

/** What the box has told of the piece under way, want by want, as places among the options. */
type Told = readonly (readonly number[])[];
export interface Hand {
  readonly told: Told;
  /** So much of it has been taken. */
  used: number;
}

/** What is carried out at once or not at all: the table as it begins, rules that wait for a moment, a step, an answer given to one. */
export type Piece = 'set-up' | 'settle' | 'step' | Choice;

/** The box has not said it yet. */
class NotYet extends Error {
  constructor(readonly want: Want) {
    super(want.prompt);
  }
}

export const isByHand = (g: Game, kind: string): boolean =>
  g.hand !== undefined && (g.state.setup.byHand?.includes(kind) ?? false);

/** Places among the options wanted. */
export function fromBox({ hand }: Game, want: Want): readonly number[] {
  const told = hand?.told[hand.used];
  if (!hand || !told) throw new NotYet(want);
  hand.used++;
  return told;
}

const FACES = [1, 2, 3, 4, 5, 6].map((n) => option('die', 'number', [n], { number: n }));
/** A die the app rolls instead. */
const OURS = plainOption('roll');

/** Dice the players have rolled; `roll` rolls those they leave to the app, and the log says so. */
export function diceFromBox(g: Game, n: number, purpose: string, roll: () => number): number[] {
  const options = [...FACES, OURS];
  const said = fromBox(g, { prompt: 'roll-by-hand', about: { purpose }, options, total: n });
  const rolled = said.map((place) => (place < FACES.length ? place + 1 : roll()));
  const ours = rolled.filter((_, i) => said[i] === FACES.length);
  if (ours.length > 0) g.emit?.('K-PLAY-5', { type: 'rolled-for-you', dice: ours });
  return rolled;
}

/** Asks until the box has told everything the piece needs. */
interface Waiting extends Frame<'by-hand'> {
  step: 'ask' | 'again';
  want: Want;
  told: Told;
  piece: Piece;
}

export const byHandProcedure = procedure<Waiting>()({
  ask: {
    ask: (_g, { want: { total, ...asked } }) => ({ kind: 'row', by: 'team', total, ...asked }),
    take(_g, f, { row }) {
      f.told = [...f.told, row];
      return 'again';
    },
  },
  /** Whoever carries out pieces sees to it. */
  again: () => 'again',
});

const isWaiting = (f: Frame | undefined): f is Waiting => isOf<Waiting>(f, 'by-hand');

/** A piece that may be tried again, taken off the stack. */
export function heard({ state: { stack } }: Game): Pick<Waiting, 'piece' | 'told'> | undefined {
  const top = stack[stack.length - 1];
  if (!isWaiting(top) || top.step !== 'again') return undefined;
  stack.pop();
  return top;
}

/** The same question once more: the table knows of more that could have come. */
export function askAgain({ state: { stack } }: Game): void {
  const top = stack[stack.length - 1];
  if (isWaiting(top)) top.step = 'again';
}

/** Nothing has been told: whatever is wanted is missing. */
const EMPTY_HAND: Hand = { told: [], used: 0 };

export const handFor = ({ byHand }: Pick<Setup, 'byHand'>): Hand | undefined =>
  byHand ? EMPTY_HAND : undefined;

/** Carries the piece out, or puts the question it has to wait for on top. Tried in silence first: nothing is told twice. */
export function throughHands(
  g: Game,
  piece: Piece,
  carryOut: (g: Game, piece: Piece) => void,
  told: Told = [],
): void {
  const want = missing(g, told, () => carryOut(g, piece));
  if (want) {
    g.stirred = false;
    const waiting: Waiting = { proc: 'by-hand', step: 'ask', want, told, piece };
    g.state.stack.push(waiting);
    return;
  }
  g.hand = { told, used: 0 };
  carryOut(g, piece);
  g.hand = EMPTY_HAND;
}

/** What the box has not said yet; the game is as it was. */
function missing(g: Game, told: Told, act: () => void): Want | undefined {
  const before = cloneState(g.state);
  const { view, decision, stirred, work, emit, heed } = g;
  Object.assign(g, { emit: undefined, heed: undefined, hand: { told, used: 0 } });
  try {
    act();
    return undefined;
  } catch (failure) {
    if (!(failure instanceof NotYet)) throw failure;
    return failure.want;
  } finally {
    Object.assign(g.state, before);
    Object.assign(g, { view, decision, stirred, work, emit, heed, hand: EMPTY_HAND });
  }
}

/** A dry run does not wait for the box: what was broken off is carried out by the chance of the state. */
export function unasked({ state: { stack } }: Game): Piece | undefined {
  const top = stack[stack.length - 1];
  if (!isWaiting(top)) return undefined;
  stack.pop();
  return top.piece;
}
