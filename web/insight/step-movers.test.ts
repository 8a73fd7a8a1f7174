import { classic, dceased, EDITIONS, zombie } from '@holdout/editions';
import { createEngine, formOf, kindOf, type Beat, type Kind } from '@holdout/engine';
import { eventTypes, playRandomGame, setupFor, type Played } from '@holdout/engine/testing';
import type { State } from '@holdout/engine';
import { expect, it } from 'vitest';
import { moversFor } from './step-movers.ts';
import { planTheatre } from './theatre.ts';
import '../editions/testing.ts';

const engine = createEngine(EDITIONS);

/** What an event has to tell for each beat that shows something between two places or over somebody: one of each row. */
const NEEDS: { readonly [beat in Beat]?: readonly (readonly Kind[])[] } = {
  swarm: [['enemy', 'card'], ['zone']],
  rise: [['enemy', 'card'], ['zone']],
  kill: [['enemy', 'card'], ['zone']],
  bite: [['zone'], ['count']],
  track: [['hero']],
  wound: [['hero']],
  shield: [['hero']],
  level: [['hero']],
  death: [['hero']],
  dice: [['zone', 'hero'], ['dice']],
};

it('every event whose beat moves something tells what and where', () => {
  const lacking = eventTypes().flatMap((type) => {
    const { fields, beat } = formOf(type);
    const kinds = Object.values(fields).map(kindOf);
    const needs = (beat && NEEDS[beat]) ?? [];
    return needs.every((some) => some.some((kind) => kinds.includes(kind))) ? [] : [type];
  });
  expect(lacking).toEqual([]);
  const zones = (type: string): number =>
    Object.values(formOf(type).fields).filter((field) => kindOf(field) === 'zone').length;
  const swarms = eventTypes().filter((type) => formOf(type).beat === 'swarm');
  expect(swarms.filter((type) => zones(type) !== 2)).toEqual([]);
});

it('moves something on the stage at every such beat of a game', () => {
  const seen = new Set<Beat>();
  const still: string[] = [];
  for (const [mission, edition] of [
    ['01', classic],
    ['02', classic],
    ['MZ3', zombie],
    ['D1', dceased],
    ['D2', dceased],
    ['D3', dceased],
  ] as const) {
    const setup = setupFor(engine, edition, mission, 2);
    if (!setup) throw new Error('no set-up');
    let before: State | undefined;
    const each = ({ state, events }: Played): string[] => {
      const after = engine.mask(state);
      if (before) {
        const { context } = engine.gameOf(state);
        const { steps } = planTheatre(context, before, events, { speed: 2, motion: true });
        for (const [i, step] of steps.entries()) {
          if (!NEEDS[step.kind]) continue;
          const movers = moversFor(context, step, i, before, after, true);
          if (movers.length === 0) still.push(step.event.type);
          else seen.add(step.kind);
        }
      }
      before = after;
      return [];
    };
    expect(playRandomGame(engine, setup, `stage${mission}`, each, 'changes').faults).toEqual([]);
  }
  expect(still).toEqual([]);
  expect([...seen].sort()).toEqual(['bite', 'death', 'dice', 'kill', 'rise', 'swarm', 'track', 'wound']);
});
