/** Things set right by hand at an online table: only once it has voted for it, in the open, and to be taken back. */
import {
  formatCorrection,
  isRefusal,
  MAY_CORRECT,
  parseSave,
  replay,
  type GameEvent,
  type Json,
} from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { openTable, seatedTable, SETUP, testHall, TestPlayer, type SeatedTable } from '../testing/hall.ts';
import type { Refused } from './refusals.ts';
import type { Done } from './table-help.ts';

const ask = (p: TestPlayer): Promise<Done | Refused> =>
  p.do({ kind: 'ask', at: p.welcome.at, about: 'corrections' });
const vote = (p: TestPlayer, yes: boolean): Promise<Done | Refused> =>
  p.do({ kind: 'vote', at: p.welcome.at, yes });

const RUNNER: { [part: string]: Json } = { enemies: { runner: { S1: 1 } } };
const types = (p: TestPlayer): string[] => (p.last.move?.line.events ?? []).map((e: GameEvent) => e.type);

async function voted(kit = testHall()): Promise<SeatedTable<readonly ['Ann', 'Bob']>> {
  const seated = await seatedTable(kit, ['Ann', 'Bob']);
  await ask(seated.players[0]);
  await vote(seated.players[1], true);
  return seated;
}

describe('corrections at an online table', () => {
  it('are for everybody seated once more than half of them want it, and everybody is told', async () => {
    const { players, host, table } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await ask(players[0]);
    expect(host.welcome.vote).toEqual({ asker: 0, about: 'corrections', yes: [0], no: [] });
    expect(await players[0].answer(MAY_CORRECT)).toEqual({ refused: 'correct.off' });
    expect(await players[0].answer(formatCorrection(RUNNER))).toEqual({ refused: 'correct.off' });
    await vote(players[1], true);
    expect(host.welcome).toMatchObject({ vote: null, corrections: true });
    expect((await new TestPlayer(table).join()).welcome).toEqual(host.welcome);
    expect(await ask(players[1])).toEqual({ refused: 'vote.not-needed' });
  });

  it('stay refused when half of them do not want it', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await ask(players[0]);
    await vote(players[1], false);
    expect(players[0].welcome).not.toHaveProperty('corrections');
    expect(await players[0].answer(MAY_CORRECT)).toEqual({ refused: 'correct.off' });
  });

  it('are entries that everybody sees, whoever’s turn it is, and can be taken back', async () => {
    const { players, table } = await voted();
    const before = players[0].welcome.state;
    // It is Ann's turn; Bob has seen the slip.
    expect(players[1].welcome.game?.answerers).toEqual([0]);
    expect(await players[1].answer(MAY_CORRECT)).toHaveProperty('seq');
    expect([types(players[0]), players[0].last.by]).toEqual([['corrections-allowed'], 1]);
    expect(await players[1].answer(formatCorrection(RUNNER))).toHaveProperty('seq');
    expect(types(players[0])).toEqual(['corrected-figures']);
    expect(players[0].welcome.state?.enemies).not.toEqual(before?.enemies);
    const fresh = await new TestPlayer(table).join();
    expect(players[0].welcome).toEqual(fresh.welcome);
    expect(await fresh.answer(formatCorrection(RUNNER))).toEqual({ refused: 'chair.not-seated' });

    for (let i = 0; i < 2; i++) await players[0].do({ kind: 'undo', at: players[0].welcome.at });
    expect(players[0].welcome.state).toEqual(before);
    expect(players[0].welcome).toEqual((await new TestPlayer(table).join()).welcome);
    // Taken back is only that somebody has begun: the table has voted.
    expect(await players[0].answer(MAY_CORRECT)).toHaveProperty('seq');
  });

  it('that cannot be are refused with the reason, and change nothing', async () => {
    const { players } = await voted();
    await players[0].answer(MAY_CORRECT);
    const { seq, state } = players[0].welcome;
    const wrong = formatCorrection({ enemies: { dragon: { S1: 1 } } });
    expect(await players[1].answer(wrong)).toEqual({ refused: 'correct.unreadable', at: 'enemies dragon' });
    const cards = formatCorrection({ decks: {} });
    expect(await players[1].answer(cards)).toEqual({ refused: 'correct.unreadable', at: 'decks' });
    expect(await players[1].answer(MAY_CORRECT)).toEqual({ refused: 'correct.on' });
    expect(players[1].welcome).toMatchObject({ seq, state });
  });

  it('show nothing that lies face down', async () => {
    const { players } = await voted();
    await players[0].answer(MAY_CORRECT);
    await players[0].answer(formatCorrection({ heroes: { phil: { slots: { 2: 'water' } } } }));
    const { decks, seed, chance } = players[1].welcome.state ?? {};
    expect(
      Object.values(decks ?? {})
        .flatMap(({ draw }) => [...new Set(draw)])
        .every((c) => c < 0),
    ).toBe(true);
    expect([seed, new Set(chance)]).toEqual(['', new Set([0])]);
  });

  it('play again exactly from the file, and in another process', async () => {
    const kit = testHall();
    const { players, made } = await voted(kit);
    await players[0].answer(MAY_CORRECT);
    await players[0].answer(formatCorrection(RUNNER));
    await players[0].first();

    const other = testHall(kit.storage, kit.engine, 'other');
    const there = await new TestPlayer(await openTable(other, made.id), [made.secrets.chairs[1]]).join();
    expect(there.welcome).toEqual({ ...players[0].welcome, process: 'other' });
    expect(await there.answer(formatCorrection({ enemies: { walker: { S1: 2 } } }))).toHaveProperty('seq');
    await players[0].table.wake(Infinity);
    expect(players[0].welcome.state).toEqual(there.welcome.state);

    await there.do({ kind: 'ask', at: there.welcome.at, about: 'file' });
    await players[0].table.wake(Infinity);
    await vote(players[0], true);
    await there.table.wake(Infinity);
    const save = parseSave((await there.takeSave()) as string);
    if (isRefusal(save)) throw new Error(save.refused);
    expect(save.setup).toEqual(SETUP);
    const again = replay(kit.engine, save);
    if (isRefusal(again)) throw new Error(again.refused);
    expect(kit.engine.mask(again)).toEqual({ ...there.welcome.state, setup: SETUP });
  });
});
