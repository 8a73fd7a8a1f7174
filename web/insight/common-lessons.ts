/** Lessons that every edition teaches, told in its own words (`insight.tour.<id>.title` and `.text`). */
import { enemiesActed, happened, here, offered, zonesOf, zonesWhere } from './lesson-facts.ts';
import type { Lesson, Moment } from './lessons.ts';

export const turnLesson: Lesson = {
  id: 'turn',
  ready: (m) => m.decision?.prompt === 'activate',
  learnt: (m) => happened(m, 'turn-started'),
  zones: (m) => zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z)),
  buttons: [],
};

export const doorLesson: Lesson = {
  id: 'door',
  ready: (m) => offered(m, 'door').length > 0,
  learnt: (m) => happened(m, 'door-opened'),
  zones: (m) => zonesOf(offered(m, 'door')).filter((z) => !here(m).includes(z)),
  buttons: ['door'],
};

/** `families`: how attacks are called in the menu. */
export const attackLesson = (id: string, ...families: string[]): Lesson => ({
  id,
  ready: (m) => offered(m, ...families).length > 0,
  learnt: (m) => happened(m, 'attacked'),
  zones: (m) => zonesOf(offered(m, ...families)),
  buttons: families,
});

/** Told when the last turn of the round is under way. */
export const enemiesLesson: Lesson = {
  id: 'enemies',
  ready: (m) =>
    m.decision?.prompt === 'turn' && m.state.heroes.filter((h) => h.status === 'in' && !h.done).length <= 1,
  learnt: enemiesActed,
  zones: (m) =>
    zonesWhere(m, (z) => m.context.types.some((_, t) => m.state.enemies[t * m.context.zones + z] > 0)),
  buttons: ['forecast'],
};

export const allTaken = ({ state }: Moment): boolean => state.objectives.every((o) => o.taken >= 0);

export const takeLesson = (id: string): Lesson => ({
  id,
  ready: (m) => m.decision?.prompt === 'turn' && happened(m, 'door-opened'),
  learnt: allTaken,
  zones: (m) => zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0)),
  buttons: ['take'],
});

/** `open`: nothing is left to do but to leave. */
export const exitLesson = (open: (m: Moment) => boolean): Lesson => ({
  id: 'exit',
  ready: (m) => m.decision?.prompt === 'turn' && open(m),
  learnt: (m) => m.state.heroes.every((h) => h.status !== 'in') || m.state.outcome !== null,
  zones: (m) => zonesWhere(m, (z) => m.context.mission.exit?.zones.includes(z) ?? false),
  buttons: ['move'],
});
