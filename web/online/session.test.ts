import { expect, it } from 'vitest';
import { FakeNet, FakeTable, seatedAt, TABLE } from './testing.ts';
import { Session } from './session.ts';

it('says hello with its secrets, and again with what it knows when the line comes back', () => {
  const table = new FakeTable();
  const { net, session } = seatedAt(table, [0]);
  expect(net.socket.sent[0]).toEqual({ t: 'hello', v: 1, table: TABLE, secrets: ['s'.repeat(32)] });
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
    waits.push(net.timers[0].ms);
    net.wind();
  }
  expect(waits).toEqual([300, 700, 1500, 3000, 6000, 12_000, 12_000, 12_000]);
  net.socket.open();
  net.socket.say(new FakeTable().welcome());
  net.socket.break();
  expect(net.timers[0].ms).toBe(300);
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
});

it('shows a ping for a while and a proposal of each person once', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  const mark = (kind: string, id: string): void =>
    net.socket.say({ t: 'mark', chair: 1, kind, at: 0, ids: [id] });
  mark('propose', 'a');
  mark('propose', 'b');
  mark('ping', 'S1');
  expect(session.view().marks.map((m) => m.ids[0])).toEqual(['b', 'S1']);
  net.wind();
  expect(session.view().marks.map((m) => m.ids[0])).toEqual(['b']);
});
