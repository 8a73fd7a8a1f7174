import { itemAt, forecast, withChange, type Save } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { RefusedByTable } from '../play/table.ts';
import { RemoteTable } from './remote-table.ts';
import { engine, FakeTable, seatedAt, type FakeNet } from './testing.ts';

interface Kit {
  readonly server: FakeTable;
  readonly net: FakeNet;
  readonly table: RemoteTable;
  readonly kept: Save[];
}

function sit(chairs: readonly number[]): Kit {
  const server = new FakeTable();
  const { net, session } = seatedAt(server, chairs);
  const kept: Save[] = [];
  const table = new RemoteTable(engine, session, {
    takeFile: () =>
      Promise.resolve(JSON.stringify({ rules: 'r', setup: {}, seed: 's', answers: ['a', 'b'], rewinds: [] })),
    keep: (save) => Promise.resolve(`kept ${kept.push(save)}`),
  });
  return { server, net, table, kept };
}

const refOf = (net: FakeNet): string =>
  net.socket.last && 'ref' in net.socket.last ? net.socket.last.ref : '';

it('tells whether others are asked to take something back, and when that is over', () => {
  const { server, net, table } = sit([0]);
  let heard = 0;
  table.subscribe(() => heard++);
  const vote = { asker: 0, about: 'undo', yes: [0], no: [] } as const;
  const ask = (about: 'undo' | 'file' | null): void =>
    net.socket.say({
      ...{ t: 'entry', seq: ++server.seq, at: 0, kind: 'ask', by: 0, time: 0 },
      vote: about && { ...vote, about },
    });
  ask('undo');
  expect([table.view().asking, heard]).toEqual([true, 1]);
  ask(null);
  expect([table.view().asking, heard]).toEqual([false, 2]);
  ask('file');
  expect(table.view().asking).toBe(false);
});

describe('an answer', () => {
  it('names the decision it answers and resolves when the server has it', async () => {
    const { server, net, table } = sit([0]);
    let done = false;
    const said = table.answer('activate:amy').then((r) => {
      done = true;
      return r;
    });
    expect(net.socket.last).toMatchObject({
      t: 'do',
      command: { kind: 'answer', at: 0, answer: 'activate:amy' },
    });
    const ref = refOf(net);
    await Promise.resolve();
    expect(done).toBe(false);
    net.socket.say(server.answer('activate:amy', ref));
    net.socket.say({ t: 'done', ref, seq: server.seq });
    expect(await said).toBeNull();
    const { state, fresh, log, decision } = table.view();
    expect(state).toEqual(engine.mask(server.state));
    expect(fresh).toEqual(itemAt(log, 1).events);
    expect(decision).toEqual(engine.decisionOf(server.state));
  });

  it('gives the reasons of the engine as refusals, and throws those of the table', async () => {
    const { net, table } = sit([0]);
    const one = table.answer('fly');
    net.socket.say({ t: 'no', ref: refOf(net), refused: 'answer.not-offered', at: 'fly' });
    expect(await one).toMatchObject({ refused: 'answer.not-offered', at: 'fly' });
    const two = table.answer('activate:amy');
    net.socket.say({ t: 'no', ref: refOf(net), refused: 'answer.stale' });
    await expect(two).rejects.toEqual(new RefusedByTable('answer.stale'));
  });
});

describe('whose decision it is', () => {
  it('is mine on my chair, and nobody answers for others', () => {
    expect(sit([0]).table.view().mine).toBe(true);
    expect(sit([1]).table.view().mine).toBe(false);
    const watcher = sit([]).table.view();
    expect(watcher).toMatchObject({ mine: false, undo: 'none', redo: false });
    expect(watcher.decision).not.toBeNull();
  });

  it('stays mine while the line is down, and what is answered meanwhile goes out once', async () => {
    const { server, net, table } = sit([0]);
    const { decision } = table.view();
    net.socket.break();
    expect(table.view()).toMatchObject({ mine: true });
    expect(table.view().decision).toBe(decision);
    const said = table.answer('activate:amy');
    net.wind();
    net.socket.open();
    expect(net.socket.sent.map((m) => m.t)).toEqual(['hello']);
    net.socket.say({ t: 'resumed', process: 'one' });
    expect(net.socket.sent.map((m) => m.t)).toEqual(['hello', 'do']);
    const ref = refOf(net);
    net.socket.say(server.answer('activate:amy', ref));
    net.socket.say({ t: 'done', ref, seq: server.seq });
    expect(await said).toBeNull();
  });

  it('plays on what is being played when somebody sits down', () => {
    const { server, net, table } = sit([0]);
    net.socket.say(server.answer('activate:amy'));
    const { fresh } = table.view();
    expect(fresh.length).toBeGreaterThan(0);
    net.socket.say({ t: 'you', chairs: [0, 1], host: false });
    expect(table.view().fresh).toBe(fresh);
  });

  it('changes nothing on the screen when somebody only talks', () => {
    const { server, net, table } = sit([0]);
    const view = table.view();
    const chat = { seq: 2, time: 0, chair: 1, name: 'Bob', text: 'hi' };
    net.socket.say({ t: 'entry', seq: ++server.seq, at: 0, kind: 'chat', by: 1, time: 0, chat });
    expect(table.view()).toBe(view);
  });
});

describe('the past', () => {
  it('is known as far as it was seen, and asked for where it was not', async () => {
    const { server, net, table } = sit([0]);
    const start = engine.mask(server.state);
    net.socket.say(server.answer('activate:amy'));
    expect(table.stateAt(0)).toEqual(start);
    // After a welcome to a moment that was not seen, nothing of the past is known.
    server.answer('end');
    net.socket.say(server.welcome('two'));
    const asked = table.stateAt(0);
    expect(net.socket.last).toMatchObject({ t: 'moment', answers: 0 });
    net.socket.say({ t: 'moment', ref: refOf(net), answers: 0, state: start });
    expect(await asked).toEqual(start);
    expect(table.stateAt(0)).toEqual(start);
  });

  it('comes with what each event changed, to be played again', () => {
    const { server, net, table } = sit([0]);
    const start = engine.mask(server.state);
    net.socket.say(server.answer('activate:amy'));
    const shown = table.eventsAt(1).reduce((s, e) => withChange(s, e.change), start);
    const { seq, reveals, stack } = server.state;
    expect({ ...shown, seq, reveals, stack }).toEqual(engine.mask(server.state));
  });

  it('starts a game of its own from the file', async () => {
    const { table, kept } = sit([0]);
    expect(await table.branch(1)).toBe('kept 1');
    expect(kept[0]).toMatchObject({ seed: 's', answers: ['a'] });
  });
});

it('asks for a vote where dice or cards would be taken back', () => {
  const { server, net, table } = sit([0]);
  net.socket.say(server.answer('activate:amy'));
  void table.undo(false);
  expect(net.socket.last).toMatchObject({ command: { kind: 'undo', at: server.at } });
  const forced = { ...server.welcome('two') };
  net.socket.say({ ...forced, game: { ...forced.game, undo: 'forced' } });
  void table.undo(true);
  expect(net.socket.last).toMatchObject({ command: { kind: 'ask', at: server.at } });
});

it('works out reasons and forecasts from what it was told', () => {
  const { server, net, table } = sit([0]);
  net.socket.say(server.answer('activate:amy'));
  expect(table.why('move:S1')).toEqual(engine.why(server.state, 'move:S1'));
  expect(table.forecast()).toEqual(forecast(engine, engine.mask(server.state)));
});
