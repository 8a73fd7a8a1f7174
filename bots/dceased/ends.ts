/** What it is worth in DCeased to end the turn in a place: as in hero mode, and who is left without protection. */
import { areaOf } from './aims.ts';
import { savedWorth, straysIn } from './people.ts';
import { wishesOf } from './words.ts';
import { endWorth as heroEndWorth } from '../living/ends.ts';
import { SPARE, TOKEN, type Turn } from '../zombie/ends.ts';
import type { Field } from '../supers/field.ts';
import { spotsWithin } from '../supers/reach.ts';

/** Whoever stands with somebody takes the blows for them, most of the time (H-BYS-1). */
const GUARD = 0.7;
/** A place left empty that must not be. */
const DESERTED = 400;

export function endWorth(turn: Turn, field: Field, zone: number, actions: number, power: number): number {
  return (
    heroEndWorth(turn, field, zone, actions, power) + guardWorth(turn, field, zone) - desertion(turn, zone)
  );
}

function guardWorth({ g, hero, places }: Turn, field: Field, zone: number): number {
  const people = straysIn(g, zone);
  if (people === 0 || places.some((at, h) => h !== hero && at === zone)) return 0;
  return GUARD * people * savedWorth(g, field, zone);
}

function desertion({ g, hero, places }: Turn, zone: number): number {
  const kept = areaOf(g, wishesOf(g).kept);
  if (kept.length === 0 || kept.includes(zone)) return 0;
  return places.some((at, h) => h !== hero && kept.includes(at)) ? 0 : DESERTED;
}

/** The best place within reach. */
export function bestEnd(turn: Turn, field: Field, from: number, actions: number, power: number): number {
  const { g, hero, way, tokens } = turn;
  let best = -Infinity;
  for (const { zone, left } of spotsWithin(g, hero, field, from, actions)) {
    const errand = left >= 1 && (tokens.has(zone) || way.aims.some((a) => a.zone === zone)) ? TOKEN : 0;
    best = Math.max(best, endWorth(turn, field, zone, left, power) + errand + SPARE * left);
  }
  return best;
}
