/** People who have to be brought to the elevator, and whoever a ride would leave behind (H-LVL-2). */
import { missionOf, ownOf } from '@holdout/editions/supers';
import { itemAt, type Game } from '@holdout/engine';

/** Where people have to be led, each one left counts for so many heroes. */
const LED = 3;

const levelOf = (g: Game, zone: number): number => itemAt(g.context.board.zones, zone).level;

/** Where the team waits for people: the shaft of their level, until all of them are in it; then where they can be rescued. */
export function meetingPoints(g: Game): number[] {
  const { shafts } = g.context.board;
  const people = ownOf(g).bystanders;
  const outside = people.filter((b) => !shafts.includes(b.zone)).map((b) => levelOf(g, b.zone));
  if (outside.length > 0) return shafts.filter((zone) => outside.includes(levelOf(g, zone)));
  return people.length > 0 ? [...missionOf(g).rescueIn] : [];
}

/** Heroes on this level who are not in the elevator, and people who must not be lost. */
export function leftBehind(g: Game, shaft: number): number {
  const level = levelOf(g, shaft);
  const isLeft = (zone: number): boolean => zone >= 0 && zone !== shaft && levelOf(g, zone) === level;
  const heroes = g.state.heroes.filter((h) => h.status === 'in' && isLeft(h.zone)).length;
  const people = ownOf(g).bystanders.filter((b) => isLeft(b.zone)).length;
  return heroes + (missionOf(g).rescueIn.length > 0 ? LED * people : 0);
}
