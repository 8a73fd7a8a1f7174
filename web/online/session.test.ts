import { itemAt } from '@holdout/engine';
import { PROTOCOL } from '@holdout/protocol';
import { expect, it } from 'vitest';
import { FakeNet, FakeTable, seatedAt, TABLE } from './testing.ts';
import { Session } from './session.ts';

it('says hello with its secrets, and again with what it knows when the line comes back', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  expect(net.socket.sent[0]).toEqual({ t: 'hello', v: PROTOCOL, table: TABLE, secrets: ['s'.repeat(32)] });
  net.socket.break();
  expect(session.view().line).toBe('away');
  net.wind();
  net.socket.open();
  expect(net.socket.sent[0]).toMatchObject({ since: { seq: 1, process: 'one' } });
  net.socket.say({ t: 'resumed', process: 'one' });
  expect(session.view().line).toBe('here');
});

it('waits longer with every try in vain, and not after a welcome', () => {
  const net = new FakeNet();
  new Session(TABLE, [], net);
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    net.socket.break();
    waits.push(itemAt(net.timers, 0).ms);
    net.wind();
  }
  expect(waits).toEqual([300, 700, 1500, 3000, 6000, 12_000, 12_000, 12_000]);
  net.socket.open();
  net.socket.say(new FakeTable().welcome());
  net.socket.break();
  expect(itemAt(net.timers, 0).ms).toBe(300);
});

it('applies no entry twice, and asks for everything when some are missing', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  const first = table.answer('activate:amy');
  net.socket.say(first);
  const model = session.view().model;
  net.socket.say(first);
  expect(session.view().model).toBe(model);
  expect(model?.log.length).toBe(2);
  // Known already: no reason to ask for anything.
  expect(net.sockets.length).toBe(1);
  table.answer('end');
  net.socket.say(table.answer(`activate:doug`));
  expect(session.view().model).toBe(model);
  expect(net.sockets.length).toBe(2);
});

it('sends what was not acknowledged again under the same mark, and hears of it once', async () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  const said = session.do({ kind: 'chat', text: 'hello' });
  const sent = net.socket.last;
  net.socket.break();
  net.wind();
  net.socket.open();
  net.socket.say(table.welcome('two'));
  expect(net.socket.last).toEqual(sent);
  const ref = sent?.t === 'do' ? sent.ref : '';
  net.socket.say({ t: 'done', ref, seq: 2 });
  net.socket.say({ t: 'done', ref, seq: 2 });
  expect(await said).toMatchObject({ t: 'done', seq: 2 });
});

it('says nothing into a line that is going down, and says it on the next', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  net.socket.fail();
  void session.do({ kind: 'chat', text: 'hello' });
  net.socket.break();
  net.wind();
  net.socket.open();
  net.socket.say(table.welcome('two'));
  expect(net.socket.last).toMatchObject({ t: 'do', command: { kind: 'chat', text: 'hello' } });
});

it('closes a line that says what is no message, and comes back', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  for (const odd of ['', '{', '{"t":"entry"}', '{"t":"constructor"}', '[]']) {
    net.socket.say(odd);
    expect(net.socket.closed).toBe(true);
    net.socket.break();
    expect(session.view().line).toBe('away');
    net.wind();
    net.socket.open();
    net.socket.say({ t: 'resumed', process: 'one' });
  }
  expect(session.view().line).toBe('here');
});

it('gives up when there is no such table', async () => {
  const net = new FakeNet();
  const session = new Session(TABLE, [], net);
  const said = session.do({ kind: 'chat', text: 'anybody?' });
  net.socket.open();
  net.socket.say({ t: 'bye', refused: 'table.unknown' });
  expect(session.view()).toMatchObject({ line: 'gone', why: { refused: 'table.unknown' } });
  expect(await said).toMatchObject({ refused: 'table.unknown' });
  net.wind();
  expect(net.sockets.length).toBe(1);
  expect(await session.do({ kind: 'chat', text: 'anybody?' })).toMatchObject({ refused: 'table.unknown' });
});

it('shows pings and arrows for a while, and a proposal of each person once', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  const mark = (kind: string, ...ids: string[]): void =>
    net.socket.say({ t: 'mark', chair: 1, kind, at: 0, ids });
  mark('propose', 'a');
  mark('propose', 'b');
  mark('ping', 'S1');
  mark('arrow', 'S1', 'S2');
  expect(session.view().marks.map((m) => m.ids.join())).toEqual(['b', 'S1', 'S1,S2']);
  net.wind();
  expect(session.view().marks.map((m) => m.ids.join())).toEqual(['b']);
});

it('knows where somebody looks until they look away', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  const look = (...ids: string[]): void => net.socket.say({ t: 'mark', chair: 1, kind: 'look', at: 0, ids });
  look('S1');
  look('S2');
  expect(session.view().marks.map((m) => m.ids[0])).toEqual(['S2']);
  look();
  expect(session.view().marks).toEqual([]);
});

it('takes up the line again when a command gets no reply, and sends it once more', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  void session.do({ kind: 'chat', text: 'hello' });
  const sent = net.socket.last;
  net.wind();
  net.wind();
  expect(net.sockets.length).toBe(2);
  net.socket.open();
  net.socket.say({ t: 'resumed', process: 'one' });
  expect(net.socket.last).toEqual(sent);
});

it('keeps the open question as it is when a new server tells the same moment', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  const before = session.view().model;
  net.socket.break();
  net.wind();
  net.socket.open();
  net.socket.say(table.welcome('two'));
  const after = session.view().model;
  expect(after?.process).toBe('two');
  expect(after?.game?.decision).toBe(before?.game?.decision);
  expect(after?.state).toBe(before?.state);
  // Another moment is told anew.
  table.answer('activate:amy');
  net.socket.say(table.welcome('three'));
  expect(session.view().model?.state).not.toBe(before?.state);
  expect(session.view().model?.log.length).toBe(2);
});

it('takes a line that says nothing for dead, tells so, and comes back a little later than all others or earlier', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  // The server says itself how long it may be silent, and its sign of life is answered.
  net.socket.say({ t: 'beat', within: 900 });
  expect(net.socket.last).toEqual({ t: 'beat' });
  expect(net.guards.filter((g) => g.act).map((g) => g.ms)).toEqual([900]);
  net.random = () => 1;
  net.silence();
  expect([session.view().line, itemAt(net.sockets, 0).closed]).toEqual(['away', true]);
  expect(net.timers.at(-1)?.ms).toBe(450);
  net.random = () => 0;
  net.wind();
  expect(net.sockets.length).toBe(2);
  // A line that does not open either.
  net.silence();
  expect(net.timers.at(-1)?.ms).toBe(350);
});

it('takes a line without a reply for dead at once', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  void session.do({ kind: 'chat', text: 'hello' });
  net.wind();
  expect(session.view().line).toBe('away');
});

it('knows who is there', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  const people = { t: 'people', chairs: [null, 1000], host: null, watchers: [{ id: 'w', name: 'Eve' }] };
  net.socket.say(people);
  expect(session.view().people).toEqual(people);
});
