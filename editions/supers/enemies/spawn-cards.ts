/** What a spawn card does (S-CARD-1 to S-CARD-13). */
import {
  itemAt,
  callIf,
  activationOf,
  call,
  countOf,
  DANGER_LEVELS,
  DONE,
  drawSpawnCard,
  enemyId,
  extraActivation,
  frameOf,
  juncture,
  place,
  procedure,
  putFigures,
  underWay,
  watchedActivation,
  type Chosen,
  type Context,
  type Frame,
  type Game,
  type SpawnReading,
} from '@holdout/engine';
import { spawnEnemyHero } from './enemy-heroes.ts';
import { kitIn, kitOf, type SpawnCard } from '../kit.ts';

declare module '@holdout/engine' {
  interface Junctures {
    'card-drawn': DrawnCard;
  }
}

/** Highest level any hero has reached, eliminated or gone too (D-SPAWN-1). */
export const highestReached = (g: Game): number => Math.max(0, ...g.state.heroes.map((h) => h.level));

/** Highest level of the heroes on the board; with nobody there, the highest reached (S-CARD-10). */
export function danger(g: Game): number {
  let level = -1;
  for (const h of g.state.heroes) if (h.status === 'in' && h.level > level) level = h.level;
  return level < 0 ? highestReached(g) : level;
}

/** The danger level at which the card under way is read: as it was drawn, unless something lowers it (S-CARD-10). */
export function levelRead(g: Game): number {
  const f = underWay<DrawnCard>(g, 'drawn-card');
  return f ? f.level - f.lower : g.context.edition.policies.danger(g);
}

export const figuresOn = (g: Game, card: { readonly byDanger: readonly number[] }): number =>
  card.byDanger[levelRead(g)] ?? 0;

/** A drawn card may still be turned away; then it is carried out. */
export interface DrawnCard extends Frame<'drawn-card'> {
  step: 'drawn' | 'resolve' | 'end';
  card: number;
  zone: number;
  /** Zone its enemies come to. */
  at: number;
  /** Nobody activates because of it. */
  still: boolean;
  /** Danger level at which it was drawn. */
  level: number;
  /** Danger levels it is read lower. */
  lower: number;
}

/** The card under way. */
export const drawnCardOf = (g: Game): DrawnCard => frameOf<DrawnCard>(g, 'drawn-card');

/** As printed, level by level. */
export function spawnReadings(
  { edition, types }: Pick<Context, 'edition' | 'types'>,
  id: string,
): SpawnReading[] {
  const card = kitIn(edition).spawnCards.find((c) => c.id === id);
  if (!card) return [];
  const { kind, type, byDanger } = card;
  const enemy = type < 0 ? '' : itemAt(types, type).id;
  return DANGER_LEVELS.map((_, level) => ({ kind, enemy, n: byDanger[level] ?? 0 }));
}

/** All of a card in one word, for those who look at it: `rush.walker.1-2-3-4`, `hidden`. */
export function spawnFace(g: Game, index: number): string {
  const { kind, type, byDanger } = itemAt(kitOf(g).spawnCards, index);
  const counted = byDanger.length > 0 ? [byDanger.join('-')] : [];
  return [kind, ...(type < 0 ? [] : [enemyId(g, type), ...counted])].join('.');
}

export const resolveSpawnCard = (g: Game, card: number, zone: number): Frame | null => {
  const f: DrawnCard = {
    proc: 'drawn-card',
    step: 'drawn',
    card,
    zone,
    at: zone,
    still: false,
    level: g.context.edition.policies.danger(g),
    lower: 0,
  };
  return f;
};

/** The card stays where it is, among the discards; another one is carried out in its place. */
export function drawInstead(g: Game, f: DrawnCard): void {
  f.card = drawSpawnCard(g, f.zone);
  f.at = f.zone;
  f.still = false;
  f.level = g.context.edition.policies.danger(g);
  f.lower = 0;
}

/** It stays among the discards and does nothing; no other card comes in its place. */
export function turnAway(g: Game, f: DrawnCard): void {
  f.step = 'end';
  noEffect(g, itemAt(kitOf(g).spawnCards, f.card));
}

export const drawnCardProcedure = procedure<DrawnCard>()({
  drawn(g, f) {
    return callIf(f, 'resolve', juncture(g, 'card-drawn', -1));
  },
  resolve(g, f) {
    return callIf(f, 'end', (f.still ? carryOutStill : carryOut)(g, f.card, f.at));
  },
  end: () => DONE,
});

function carryOut(g: Game, index: number, zone: number): Frame | null {
  const card = itemAt(kitOf(g).spawnCards, index);
  const count = figuresOn(g, card);
  switch (card.kind) {
    case 'normal':
      return count > 0 ? place([{ zone, type: card.type, count }]) : noEffect(g, card);
    case 'rush':
      return count > 0 ? rush(zone, card.type, count) : noEffect(g, card);
    case 'extra':
      return extraActivation(1 << card.type, 'S-CARD-3');
    case 'hero':
      return withHorde(spawnEnemyHero(g, zone), zone, card.type, count);
    default:
      return kitOf(g).spawnSpecial(g, card, zone);
  }
}

/** Does somebody activate because of this card, as it stands now? */
export function activates(g: Game, index: number): boolean {
  const { kind, type, byDanger } = itemAt(kitOf(g).spawnCards, index);
  if (kind === 'rush') return figuresOn(g, { byDanger }) > 0;
  return kind === 'extra' && g.context.board.zones.some((_, z) => countOf(g, type, z) > 0);
}

/** A rush places its figures, an extra activation does nothing. */
function carryOutStill(g: Game, index: number, zone: number): Frame | null {
  const { kind, type, byDanger } = itemAt(kitOf(g).spawnCards, index);
  return kind === 'rush' ? place([{ zone, type, count: figuresOn(g, { byDanger }) }]) : null;
}

/** Enemies printed on an enemy hero's card come with it, before anybody acts (D-SPN-1, D-SPN-3). */
function withHorde(next: Frame | null, zone: number, type: number, count: number): Frame | null {
  if (type < 0 || count === 0) return next;
  const frames = [place([{ zone, type, count }]), ...(next ? [next] : [])];
  return { proc: 'sequence', step: 'next', ...{ frames } };
}

function noEffect(g: Game, { id, kind }: SpawnCard): null {
  g.emit?.('S-CARD-1', { type: 'card-without-effect', card: id, kind });
  return null;
}

interface Rush extends Frame<'rush'> {
  zone: number;
  type: number;
  count: number;
  /** Those placed, where they are now. */
  figures: Chosen[];
}

const rush = (zone: number, type: number, count: number): Frame => {
  const f: Rush = { proc: 'rush', step: 'place', zone, type, count, figures: [] };
  return f;
};

/** The figures just placed act at once; what ran short activates the type before that (S-CARD-2, S-CARD-8). */
export const rushProcedure = procedure<Rush, { go: Chosen[] }>()({
  place(g, f) {
    const n = Math.min(f.count, itemAt(g.state.supply, f.type));
    putFigures(g, f.zone, f.type, n);
    f.figures = n > 0 ? [{ type: f.type, zone: f.zone, n }] : [];
    if (n === f.count) return 'go';
    g.emit?.('K-SPAWN-4', { type: 'figures-short', enemy: enemyId(g, f.type), missing: f.count - n });
    return call(f, 'go', watchedActivation(1 << f.type, 'K-SPAWN-4', f.figures));
  },
  go: {
    given(_g, f, figures) {
      f.figures = figures;
    },
    act(_g, f) {
      if (f.figures.length === 0) return DONE;
      return call(f, 'end', activationOf(f.figures, 'S-CARD-2'));
    },
  },
  end: () => DONE,
});
