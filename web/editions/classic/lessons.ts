/** The lessons of the first mission. Words: `insight.tour.<id>.title` and `.text`. */
import type { ClassicOwn } from '@holdout/editions/classic/own.ts';
import type { Option } from '@holdout/engine';
import { enemiesActed, happened, here, inMenu, zonesOf, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';

const offered = (m: Moment, verb: string): readonly Option[] => inMenu(m, (o) => o.verb === verb);

const enemyZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.context.types.some((_, t) => m.state.enemies[t * m.context.zones + z] > 0));
const noisyZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => (m.state.own as unknown as ClassicOwn).noise[z] > 0);
const objectiveZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0));

export const LESSONS: readonly Lesson[] = [
  {
    id: 'turn',
    ready: (m) => m.decision?.prompt === 'activate',
    learnt: (m) => happened(m, 'turn-started'),
    zones: (m) => zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z)),
    buttons: [],
  },
  {
    id: 'search',
    ready: (m) => offered(m, 'search').length > 0,
    learnt: (m) => happened(m, 'searched'),
    zones: here,
    buttons: ['search'],
  },
  {
    id: 'move',
    ready: (m) => offered(m, 'move').length > 0,
    learnt: (m) => happened(m, 'moved'),
    zones: (m) => zonesOf(offered(m, 'move')),
    buttons: ['move'],
  },
  {
    id: 'door',
    ready: (m) => offered(m, 'open').length > 0,
    learnt: (m) => happened(m, 'door-opened'),
    zones: (m) => zonesOf(offered(m, 'open')).filter((z) => !here(m).includes(z)),
    buttons: ['door'],
  },
  {
    id: 'fight',
    ready: (m) => offered(m, 'attack').length > 0,
    learnt: (m) => happened(m, 'attacked'),
    zones: (m) => zonesOf(offered(m, 'attack')),
    buttons: ['shoot', 'melee'],
  },
  {
    id: 'noise',
    ready: (m) => m.decision?.prompt === 'turn' && noisyZones(m).length > 0,
    // The tokens are gone: whoever has seen them come and go has seen what they are.
    learnt: (m) => happened(m, 'noise-cleared'),
    zones: noisyZones,
    buttons: ['noise'],
  },
  {
    id: 'enemies',
    ready: (m) =>
      m.decision?.prompt === 'turn' && m.state.heroes.filter((h) => h.status === 'in' && !h.done).length <= 1,
    learnt: enemiesActed,
    zones: enemyZones,
    buttons: ['forecast'],
  },
  {
    id: 'objective',
    ready: (m) => m.decision?.prompt === 'turn' && (enemiesActed(m) || happened(m, 'door-opened')),
    learnt: (m) => objectiveZones(m).length === 0 || m.state.outcome !== null,
    zones: objectiveZones,
    buttons: ['take'],
  },
];
