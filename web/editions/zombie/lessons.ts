/** The lessons of the first mission of zombie mode. Words: `insight.tour.<id>.title` and `.text`. */
import { MOST_HUNGER } from '@holdout/editions/zombie/hunger.ts';
import type { Option } from '@holdout/engine';
import { enemiesActed, happened, here, inMenu, zonesOf, zonesWhere } from '../../insight/lesson-facts.ts';
import type { Lesson, Moment } from '../../insight/lessons.ts';
import { ownOf } from './extras.ts';
import { MENU } from './menu.ts';

const offered = (m: Moment, family: string): readonly Option[] =>
  inMenu(m, (o) => (MENU.familyOf?.(o) ?? o.verb) === family);

const foodZones = (m: Moment): string[] => {
  const { bystanders, cards } = ownOf(m.state);
  return zonesWhere(m, (z) => [...bystanders, ...cards].some((b) => b.zone === z));
};

const actor = ({ state }: Moment) => state.heroes[state.active];
/** Hungry, and still able to do something about it. */
const isHungry = (m: Moment): boolean => {
  const hero = actor(m);
  return hero !== undefined && hero.track >= MOST_HUNGER && hero.actions > 0;
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
    id: 'ravenous',
    ready: (m) => m.decision?.prompt === 'turn' && isHungry(m),
    learnt: (m) => m.events.some((e) => e.type === 'ravenous' && !e.on),
    zones: foodZones,
    buttons: ['devour'],
  },
  {
    id: 'door',
    ready: (m) => offered(m, 'door').length > 0,
    learnt: (m) => happened(m, 'door-opened'),
    zones: (m) => zonesOf(offered(m, 'door')).filter((z) => !here(m).includes(z)),
    buttons: ['door'],
  },
  {
    id: 'hunger',
    ready: (m) => offered(m, 'attack').length > 0,
    learnt: (m) => happened(m, 'attacked'),
    zones: (m) => zonesOf(offered(m, 'attack')),
    buttons: ['attack'],
  },
  {
    id: 'devour',
    ready: (m) => offered(m, 'devour').length > 0,
    learnt: (m) => m.events.some((e) => e.type === 'attacked' && e.weapon === 'devour'),
    zones: here,
    buttons: ['devour'],
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
    id: 'key',
    ready: (m) => m.decision?.prompt === 'turn' && happened(m, 'door-opened'),
    learnt: (m) => m.state.objectives.every((o) => o.taken >= 0),
    zones: (m) => zonesWhere(m, (z) => m.state.objectives.some((o) => o.zone === z && o.taken < 0)),
    buttons: ['take'],
  },
  {
    id: 'food',
    ready: (m) => m.decision?.prompt === 'turn' && enemiesActed(m) && foodZones(m).length > 0,
    learnt: (m) => happened(m, 'devoured'),
    zones: foodZones,
    buttons: ['devour'],
  },
  {
    id: 'exit',
    ready: (m) => m.decision?.prompt === 'turn' && foodZones(m).length === 0 && happened(m, 'devoured'),
    learnt: (m) => m.state.heroes.every((h) => h.status !== 'in') || m.state.outcome !== null,
    zones: (m) => zonesWhere(m, (z) => m.context.mission.exit?.zones.includes(z) ?? false),
    buttons: ['move'],
  },
];
