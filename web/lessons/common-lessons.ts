/** Lessons that every edition teaches, told in its own words (lesson.ts says which). */
import {
  enemyZones,
  happened,
  here,
  heroZones,
  offered,
  often,
  zonesOf,
  zonesWhere,
} from './lesson-facts.ts';
import type { Lesson, Moment, Reminder } from './lesson.ts';
import { isResting } from './telling.ts';

const isTurn = (m: Moment): boolean => m.decision?.prompt === 'turn';

/** One who goes several zones with one action is asked after each. */
const isMidway = (m: Moment): boolean => m.decision?.prompt === 'move-on';

/** Before the first move; over with the first thing somebody does. `zones`: what wins. */
export const goalLesson = (zones: Lesson['zones']): Lesson => ({
  id: 'goal',
  ready: isResting,
  learnt: (m) => happened(m, 'moved', 'searched', 'door-opened', 'attacked', 'turn-ended'),
  urgent: () => true,
  zones,
  buttons: ['move'],
  way: true,
});

/** Told after the first step, while there are actions left; whatever is done then shows that it was read. */
export const walkLesson: Lesson = {
  id: 'walk',
  ready: (m) => happened(m, 'moved') && (offered(m, 'move').length > 0 || isMidway(m)),
  learnt: (m) => often(m, 'moved') > 1,
  readAfter: 1,
  urgent: isMidway,
  zones: (m) => zonesOf(isMidway(m) ? (m.decision?.options ?? []) : offered(m, 'move')),
  buttons: ['move'],
};

/** The second turn: the first was given. */
export const turnLesson: Lesson = {
  id: 'turn',
  ready: (m) => m.decision?.prompt === 'activate',
  learnt: (m) => often(m, 'turn-started') > 1,
  urgent: () => true,
  zones: heroZones,
  buttons: [],
};

export const doorLesson: Lesson = {
  id: 'door',
  ready: (m) => offered(m, 'door').length > 0,
  learnt: (m) => happened(m, 'door-opened'),
  urgent: () => true,
  zones: (m) => zonesOf(offered(m, 'door')).filter((z) => !here(m).includes(z)),
  doors: (m) => offered(m, 'door').flatMap((o) => o.door ?? []),
  buttons: ['door'],
};

/** `families`: how attacks are called in the menu. */
export const attackLesson = (id: string, ...families: string[]): Lesson => ({
  id,
  ready: (m) => offered(m, ...families).length > 0,
  learnt: (m) => happened(m, 'attacked'),
  urgent: () => true,
  zones: (m) => zonesOf(offered(m, ...families)),
  buttons: families,
});

export const takeLesson = (id: string): Lesson => ({
  id,
  ready: (m) => offered(m, 'take').length > 0,
  learnt: (m) => happened(m, 'objective-taken'),
  urgent: () => true,
  zones: (m) => zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0)),
  buttons: ['take'],
});

/** Told when the last turn of the round is under way. */
export const forecastLesson: Lesson = {
  id: 'forecast',
  ready: (m) => isTurn(m) && m.state.heroes.filter((h) => h.status === 'in' && !h.done).length <= 1,
  zones: enemyZones,
  buttons: ['forecast'],
  tool: 'forecast',
};

/** Told when they have acted for the first time. */
export const enemiesLesson: Lesson = {
  id: 'enemies',
  ready: (m) => m.events.some((e) => e.type === 'phase' && e.phase === 'enemies') && enemyZones(m).length > 0,
  urgent: () => true,
  zones: enemyZones,
  buttons: [],
};

/** Told as soon as somebody is hurt, before anybody acts again; where nobody is, there was nothing to learn. */
export const woundsLesson: Lesson = {
  id: 'wounds',
  ready: (m) => isResting(m) && happened(m, 'wounded', 'hero-died'),
  urgent: () => true,
  first: true,
  zones: here,
  buttons: ['undo'],
};

export const dangerLesson: Lesson = {
  id: 'danger',
  ready: (m) => isTurn(m) && happened(m, 'experience'),
  zones: here,
  buttons: [],
};

/** `open`: nothing is left to do but to leave. */
export const exitLesson = (open: (m: Moment) => boolean): Lesson => ({
  id: 'exit',
  ready: (m) => isTurn(m) && open(m),
  learnt: (m) => happened(m, 'hero-left'),
  urgent: () => true,
  zones: (m) => zonesWhere(m, (z) => m.context.mission.exit?.zones.includes(z) ?? false),
  buttons: ['move'],
});

/** `families`: how attacks are called in the menu. */
export const besideReminder = (...families: string[]): Reminder => ({
  id: 'beside',
  ready: (m) => {
    const zones = enemyZones(m);
    // Between turns whoever stands beside one should go next.
    if (m.decision?.prompt === 'activate') return heroZones(m).some((z) => zones.includes(z));
    const ways = zonesOf(offered(m, ...families));
    return here(m).some((z) => zones.includes(z) && ways.includes(z));
  },
});

/** Whoever has had their turn cannot strike any more; the others can. */
export const helpReminder: Reminder = {
  id: 'help',
  ready: (m) => {
    const zones = enemyZones(m);
    return (
      isResting(m) &&
      m.state.heroes.some((h) => h.done && h.status === 'in' && zones.includes(zoneIdOf(m, h.zone)))
    );
  },
};

const zoneIdOf = ({ context }: Moment, zone: number): string => context.board.zones[zone]?.id ?? '';

/** Objectives still to be taken. */
export const objectiveZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0));

export const allTaken = ({ state }: Moment): boolean => state.objectives.every((o) => o.taken >= 0);
