/**
 * The elevator: a room that moves between its shafts with everybody inside. Calling it is free, riding costs an action;
 * its doors are open where it stands and closed elsewhere (H-ELE-1 to H-ELE-6).
 */
import {
  addTo,
  heroAt,
  itemAt,
  canPay,
  declareEvents,
  declareRefusals,
  DOOR,
  FREE,
  NO_KIND,
  openBuildings,
  option,
  pay,
  plainOption,
  setDoor,
  told,
  unopened,
  zoneId,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { ownOf } from '../supers/own.ts';

const TOLD = declareEvents({
  'elevator-moved': told(
    { hero: 'hero', from: 'floor', to: 'floor' },
    { mark: 'elevator', tone: 'cyan', beat: 'door', ms: 400 },
  ),
});
const REFUSED = declareRefusals({
  'elevator.not-beside': 'H-ELE-1',
  'elevator.here': 'H-ELE-1',
  'elevator.not-inside': 'H-ELE-3',
  'elevator.locked': 'H-ELE-2',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const levelOf = (g: Game, zone: number): string => {
  const { levels, zones } = g.context.board;
  return itemAt(levels, itemAt(zones, zone).level);
};

const isStill = (g: Game): boolean => !g.context.mission.elevator?.when(g);

/** Zones on the other side of the shaft's doors. */
function landings(g: Game, shaft: number): number[] {
  return g.context.board.doors.flatMap(({ kind, a, b }) => {
    if (kind !== 'shaft' || (a !== shaft && b !== shaft)) return [];
    return [a === shaft ? b : a];
  });
}

/** The shaft beside this zone, its doors open or closed; -1 for none. */
const shaftBeside = (g: Game, zone: number): number =>
  g.context.board.shafts.find((shaft) => landings(g, shaft).includes(zone)) ?? -1;

function whyNotCall(g: Game, hero: number): RefusalCode | undefined {
  const { elevator } = ownOf(g);
  const shaft = elevator < 0 ? -1 : shaftBeside(g, heroAt(g.state, hero).zone);
  if (shaft < 0) return 'elevator.not-beside';
  if (shaft === elevator) return 'elevator.here';
  return isStill(g) ? 'elevator.locked' : undefined;
}

/** A free action of a hero beside a shaft; it comes with everybody inside (H-ELE-1, H-ELE-4). */
export const callElevatorAction: Action = {
  verb: 'call-elevator',
  why: (g, hero) => whyNotCall(g, hero),
  offer(g, hero, add) {
    if (!whyNotCall(g, hero)) add(plainOption('call-elevator', FREE));
  },
  run: (g, hero) => moveElevator(g, hero, shaftBeside(g, heroAt(g.state, hero).zone), 'H-ELE-1'),
};

function whyNotRide(g: Game, hero: number, shaft: number | undefined): RefusalCode | undefined {
  const { elevator } = ownOf(g);
  if (shaft === undefined) return 'intent.unknown';
  if (elevator < 0 || heroAt(g.state, hero).zone !== elevator) return 'elevator.not-inside';
  if (shaft === elevator) return 'elevator.here';
  if (isStill(g)) return 'elevator.locked';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

/** One action, no Move: enemies inside cost nothing extra (H-ELE-3, H-ELE-5). */
export const rideAction: Action = {
  verb: 'ride',
  form: 'level',
  why: (g, hero, { level }) =>
    whyNotRide(
      g,
      hero,
      g.context.board.shafts.find((s) => levelOf(g, s) === level),
    ),
  offer(g, hero, add) {
    if (heroAt(g.state, hero).zone !== ownOf(g).elevator) return;
    for (const shaft of g.context.board.shafts) {
      if (!whyNotRide(g, hero, shaft))
        add(option('ride', 'level', [shaft], { level: levelOf(g, shaft), cost: 1 }));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return moveElevator(g, hero, itemAt(option.args, 0), 'H-ELE-3');
  },
};

/** Where its doors give onto a building not yet opened, that building is opened (H-ELE-6, H-LVL-4). */
function moveElevator(g: Game, hero: number, to: number, clause: string): Frame | null {
  const own = ownOf(g);
  const from = own.elevator;
  carry(g, from, to);
  own.elevator = to;
  g.context.board.doors.forEach(({ kind, a, b }, door) => {
    if (kind === 'shaft') setDoor(g, door, a === to || b === to ? DOOR.open : DOOR.closed);
  });
  g.emit?.(clause, {
    type: 'elevator-moved',
    hero: heroAt(g.state, hero).id,
    from: zoneId(g, from),
    to: zoneId(g, to),
  });
  const beyond = landings(g, to);
  return unopened(g, beyond).length > 0 ? openBuildings(beyond, hero) : null;
}

/** Heroes, enemies, people and tokens go along. */
function carry(g: Game, from: number, to: number): void {
  const { zones, types } = g.context;
  const { enemies, heroes, objectives } = g.state;
  const own = ownOf(g);
  for (let type = 0; type < types.length; type++) {
    addTo(enemies, type * zones + to, itemAt(enemies, type * zones + from));
    enemies[type * zones + from] = 0;
  }
  const lying = own.atEnd.filter((e) => e.kind === 'rise');
  const riders = [...heroes, ...own.bystanders, ...own.stunned, ...lying, ...own.cards, ...objectives];
  for (const rider of riders) if (rider.zone === from) rider.zone = to;
  if (own.hand?.zone === from) own.hand = { ...own.hand, zone: to };
  if (own.sign?.zone === from) own.sign = { ...own.sign, zone: to };
}
