/** How the host keeps the table: who may watch and talk, and what whoever loses a chair is told. */
import { describe, expect, it } from 'vitest';
import { openTable, seatedTable, testHall, TestPlayer } from '../testing/hall.ts';
import { wireTo, hello, doing } from '../testing/wire.ts';
import { hashSecret, makeSecret } from './secrets.ts';

describe('those who watch', () => {
  it('may write where the host allows it, under the name they came with', async () => {
    const kit = testHall();
    const { table, host } = await seatedTable(kit, ['Ann']);
    const eve = await new TestPlayer(table, [], 'Eve').join();
    expect(await eve.do({ kind: 'chat', text: 'hi' })).toEqual({ refused: 'chat.closed' });
    await host.do({ kind: 'house', talk: true });
    expect(await eve.do({ kind: 'chat', text: 'hi' }, 'r')).toHaveProperty('seq');
    expect(host.welcome.chat).toEqual([{ seq: 3, time: 1000, chair: null, name: 'Eve', text: 'hi' }]);
    // The same mark is not said twice, and nobody speaks without a name.
    expect(await eve.do({ kind: 'chat', text: 'hi' }, 'r')).toMatchObject({ again: true });
    const nobody = await new TestPlayer(table).join();
    expect(await nobody.do({ kind: 'chat', text: 'hi' })).toEqual({ refused: 'name.empty' });
    expect(host.welcome.chat).toHaveLength(1);
  });

  it('need the link of a private table, and have to go when it becomes one', async () => {
    const kit = testHall();
    const { made, table, host, players } = await seatedTable(kit, ['Ann']);
    const eve = await new TestPlayer(table, [], 'Eve').join();
    const secret = makeSecret();
    await host.do({ kind: 'watch', open: false, hash: hashSecret(secret) });
    expect(eve.said).toEqual({ refused: 'table.private' });
    expect(players[0].said).toBeUndefined();
    expect(host.welcome.house.closed).toBe(true);
    expect(table.crowd.refusal([])).toEqual({ refused: 'table.private' });
    expect(table.crowd.refusal([hashSecret(secret)])).toBeUndefined();
    // It is so for every process, and can be opened again.
    const later = await openTable(testHall(kit.storage, kit.engine), made.id);
    expect(later.crowd.closedTo([])).toEqual({ refused: 'table.private' });
    await host.do({ kind: 'watch', open: true, hash: '' });
    expect(table.crowd.refusal([])).toBeUndefined();
  });

  it('are sent away by the host alone', async () => {
    const kit = testHall();
    const { made, table } = await seatedTable(kit, ['Ann']);
    const eve = await new TestPlayer(table, [], 'Eve').join();
    const [ann, boss] = [wireTo(kit), wireTo(kit)];
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    await boss.say(hello(made, [made.secrets.host]));
    const away = doing('x', { kind: 'remove', watcher: eve.id });
    expect(await ann.say(away)).toMatchObject({ t: 'no', refused: 'host.only' });
    expect(eve.said).toBeUndefined();
    expect(await boss.say(away)).toMatchObject({ t: 'done', ref: 'x' });
    expect(eve.said).toEqual({ refused: 'watcher.removed' });
  });
});

it('tells whoever loses a chair why, there or when they come back', async () => {
  const kit = testHall();
  const { made, host } = await seatedTable(kit, ['Ann', 'Bob']);
  const bob = wireTo(kit);
  await bob.say(hello(made, [made.secrets.chairs[1]]));
  await host.do({ kind: 'bot', chair: 1, why: ' it is\nlate ' });
  const lost = [{ chair: 1, how: 'bot', why: 'it is late' }];
  expect(bob.heard.at(-1)).toEqual({ t: 'you', chairs: [1], host: false, lost });
  await bob.say(doing('s', { kind: 'sit', chair: 1, name: 'Bob' }));
  expect(bob.heard).toContainEqual({ t: 'you', chairs: [1], host: false });
  await host.do({ kind: 'free', chair: 1, why: 'good night' });
  const later = wireTo(kit);
  await later.say(hello(made, [made.secrets.chairs[1]]));
  const freed = { chair: 1, how: 'free', why: 'good night' };
  expect(later.heard.at(-1)).toMatchObject({ t: 'you', chairs: [], lost: [...lost, freed] });
});

it('calls the browsers of whoever is awaited and not there, and of nobody else', async () => {
  const kit = testHall();
  const { table, players, host } = await seatedTable(kit, ['Ann', 'Bob']);
  const [ann, bob] = players;
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22), words: 'Your turn!' };
  const bell = { kind: 'bell', chair: 1, endpoint: 'https://push.example.org/1', ...keys } as const;
  expect(await ann.do(bell)).toEqual({ refused: 'chair.not-yours' });
  expect(await bob.do({ ...bell, endpoint: 'https://192.168.0.1/1' })).toEqual({ refused: 'push.refused' });
  for (let n = 1; n <= 4; n++) await bob.do({ ...bell, endpoint: `https://push.example.org/${n}` });
  await bob.do({ kind: 'unbell', chair: 1, endpoint: 'https://push.example.org/2' });
  expect(JSON.stringify(host.texts)).not.toContain('push.example.org');
  table.leave(bob);
  for (let n = 0; n < 200 && !host.welcome.game?.answerers.includes(1); n++) await ann.first();
  expect(kit.rung.map(({ endpoint, words }) => [endpoint, words])).toEqual([
    ['https://push.example.org/3', 'Your turn!'],
    ['https://push.example.org/4', 'Your turn!'],
  ]);
});
