/** Hunger and being Ravenous (Z-HUN-1 to Z-HUN-7, Z-RAV-1 to Z-RAV-5, Z-FAQ-1, Z-FAQ-3). */
import {
  heroAt,
  callIf,
  abilitiesOf,
  declareEvents,
  declareRefusals,
  DONE,
  juncture,
  procedure,
  told,
  type EventsOf,
  type Frame,
  type Game,
  type RefusalsOf,
} from '@holdout/engine';
import { isDevour, type Attack } from '../supers/attack/attack.ts';
import { ownOf } from '../supers/own.ts';
import { setTrack, type Track } from '../supers/cards/track.ts';

const TOLD = declareEvents({
  ravenous: told(
    { hero: 'hero', on: 'flag' },
    { mark: 'sharp-lips', tone: 'red', beat: 'pause', ms: 400, counts: { as: 'omen', of: 'on' } },
  ),
});
const REFUSED = declareRefusals({
  'hero.ravenous': 'Z-RAV-1',
});
declare module '@holdout/engine' {
  interface Junctures {
    'hunger-rises': RoundHunger;
  }
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export const MOST_HUNGER = 4;
const HUNGER: Track = { id: 'hunger', most: MOST_HUNGER };

export const hungerOf = (g: Game, hero: number): number => heroAt(g.state, hero).track;
export const isRavenous = (g: Game, hero: number): boolean => hungerOf(g, hero) >= MOST_HUNGER;

export const hindered = (g: Game, hero: number): 'hero.ravenous' | undefined =>
  isRavenous(g, hero) ? 'hero.ravenous' : undefined;

/** Sets hunger within its bounds and says what changed. */
export function setHunger(g: Game, hero: number, to: number, clause: string): void {
  const h = heroAt(g.state, hero);
  const from = setTrack(g, hero, HUNGER, to, clause);
  if (h.track === from) return;
  if (h.track === MOST_HUNGER) g.emit?.('Z-HUN-5', { type: 'ravenous', hero: h.id, on: true });
  else if (from === MOST_HUNGER) g.emit?.('Z-RAV-3', { type: 'ravenous', hero: h.id, on: false });
}

/** A Ravenous hero's hunger does not rise (Z-HUN-6). */
export const raiseHunger = (g: Game, hero: number, by: number, clause: string): void =>
  setHunger(g, hero, heroAt(g.state, hero).track + by, clause);

/** Can "increase hunger" be paid? */
export const canPayHunger = (g: Game, hero: number): boolean => !isRavenous(g, hero);

interface RoundHunger extends Frame<'round-hunger'> {
  /** Heroes whose hunger does not rise. */
  spared: number[];
}

/** The rise as a frame to run where somebody may step in; else it is done at once. */
export function roundBegins(g: Game): Frame | null {
  const f: RoundHunger = { proc: 'round-hunger', step: 'begin', spared: [] };
  if (g.state.heroes.some((_, hero) => stepsIn(g, hero))) return f;
  rise(g, f);
  return null;
}

const stepsIn = (g: Game, hero: number): boolean =>
  abilitiesOf(g, hero).some((a) => g.context.abilities.get(a)?.at?.['hunger-rises'] !== undefined);

function rise(g: Game, { spared }: RoundHunger): void {
  g.state.heroes.forEach((h, hero) => {
    if (h.status === 'in' && !spared.includes(hero)) raiseHunger(g, hero, 1, 'Z-HUN-1');
  });
}

export const roundHungerProcedure = procedure<RoundHunger>()({
  begin(g, f) {
    return callIf(f, 'rise', juncture(g, 'hunger-rises', -1));
  },
  rise(g, f) {
    rise(g, f);
    return DONE;
  },
});

/** Every attack rolls the hunger too (Z-HUN-2); an upgrade helps all but Devour (M-MZ10). */
export const bonusDice = (g: Game, f: Attack): number =>
  heroAt(g.state, f.hero).track + (isDevour(f) ? 0 : ownOf(g).upgrade);

/** Faces that make hungry: the 1, and more while an ability says so. */
type HungerFaces = (g: Game) => number;

/** A Devour that eliminated sets hunger to 0 and ignores its 1s; otherwise each 1 counts (Z-HUN-3, Z-HUN-4, Z-DEV-4). */
export const settleHunger =
  (highestFace: HungerFaces) =>
  (g: Game, f: Attack): Frame | null => {
    if (heroAt(g.state, f.hero).status !== 'in') return null;
    if (isDevour(f) && f.kills + f.meals.length > 0) {
      setHunger(g, f.hero, 0, 'Z-HUN-4');
      return null;
    }
    const faces = highestFace(g);
    const ones = f.calm ? 0 : f.dice.filter((d) => d <= faces).length;
    if (ones > 0) raiseHunger(g, f.hero, ones, 'Z-HUN-3');
    return null;
  };
