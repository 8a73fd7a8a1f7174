/** New rules never end a game: a table goes on from its last round when those who sit there agree. */
import {
  itemAt,
  leading,
  createEngine,
  isRefusal,
  parseSave,
  replay,
  saveOf,
  startTimeline,
  takeAnswer,
  type Engine,
  type Save,
} from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import type { LogLine } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import {
  awaited,
  openTable,
  playedTable,
  seatedTable,
  SETUP,
  testHall,
  TestPlayer,
  type TestHall,
} from '../testing/hall.ts';
import { laterEditions } from '../testing/later-rules.ts';
import { earlierLines } from './earlier.ts';
import type { Made } from './hall.ts';
import type { LiveTable } from './live-table.ts';

const ROUNDS = 3;
const later = (by = 1): Engine => createEngine(laterEditions(by));

/** Ann and Bob in the middle of a round, and a process that nobody has told of it: it was killed. */
async function inMidRound(): Promise<Awaited<ReturnType<typeof playedTable>> & { kit: TestHall }> {
  const kit = testHall();
  const at = await playedTable(kit, 0);
  while ((at.host.welcome.state?.round ?? 0) < ROUNDS) await awaited(at.players, at.host).first();
  for (let i = 0; i < 3; i++) await awaited(at.players, at.host).first();
  return { ...at, kit };
}

/** Played to its end by chance; the last answer apart. */
function wholeGame(engine: Engine): Save & { last: string } {
  const t = startTimeline(engine, SETUP, 'whole');
  if (isRefusal(t)) throw new Error(t.refused);
  const random = createRandom('whole');
  for (let d = engine.decisionOf(t.state); d; d = engine.decisionOf(t.state))
    takeAnswer(t, randomAnswer(d, random));
  return { ...saveOf(t, t.answers.length - 1), last: t.answers.at(-1) ?? '' };
}

type Two = readonly [TestPlayer, TestPlayer, ...TestPlayer[]];

async function joined(table: LiveTable, made: Made): Promise<Two> {
  const here = await Promise.all(made.secrets.chairs.map((secret) => new TestPlayer(table, [secret]).join()));
  return leading(here, 2);
}

async function agree([ann, bob]: Two): Promise<void> {
  const { at } = ann.welcome;
  expect(await ann.do({ kind: 'ask', at, about: 'rules' })).toHaveProperty('seq');
  expect(await bob.do({ kind: 'vote', at, yes: true })).toHaveProperty('seq');
}

describe('a table under later rules', () => {
  it('says from which round it could go on, and does when more than half of those seated agree', async () => {
    const { kit, made, host } = await inMidRound();
    const next = testHall(kit.storage, later());
    const table = await openTable(next, made.id);
    const [ann, bob] = await joined(table, made);
    expect(ann.welcome.broken).toMatchObject({
      refused: 'save.rules-version',
      onward: { rules: 'classic-3', round: ROUNDS, lost: [] },
    });
    await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'rules' });
    expect(bob.welcome.vote).toMatchObject({ about: 'rules', asker: 0, yes: [0] });
    expect(bob.welcome.game).toBeNull();
    await bob.do({ kind: 'vote', at: bob.welcome.at, yes: true });
    for (const player of [ann, bob]) {
      expect(player.welcome).toMatchObject({ rules: 'classic-3', broken: null, vote: null });
      expect(player.welcome.earlier).toEqual([{ rules: 'classic-2', lines: host.welcome.log.length }]);
      expect(player.welcome.log).toEqual([{ seq: 0, round: ROUNDS, revealed: true, events: [] }]);
    }
    expect(ann.welcome.state).toMatchObject({ rules: 'classic-3', round: ROUNDS, seq: 0 });
    expect(ann.welcome.seats).toEqual(host.welcome.seats);
    expect(await awaited([ann, bob]).first()).toHaveProperty('seq');
    expect(ann.welcome.log).toHaveLength(2);
    const { earlier } = ann.welcome;
    const again = await new TestPlayer(await openTable(testHall(kit.storage, later()), made.id)).join();
    expect({ ...again.welcome, process: '' }).toEqual({ ...ann.welcome, process: '', earlier });
  });

  it('keeps what was told before, word for word', async () => {
    const { kit, made, host } = await inMidRound();
    const told = host.welcome.log;
    const next = testHall(kit.storage, later());
    const table = await openTable(next, made.id);
    await agree(await joined(table, made));
    const page = (era: number, from: number): Promise<readonly LogLine[] | undefined> =>
      table.look((fold) => fold).then((fold) => earlierLines(kit.storage, made.id, fold, era, from));
    const read: LogLine[] = [];
    while (read.length < told.length) read.push(...((await page(0, read.length)) ?? []));
    expect(read).toEqual(told);
    expect(await page(0, told.length)).toEqual([]);
    expect(await page(1, 0)).toBeUndefined();
  });

  it('stays as it is when those seated do not want it, and is asked again later', async () => {
    const { kit, made } = await inMidRound();
    const next = testHall(kit.storage, later());
    const [ann, bob] = await joined(await openTable(next, made.id), made);
    await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'rules' });
    await bob.do({ kind: 'vote', at: bob.welcome.at, yes: false });
    expect(ann.welcome).toMatchObject({ vote: null, game: null, rules: 'classic-2' });
    await agree([bob, ann]);
    expect(ann.welcome.rules).toBe('classic-3');
  });

  it('may outlive more than one version, and its file replays from where it went on', async () => {
    const { kit, made } = await inMidRound();
    await agree(await joined(await openTable(testHall(kit.storage, later()), made.id), made));
    const engine = later(2);
    const last = testHall(kit.storage, engine);
    const players = await joined(await openTable(last, made.id), made);
    await agree(players);
    expect(itemAt(players, 0).welcome.earlier?.map((e) => e.rules)).toEqual(['classic-2', 'classic-3']);
    await awaited(players).first();
    const text = await new TestPlayer(itemAt(players, 0).table, [made.secrets.host]).takeSave();
    const save = parseSave(text as string);
    if (isRefusal(save)) throw new Error(save.refused);
    expect(save).toMatchObject({ rules: 'classic-4', answers: { length: 1 } });
    const state = replay(engine, save);
    expect(state).toMatchObject({ round: ROUNDS, seq: 1 });
    const copy = await last.hall.make({ title: '', save: text as string });
    if ('refused' in copy) throw new Error(copy.refused);
    const page = await new TestPlayer(await openTable(last, copy.id)).join();
    expect(page.welcome.state).toEqual(itemAt(players, 0).welcome.state);
  });

  it('is not asked to go on when the game is over, nor under its own rules', async () => {
    const kit = testHall();
    const { last, ...save } = wholeGame(kit.engine);
    const { made, table } = await seatedTable(kit, ['Ann', 'Bob'], { save: JSON.stringify(save) });
    const both = await new TestPlayer(table, made.secrets.chairs).join();
    expect(await both.do({ kind: 'ask', at: both.welcome.at, about: 'rules' })).toEqual({
      refused: 'vote.not-needed',
    });
    expect(await both.answer(last)).toHaveProperty('seq');
    expect(both.welcome.game?.proof).toBeDefined();
    const [ann] = await joined(await openTable(testHall(kit.storage, later()), made.id), made);
    expect(ann.welcome.broken).toMatchObject({ outcome: 'lost' });
    expect(ann.welcome.broken).not.toHaveProperty('onward');
    expect(await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'rules' })).toEqual({
      refused: 'vote.not-needed',
    });
  });
});

describe('while processes of two versions share a storage', () => {
  it('the earlier one goes on with what is its own, votes along, and leaves alone what later rules own', async () => {
    const { kit, made, table, players, host } = await inMidRound();
    const next = testHall(kit.storage, later());
    const other = await openTable(next, made.id);
    const [ann] = await joined(other, made);
    expect(await awaited(players, host).first()).toHaveProperty('seq');
    await other.wake(Infinity);
    await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'rules' });
    await table.wake(Infinity);
    expect(players[1].welcome.vote).toMatchObject({ about: 'rules' });
    expect(players[1].welcome.game).not.toBeNull();
    await players[1].do({ kind: 'vote', at: players[1].welcome.at, yes: true });
    expect([host, ...players].map((p) => p.said)).toEqual(Array(3).fill({ refused: 'table.updating' }));
    await other.wake(Infinity);
    expect(ann.welcome).toMatchObject({ rules: 'classic-3', broken: null });
    expect(await kit.hall.open(made.id)).toEqual({ refused: 'table.updating' });
    expect(kit.capsules).toEqual([]);
    expect(await testHall(kit.storage).hall.open(made.id)).toEqual({ refused: 'table.updating' });
  });
});
