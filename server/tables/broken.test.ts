/** Tables that can only be read. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, leading, createEngine, parseSave, type Engine } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { openTable, playedTable, testHall, TestPlayer } from '../testing/hall.ts';

/** Under the same rules, from the last round that is certain. */
const onward = { rules: itemAt(EDITIONS, 0).rules, round: 1, lost: [] };

describe('a table that does not replay under new rules', () => {
  /** The same game with another number on its rules. */
  const newRules = (): Engine => createEngine(EDITIONS.map((e) => ({ ...e, rules: `${e.rules}-next` })));

  it('opens for reading and says why; its seats, chat and file are there', async () => {
    const kit = testHall();
    const { made, players, host } = await playedTable(kit, 10);
    await players[0].do({ kind: 'chat', text: 'bye' });
    const file = await host.takeSave();
    const next = testHall(kit.storage, newRules());
    const page = await new TestPlayer(await openTable(next, made.id), [made.secrets.chairs[0]]).join();
    expect(page.welcome.broken).toEqual({
      refused: 'save.rules-version',
      at: itemAt(EDITIONS, 0).rules,
      answers: 10,
      onward: { rules: `${itemAt(EDITIONS, 0).rules}-next`, round: 1, lost: [] },
    });
    expect(page.welcome.state).toMatchObject({ round: 1, seq: 0 });
    expect(page.welcome.chat).toHaveLength(1);
    expect(page.welcome.seats.chairs.map((c) => c.name)).toEqual(['Ann', 'Bob']);
    expect(await page.answer('end')).toEqual({ refused: 'table.read-only' });
    expect(await page.do({ kind: 'chat', text: 'still here' })).toHaveProperty('seq');
    const owner = new TestPlayer(page.table, [made.secrets.host]);
    expect(await owner.takeSave()).toBe(file);
    expect(await page.takeSave()).toEqual({ refused: 'save.running' });
  });

  it('shows the last position that was kept, masked, to look at and not to play, and its whole story', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, 10);
    await kit.hall.stop();
    const next = testHall(kit.storage, newRules());
    const page = await new TestPlayer(await openTable(next, made.id), [made.secrets.chairs[0]]).join();
    expect(page.welcome).toMatchObject({ game: null, broken: { answers: 10 } });
    expect(page.welcome.log).toEqual(host.welcome.log);
    expect(page.welcome.state).toEqual(host.welcome.state);
    expect(page.welcome.state?.seq).toBe(10);
    expect(page.welcome.seats.heroes).toEqual(host.welcome.seats.heroes);
    expect(await page.answer('end')).toEqual({ refused: 'table.read-only' });
    expect(next.capsules).toEqual([]);
  });

  it('goes on where it stood when its own rules are back', async () => {
    const kit = testHall();
    const { made } = await playedTable(kit, 10);
    await kit.hall.stop();
    const next = testHall(kit.storage, newRules());
    const reader = await new TestPlayer(await openTable(next, made.id), [made.secrets.chairs[0]]).join();
    await reader.do({ kind: 'chat', text: 'when can we go on?' });
    await next.hall.stop();
    const back = testHall(kit.storage);
    const page = await new TestPlayer(await openTable(back, made.id), [made.secrets.chairs[0]]).join();
    expect(page.welcome.broken).toBeNull();
    expect(page.welcome.chat).toHaveLength(1);
    expect(await page.first()).toHaveProperty('seq');
  });

  it('lets the people at it take the file when more than half of them say so', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, 10);
    const file = await host.takeSave();
    const next = testHall(kit.storage, newRules());
    const table = await openTable(next, made.id);
    const [ann, bob] = leading(
      await Promise.all(made.secrets.chairs.map((s) => new TestPlayer(table, [s]).join())),
      2,
    );
    await ann.do({ kind: 'ask', at: ann.welcome.at, about: 'file' });
    expect(await ann.takeSave()).toEqual({ refused: 'save.running' });
    await bob.do({ kind: 'vote', at: ann.welcome.at, yes: true });
    expect(await ann.takeSave()).toBe(file);
  });
});

describe('a table at which the engine fails when it is loaded', () => {
  it('can be read, shows the last position before the fault, and writes a capsule', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, 10);
    const engine = createEngine(EDITIONS);
    const { answer } = engine;
    engine.answer = (state, ...rest) => {
      if (state.seq === 7) throw new Error('boom');
      return answer(state, ...rest);
    };
    const late = testHall(kit.storage, engine);
    const page = await new TestPlayer(await openTable(late, made.id)).join();
    expect(page.welcome.broken).toMatchObject({ refused: 'engine.fault', answers: 10 });
    expect(page.welcome.state?.seq).toBe(7);
    expect(page.welcome.log).toEqual(host.welcome.log);
    expect(late.capsules).toHaveLength(1);
    expect(itemAt(late.capsules, 0).save?.answers).toHaveLength(10);
  });
});

describe('a table whose log breaks off in the middle', () => {
  it('shows the position before the answer that is refused now, and writes a capsule', async () => {
    const kit = testHall();
    const { made, host, players } = await playedTable(kit, 5);
    const { state } = host.welcome;
    const foreign = { kind: 'answer', by: 0, time: 0, answer: 'fly:moon' };
    await kit.storage.append(made.id, host.welcome.seq, JSON.stringify(foreign));
    const late = testHall(kit.storage);
    const page = await new TestPlayer(await openTable(late, made.id)).join();
    expect(page.welcome.broken).toEqual({
      refused: 'answer.not-offered',
      at: 'fly:moon',
      answers: 6,
      onward,
    });
    expect(page.welcome.state).toEqual(state);
    expect(late.capsules).toMatchObject([{ during: 'load' }]);
    // The process that has the table in memory finds out when it writes next.
    const chair = host.welcome.game?.answerers[0] ?? 0;
    expect(await itemAt(players, chair).first()).toEqual({ refused: 'table.read-only' });
    expect(host.last.broken).toEqual(page.welcome.broken);
    expect(host.welcome).toEqual(page.welcome);
    expect(kit.capsules).toMatchObject([{ during: `entry ${host.welcome.seq}` }]);
  });
});

describe('a table with an entry that its storage has damaged', () => {
  it('can be read up to it, and its file holds what is certain', async () => {
    const kit = testHall();
    const { made, host, players } = await playedTable(kit, 5);
    const { state, log, seq } = host.welcome;
    await kit.storage.append(made.id, seq, '{"kind":"ans');
    const after = { kind: 'answer', by: 0, time: 0, answer: 'end' };
    await kit.storage.append(made.id, seq + 1, JSON.stringify(after));
    const late = testHall(kit.storage);
    const page = await new TestPlayer(await openTable(late, made.id), [made.secrets.host]).join();
    expect(page.welcome.broken).toEqual({ refused: 'log.damaged', at: String(seq + 1), answers: 5, onward });
    expect(page.welcome.state).toEqual(state);
    expect(page.welcome.log).toEqual(log);
    expect(await page.takeSave()).toContain('"answers"');
    const save = parseSave((await page.takeSave()) as string);
    expect('answers' in save && save.answers).toHaveLength(5);
    const chair = host.welcome.game?.answerers[0] ?? 0;
    expect(await itemAt(players, chair).first()).toEqual({ refused: 'table.read-only' });
  });

  it('goes on from its last round like one that later rules find', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, 5);
    await kit.storage.append(made.id, host.welcome.seq, '{"kind":"ans');
    const late = testHall(kit.storage);
    const page = await new TestPlayer(await openTable(late, made.id), made.secrets.chairs).join();
    await page.do({ kind: 'stand', chair: 1 });
    await page.do({ kind: 'ask', at: page.welcome.at, about: 'rules' });
    expect(page.welcome).toMatchObject({ broken: null, state: { round: 1, seq: 0 } });
    expect(await page.first()).toHaveProperty('seq');
  });
});

describe('rules that drift under the same name', () => {
  it('leave a table that plays on, with its story as it was told', async () => {
    const kit = testHall();
    const { made, host } = await playedTable(kit, 10);
    await kit.hall.stop();
    const engine = createEngine(EDITIONS);
    const { answer } = engine;
    engine.answer = (state, ...rest) =>
      state.seq === 7 ? { refused: 'answer.not-offered', clause: 'K-DEC' } : answer(state, ...rest);
    const late = testHall(kit.storage, engine);
    const page = await new TestPlayer(await openTable(late, made.id), made.secrets.chairs).join();
    expect(page.welcome.broken).toBeNull();
    expect(page.welcome.state).toEqual(host.welcome.state);
    expect(page.welcome.log).toEqual(host.welcome.log);
    expect(await page.first()).toHaveProperty('seq');
  });
});
