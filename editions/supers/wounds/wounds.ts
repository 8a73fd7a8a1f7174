/** A hero suffers wounds: what cancels them, and the end of a hero (S-WND-1, S-ELIM-1, S-ELIM-2). */
import {
  heroAt,
  callIf,
  declareEvents,
  DONE,
  EMPTY,
  frameOf,
  juncture,
  procedure,
  told,
  underWay,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { BYSTANDER_DECK, BYSTANDER_SLOT, kitOf, TRAIT_DECK } from '../kit.ts';
import { ownOf } from '../own.ts';

const TOLD = declareEvents({
  'wounds-cancelled': told(
    { zone: 'zone', n: 'count', with: 'source' },
    { mark: 'checked-shield', tone: 'green', beat: 'pause' },
  ),
  recovered: told({ hero: 'hero', n: 'count' }, { mark: 'healing', tone: 'green', beat: 'shield' }),
});
declare module '@holdout/engine' {
  interface Junctures {
    'wounds-shared': Suffer;
    'hero-falls': Suffer;
  }
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface Suffer extends Frame<'suffer'> {
  hero: number;
  /** Wounds still to be taken. */
  wounds: number;
  /** Enemies behind them: so many at most can be cancelled by what answers to enemies. */
  enemies: number;
  zone: number;
  /** A price or the hunger itself: nothing cancels it. */
  certain: boolean;
  /** Why they are suffered: a clause, or the ability that asks for them. */
  clause: string;
}

interface Cause {
  readonly enemies: number;
  readonly zone: number;
}

const CLAUSE = 'S-WND-1';

export const sufferWounds = (hero: number, wounds: number, { enemies, zone }: Cause): Frame => {
  const f: Suffer = {
    proc: 'suffer',
    step: 'cancel',
    hero,
    wounds,
    enemies,
    zone,
    certain: false,
    clause: CLAUSE,
  };
  return f;
};

/** Wounds that nothing cancels: prices, and the wound of the Ravenous (Z-RAV-2). */
export const certainWounds = (hero: number, wounds: number, clause = CLAUSE): Frame => {
  const f: Suffer = {
    proc: 'suffer',
    step: 'take',
    hero,
    wounds,
    enemies: 0,
    zone: -1,
    certain: true,
    clause,
  };
  return f;
};

export const sufferProcedure = procedure<Suffer>()({
  cancel(g, f) {
    return callIf(f, 'take', juncture(g, 'wounds-shared', f.hero));
  },
  take(g, f) {
    const h = heroAt(g.state, f.hero);
    if (f.wounds <= 0 || h.status !== 'in') return DONE;
    const { health } = kitOf(g);
    if (h.wounds + f.wounds >= health) return 'falling';
    wound(g, f.hero, f.wounds, f.clause);
    f.wounds = 0;
    return DONE;
  },
  // Somebody may still save them; if so, they have put the wounds to 0.
  falling(g, f) {
    return callIf(f, 'fall', juncture(g, 'hero-falls', f.hero));
  },
  fall(g, f) {
    if (f.wounds === 0) return DONE;
    const { wounds, zone } = heroAt(g.state, f.hero);
    const wasted = wounds + f.wounds - kitOf(g).health;
    fall(g, f.hero);
    if (wasted > 0) g.emit?.('S-WND-2', { type: 'attacks-wasted', zone: zoneId(g, zone), n: wasted });
    return DONE;
  },
});

/** Health goes down; the hero stays up. */
export function wound(g: Game, hero: number, taken: number, clause: string): void {
  const h = heroAt(g.state, hero);
  h.wounds += taken;
  const left = kitOf(g).health - h.wounds;
  g.emit?.(clause, { type: 'wounded', hero: h.id, wounds: h.wounds, taken, left });
}

/** Fewer wounds for the hero, and for nobody else instead. */
export function preventWounds(g: Game, f: Suffer, n: number, by: string): void {
  f.wounds -= n;
  const zone = zoneId(g, heroAt(g.state, f.hero).zone);
  if (n > 0) g.emit?.(by, { type: 'wounds-cancelled', zone, n, with: by });
}

export const woundsUnderWay = (g: Game): Suffer | undefined => underWay<Suffer>(g, 'suffer');
/** The wounds under way, where there must be some. */
export const sufferOf = (g: Game): Suffer => frameOf<Suffer>(g, 'suffer');

/** About to fall, the hero keeps 1 health; wounds beyond the others are prevented. */
export function keepOneHealth(g: Game, f: Suffer, by: string): void {
  const taken = kitOf(g).health - 1 - heroAt(g.state, f.hero).wounds;
  if (taken > 0) wound(g, f.hero, taken, f.clause);
  f.wounds -= taken;
  preventWounds(g, f, f.wounds, by);
}

/** Health regained, never above the printed one. */
export function recover(g: Game, hero: number, n: number, by: string): void {
  const h = heroAt(g.state, hero);
  const regained = Math.min(n, h.wounds);
  h.wounds -= regained;
  g.emit?.(by, { type: 'recovered', hero: h.id, n: regained });
}

function leavePlay(g: Game, hero: number): void {
  const { out } = ownOf(g);
  heroAt(g.state, hero).slots.forEach((card, slot) => {
    if (card !== EMPTY) (out[slot === BYSTANDER_SLOT ? BYSTANDER_DECK : TRAIT_DECK] ??= []).push(card);
  });
}

/** The figure leaves at once; the cards leave play and trigger nothing (S-ELIM-1). */
export function fall(g: Game, hero: number): void {
  const h = heroAt(g.state, hero);
  const { zone } = h;
  h.wounds = kitOf(g).health;
  h.status = 'dead';
  h.zone = -1;
  const { heroFalls } = kitOf(g);
  if (heroFalls) heroFalls(g, hero, zone);
  else leavePlay(g, hero);
  h.slots.fill(EMPTY);
  g.stirred = true;
  g.emit?.('S-WND-1', { type: 'hero-died', hero: h.id, zone: zoneId(g, zone) });
}
