/** What a pack brings to the games of its missions, what is wrong with it, and that bots play with it. */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { nothingMeasured } from '@holdout/bots/measure';
import { itemAt, type Edition, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { engineOf } from '../editions/plugs.ts';
import { broughtTo } from './brought.ts';
import type { Crew } from './fairness/crew.ts';
import { measure, type KeptMeasurement, type Plan } from './fairness/measuring.ts';
import type { Game } from './fairness/messages.ts';
import { isFields } from './patch.ts';
import { stepOf } from './steps.ts';
import type { PackFile } from './workshop.ts';

const raw = JSON.parse(JSON.stringify(lamplighters)) as Json;
const fields = isFields(raw) ? raw : {};
const listOf = (v: Json | undefined): { [key: string]: Json }[] =>
  Array.isArray(v) ? v.filter(isFields) : [];
const pack: PackFile = { ...fields, missions: listOf(fields['missions']) };
const heroes = listOf(fields['heroes']);
const editionOf = (id: string): Edition =>
  itemAt(
    EDITIONS.filter((e) => e.id === id),
    0,
  );

describe.each(EDITIONS.map(({ id }) => id))('%s', (id) => {
  it('gets the heroes and cards that the pack has for it, and none of the others', () => {
    const { brought, edition, problems } = broughtTo(editionOf(id), pack);
    expect(problems).toEqual([]);
    expect(brought.sheets?.map((s) => s.id)).toEqual(
      heroes.filter((h) => h['edition'] === id).map((h) => h['id']),
    );
    expect(brought.pack?.name).toBe('The Lamplighters');
    expect(edition).not.toBe(editionOf(id));
  });
});

it('brings nothing where the pack has nothing', () => {
  const classic = editionOf('classic');
  expect(broughtTo(classic, { missions: [] })).toEqual({ brought: {}, edition: classic, problems: [] });
});

it('says which hero of the pack is wrong, by its place in the file, and plays without', () => {
  const spoilt: { [key: string]: Json }[] = heroes.map((h) =>
    h['edition'] === 'hero' ? { ...h, skills: {} } : { ...h },
  );
  const { brought, problems } = broughtTo(editionOf('hero'), { ...pack, heroes: spoilt });
  const place = spoilt.findIndex((h) => h['edition'] === 'hero');
  expect(brought).toEqual({});
  expect(problems[0]?.at).toMatch(new RegExp(`^heroes\\[${place}\\]\\.skills`));
  expect(stepOf({ level: 'red', key: '', at: itemAt(problems, 0).at })).toBe('heroes');
});

describe('bots that measure', () => {
  const { brought } = broughtTo(editionOf('classic'), pack);
  const plan: Plan = {
    edition: 'classic',
    mission: itemAt(pack.missions, 0),
    brought,
    at: 0,
    heroes: [2],
    games: 3,
    seed: 's',
  };
  /** A crew of which the test plays the games. */
  function asked(kept?: KeptMeasurement) {
    const handed: Game[] = [];
    const said: KeptMeasurement[] = [];
    let take: ((game: Game) => void) | undefined;
    const store = measure(engineOf('classic'), plan, {
      gather(next, heard): Crew {
        take = (game) =>
          heard.played(game, {
            ...{ nth: game.nth, result: 'won', cause: '', rounds: 3, answers: 20, deaths: [] },
            ...{ walked: {}, noise: {}, killed: {}, taken: [], woken: [] },
          });
        return {
          size: 1,
          wake() {
            for (let game = next(); game; game = next()) handed.push(game);
          },
          dismiss: () => undefined,
        };
      },
      ...(kept ? { kept } : {}),
      keep: (now) => said.push(now),
    });
    return { store, handed, said, play: (nth: number) => take?.(itemAt(handed, nth)) };
  }

  it('play with the heroes of the pack, and carry only those who play', async () => {
    const { handed } = asked();
    await Promise.resolve();
    const { setup } = itemAt(handed, 0);
    const [own] = brought.sheets ?? [];
    expect(setup.seats.flat()[0]).toBe(own?.id);
    expect(setup.sheets?.map(({ id }) => id)).toEqual(setup.seats.flat().filter((id) => id === own?.id));
    expect(setup.pack).toEqual(brought.pack);
  });

  it('go on after a reload where they were stopped, and not before somebody says so', async () => {
    const before = asked();
    await Promise.resolve();
    before.play(1);
    before.store.getState().stop();
    const kept = itemAt(before.said, before.said.length - 1);
    expect(kept.results[0]).toMatchObject({ games: 1, won: 1 });
    const after = asked(structuredClone(kept));
    await Promise.resolve();
    expect([after.handed, after.store.getState().progress]).toEqual([[], 'stopped']);
    after.store.getState().goOn();
    expect(after.handed.map(({ nth }) => nth)).toEqual([0, 2]);
    after.play(0);
    after.play(1);
    expect(after.store.getState().progress).toBe('done');
    expect(after.store.getState().results[0]).toMatchObject({ games: 3, won: 3 });
  });

  it('have done all they were asked where all of it was kept', () => {
    const results = [{ ...nothingMeasured(2), games: 3 }];
    expect(asked({ plan, results, given: 3, again: [] }).store.getState().progress).toBe('done');
  });
});
