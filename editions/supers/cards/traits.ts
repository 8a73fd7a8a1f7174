/** Traits: gained, held, used once (S-TRAIT-1 to S-TRAIT-4). */
import {
  deckOf,
  heroAt,
  itemAt,
  call,
  callIf,
  canPay,
  declareEvents,
  declareRefusals,
  discard,
  DONE,
  drawCard,
  EMPTY,
  juncture,
  NO_KIND,
  pay,
  plainOption,
  procedure,
  told,
  underWay,
  valueOf,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type JunctureFrame,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { markThisRound, usedThisRound } from '../attack/effects.ts';
import { whichCard } from './keep-card.ts';
import { AFTER_TRAITS, FIRST_TRAIT_SLOT, kitOf, TRAIT_DECK } from '../kit.ts';

const TOLD = declareEvents({
  'card-gained': told(
    { hero: 'hero', card: 'card' },
    { mark: 'card-draw', tone: 'cyan', beat: 'card', ms: 220, spotlight: 'find' },
  ),
  'card-used': told(
    { hero: 'hero', card: 'card' },
    { mark: 'card-pick', tone: 'cyan', beat: 'card', ms: 260 },
  ),
  'card-kept': told({ hero: 'hero', card: 'card', with: 'source' }),
});
const REFUSED = declareRefusals({
  'trait.once': 'S-TRAIT-1',
  'trait.no-cards': 'K-SPAWN-7',
});
declare module '@holdout/engine' {
  interface Junctures {
    'trait-used': Used;
  }
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const BASIC_LIMIT = 2;

export const traitId = (g: Game, card: number): string => itemAt(kitOf(g).traits, card).id;

/** Trait cards of a hero, in the order of their slots. */
export const traitsOf = (g: Game, hero: number): number[] =>
  heroAt(g.state, hero)
    .slots.slice(FIRST_TRAIT_SLOT, AFTER_TRAITS)
    .filter((c) => c !== EMPTY);

export const traitLimit = (g: Game, hero: number): number => BASIC_LIMIT + valueOf(g, hero, 'traitLimit');

function putTraits(g: Game, hero: number, cards: readonly number[]): void {
  const { slots } = heroAt(g.state, hero);
  for (let i = FIRST_TRAIT_SLOT; i < AFTER_TRAITS; i++) slots[i] = cards[i - FIRST_TRAIT_SLOT] ?? EMPTY;
}

/** The card leaves the hero's hand for the discard. */
export function discardTrait(g: Game, hero: number, card: number): void {
  const held = traitsOf(g, hero);
  held.splice(held.indexOf(card), 1);
  putTraits(g, hero, held);
  discard(g, TRAIT_DECK, card);
  g.emit?.('S-TRAIT-3', { type: 'card-discarded', hero: heroAt(g.state, hero).id, card: traitId(g, card) });
}

/** Moves a trait from one hero to another, who then holds at most their limit. */
export function giveTrait(g: Game, from: number, to: number, card: number): Frame | null {
  const held = traitsOf(g, from);
  held.splice(held.indexOf(card), 1);
  putTraits(g, from, held);
  const next = holdTrait(g, to, card);
  g.emit?.('S-TRAIT-2', {
    type: 'card-given',
    hero: heroAt(g.state, from).id,
    card: traitId(g, card),
    other: heroAt(g.state, to).id,
  });
  return next;
}

export interface Hold extends Frame<'hold-trait'> {
  hero: number;
  /** The new card, EMPTY when only the limit has changed. */
  card: number;
}

/** Takes a card in hand; beyond the limit one of them, new or old, is discarded at once (S-TRAIT-2). */
export function holdTrait(g: Game, hero: number, card: number): Frame | null {
  const held = traitsOf(g, hero);
  if (held.length < traitLimit(g, hero)) {
    putTraits(g, hero, [...held, card]);
    return null;
  }
  const f: Hold = { proc: 'hold-trait', step: 'choose', hero, card };
  return f;
}

export const holdTraitProcedure = procedure<Hold>()({
  choose: {
    ask(g, f) {
      const cards = [f.card, ...traitsOf(g, f.hero)].filter((c) => c !== EMPTY);
      return whichCard(g, f.hero, 'drop', cards, (c) => traitId(g, c));
    },
    take(g, f, { option }) {
      const lost = itemAt(option.args, 0);
      if (lost === f.card) {
        discard(g, TRAIT_DECK, lost);
        g.emit?.('S-TRAIT-2', {
          type: 'card-discarded',
          hero: heroAt(g.state, f.hero).id,
          card: traitId(g, lost),
        });
        return DONE;
      }
      discardTrait(g, f.hero, lost);
      if (f.card !== EMPTY) putTraits(g, f.hero, [...traitsOf(g, f.hero), f.card]);
      return DONE;
    },
  },
});

export interface Trim extends Frame<'trim-traits'> {
  hero: number;
}

/** A smaller limit discards down to it at once. */
export const trimTraitsProcedure = procedure<Trim>()({
  check(g, f) {
    const { hero } = f;
    if (traitsOf(g, hero).length <= traitLimit(g, hero)) return DONE;
    const sub: Hold = { proc: 'hold-trait', step: 'choose', hero, card: EMPTY };
    return call(f, 'check', sub);
  },
});

/** Is there a card to draw? */
function hasCards(g: Game): boolean {
  const { draw, discard: gone } = deckOf(g.state, TRAIT_DECK);
  return draw.length + gone.length > 0;
}

export const canGainTrait = (g: Game, hero: number): boolean => hasCards(g) && !kitOf(g).noTraits?.(g, hero);

/** Draws the top trait for a hero (S-TRAIT-1); one who can gain none gets nothing. */
export function gainTrait(g: Game, hero: number): Frame | null {
  if (kitOf(g).noTraits?.(g, hero)) return null;
  const card = drawCard(g, TRAIT_DECK);
  if (card < 0) return null;
  const next = holdTrait(g, hero, card);
  g.emit?.('S-TRAIT-1', { type: 'card-gained', hero: heroAt(g.state, hero).id, card: traitId(g, card) });
  return next;
}

export interface PickTrait extends Frame<'pick-trait'> {
  hero: number;
  cards: number[];
}

/** Two cards with the action, one of them kept, where a card says so. */
const gainBest = (g: Game, hero: number): Frame | null =>
  valueOf(g, hero, 'traitChoice') === 0 ? gainTrait(g, hero) : gainOneOfTwo(g, hero);

/** Two are drawn and one is kept, the other discarded; the last one there is cannot be refused. */
export function gainOneOfTwo(g: Game, hero: number): Frame {
  const cards = [drawCard(g, TRAIT_DECK), drawCard(g, TRAIT_DECK)].filter((c) => c >= 0);
  const f: PickTrait = { proc: 'pick-trait', step: 'choose', hero, cards };
  return f;
}

export const pickTraitProcedure = procedure<PickTrait>()({
  choose: {
    ask: (g, f) => whichCard(g, f.hero, 'keep', f.cards, (c) => traitId(g, c)),
    take(g, f, { option }) {
      const kept = itemAt(option.args, 0);
      const { id } = heroAt(g.state, f.hero);
      // Told as drawn and discarded, so that nobody takes it for a copy the hero holds.
      for (const c of f.cards.filter((card) => card !== kept)) {
        g.emit?.('S-TRAIT-1', { type: 'card-gained', hero: id, card: traitId(g, c) });
        discard(g, TRAIT_DECK, c);
        g.emit?.('S-TRAIT-1', { type: 'card-discarded', hero: id, card: traitId(g, c) });
      }
      const next = holdTrait(g, f.hero, kept);
      g.emit?.('S-TRAIT-1', { type: 'card-gained', hero: id, card: traitId(g, kept) });
      f.cards = [];
      return callIf(f, 'end', next);
    },
  },
  end: () => DONE,
});

const GAIN = 'gain-trait';
const GAIN_OPTION = plainOption(GAIN, { cost: 1 });

/** The turn under way: each hero has one a round, so whose it is names it. */
const inThisTurn = (g: Game): string => `${GAIN}@${g.state.active}`;

/** Once in each turn, the own one or another hero's in which an action is given (S-TRAIT-1). */
export const gainTraitAction: Action = {
  verb: GAIN,
  why(g, hero): RefusalCode | undefined {
    const no = kitOf(g).hindered(g, hero) ?? kitOf(g).noTraits?.(g, hero);
    if (no) return no;
    if (usedThisRound(g, hero, inThisTurn(g))) return 'trait.once';
    if (!hasCards(g)) return 'trait.no-cards';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (canPay(g, hero, 1, NO_KIND) && !gainTraitAction.why(g, hero, {})) add(GAIN_OPTION);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    markThisRound(g, hero, inThisTurn(g));
    return gainBest(g, hero);
  },
};

/** A card is used: said, perhaps kept by what reacts to it, else discarded (S-TRAIT-3). */
export function useTrait(g: Game, hero: number, trait: string): Frame | null {
  const card = traitsOf(g, hero).find((c) => traitId(g, c) === trait);
  if (card === undefined) return null;
  g.emit?.('S-TRAIT-3', { type: 'card-used', hero: heroAt(g.state, hero).id, card: trait });
  const f: Used = { proc: 'trait-used', step: 'react', hero, card, kept: false };
  return f;
}

interface Used extends Frame<'trait-used'> {
  hero: number;
  card: number;
  /** An ability keeps it. */
  kept: boolean;
}

/** An ability keeps the card. */
export function keepTrait(g: Game, f: Used, by: string): void {
  f.kept = true;
  const { clause = '' } = g.context.abilities.get(by) ?? {};
  g.emit?.(clause, {
    type: 'card-kept',
    hero: heroAt(g.state, f.hero).id,
    card: traitId(g, f.card),
    with: by,
  });
}

/** A card that is kept does not answer the same juncture again (S-ACT-3). */
function notAgain(g: Game, { hero, card }: Used): void {
  const trait = traitId(g, card);
  const reactsTo = g.context.abilities.get(trait)?.at;
  const at = underWay<JunctureFrame>(g, 'moment');
  if (at && reactsTo?.[at.moment]) at.acted.push(`${trait}@${hero}`);
}

export const traitUsedProcedure = procedure<Used>()({
  react(g, f) {
    return callIf(f, 'discard', juncture(g, 'trait-used', f.hero));
  },
  discard(g, f) {
    if (f.kept) notAgain(g, f);
    else if (traitsOf(g, f.hero).includes(f.card)) discardTrait(g, f.hero, f.card);
    return DONE;
  },
});
