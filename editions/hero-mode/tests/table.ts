/** A table for the tests of hero mode. */
import { itemAt, createEngine } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { bystanderId } from '../../supers/people/bystanders.ts';
import { BYSTANDER_SLOT } from '../../supers/kit.ts';
import { ownOf } from '../../supers/own.ts';
import { traitId, traitsOf } from '../../supers/cards/traits.ts';
import { hero } from '../index.ts';

export const engine = createEngine([hero]);

/** A scene on a mission of the box or a board of its own; heroes stand where the scenario says. */
export const play = (scenario: { [key: string]: unknown }): Scene =>
  scene(engine, { edition: 'hero', ...scenario });

const indexOf = (s: Scene, id: string): number => s.state.heroes.findIndex((h) => h.id === id);

export const power = (s: Scene, id: string): number => s.hero(id).track;
export const health = (s: Scene, id: string): number => 3 - s.hero(id).wounds;
export const traits = (s: Scene, id: string): string[] =>
  traitsOf(s.game, indexOf(s, id)).map((c) => traitId(s.game, c));

/** Id of the bystander card the hero holds, '' for none. */
export function bystanderOf(s: Scene, id: string): string {
  const card = itemAt(s.hero(id).slots, BYSTANDER_SLOT);
  return card < 0 ? '' : bystanderId(s.game, card);
}

/** People in a zone, by id. */
export const peopleIn = (s: Scene, zone: string): string[] =>
  ownOf(s.game)
    .bystanders.filter((b) => b.zone === s.zone(zone))
    .map((b) => bystanderId(s.game, b.card));
