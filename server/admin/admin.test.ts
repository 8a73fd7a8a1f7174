/** What whoever runs a server may do: close a table, hide a line, give the host another link, forget, erase a person. */
import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  awaited,
  openTable,
  playedTable,
  seatedTable,
  testHall,
  TestPlayer,
  type TestHall,
} from '../testing/hall.ts';
import { nextHeader } from '../tables/company.ts';
import { loadFold } from '../tables/hall.ts';
import { isNo, no } from '../tables/refusals.ts';
import { hideLine, makeHostLink, setClosed, type Desk } from './deeds.ts';
import { erasePerson, exportPerson, findPerson, personIn } from './person.ts';

const deskOf = ({ storage }: TestHall): Desk => ({ storage, now: () => 5000 });
const stored = async (kit: TestHall, id: string): Promise<string> =>
  JSON.stringify([await kit.storage.entries(id, 0), (await kit.storage.snapshot(id))?.body ?? '']);

describe('a table that is closed', () => {
  it('lets nobody play on but may be looked at and taken along, until it is open again', async () => {
    const kit = testHall();
    const { made, table, host, players } = await playedTable(kit, 3);
    await setClosed(deskOf(kit), made.id, true);
    await kit.hall.lookAt(made.id);
    expect(players[0].last).toMatchObject({ kind: 'closed', by: 'admin', closed: true });
    const asked = awaited(players, host);
    expect(await asked.first()).toEqual(no('table.closed'));
    expect(await players[0].do({ kind: 'chat', text: 'why?' })).toEqual(no('table.closed'));
    expect(await host.do({ kind: 'title', title: 'x' })).toEqual(no('table.closed'));
    expect((await new TestPlayer(table).join()).welcome).toMatchObject({ closed: true });
    expect(typeof (await host.takeSave())).toBe('string');
    expect(isNo(await players[0].do({ kind: 'ask', at: host.welcome.at, about: 'file' }))).toBe(false);
    await setClosed(deskOf(kit), made.id, false);
    await kit.hall.lookAt(made.id);
    expect(host.welcome.closed).toBeUndefined();
    expect(isNo(await asked.first())).toBe(false);
  });

  it('is left alone by bots and clocks', async () => {
    const kit = testHall();
    const { made, table, host } = await seatedTable(kit, ['Ann', 'Bob']);
    await host.do({ kind: 'house', pace: 1 });
    expect(table.attendance.dueAt()).toBeDefined();
    await setClosed(deskOf(kit), made.id, true);
    await host.do({ kind: 'bot', chair: 0 });
    expect(table.attendance.dueAt()).toBeUndefined();
    expect(host.last.kind).toBe('closed');
  });
});

describe('a line of the chat', () => {
  it('is hidden from those who are there and those who come', async () => {
    const kit = testHall();
    const { made, table, players } = await seatedTable(kit, ['Ann', 'Bob']);
    await players[0].do({ kind: 'chat', text: 'nasty' });
    await players[1].do({ kind: 'chat', text: 'nice' });
    const line = itemAt(players[1].welcome.chat, 0).seq;
    await hideLine(deskOf(kit), made.id, line);
    await kit.hall.lookAt(made.id);
    const late = await new TestPlayer(table).join();
    for (const page of [players[0], late]) expect(page.welcome.chat.map((c) => c.text)).toEqual(['nice']);
    expect((await loadFold(kit.storage, kit.engine, made.id))?.chat).toHaveLength(1);
  });
});

describe('a host without a link', () => {
  it('gets another one, and the old one is worth nothing', async () => {
    const kit = testHall();
    const { made, table, host } = await seatedTable(kit, ['Ann']);
    const given = await makeHostLink(deskOf(kit), made.id);
    await kit.hall.lookAt(made.id);
    expect(await host.do({ kind: 'title', title: 'mine' })).toEqual(no('host.only'));
    const again = await new TestPlayer(table, [given?.secret ?? '']).join();
    expect(isNo(await again.do({ kind: 'title', title: 'Saturday' }))).toBe(false);
    expect(await stored(kit, made.id)).not.toContain(given?.secret);
    expect(await makeHostLink(deskOf(kit), 'nobody')).toBeUndefined();
  });
});

describe('a person', () => {
  const BELL = {
    kind: 'bell' as const,
    chair: 0,
    endpoint: 'https://push.example.org/ann',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
    words: 'Ann, your turn',
  };
  const said = async (kit: TestHall): ReturnType<typeof seatedTable> => {
    const at = await seatedTable(kit, ['Ann Q', 'Bob']);
    await at.players[0].do({ kind: 'chat', text: 'I live at the harbour' });
    await at.players[1].do({ kind: 'chat', text: 'so do I' });
    await at.players[0].do(BELL);
    for (let i = 0; i < LIMITS.snapshotEvery; i++) await awaited(at.players, at.host).first();
    return at;
  };

  it('is found by the name they used', async () => {
    const kit = testHall();
    const { made } = await said(kit);
    expect(await findPerson(kit.storage, 'Ann Q')).toEqual([{ table: made.id, as: [0] }]);
    expect(await findPerson(kit.storage, 'Ann')).toEqual([]);
  });

  it('is given all they wrote, and nothing hidden', async () => {
    const kit = testHall();
    const { made } = await said(kit);
    const told = JSON.stringify(await exportPerson(kit.storage, made.id, personIn('0')));
    for (const text of ['Ann Q', 'harbour', 'push.example.org']) expect(told).toContain(text);
    for (const text of ['so do I', '"told"', '"seed"']) expect(told).not.toContain(text);
    expect(await exportPerson(kit.storage, 'nobody', personIn('0'))).toBeUndefined();
  });

  it('is gone from entries, snapshot, and everybody’s view; the game goes on', async () => {
    const kit = testHall();
    const { made, table, host, players } = await said(kit);
    expect(await erasePerson(deskOf(kit), made.id, personIn('0'))).toBe(3);
    await kit.hall.lookAt(made.id);
    expect(itemAt(host.welcome.seats.chairs, 0).name).toBe('—');
    expect(host.welcome.chat.map((c) => c.text)).toEqual(['so do I']);
    expect(kit.rung).toEqual([]);
    expect(isNo(await awaited(players, host).first())).toBe(false);
    await table.stop();
    const left = await stored(kit, made.id);
    for (const text of ['Ann Q', 'harbour', 'push.example.org', 'your turn'])
      expect(left).not.toContain(text);
    expect(left).toContain('so do I');
    await kit.hall.dropIdle(0);
    const again = await loadFold(kit.storage, kit.engine, made.id);
    expect(again?.game).not.toHaveProperty('broken');
    expect(await findPerson(kit.storage, 'Ann Q')).toEqual([]);
  });

  it('is gone from the table they went on to, which has them seated from the beginning', async () => {
    const kit = testHall();
    const { made } = await seatedTable(kit, ['Ann Q', 'Bob']);
    const fold = await loadFold(kit.storage, kit.engine, made.id);
    if (!fold) throw new Error('no table');
    const header = nextHeader({ ...fold, bells: [{ ...BELL }] }, undefined, 1000);
    await kit.storage.create({ id: 'next', title: '', header: JSON.stringify(header) });
    const found = await findPerson(kit.storage, 'Ann Q');
    expect(found).toContainEqual({ table: 'next', as: [0] });
    expect(JSON.stringify(await exportPerson(kit.storage, 'next', personIn('0')))).toContain(
      'push.example.org',
    );
    await erasePerson(deskOf(kit), 'next', personIn('0'));
    const left = JSON.stringify([await kit.storage.read('next'), await kit.storage.entries('next', 0)]);
    for (const text of ['Ann Q', 'push.example.org']) expect(left).not.toContain(text);
    expect((await loadFold(kit.storage, kit.engine, 'next'))?.seating.chairs[1]?.name).toBe('Bob');
  });

  it('may have been a guest', async () => {
    const kit = testHall();
    const { made, table, host } = await seatedTable(kit, ['Ann']);
    await host.do({ kind: 'house', talk: true });
    const eve = await new TestPlayer(table, [], 'Eve').join();
    await eve.do({ kind: 'chat', text: 'hello' });
    expect(await findPerson(kit.storage, 'Eve')).toEqual([{ table: made.id, as: ['guest'] }]);
    expect(await erasePerson(deskOf(kit), made.id, personIn('Eve'))).toBe(1);
    await kit.hall.lookAt(made.id);
    expect(host.welcome.chat).toEqual([]);
    expect(await stored(kit, made.id)).not.toContain('hello');
  });
});

describe('a table that is forgotten', () => {
  it('is over for those who look at it, too', async () => {
    const kit = testHall();
    const { made, host } = await seatedTable(kit, ['Ann']);
    await kit.storage.forget(made.id);
    await kit.hall.lookAt(made.id);
    expect(host.said).toEqual(no('table.unknown'));
    expect(kit.hall.size).toBe(0);
    expect(await kit.hall.open(made.id)).toEqual(no('table.unknown'));
    await expect(openTable(kit, made.id)).rejects.toThrow('table.unknown');
  });
});
