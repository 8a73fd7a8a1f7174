/** Packs and sheets of heroes, whole and spoilt: taken or refused, and nobody else waits. */
import { lamplighters } from '@holdout/editions/testing/data';
import { EDITIONS } from '@holdout/editions';
import { leading, type Setup } from '@holdout/engine';
import { carriedFrom, plainHero, readPack } from '@holdout/engine/packs';
import { LIMITS } from '../../limits.ts';
import { ofSetup, spoiled, SPOILS, tryBodies } from './crafted.ts';
import { missionOf } from './missions.ts';
import type { Abuses, Scene } from './scene.ts';

/** The set-up of the scene with a hero and all cards of the example pack in it. */
function packSetup({ setup }: Scene): Setup {
  const read = readPack(EDITIONS, JSON.stringify(lamplighters));
  if ('problems' in read) throw new Error('the example pack is broken');
  const { pack } = read;
  const hero = pack.heroes.find(({ edition }) => edition === setup.edition);
  if (!hero) throw new Error(`the example pack has no hero of ${setup.edition}`);
  const [[first, ...rest], ...others] = leading(setup.seats, 1);
  return {
    ...setup,
    mission: missionOf({ setup }, {}),
    seats: [[hero.id, ...(first === undefined ? [] : rest)], ...others],
    sheets: [plainHero(hero)],
    pack: carriedFrom(pack, setup.edition),
  };
}

/** Every list in it as long as this: most of what stands there twice is refused for that, late. */
const longer = (times: number) => (leaf: unknown) =>
  Array.isArray(leaf) && leaf.length > 0 && leaf.length < 40
    ? Array.from({ length: times }, (): unknown => leaf).flat()
    : leaf;

const fitting = (bodies: readonly string[]): string[] =>
  bodies.filter((body) => body.length < LIMITS.requestBytes);

/** So many copies of the sheet under names of their own. */
const manySheets = ({ sheets = [] }: Setup, count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({ ...sheets[0], id: `own${i}` }));

export const BROUGHT_ABUSES: Abuses = {
  'brings a pack, and plays by it': async (at) => (await at.post(ofSetup(packSetup(at)))).status === 201,
  'brings spoilt packs': (at) => {
    const setup = packSetup(at);
    const bodies = [...SPOILS, longer(60)].flatMap((spoil) => [
      ofSetup({ ...setup, pack: spoiled(setup.pack, spoil) }),
      ofSetup({ ...setup, sheets: spoiled(setup.sheets, spoil) }),
    ]);
    return tryBodies(at, fitting(bodies));
  },
  'brings sheets without end': (at) => {
    const setup = packSetup(at);
    const bodies = [20, 200, 2000].map((count) => ofSetup({ ...setup, sheets: manySheets(setup, count) }));
    return tryBodies(at, fitting(bodies));
  },
};
