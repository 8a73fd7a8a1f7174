import { isRefusal, type Engine } from '@holdout/engine';
import { otherTruth } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { allMissions, newEngine } from '../editions.ts';
import { runCommand } from '../run.ts';
import { testIo } from '../test-io.ts';
import { Session } from './session.ts';

const engine = newEngine();
const SECRET = 'a seed nobody is told';

const open = (rules: Engine = engine): ((request: object) => Record<string, unknown>) => {
  const session = new Session(rules, () => SECRET);
  return (request) =>
    JSON.parse(JSON.stringify(session.reply(JSON.stringify(request)))) as Record<string, unknown>;
};

/** The same games, with everything that lies face down otherwise. */
const otherwise: Engine = {
  ...engine,
  newGame: (...how) => {
    const state = engine.newGame(...how);
    return isRefusal(state) ? state : otherTruth(engine, state);
  },
};

describe('a game by lines', () => {
  it('is begun, seen, answered to its end and rewarded', () => {
    const ask = open();
    let now = ask({ do: 'new', mission: '00', heroes: 4 });
    expect(now).toMatchObject({ game: 'game', reward: 0, done: false, decision: { prompt: 'activate' } });
    for (let n = 0; n < 2000 && now['done'] === false; n++) {
      expect(now['reward']).toBe(0);
      now = ask({ do: 'answer', answer: ask({ do: 'advise', bot: 'random', seed: `${n}` })['answer'] });
    }
    expect(now).toMatchObject({ done: true, decision: null });
    expect(now['reward']).toBe(now['result'] === 'won' ? 1 : -1);
    expect(ask({ do: 'advise' })['error']).toContain('over');
  });

  it('gives back the id of a request, also with an error', () => {
    const ask = open();
    expect(ask({ id: 7, do: 'missions' })['id']).toBe(7);
    expect(ask({ id: 'x', do: 'nothing' })).toMatchObject({
      id: 'x',
      error: expect.stringContaining('"do"') as string,
    });
  });

  it('knows every mission', () => {
    expect(open()({ do: 'missions' })['missions']).toHaveLength(allMissions().length);
  });

  it('plays on with a sample and leaves the game alone', () => {
    const ask = open();
    ask({ do: 'new', mission: '02' });
    const before = ask({ do: 'look' });
    expect(ask({ do: 'sample', to: 'try', seed: 's' })).toEqual({ game: 'try', ...before });
    const answer = ask({ do: 'advise', game: 'try', bot: 'greedy' })['answer'];
    expect(ask({ do: 'answer', game: 'try', answer })['observation']).not.toEqual(before['observation']);
    expect(ask({ do: 'look' })).toEqual(before);
    expect(ask({ do: 'forget', game: 'try' })).toEqual({ games: 1 });
    expect(ask({ do: 'look', game: 'try' })['error']).toContain('no game "try"');
  });

  it.each(allMissions().map(({ mission }) => mission))(
    'tells nothing that is hidden in mission %s',
    (mission) => {
      const tale = (rules: Engine): string => {
        const ask = open(rules);
        const said = [ask({ do: 'new', mission }), ask({ do: 'sample', to: 'try', seed: 's' })];
        for (let n = 0; n < 5; n++) {
          const answer = ask({ do: 'advise', game: 'try', bot: 'greedy' })['answer'];
          said.push(ask({ do: 'answer', game: 'try', answer }));
        }
        return JSON.stringify([...said, ask({ do: 'advise', bot: 'captain', budget: 10 })]);
      };
      expect(tale(otherwise)).toBe(tale(engine));
      expect(tale(engine)).not.toContain(SECRET);
    },
  );
});

describe('holdout env', () => {
  const BAD = [
    'hello',
    '7',
    'null',
    '[]',
    '{"do":"__proto__"}',
    '{"do":["new"]}',
    '{"do":"answer","answer":"end"}',
    '{"do":"new"}',
    '{"do":"new","mission":"all"}',
    '{"do":"new","mission":"02","heroes":99}',
    '{"do":"new","mission":"02","seats":[["nobody"]]}',
    '{"do":"new","mission":"02","seats":"amy"}',
    '{"do":"new","mission":"02","seed":5}',
  ];

  it('answers a bad line with an error, and goes on', async () => {
    const io = testIo([
      ...BAD,
      '',
      '{"do":"new","mission":"02"}',
      '{"do":"answer","answer":"fly"}',
      '{"do":"look"}',
    ]);
    expect(await runCommand(['env'], io)).toBe(0);
    const said = io.lines.map((line) => JSON.parse(line) as { error?: string; done?: boolean });
    expect(said).toHaveLength(BAD.length + 3);
    for (const { error } of said.slice(0, BAD.length)) expect(error).toMatch(/\w+ \w+/);
    expect(said.slice(BAD.length).map(({ error, done }) => error?.slice(0, 10) ?? done)).toEqual([
      false,
      'the answer',
      false,
    ]);
  });

  it('keeps no more games than it can', () => {
    const ask = open();
    ask({ do: 'new', mission: '00' });
    for (let n = 1; n < 1000; n++) ask({ do: 'sample', to: `${n}`, seed: 's' });
    expect(ask({ do: 'sample', to: 'more' })['error']).toContain('forget');
    expect(ask({ do: 'sample', to: '5' })).toMatchObject({ game: '5' });
  });
});
