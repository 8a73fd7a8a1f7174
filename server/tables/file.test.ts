/** Who may take the file of a running game, which holds the seed. */
import { describe, expect, it } from 'vitest';
import { makeTable, openTable, seatedTable, SETUP, testHall, TestPlayer } from '../testing/hall.ts';
import type { Done } from './table-help.ts';
import type { Refused } from './refusals.ts';

const THREE = {
  setup: {
    ...SETUP,
    seats: [
      ['amy', 'doug'],
      ['josh', 'ned'],
      ['phil', 'wanda'],
    ],
  },
};

const ask = (p: TestPlayer): Promise<Done | Refused> =>
  p.do({ kind: 'ask', at: p.welcome.at, about: 'file' });
const vote = (p: TestPlayer, yes: boolean): Promise<Done | Refused> =>
  p.do({ kind: 'vote', at: p.welcome.at, yes });

describe('the file of a running game', () => {
  it('is for everybody seated once more than half of them want it, and everybody is told', async () => {
    const { table, host, players } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await players[0].first();
    expect(await ask(players[1])).toHaveProperty('seq');
    expect(host.welcome.vote).toEqual({ asker: 1, about: 'file', yes: [1], no: [] });
    expect(await ask(players[0])).toEqual({ refused: 'vote.open' });
    expect(await players[1].takeSave()).toEqual({ refused: 'save.running' });
    await vote(players[2], true);
    expect(host.welcome).toMatchObject({ vote: null, opened: true, shared: true });
    const fresh = await new TestPlayer(table).join();
    expect(fresh.welcome).toEqual(host.welcome);
    const file = await players[1].takeSave();
    expect(JSON.parse(file as string)).toMatchObject({ setup: THREE.setup, answers: [expect.any(String)] });
    expect(await players[0].takeSave()).toBe(file);
    expect(await fresh.takeSave()).toEqual({ refused: 'save.running' });
    expect(await ask(players[0])).toEqual({ refused: 'vote.not-needed' });
  });

  it('stays closed when half of them do not want it', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await ask(players[0]);
    await vote(players[1], false);
    await vote(players[2], false);
    expect(players[0].welcome).toMatchObject({ vote: null, opened: false, shared: false });
    expect(await players[0].takeSave()).toEqual({ refused: 'save.running' });
  });

  it('is decided by the last one seated alone: a host who never comes back loses nobody the game', async () => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await players[1].do({ kind: 'stand', chair: 1 });
    await ask(players[0]);
    expect(players[0].welcome.shared).toBe(true);
    expect(await players[0].takeSave()).toContain('"seed"');
    expect(await players[1].takeSave()).toEqual({ refused: 'save.running' });
  });

  it('can be voted on while the game goes on; a change of seats ends the vote', async () => {
    const { players, host } = await seatedTable(testHall(), ['Ann', 'Bob', 'Cleo'], THREE);
    await ask(players[2]);
    await players[0].first();
    expect(players[0].welcome.vote?.about).toBe('file');
    await host.do({ kind: 'bot', chair: 1 });
    expect(players[0].welcome.vote).toBeNull();
  });

  it('is not for watchers to ask for, and what was voted is known after a restart', async () => {
    const kit = testHall();
    const { made, table, players } = await seatedTable(kit, ['Ann']);
    const watcher = await new TestPlayer(table).join();
    expect(await ask(watcher)).toEqual({ refused: 'chair.not-seated' });
    await ask(players[0]);
    await kit.hall.stop();
    const again = testHall(kit.storage);
    const page = new TestPlayer(await openTable(again, made.id), [made.secrets.chairs[0]]);
    expect(await page.takeSave()).toContain('"seed"');
  });
});

describe('a copy of a table', () => {
  it('is a table of its own, made from the file by whoever has it', async () => {
    const kit = testHall();
    const { players } = await seatedTable(kit, ['Ann', 'Bob']);
    for (let i = 0; i < 4; i++) await players[0].first();
    await ask(players[0]);
    await vote(players[1], true);
    const file = (await players[1].takeSave()) as string;
    const made = await makeTable(kit, { save: file });
    const bob = await new TestPlayer(await openTable(kit, made.id), [made.secrets.host]).join();
    expect(bob.welcome.state).toEqual(players[1].welcome.state);
    expect(bob.welcome.origin).toBe('save');
  });
});
