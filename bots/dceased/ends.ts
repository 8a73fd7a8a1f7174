/** What it is worth in DCeased to end the turn in a place: as to all the living, and who is left without protection. */
import { endWorth as livingEndWorth } from '../living/ends.ts';
import { areaOf } from '../plain/aims.ts';
import { bestEndBy, type Turn } from '../supers/ends.ts';
import type { Field } from '../supers/field.ts';
import { savedWorth, straysIn } from './people.ts';
import { wishesOf } from './words.ts';

/** Whoever stands with somebody takes the blows for them, most of the time (H-BYS-1). */
const GUARD = 0.7;
/** A place left empty that must not be. */
const DESERTED = 400;

export function endWorth(turn: Turn, field: Field, zone: number, actions: number, power: number): number {
  return (
    livingEndWorth(turn, field, zone, actions, power) + guardWorth(turn, field, zone) - desertion(turn, zone)
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

export const bestEnd = bestEndBy(endWorth);
