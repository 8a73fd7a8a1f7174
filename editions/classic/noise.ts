/** Noise: survivors and tokens draw zombies (C-NOISE-1 to C-NOISE-5, C-SK-23, C-SK-27). */
import {
  addTo,
  heroAt,
  itemAt,
  canPay,
  declareEvents,
  DONE,
  hasSkill,
  NO_KIND,
  pay,
  told,
  plainOption,
  zoneId,
  type Action,
  type EventsOf,
  type Game,
} from '@holdout/engine';
import { missionOf, ownOf } from './own.ts';

const TOLD = declareEvents({
  noise: told(
    { hero: 'hero', zone: 'zone', tokens: 'count' },
    {
      mark: 'speaker',
      tone: 'noise',
      beat: 'noise',
      sound: 'click',
      follows: true,
      counts: { as: 'noise', of: 'zone', n: 'tokens' },
    },
  ),
  'noise-cleared': told({ tokens: 'count' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Louder than any heap of tokens (C-SK-23). */
const LOUDEST = 10_000;

/** A Ninja makes no noise; only where the later printing lets the player waive it, a Ninja may be heard (C-SK-27). */
const isSilent = (g: Game, hero: number): boolean =>
  hasSkill(g, hero, 'ninja') && !ownOf(g).heard.includes(hero);

/** Noise of every zone: tokens plus survivors, those in cars included (C-NOISE-5). */
export function noiseMap(g: Game): number[] {
  const own = ownOf(g);
  const noise = own.noise.slice();
  for (const { zone, tokens } of missionOf(g).permanentNoise) addTo(noise, zone, tokens);
  const { heroes } = g.state;
  for (let i = 0; i < heroes.length; i++)
    if (itemAt(heroes, i).zone >= 0 && !isSilent(g, i)) addTo(noise, itemAt(heroes, i).zone, 1);
  if (own.loud) addTo(noise, own.loud.zone, LOUDEST);
  return noise;
}

/** One token where the acting survivor stands, never in the target zone (C-NOISE-2). */
function makeNoise(g: Game, hero: number, cause: string): void {
  const h = heroAt(g.state, hero);
  const { noise } = ownOf(g);
  addTo(noise, h.zone, 1);
  g.emit?.(cause, { type: 'noise', hero: h.id, zone: zoneId(g, h.zone), tokens: itemAt(noise, h.zone) });
}

/** Noise of equipment, which a Ninja does not make. */
export function equipmentNoise(g: Game, hero: number): void {
  if (!isSilent(g, hero)) makeNoise(g, hero, 'C-NOISE-2');
}

export function clearNoise(g: Game): void {
  const own = ownOf(g);
  const tokens = own.noise.reduce((a, b) => a + b, 0);
  own.noise.fill(0);
  if (tokens > 0) g.emit?.('C-NOISE-3', { type: 'noise-cleared', tokens });
}

const NOISE = plainOption('noise', { cost: 1 });

/** Make Noise always works, for a Ninja too (C-NOISE-4, C-SK-27). */
export const noiseAction: Action = {
  verb: 'noise',
  why: (g, hero) => (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions'),
  offer(g, hero, add) {
    if (canPay(g, hero, 1, NO_KIND)) add(NOISE);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    makeNoise(g, hero, 'C-NOISE-4');
    return DONE;
  },
};
