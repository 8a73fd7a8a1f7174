/** Whoever is muted plays on, and is not heard. */
import { expect, it } from 'vitest';
import { hushed } from './hushed.ts';
import { FakeTable, seatedAt } from './testing.ts';

it('leaves out what they say and point at, and nothing of the game', () => {
  const { net, session } = seatedAt(new FakeTable(), [0]);
  const line = { seq: 1, time: 0, text: 'hi' };
  const chat = [
    { ...line, chair: 0, name: 'Ann' },
    { ...line, chair: 1, name: 'Bob' },
    { ...line, chair: null, name: 'Eve' },
  ];
  net.socket.say({ ...new FakeTable().welcome(), seq: 5, chat });
  for (const kind of ['ping', 'ready'] as const)
    net.socket.say({ t: 'mark', chair: 1, kind, at: 0, ids: kind === 'ping' ? ['S1'] : [] });
  const seen = session.view();
  expect(hushed(seen, [])).toBe(seen);
  const heard = hushed(seen, ['Bob', 'Eve']);
  expect(heard.model?.chat.map((l) => l.name)).toEqual(['Ann']);
  expect(heard.marks.map((m) => m.kind)).toEqual(['ready']);
  expect(heard.model?.state).toBe(seen.model?.state);
});
