/**
 * Packs spoilt at random: read, or refused with a code and a place; what is read begins a game that is sound, and nothing
 * ever throws or goes on without end. The same packs every time.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  isRefusal,
  isRefusalCode,
  itemAt,
  lookUp,
  type Edition,
  type Json,
} from '@holdout/engine';
import { MOST_OF_PACK, packSchema, readPack, setupOf, type Pack } from '@holdout/engine/packs';
import { checkState, createRandom, randomAnswer } from '@holdout/engine/testing';
import { damaged, garbageWith } from '@holdout/engine/testing/hostile';
import raw from '../example-pack/lamplighters.json?raw';
import { EDITIONS } from '../index.ts';

/** All that packs of ours say, with one small mission of one edition each. */
const MISSIONS: { readonly [edition: string]: string } = {
  classic: '00',
  zombie: 'MZ0',
  hero: 'MH1',
  dceased: 'D0',
};
type File = { [key: string]: Json };
const example = JSON.parse(raw) as File & { heroes: File[]; cards: File };
const packFor = ({ id, missions }: Edition): Json => ({
  ...example,
  id: `spoilt-${id}`,
  missions: [lookUp(missions, lookUp(MISSIONS, id))],
  heroes: example.heroes.filter((h) => h['edition'] === id),
  cards: { [id]: example.cards[id] ?? {} },
});

const garbage = garbageWith([
  ...['walker', 'amy', 'LK1', 'odile', 'classic', 'dceased', 'free-move', 'pistol', '<b>', '1.0'],
  ...[1e308, -0.5, 7, 600, Number.MAX_SAFE_INTEGER],
  [
    [0, 1],
    [0, 1],
  ],
  { objectivesTaken: 'all' },
  { all: [{ any: [{ not: { never: true } }] }] },
]);

const SEED = 2026;
/** For each of four editions: ten thousand in all. */
const RUNS = 2500;
const ANSWERS = 6;

/** One engine for few packs at a time: nothing spoilt is kept for long. */
const engine = createEngine(EDITIONS, { contexts: 4, contextChars: 1_000_000, viewBytes: 1_000_000 });

/** What is wrong with how the pack was taken, none when all is well. */
function faultsOf(text: string): string[] {
  const read = readPack(EDITIONS, text);
  if ('problems' in read)
    return read.problems.length > 0 &&
      read.problems.length <= 100 &&
      read.problems.every((p) => p.code !== '')
      ? []
      : ['refused without a reason'];
  return read.pack.missions.flatMap((_, i) => faultsOfGame(read.pack, i));
}

function faultsOfGame(pack: Pack, nth: number): string[] {
  const mission = itemAt(pack.missions, nth);
  const edition = EDITIONS.find((e) => e.id === mission['edition']);
  if (!edition) return ['a pack of no edition'];
  const made = pack.heroes.filter((h) => h.edition === edition.id).map((h) => h.id);
  const heroes = [...made, ...edition.sheets.map((s) => s.id)].slice(0, 4);
  const state = engine.newGame(setupOf(pack, String(mission['id']), [heroes]), 'spoilt', undefined, true);
  if (isRefusal(state)) return isRefusalCode(state.refused) ? [] : [`no code: ${state.refused}`];
  const random = createRandom('spoilt');
  for (let i = 0; i < ANSWERS; i++) {
    const faults = checkState(engine, state);
    const d = engine.decisionOf(state);
    if (faults.length > 0 || !d) return faults;
    engine.answer(state, randomAnswer(d, random), false);
  }
  return [];
}

describe.each(EDITIONS.map((edition) => ({ edition, name: edition.id })))('packs of $name', ({ edition }) => {
  it('spoilt in up to three places are refused with a place, or play soundly', () => {
    fc.assert(
      fc.property(damaged(packFor(edition), garbage), (file) => {
        expect(faultsOf(JSON.stringify(file))).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

it('texts of any kind are refused and nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(faultsOf(text)).toEqual([]);
    }),
    { numRuns: 500, seed: SEED },
  );
});

describe('a pack that means harm', () => {
  const codes = (text: string): string[] => {
    const read = readPack(EDITIONS, text);
    return 'problems' in read ? read.problems.map(({ code }) => code) : [];
  };

  it('nested without end is refused', () => {
    const deep = (open: string, shut: string): string => open.repeat(50_000) + '1' + shut.repeat(50_000);
    expect(codes(deep('[', ']'))).toEqual(['file.too-deep']);
    expect(codes(deep('{"win":', '}'))).toEqual(['file.too-deep']);
  });

  it('with thousands of mistakes is told the first hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`x${i}`, i]));
    expect(codes(JSON.stringify(many))).toHaveLength(100);
  });

  it('with as much as there may be is read in a moment, however dear its missions', () => {
    const { missions } = itemAt(EDITIONS, 0);
    const all = Array.from({ length: MOST_OF_PACK.missions }, (_, i) => ({
      ...(missions['05'] as File),
      id: `X${i}`,
    }));
    const text = JSON.stringify({ ...example, missions: all });
    expect(text.length).toBeLessThan(MOST_OF_PACK.letters);
    expect(readPack(EDITIONS, text)).toHaveProperty('pack');
  });

  it('has no word the schema does not know', () => {
    expect(Object.keys(lookUp(packSchema(EDITIONS), '$defs') as object)).toContain('mission-of-dceased');
  });
});
