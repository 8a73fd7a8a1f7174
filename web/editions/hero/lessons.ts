/** The lessons of the first mission of hero mode. Words: `insight.tour.<id>.title` and `.text`. */
import type { Option } from '@holdout/engine';
import { enemiesActed, happened, here, inMenu, zonesOf, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';
import { MENU } from './menu.ts';
import { ownOf } from './pieces.ts';

const offered = (m: Moment, family: string): readonly Option[] =>
  inMenu(m, (o) => (MENU.familyOf?.(o) ?? o.verb) === family);

const peopleZones = (m: Moment): string[] => {
  const { bystanders } = ownOf(m.state);
  return zonesWhere(m, (z) => bystanders.some((b) => b.zone === z));
};

export const LESSONS: readonly Lesson[] = [
  {
    id: 'turn',
    ready: (m) => m.decision?.prompt === 'activate',
    learnt: (m) => happened(m, 'turn-started'),
    zones: (m) => zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z)),
    buttons: [],
  },
  {
    id: 'power',
    ready: (m) => m.decision?.prompt === 'spend-power',
    learnt: (m) => happened(m, 'power-spent'),
    zones: here,
    buttons: [],
  },
  {
    id: 'door',
    ready: (m) => offered(m, 'door').length > 0,
    learnt: (m) => happened(m, 'door-opened'),
    zones: (m) => zonesOf(offered(m, 'door')).filter((z) => !here(m).includes(z)),
    buttons: ['door'],
  },
  {
    id: 'attack',
    ready: (m) => offered(m, 'attack').length > 0,
    learnt: (m) => happened(m, 'attacked'),
    zones: (m) => zonesOf(offered(m, 'attack')),
    buttons: ['attack'],
  },
  {
    id: 'enemies',
    ready: (m) =>
      m.decision?.prompt === 'turn' && m.state.heroes.filter((h) => h.status === 'in' && !h.done).length <= 1,
    learnt: enemiesActed,
    zones: (m) =>
      zonesWhere(m, (z) => m.context.types.some((_, t) => m.state.enemies[t * m.context.zones + z] > 0)),
    buttons: ['forecast'],
  },
  {
    id: 'people',
    ready: (m) => m.decision?.prompt === 'turn' && peopleZones(m).length > 0,
    learnt: (m) => happened(m, 'bystander-rescued'),
    zones: peopleZones,
    buttons: ['rescue'],
  },
  {
    id: 'objectives',
    ready: (m) => m.decision?.prompt === 'turn' && happened(m, 'door-opened'),
    learnt: (m) => m.state.objectives.every((o) => o.taken >= 0),
    zones: (m) => zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0)),
    buttons: ['take'],
  },
  {
    id: 'exit',
    ready: (m) => m.decision?.prompt === 'turn' && m.state.objectives.every((o) => o.taken >= 0),
    learnt: (m) => m.state.heroes.every((h) => h.status !== 'in') || m.state.outcome !== null,
    zones: (m) => zonesWhere(m, (z) => m.context.mission.exit?.zones.includes(z) ?? false),
    buttons: ['move'],
  },
];
