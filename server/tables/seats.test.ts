/** Chairs, links and heroes: who can be who, and how the host hands things around. */
import { itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { seatedTable, testHall, TestPlayer } from '../testing/hall.ts';
import { LIMITS } from '../limits.ts';
import { hashSecret, makeSecret } from './secrets.ts';

describe('a chair', () => {
  it('is taken by its link and a name, and by nothing else', async () => {
    const { made, table, players } = await seatedTable(testHall(), ['Ann']);
    const stranger = await new TestPlayer(table, [makeSecret()]).join();
    expect(await stranger.do({ kind: 'sit', chair: 1, name: 'Eve' })).toEqual({ refused: 'chair.not-yours' });
    expect(await players[0].do({ kind: 'sit', chair: 1, name: 'Ann' })).toEqual({
      refused: 'chair.not-yours',
    });
    const bob = await new TestPlayer(table, [made.secrets.chairs[1]]).join();
    expect(await bob.do({ kind: 'sit', chair: 1, name: ' \u202e\u0000 ' })).toEqual({
      refused: 'name.empty',
    });
    expect(await bob.do({ kind: 'sit', chair: 7, name: 'Bob' })).toEqual({ refused: 'chair.unknown' });
    await bob.do({ kind: 'sit', chair: 1, name: '  <b>Bob</b>\n\u202ethe   great and terrible ' });
    expect(players[0].welcome.seats.chairs[1]).toEqual({
      holder: 'person',
      name: '<b>Bob</b> the great and',
      link: true,
    });
  });

  it('can be one of several on the same screen', async () => {
    const { made, table } = await seatedTable(testHall(), []);
    const both = await new TestPlayer(table, made.secrets.chairs).join();
    await both.do({ kind: 'sit', chair: 0, name: 'Ann' });
    await both.do({ kind: 'sit', chair: 1, name: 'Bob' });
    for (let i = 0; i < 30; i++) expect(await both.first()).toHaveProperty('seq');
    const answered = both.texts.filter((t) => t.includes('"kind":"answer"'));
    expect(new Set(answered.map((t) => (JSON.parse(t) as { by: number }).by))).toEqual(new Set([0, 1]));
  });

  it('gets a new link from the host, and the old one opens nothing any more, at once', async () => {
    const { table, host, players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const fresh = makeSecret();
    expect(await host.do({ kind: 'link', chair: 0, hash: hashSecret(fresh) })).toHaveProperty('seq');
    expect(itemAt(host.welcome.seats.chairs, 0).holder).toBe('open');
    expect(await players[0].first()).toEqual({ refused: 'chair.not-seated' });
    expect(await players[0].do({ kind: 'sit', chair: 0, name: 'Ann' })).toEqual({
      refused: 'chair.not-yours',
    });
    const next = await new TestPlayer(table, [fresh]).join();
    await next.do({ kind: 'sit', chair: 0, name: 'Cleo' });
    expect(await next.first()).toHaveProperty('seq');
  });

  it('is taken back by the host', async () => {
    const { host, players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    await host.do({ kind: 'free', chair: 0 });
    expect(host.welcome.seats.chairs[0]).toEqual({ holder: 'open', name: '', link: false });
    expect(await players[0].do({ kind: 'sit', chair: 0, name: 'Ann' })).toEqual({
      refused: 'chair.not-yours',
    });
  });

  it('is played by a bot until its person comes back', async () => {
    const kit = testHall();
    const { host, players } = await seatedTable(kit, ['Ann', 'Bob']);
    await host.do({ kind: 'bot', chair: 0 });
    while (players[1].welcome.game?.answerers[0] !== 1) await new Promise((done) => setImmediate(done));
    expect(players[1].texts.filter((t) => t.includes('"kind":"answer"')).length).toBeGreaterThan(3);
    await players[0].do({ kind: 'sit', chair: 0, name: 'Ann' });
    while (players[1].welcome.game?.answerers[0] === 1) await players[1].first();
    expect(await players[0].first()).toHaveProperty('seq');
    expect(kit.capsules).toEqual([]);
  });

  it('can be added, up to six, and hold a hero that was handed over in mid-game', async () => {
    const { table, host, players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const secret = makeSecret();
    await host.do({ kind: 'chair', hash: hashSecret(secret) });
    await players[0].first();
    const hero = players[0].welcome.game?.decision?.hero ?? '';
    const cleo = await new TestPlayer(table, [secret]).join();
    await cleo.do({ kind: 'sit', chair: 2, name: 'Cleo' });
    expect(await cleo.first()).toEqual({ refused: 'answer.not-yours' });
    await host.do({ kind: 'hero', hero, chair: 2 });
    expect(cleo.welcome.game?.answerers).toEqual([2]);
    expect(cleo.welcome.seats.heroes[hero]).toBe(2);
    expect(await players[0].first()).toEqual({ refused: 'answer.not-yours' });
    expect(await cleo.first()).toHaveProperty('seq');
    expect(await host.do({ kind: 'hero', hero: 'nobody', chair: 2 })).toEqual({ refused: 'hero.unknown' });
    expect(await host.do({ kind: 'hero', hero, chair: 3 })).toEqual({ refused: 'chair.unknown' });
    for (let n = 3; n < LIMITS.chairs; n++) await host.do({ kind: 'chair', hash: 'x' });
    expect(await host.do({ kind: 'chair', hash: 'x' })).toEqual({ refused: 'chair.none-left' });
  });
});

describe('the turn of a hero', () => {
  const setup = {
    edition: 'zombie',
    mission: 'MZ1',
    seats: [
      ['hulk', 'wasp'],
      ['deadpool', 'iron-man'],
    ],
  };

  it('is begun by whoever plays that hero, and by nobody else who is there', async () => {
    const { host, players } = await seatedTable(testHall(), ['Ann', 'Bob'], { setup });
    const [ann, bob] = players;
    const { at } = host.welcome;
    expect(host.welcome.game).toMatchObject({
      decision: { prompt: 'activate', by: 'team' },
      answerers: [0, 1],
    });
    expect(await bob.do({ kind: 'answer', at, answer: 'activate:hulk' })).toEqual({
      refused: 'answer.not-yours',
    });
    expect(await bob.do({ kind: 'answer', at, answer: 'activate:nobody' })).toMatchObject({
      refused: 'answer.not-offered',
    });
    expect(await ann.do({ kind: 'answer', at, answer: 'activate:hulk' })).toHaveProperty('seq');
  });

  it('is anybody’s to begin while nobody sits there', async () => {
    const { host, players } = await seatedTable(testHall(), ['Ann'], { setup });
    const { at } = host.welcome;
    expect(host.welcome.game?.answerers).toEqual([0]);
    expect(await players[0].do({ kind: 'answer', at, answer: 'activate:deadpool' })).toHaveProperty('seq');
  });

  it('follows a hero who is handed over, and waits for those whose heroes are left', async () => {
    const { host, players } = await seatedTable(testHall(), ['Ann', 'Bob'], { setup });
    await host.do({ kind: 'hero', hero: 'hulk', chair: 1 });
    await host.do({ kind: 'hero', hero: 'wasp', chair: 1 });
    expect(host.welcome.game?.answerers).toEqual([1]);
    const { at } = host.welcome;
    expect(await players[1].do({ kind: 'answer', at, answer: 'activate:hulk' })).toHaveProperty('seq');
  });
});

describe('what only the host may do', () => {
  it('is refused to players and watchers', async () => {
    const { table, players } = await seatedTable(testHall(), ['Ann', 'Bob']);
    const watcher = await new TestPlayer(table).join();
    const commands = [
      { kind: 'free', chair: 1 },
      { kind: 'bot', chair: 1 },
      { kind: 'link', chair: 1, hash: 'x' },
      { kind: 'chair', hash: 'x' },
      { kind: 'hero', hero: 'amy', chair: 1 },
      { kind: 'title', title: 'Mine' },
      { kind: 'opened' },
    ] as const;
    for (const who of [players[0], watcher])
      for (const command of commands) expect(await who.do(command)).toEqual({ refused: 'host.only' });
    expect(await watcher.takeSave()).toEqual({ refused: 'save.running' });
    expect(await players[0].takeSave()).toEqual({ refused: 'save.running' });
  });

  it('includes a new title, which the list of tables shows too', async () => {
    const kit = testHall();
    const { host } = await seatedTable(kit, []);
    await host.do({ kind: 'title', title: 'Saturday' });
    expect(host.welcome.title).toBe('Saturday');
    expect(itemAt(await kit.storage.list(1), 0).title).toBe('Saturday');
  });
});

describe('secrets', () => {
  it('are never stored, nor their hashes told', async () => {
    const kit = testHall();
    const { made, host } = await seatedTable(kit, ['Ann', 'Bob']);
    const secret = makeSecret();
    await host.do({ kind: 'link', chair: 0, hash: hashSecret(secret) });
    const late = await new TestPlayer(host.table).join();
    const all = [made.secrets.host, ...made.secrets.chairs, secret];
    const stored = JSON.stringify([await kit.storage.read(made.id), await kit.storage.entries(made.id, 0)]);
    const told = [...host.texts, ...late.texts].join();
    for (const s of all) {
      expect(s.length).toBe(32);
      expect(stored).not.toContain(s);
      expect(told).not.toContain(s);
      expect(stored).toContain(hashSecret(s));
      expect(told).not.toContain(hashSecret(s));
    }
  });
});
