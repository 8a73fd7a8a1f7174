/** People who are not at a hero's side yet, and what the coming enemy phase may do to them (H-BYS-1, H-BYS-2). */
import { ownOf } from '@holdout/editions/dceased';
import { heroAt, itemAt, numberAt, type Game } from '@holdout/engine';
import type { Turn } from '../supers/ends.ts';
import type { Field } from '../supers/field.ts';
import { strayPeople } from './table.ts';
import { wishesOf } from './words.ts';

/** Words that ask for people; where there are none, a loss still costs everybody power and a card. */
const ASKING = ['everybodyRescued', 'peopleAway', 'rescued', 'away', 'escortedIn', 'peopleIn'];
const NEEDED = 40;
const OTHERS = 4;

export const needsPeople = (g: Game): boolean => wishesOf(g).words.some((w) => ASKING.includes(w.word));

export const straysIn = (g: Game, zone: number): number =>
  strayPeople(g).reduce((n, b) => (b.zone === zone ? n + 1 : n), 0);

/** Chance that somebody in the zone is struck: by those there, and by whoever moves and strikes. */
export function dangerIn(g: Game, field: Field, zone: number): number {
  const { zones, types } = g.context;
  let attacks = 0;
  for (let t = 0; t < types.length; t++) {
    attacks += numberAt(field, t * zones + zone);
    if (itemAt(types, t).actions < 2) continue;
    for (const near of itemAt(g.view.neighbours, zone)) attacks += 0.7 * numberAt(field, t * zones + near);
  }
  return Math.min(1, attacks);
}

/** What the people are in for, as the enemies stand in the field. */
export function peopleRisk(g: Game, field: Field): number {
  const worth = needsPeople(g) ? NEEDED : OTHERS;
  return strayPeople(g).reduce((sum, b) => sum + worth * dangerIn(g, field, b.zone), 0);
}

/** Of one more at a hero's side: no longer a target (D-ESC-6). */
export const savedWorth = (g: Game, field: Field, zone: number): number =>
  (needsPeople(g) ? NEEDED : OTHERS) * dangerIn(g, field, zone);

/** Near enough to help behind a door this round. */
const NEAR = 2;
/** For each hero who cannot, but for one. */
const EXPOSED = 12;

/** Somebody is to be found behind a door: better when most of the team can still come in this round. */
export function exposure({ g, hero, zone, places }: Turn, door: number, actions: number): number {
  if (!needsPeople(g)) return 0;
  const { doors, buildingOf } = g.context.board;
  const sides = [itemAt(doors, door).a, itemAt(doors, door).b].map((z) => numberAt(buildingOf, z));
  const behind = sides.filter((b) => b >= 0 && g.state.opened[b] === 0);
  const people = ownOf(g).cards.filter((c) => !c.up && behind.includes(numberAt(buildingOf, c.zone))).length;
  if (people === 0) return 0;
  const isNear = (at: number): boolean =>
    at >= 0 && numberAt(g.view.distance, at * g.context.zones + zone) <= NEAR;
  const helps = (at: number, h: number): boolean =>
    h === hero ? actions > 0 : !heroAt(g.state, h).done && isNear(at);
  const lacking = places.filter((at, h) => at >= 0 && !helps(at, h)).length;
  return EXPOSED * Math.max(0, lacking - 1);
}
