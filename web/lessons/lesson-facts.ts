/** What lessons look at: what happened, what is on offer, and where. */
import { itemAt, type EventType, type Option } from '@holdout/engine';
import { familyOf } from '../table/families.ts';
import type { Moment } from './lesson.ts';

export const happened = (m: Moment, ...types: EventType[]): boolean =>
  m.events.some((e) => types.includes(e.type));

export const often = (m: Moment, type: EventType): number => m.events.filter((e) => e.type === type).length;

/** Options of the turn menu that belong to one of the families. */
export const offered = ({ context, decision }: Moment, ...families: string[]): readonly Option[] =>
  decision?.prompt === 'turn' ? decision.options.filter((o) => families.includes(familyOf(o, context))) : [];

export const zonesOf = (options: readonly Option[]): string[] => [
  ...new Set(options.flatMap((o) => o.zones ?? [])),
];

/** Where whoever acts stands. */
export function here({ context, state }: Moment): string[] {
  const zone = context.board.zones[state.heroes[state.active]?.zone ?? -1];
  return zone ? [zone.id] : [];
}

export const zonesWhere = ({ context }: Moment, holds: (zone: number) => boolean): string[] =>
  context.board.zones.flatMap(({ id }, zone) => (holds(zone) ? [id] : []));

/** Heroes who have not had their turn. */
export const heroZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.state.heroes.some((h) => h.zone === z && h.status === 'in' && !h.done));

export const enemyZones = (m: Moment): string[] =>
  zonesWhere(m, (z) => m.context.types.some((_, t) => itemAt(m.state.enemies, t * m.context.zones + z) > 0));
