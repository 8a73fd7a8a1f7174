/** The same people play on: a table that opens to the secrets of the one before. */
import { itemAt, saveOf, startTimeline, takeAnswer, formatSave, isRefusal } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import {
  openTable,
  seatedTable,
  SETUP,
  testHall,
  TestPlayer,
  firstAnswer,
  type TestHall,
} from '../testing/hall.ts';
import { doing, hello, wireTo } from '../testing/wire.ts';
import { cardOf } from './card.ts';
import { hashSecret, makeSecret } from './secrets.ts';

/** The file of a game that is over. */
function finished({ engine }: TestHall): string {
  const timeline = startTimeline(engine, SETUP, 'over');
  if (isRefusal(timeline)) throw new Error(timeline.refused);
  for (let d = engine.decisionOf(timeline.state); d; d = engine.decisionOf(timeline.state))
    takeAnswer(timeline, firstAnswer(d));
  return formatSave(saveOf(timeline));
}

describe('the next game', () => {
  it('is for the same people, with their chairs, names, heroes and house', async () => {
    const kit = testHall();
    const { made, table, host, players } = await seatedTable(kit, ['Ann', 'Bob'], { save: finished(kit) });
    const [ann, bob] = players;
    const watch = makeSecret();
    await host.do({ kind: 'house', talk: true });
    await host.do({ kind: 'hero', hero: 'amy', chair: 1 });
    await host.do({ kind: 'watch', open: false, hash: hashSecret(watch) });
    const endpoint = 'https://push.example.org/1';
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22), words: 'Your turn!' };
    await bob.do({ kind: 'bell', chair: 1, endpoint, ...keys });
    const page = wireTo(kit);
    await page.say(hello(made, [made.secrets.chairs[1]]));
    const said = await page.say(doing('n', { kind: 'next', mission: '01' }));
    expect(said).toMatchObject({ t: 'done' });
    const next = itemAt(
      page.heard.flatMap((m) => (m.t === 'entry' ? (m.next ?? []) : [])),
      0,
    );
    expect(next).toMatch(/^[\w-]{22}$/);

    const after = await openTable(kit, next);
    const again = await new TestPlayer(after, made.secrets.chairs).join();
    const { welcome } = again;
    expect(welcome.setup).toEqual({ ...SETUP, mission: '01' });
    expect(welcome.seats.chairs.map((c) => [c.holder, c.name])).toEqual([
      ['person', 'Ann'],
      ['person', 'Bob'],
    ]);
    expect(welcome.seats.heroes).toMatchObject({ amy: 1, doug: 0, ned: 1 });
    expect(welcome.house).toMatchObject({ talk: true, closed: true });
    expect(welcome.origin).toBe('new');
    expect(after.actor([hashSecret(made.secrets.host)])).toMatchObject({ host: true, owner: true });
    expect(after.crowd.refusal([hashSecret(watch)])).toBeUndefined();
    expect(after.crowd.refusal([])).toEqual({ refused: 'table.private' });
    expect(await again.first()).toHaveProperty('seq');
    expect(await after.look(({ bells }) => bells)).toEqual([{ chair: 1, endpoint, ...keys }]);

    // Whoever comes later is told, and nobody lays it twice.
    const late = await new TestPlayer(table, [made.secrets.chairs[0]]).join();
    expect(late.welcome.next).toBe(next);
    expect(await table.look((fold) => cardOf(made.id, fold, table.actor(ann.hashes)))).toMatchObject({
      next,
      people: ['Ann', 'Bob'],
    });
    expect(await page.say(doing('m', { kind: 'next' }))).toMatchObject({ t: 'no', refused: 'next.made' });
    expect(await bob.do({ kind: 'next', table: next })).toEqual({ refused: 'next.made' });
  });

  it('is laid by those who sit there, when the game is over, where the heroes may play it', async () => {
    const kit = testHall();
    const running = await seatedTable(kit, ['Ann']);
    const early = wireTo(kit);
    await early.say(hello(running.made, [running.made.secrets.chairs[0]]));
    expect(await early.say(doing('n', { kind: 'next' }))).toMatchObject({ refused: 'next.early' });

    const { made } = await seatedTable(kit, ['Ann'], { save: finished(kit) });
    const eve = wireTo(kit);
    await eve.say(hello(made));
    expect(await eve.say(doing('n', { kind: 'next' }))).toMatchObject({ refused: 'chair.not-seated' });
    const ann = wireTo(kit);
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    expect(await ann.say(doing('n', { kind: 'next', mission: 'none' }))).toMatchObject({
      refused: 'setup.mission-unknown',
    });
  });

  it('is one, also where the storage failed between the two', async () => {
    const kit = testHall();
    const { made } = await seatedTable(kit, ['Ann'], { save: finished(kit) });
    const ann = wireTo(kit);
    await ann.say(hello(made, [made.secrets.chairs[0]]));
    const { append } = kit.storage;
    kit.storage.append = () => Promise.reject(new Error('full'));
    expect(await ann.say(doing('n', { kind: 'next' }))).toMatchObject({ refused: 'storage.failed' });
    kit.storage.append = append;
    expect(await ann.say(doing('n', { kind: 'next' }))).toMatchObject({ t: 'done' });
    expect(await kit.storage.list(10)).toHaveLength(2);
    const next = itemAt(
      ann.heard.flatMap((m) => (m.t === 'entry' ? (m.next ?? []) : [])),
      0,
    );
    const again = await new TestPlayer(await openTable(kit, next), [made.secrets.chairs[0]]).join();
    expect(again.welcome.seats.chairs[0]).toMatchObject({ holder: 'person', name: 'Ann' });
  });
});

it('a phrase is told by its name', async () => {
  const kit = testHall();
  const { host, players } = await seatedTable(kit, ['Ann']);
  await players[0].do({ kind: 'chat', text: 'Well done!', phrase: 'well-done' });
  expect(host.last.chat).toMatchObject({ name: 'Ann', text: 'Well done!', phrase: 'well-done' });
});
