/** Undo at a table: free back to the reveal line, by vote beyond it. */
import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { awaited, seatedTable, testHall, type TestPlayer } from '../testing/hall.ts';
import type { Done } from './table-help.ts';
import type { Refused } from './refusals.ts';

const THREE = {
  setup: {
    edition: 'classic',
    mission: '00',
    seats: [
      ['amy', 'doug'],
      ['josh', 'ned'],
      ['phil', 'wanda'],
    ],
  },
};

const ask = (p: TestPlayer): Promise<Done | Refused> => p.do({ kind: 'ask', at: p.welcome.at });
const vote = (p: TestPlayer, yes: boolean): Promise<Done | Refused> =>
  p.do({ kind: 'vote', at: p.welcome.at, yes });
const undo = (p: TestPlayer): Promise<Done | Refused> => p.do({ kind: 'undo', at: p.welcome.at });

/** Plays first options until the last answer has, or has not, revealed something. */
async function playUntil(players: readonly TestPlayer[], mode: 'free' | 'forced'): Promise<void> {
  do await awaited(players).first();
  while (itemAt(players, 0).welcome.game?.undo !== mode);
}

describe('undo before the reveal line', () => {
  it('is free for every seated player, and can be redone', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const { state } = players[0].welcome;
    await players[0].first();
    const after = players[0].welcome.state;
    expect(await undo(players[1])).toHaveProperty('seq');
    expect(players[0].welcome.state).toEqual(state);
    expect(await players[0].do({ kind: 'redo', at: players[0].welcome.at })).toHaveProperty('seq');
    expect(players[0].welcome.state).toEqual(after);
  });

  it('is done once for one decision, however often it is asked for', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await players[0].first();
    await players[0].first();
    const { at } = players[0].welcome;
    const said = await Promise.all(players.map((p) => p.do({ kind: 'undo', at })));
    expect(said).toEqual([{ seq: 5 }, { refused: 'answer.stale' }]);
  });

  it('is not for watchers, and refused when there is nothing', async () => {
    const { players, host } = await seatedTable(testHall(), ['Ann', 'Bob']);
    expect(await undo(host)).toEqual({ refused: 'chair.not-seated' });
    expect(await undo(players[0])).toEqual({ refused: 'undo.nothing' });
    expect(await players[0].do({ kind: 'redo', at: players[0].welcome.at })).toEqual({
      refused: 'redo.nothing',
    });
    await players[0].first();
    expect(await ask(players[0])).toEqual({ refused: 'vote.not-needed' });
  });
});

describe('undo beyond the reveal line', () => {
  it('needs more than half of the seated people', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await playUntil(players, 'forced');
    const answers = players[0].welcome.log.length;
    expect(await undo(players[0])).toEqual({ refused: 'undo.past-reveal' });
    expect(await vote(players[1], true)).toEqual({ refused: 'vote.none' });
    await ask(players[0]);
    expect(players[2].welcome.vote).toEqual({ asker: 0, about: 'undo', yes: [0], no: [] });
    expect(await ask(players[1])).toEqual({ refused: 'vote.open' });
    await vote(players[0], true);
    expect(players[2].welcome.log).toHaveLength(answers);
    await vote(players[2], true);
    expect(players[0].welcome.vote).toBeNull();
    expect(players[0].welcome.log).toHaveLength(answers - 1);
    expect(players[0].welcome.rewinds).toEqual([{ at: answers - 2, dropped: 1 }]);
  });

  it('fails when that cannot be reached any more', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await playUntil(players, 'forced');
    const answers = players[0].welcome.log.length;
    await ask(players[0]);
    await vote(players[1], false);
    expect(players[0].welcome.vote?.no).toEqual([1]);
    await vote(players[2], false);
    expect(players[0].welcome.vote).toBeNull();
    expect(players[0].welcome.log).toHaveLength(answers);
  });

  it('asks only people: with a bot beside them, one person decides alone', async () => {
    const { players, host } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await playUntil(players, 'forced');
    while (players[0].welcome.game?.answerers[0] !== 0 || players[0].welcome.game.undo !== 'forced')
      await awaited(players).first();
    await host.do({ kind: 'bot', chair: 1 });
    const answers = players[0].welcome.log.length;
    await ask(players[0]);
    expect(players[0].welcome.log).toHaveLength(answers - 1);
  });

  it('is called off by a new answer and by a change of seats', async () => {
    const { players, host } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await playUntil(players, 'forced');
    await ask(players[0]);
    await awaited(players).first();
    expect(players[0].welcome.vote).toBeNull();
    await playUntil(players, 'forced');
    await ask(players[0]);
    await host.do({ kind: 'free', chair: 2 });
    expect(players[0].welcome.vote).toBeNull();
  });
});
