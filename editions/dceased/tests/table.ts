/** A table for the tests of DCeased. */
import { createEngine } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { bystanderId } from '../../supers/people/bystanders.ts';
import { traitId, traitsOf } from '../../supers/cards/traits.ts';
import { equipmentId } from '../cards.ts';
import { equipmentOf } from '../equipment.ts';
import { escortedBy } from '../escort.ts';
import { dceased } from '../index.ts';
import { ownOf } from '../own.ts';

export const engine = createEngine([dceased]);

/** A scene on a mission of the box or a board of its own; heroes stand where the scenario says. */
export const play = (scenario: { [key: string]: unknown }): Scene =>
  scene(engine, { edition: 'dceased', ...scenario });

const indexOf = (s: Scene, id: string): number => s.state.heroes.findIndex((h) => h.id === id);

export const power = (s: Scene, id: string): number => s.hero(id).track;
export const health = (s: Scene, id: string): number => 3 - s.hero(id).wounds;
export const traits = (s: Scene, id: string): string[] =>
  traitsOf(s.game, indexOf(s, id)).map((c) => traitId(s.game, c));
export const equipment = (s: Scene, id: string): string[] =>
  equipmentOf(s.game, indexOf(s, id)).map((c) => equipmentId(s.game, c));

/** People a hero has at their side, by id. */
export const escorted = (s: Scene, id: string): string[] =>
  escortedBy(s.game, indexOf(s, id)).map((b) => bystanderId(s.game, b.card));

/** People in a zone, escorted or not, by id. */
export const peopleIn = (s: Scene, zone: string): string[] =>
  ownOf(s.game)
    .bystanders.filter((b) => b.zone === s.zone(zone))
    .map((b) => bystanderId(s.game, b.card));

/** Objects in a zone, by id. */
export const objectsIn = (s: Scene, zone: string): string[] =>
  ownOf(s.game)
    .objects.filter((o) => o.zone === s.zone(zone))
    .map((o) => o.id);
