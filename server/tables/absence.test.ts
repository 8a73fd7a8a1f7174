/** Somebody is away: the others vote, or time passes; whoever comes back has their place again. */
import { itemAt, leading } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Listener, Storage } from '../storage/storage.ts';
import { makeTable, openTable, seatedTable, testHall, TestPlayer, type TestHall } from '../testing/hall.ts';

/** Ann, Bob and the host are there; Bob's chair is asked. */
async function bobsTurn(kit: TestHall): ReturnType<typeof seatedTable> {
  const at = await seatedTable(kit, ['Ann', 'Bob']);
  for (let n = 0; n < 200 && !at.host.welcome.game?.answerers.includes(1); n++) await at.players[0].first();
  expect(at.host.welcome.game?.answerers).toEqual([1]);
  return at;
}
const leave = (player: TestPlayer): void => player.table.leave(player);
const seatOf = (player: TestPlayer, chair: number): unknown => player.welcome.seats.chairs[chair];

describe('who is there', () => {
  it('is told by name and since when others are not', async () => {
    const kit = testHall();
    const { made, table, players, host } = await seatedTable(kit, ['Ann', 'Bob']);
    const eve = await new TestPlayer(table, [], 'Eve').join();
    expect(eve.people).toMatchObject({ chairs: [null, null], host: null, watchers: [{ name: 'Eve' }] });
    kit.clock = 5000;
    leave(players[1]);
    leave(host);
    expect(players[0].people).toMatchObject({ chairs: [null, 5000], host: 5000 });
    kit.clock = 6000;
    // Two pages of one chair are one person.
    const phone = await new TestPlayer(table, [made.secrets.chairs[0]]).join();
    leave(players[0]);
    expect(phone.people?.chairs).toEqual([null, 5000]);
    leave(phone);
    expect(eve.people?.chairs).toEqual([6000, 5000]);
  });

  it('is known of those who came before this process, from the log', async () => {
    const kit = testHall();
    const { made, players } = await seatedTable(kit, ['Ann', 'Bob']);
    kit.clock = 9000;
    await players[0].do({ kind: 'chat', text: 'hi' });
    const later = testHall(kit.storage, kit.engine);
    const host = await new TestPlayer(await openTable(later, made.id), [made.secrets.host]).join();
    expect(host.people?.chairs).toEqual([9000, 1000]);
  });
});

/** Two processes at one storage that hear each other as they do behind PostgreSQL. */
function twoProcesses(): [TestHall, TestHall] {
  const storage = openSqlite(':memory:');
  const listeners: Listener[] = [];
  const wired = (nth: number): Storage => ({
    ...storage,
    async append(id, expected, body) {
      const said = await storage.append(id, expected, body);
      if (said === 'ok') itemAt(listeners, 1 - nth).wake(id, expected + 1);
      return said;
    },
    signal: (id, text) => itemAt(listeners, 1 - nth).signal(id, text),
    listen: (listener) => {
      listeners[nth] = listener;
      return () => undefined;
    },
  });
  return [testHall(wired(0), undefined, 'one'), testHall(wired(1), undefined, 'two')];
}

describe('two processes', () => {
  it('know of each other who is there, and that a process which is gone took its people along', async () => {
    const [one, two] = twoProcesses();
    const made = await makeTable(one);
    const ann = await new TestPlayer(await openTable(one, made.id), [made.secrets.chairs[0]]).join();
    const bob = await new TestPlayer(await openTable(two, made.id), [made.secrets.chairs[1]], 'x').join();
    expect([ann.people?.chairs, bob.people?.chairs]).toEqual([
      [null, null],
      [null, null],
    ]);
    const eve = await new TestPlayer(bob.table, [], 'Eve').join();
    expect(ann.people?.watchers).toEqual([{ id: eve.id, name: 'Eve' }]);
    one.hall.remove(made.id, eve.id);
    expect(eve.said).toEqual({ refused: 'watcher.removed' });
    two.clock += LIMITS.processMs + 1;
    two.hall.lookAround();
    expect(bob.people?.chairs).toEqual([two.clock, null]);
  });
});

describe('a vote on a seat', () => {
  it('is for those who are there, about somebody who is not; they take it back by coming', async () => {
    const kit = testHall();
    const { made, table, players } = await bobsTurn(kit);
    const [ann, bob] = leading(players, 2);
    const { at } = ann.welcome;
    const ask = { kind: 'ask', at, about: 'seat', whose: 1, to: 'bot' } as const;
    expect(await ann.do(ask)).toEqual({ refused: 'chair.present' });
    leave(bob);
    expect(await ann.do({ ...ask, whose: 5 })).toEqual({ refused: 'chair.unknown' });
    // Ann alone is there, and so is more than half of those who are.
    expect(await ann.do({ ...ask, to: 0 })).toHaveProperty('seq');
    expect(seatOf(ann, 1)).toEqual({ holder: 'person', name: 'Bob', link: true, standIn: 0 });
    expect(ann.welcome.game?.answerers).toEqual([0]);
    expect(await ann.first()).toHaveProperty('seq');

    const again = await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    expect(seatOf(again, 1)).toEqual({ holder: 'person', name: 'Bob', link: true });
    expect(ann.welcome).toEqual({ ...again.welcome, process: ann.welcome.process });
    expect(await again.do({ kind: 'chat', text: 'back' })).toHaveProperty('seq');
  });

  it('needs more than half of those who are there, and ends when the one it is about comes', async () => {
    const kit = testHall();
    const { made, table, players, host } = await bobsTurn(kit);
    await host.do({ kind: 'chair', hash: 'x'.repeat(43) });
    const [ann, bob] = leading(players, 2);
    const { at } = ann.welcome;
    leave(bob);
    // Somebody sits on the third chair and is there in a second page of Ann's.
    await host.do({ kind: 'link', chair: 2, hash: itemAt(host.hashes, 0) });
    await host.do({ kind: 'sit', chair: 2, name: 'Cleo' });
    leave(host);
    const cleo = await new TestPlayer(table, [made.secrets.host]).join();
    await ann.do({ kind: 'ask', at, about: 'seat', whose: 1, to: 'bot' });
    expect(ann.welcome.vote).toMatchObject({ about: 'seat', whose: 1, to: 'bot', voters: [0, 2], yes: [0] });
    await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    expect(ann.welcome.vote).toBeNull();
    expect(await cleo.do({ kind: 'vote', at, yes: true })).toEqual({ refused: 'vote.none' });
  });

  it('lets a bot play, and the person go on where it stopped', async () => {
    const kit = testHall();
    const { made, table, players } = await bobsTurn(kit);
    const [ann, bob] = leading(players, 2);
    leave(bob);
    const { seq } = ann.welcome;
    await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'seat', whose: 1, to: 'bot' });
    await expect.poll(() => ann.welcome.seq).toBeGreaterThan(seq + 2);
    const again = await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    expect(seatOf(again, 1)).not.toHaveProperty('standIn');
    const fresh = testHall(kit.storage, kit.engine);
    const stranger = await new TestPlayer(await openTable(fresh, made.id)).join();
    expect({ ...stranger.welcome, process: '' }).toEqual({ ...again.welcome, process: '' });
  });
});

describe('the host', () => {
  it('is stood in for by whom those who are there choose, until the host comes back', async () => {
    const kit = testHall();
    const { made, table, players, host } = await seatedTable(kit, ['Ann', 'Bob']);
    const [ann, bob] = players;
    const ask = { kind: 'ask', at: ann.welcome.at, about: 'host', to: 1 } as const;
    expect(await ann.do(ask)).toEqual({ refused: 'host.present' });
    leave(host);
    await ann.do(ask);
    expect(bob.welcome.seats.deputy).toBeUndefined();
    await bob.do({ kind: 'vote', at: ask.at, yes: true });
    expect(bob.welcome.seats.deputy).toBe(1);
    expect(await bob.do({ kind: 'title', title: 'Ours' })).toHaveProperty('seq');
    expect(await ann.do({ kind: 'title', title: 'Mine' })).toEqual({ refused: 'host.only' });
    await new TestPlayer(table, [made.secrets.host]).join();
    expect(bob.welcome.seats.deputy).toBeUndefined();
    expect(await bob.do({ kind: 'title', title: 'Ours' })).toEqual({ refused: 'host.only' });
  });
});

describe('time', () => {
  it('hands an awaited seat to a bot, and the house to somebody who is there, when the table has chosen so', async () => {
    const kit = testHall();
    const { table, players, host } = await bobsTurn(kit);
    const [ann, bob] = leading(players, 2);
    expect(await ann.do({ kind: 'house', away: 2 })).toEqual({ refused: 'host.only' });
    await host.do({ kind: 'house', away: 2 });
    expect(ann.welcome.house).toEqual({ away: 2, standIn: 'bot', pace: 0, talk: false, closed: false });
    leave(bob);
    leave(host);
    kit.clock += 2 * LIMITS.minuteMs - 1;
    table.attendance.strike();
    await new Promise((done) => setTimeout(done, 2 * LIMITS.dueMs));
    expect(seatOf(ann, 1)).not.toHaveProperty('standIn');
    kit.clock += 1;
    table.attendance.strike();
    await expect.poll(() => seatOf(ann, 1)).toHaveProperty('standIn', 'bot');
    await expect.poll(() => ann.welcome.seats.deputy).toBe(0);
  });

  it('hands it to somebody who is there instead, where the host prefers people', async () => {
    const kit = testHall();
    const { table, players, host } = await bobsTurn(kit);
    const [ann, bob] = leading(players, 2);
    await host.do({ kind: 'house', away: 2, standIn: 'people' });
    leave(bob);
    kit.clock += 2 * LIMITS.minuteMs;
    table.attendance.strike();
    await expect.poll(() => seatOf(ann, 1)).toHaveProperty('standIn', 0);
  });

  it('is the pace of a game by letter: nobody need look on, and whoever is slow is stood in for', async () => {
    const kit = testHall();
    const { made, players, host } = await bobsTurn(kit);
    await host.do({ kind: 'house', pace: 1440 });
    for (const page of [...players, host]) leave(page);
    const { seq } = itemAt(players, 0).welcome;
    await kit.hall.dropIdle(0);
    expect(kit.hall.size).toBe(0);
    kit.clock += 1440 * LIMITS.minuteMs;
    await kit.hall.wakeDue();
    const table = await openTable(kit, made.id);
    await expect.poll(() => table.seq).toBeGreaterThan(seq + 3);
    // Bob comes back to a game that went on.
    const bob = await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    expect(bob.welcome.log.length).toBeGreaterThan(itemAt(players, 1).welcome.log.length);
  });

  it('is that pace after a restart, too: what is due is done though nobody opens the table', async () => {
    const kit = testHall();
    const { made, players, host } = await bobsTurn(kit);
    await host.do({ kind: 'house', pace: 1440 });
    const { seq } = host.welcome;
    for (const page of [...players, host]) leave(page);
    await expect.poll(() => kit.storage.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([made.id]);
    // The process is killed here: nothing more is written by it.
    const later = testHall(kit.storage);
    later.clock = kit.clock + 1440 * LIMITS.minuteMs - 1;
    await later.hall.wakeDue();
    expect(later.hall.size).toBe(0);
    later.clock++;
    await later.hall.wakeDue();
    expect(later.hall.size).toBe(1);
    const table = await openTable(later, made.id);
    await expect.poll(() => table.seq).toBeGreaterThan(seq + 3);
    const bob = await new TestPlayer(table).join();
    expect(seatOf(bob, 1)).toHaveProperty('standIn', 'bot');
    expect(later.troubles).toEqual([]);
  });
});
