/** Loading, leaving memory, snapshots, faults. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine } from '@holdout/engine';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { awaited, makeTable, openTable, playedTable, SETUP, testHall, TestPlayer } from '../testing/hall.ts';
import { loadFold } from './hall.ts';

describe('a table in memory', () => {
  it('is loaded once, however many ask at the same time', async () => {
    const kit = testHall();
    const { id } = await makeTable(kit);
    const read = vi.spyOn(kit.storage, 'read');
    const tables = await Promise.all([1, 2, 3].map(() => openTable(kit, id)));
    expect(new Set(tables).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('leaves when nobody looks on, and is the same when it comes back', async () => {
    const kit = testHall();
    const { made, table, host, players } = await playedTable(kit, 20);
    kit.clock += LIMITS.idleMs;
    await kit.hall.dropIdle(LIMITS.idleMs);
    expect(kit.hall.size).toBe(1);
    for (const p of [host, ...players]) table.leave(p);
    await kit.hall.dropIdle(LIMITS.idleMs);
    expect(kit.hall.size).toBe(1);
    kit.clock += LIMITS.idleMs;
    await kit.hall.dropIdle(LIMITS.idleMs);
    expect(kit.hall.size).toBe(0);
    const again = await openTable(kit, made.id);
    expect(again).not.toBe(table);
    const page = await new TestPlayer(again).join();
    expect(page.welcome).toEqual(host.welcome);
    expect(await table.join(host, undefined, () => undefined)).toBe(false);
  });

  it('gives a page that comes back what it missed, or everything when that is too long ago', async () => {
    const kit = testHall();
    const { table, players } = await playedTable(kit, 3);
    const page = await new TestPlayer(table).join();
    table.leave(page);
    for (let i = 0; i < 5; i++) await awaited(players).first();
    const before = page.texts.length;
    await page.join(page.welcome.seq);
    expect(page.texts).toHaveLength(before + 5);
    expect(page.welcome).toEqual(players[0].welcome);
    for (let i = 0; i <= LIMITS.recentEntries; i++) await players[0].do({ kind: 'chat', text: `${i}` });
    const later = await new TestPlayer(table).join(8);
    expect(later.texts).toHaveLength(1);
    expect(later.welcome.t).toBe('welcome');
    const ahead = await new TestPlayer(table).join(10_000);
    expect(ahead.welcome.t).toBe('welcome');
  });

  it('is unknown when it was never made', async () => {
    expect(await testHall().hall.open('nobody')).toEqual({ refused: 'table.unknown' });
  });
});

describe('a snapshot', () => {
  it('is written on the way and gives the same table as the whole log', async () => {
    const kit = testHall();
    const { made, players, host } = await playedTable(kit, LIMITS.snapshotEvery + 5);
    expect((await kit.storage.snapshot(made.id))?.seq).toBe(LIMITS.snapshotEvery);
    const quick = testHall(kit.storage);
    const page = await new TestPlayer(await openTable(quick, made.id), []).join();
    expect(page.welcome).toEqual(host.welcome);
    // Undo goes back before the snapshot, too.
    const fold = await loadFold(kit.storage, kit.engine, made.id);
    expect(fold?.game.answers).toHaveLength(LIMITS.snapshotEvery + 5);
    while (players[0].welcome.game?.undo === 'free')
      await players[0].do({ kind: 'undo', at: players[0].welcome.at });
    const whole = testHall(kit.storage);
    expect((await new TestPlayer(await openTable(whole, made.id)).join()).welcome).toEqual(host.welcome);
  });

  it('that was tampered with or does not fit is not used', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, LIMITS.snapshotEvery + 5);
    const { seq, body } = (await kit.storage.snapshot(made.id)) ?? { seq: 0, body: '' };
    for (const bad of [
      body.replace(/"round":\d+/, '"round":99'),
      body.replace(/"format":\d+/, '"format":0'),
    ]) {
      expect(bad).not.toBe(body);
      await kit.storage.putSnapshot(made.id, { seq, body: bad });
      const page = await new TestPlayer(await openTable(testHall(kit.storage), made.id)).join();
      expect(page.welcome.state).toEqual(host.welcome.state);
    }
  });
});

describe('a snapshot that is ahead of its log', () => {
  it('is not used: the log was brought back from a backup', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, LIMITS.snapshotEvery + 5);
    const [stored, snapshot, entries] = await Promise.all([
      kit.storage.read(made.id),
      kit.storage.snapshot(made.id),
      kit.storage.entries(made.id, 0),
    ]);
    const other = testHall();
    await other.storage.create({ id: made.id, title: 'Friday', header: stored?.header ?? '' });
    for (const { seq, body } of entries.slice(0, 20)) await other.storage.append(made.id, seq - 1, body);
    await other.storage.putSnapshot(made.id, snapshot ?? { seq: 0, body: '' });
    const page = await new TestPlayer(await openTable(other, made.id)).join();
    expect(page.welcome.seq).toBe(20);
    expect(page.welcome.log).toEqual(host.welcome.log.slice(0, 19));
  });
});

describe('an engine that fails', () => {
  it('costs one answer, writes a capsule, and touches no other table', async () => {
    const engine = createEngine(EDITIONS);
    const kit = testHall(undefined, engine);
    const { players } = await playedTable(kit, 2);
    const other = await playedTable(kit, 2);
    const { answer } = engine;
    engine.answer = () => {
      throw new Error('boom');
    };
    expect(await players[0].first()).toEqual({ refused: 'engine.fault' });
    engine.answer = answer;
    expect(kit.capsules).toHaveLength(1);
    expect(kit.capsules[0]).toMatchObject({ during: 'command', save: { setup: { mission: '00' } } });
    expect(itemAt(kit.capsules, 0).save?.answers).toHaveLength(2);
    expect(itemAt(kit.capsules, 0).error).toContain('boom');
    expect(await players[0].first()).toHaveProperty('seq');
    expect(await other.players[0].first()).toHaveProperty('seq');
  });

  it('of a bot is replaced by a throw of dice', async () => {
    const engine = createEngine(EDITIONS);
    const kit = testHall(undefined, engine);
    const { host, players } = await playedTable(kit, 0);
    const { gameOf } = engine;
    engine.gameOf = () => {
      throw new Error('no sense');
    };
    await host.do({ kind: 'bot', chair: 0 });
    while (kit.capsules.length === 0) await new Promise((done) => setImmediate(done));
    engine.gameOf = gameOf;
    while (players[1].welcome.log.length < 2) await new Promise((done) => setImmediate(done));
    expect(kit.capsules[0]).toMatchObject({ during: 'bot' });
    expect(players[1].last).toMatchObject({ kind: 'answer', by: 0 });
  });
});

describe('a storage that fails', () => {
  it('leaves nobody told of what may not be stored, and the table finds out afterwards', async () => {
    const kit = testHall();
    const { players } = await playedTable(kit, 2);
    const { append } = kit.storage;
    kit.storage.append = async (...args) => {
      await append(...args);
      throw new Error('the line went dead');
    };
    const { at, seq, game } = players[0].welcome;
    const command = { kind: 'answer', at, answer: game?.decision?.options[0]?.id ?? '' } as const;
    await expect(players[0].do(command, 'r')).rejects.toThrow('dead');
    expect(players[0].welcome.seq).toBe(seq);
    kit.storage.append = append;
    expect(await players[0].do(command, 'r')).toEqual({ seq: seq + 1, again: true });
    expect(players[0].welcome.seq).toBe(seq + 1);
    expect(players[0].welcome.log).toHaveLength(4);
  });

  it('that refused a write keeps the decision open', async () => {
    const kit = testHall();
    const { players } = await playedTable(kit, 2);
    const { append } = kit.storage;
    kit.storage.append = async () => {
      throw new Error('the disk is full');
    };
    const { seq } = players[0].welcome;
    await expect(players[0].first()).rejects.toThrow('full');
    kit.storage.append = append;
    expect(await players[0].first()).toEqual({ seq: seq + 1 });
  });
});

describe('a hall that stops', () => {
  it('finishes the writes under way and takes no more', async () => {
    const kit = testHall();
    const { made, players } = await playedTable(kit, 2);
    const under = players[0].first();
    await kit.hall.stop();
    expect(await under).toHaveProperty('seq');
    expect((await kit.storage.read(made.id))?.head).toBe(5);
    expect(await kit.hall.open(made.id)).toEqual({ refused: 'server.stopping' });
    expect(await kit.hall.make({ title: '', setup: SETUP })).toEqual({ refused: 'server.stopping' });
  });
});

describe('a table that another process writes to while it is loaded', () => {
  it('has all entries once it is open', async () => {
    const kit = testHall();
    const { made, host, players } = await playedTable(kit, 2);
    const late = testHall(kit.storage);
    const { entries } = kit.storage;
    let between: Promise<unknown> | undefined;
    kit.storage.entries = async (...args) => {
      const read = await entries(...args);
      between ??= players[0].do({ kind: 'chat', text: 'just now' });
      await between;
      return read;
    };
    const page = await new TestPlayer(await openTable(late, made.id)).join();
    expect(page.welcome).toEqual(host.welcome);
    expect(page.welcome.chat).toHaveLength(1);
  });
});

describe('what another process passes on', () => {
  it('is told to everybody if it is a mark, and dropped if it is anything else', async () => {
    const storage = openSqlite(':memory:');
    const { listen } = storage;
    let signal: (id: string, text: string) => void = () => undefined;
    storage.listen = (listener) => {
      signal = (id, text) => listener.signal(id, text);
      return listen(listener);
    };
    const kit = testHall(storage);
    const { made, players } = await playedTable(kit, 0);
    const mark = '{"t":"mark","chair":0,"kind":"look","at":0,"ids":["S1"]}';
    const odd = ['nonsense', '{"t":"you","chairs":[0],"host":true}', mark.replace('look', 'gaze')];
    for (const text of [...odd, mark]) signal(made.id, text);
    signal('nobody is here', mark);
    expect(players[0].passed).toEqual([mark]);
  });
});
