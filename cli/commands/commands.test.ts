import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEngine, formatSave, lookUp, parseSave, replay, isRefusal } from '@holdout/engine';
import { classic } from '@holdout/editions';
import { randomBot } from '@holdout/bots';
import { playGame } from '@holdout/bots/measure';
import { allMissions } from '../editions.ts';
import { runCommand } from '../run.ts';
import { testIo, type TestIo } from '../test-io.ts';

const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}.json`, import.meta.url));
const json = (io: TestIo): Record<string, unknown> => JSON.parse(io.text) as Record<string, unknown>;

describe('content', () => {
  it('counts what the classic box holds, all of it from documents or published facts', async () => {
    const io = testIo();
    expect(await runCommand(['content', '--json'], io)).toBe(0);
    const counts = { survivors: 6, equipmentCards: 62, zombieCards: 42, tileFaces: 18 };
    const classicLine = lineOf(io, 'classic');
    expect(classicLine).toMatchObject({ edition: 'classic', ...counts });
    const { missions, ...rest } = classicLine['bySource'] as { [kind: string]: object };
    expect(missions).toMatchObject({ published: 11 });
    for (const sources of Object.values(rest)) {
      expect(Object.keys(sources).filter((s) => !['document', 'published'].includes(s))).toEqual([]);
    }
  });

  it('counts what zombie mode holds, designed or not [Z-PCS-2]', async () => {
    const io = testIo();
    await runCommand(['content', '--json'], io);
    expect(lineOf(io, 'zombie')).toMatchObject({
      heroes: 6,
      superHeroes: 6,
      bystanderCards: 16,
      traits: 45,
      spawnCards: 42,
      tileFaces: 18,
      missions: 11,
    });
  });
});

/** The line of an edition. */
const lineOf = (io: TestIo, edition: string): Record<string, unknown> =>
  io.lines.map((l) => JSON.parse(l) as Record<string, unknown>).find((l) => l['edition'] === edition) ?? {};

describe('schema', () => {
  it('prints what a mission file of the edition may hold', async () => {
    const io = testIo();
    expect(await runCommand(['schema', 'dceased'], io)).toBe(0);
    expect(json(io)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { edition: { enum: ['dceased'] }, win: { $ref: '#/$defs/condition' } },
      additionalProperties: false,
    });
  });

  it('names the editions there are when it knows none of that name', async () => {
    const io = testIo();
    expect(await runCommand(['schema', 'chess'], io)).toBe(2);
    expect(io.errors.join('\n')).toMatch(/no edition "chess".*classic, zombie, hero, dceased/);
  });
});

describe('sim', () => {
  it('gives one line with exactly the agreed figures for each mission', async () => {
    const io = testIo();
    expect(
      await runCommand(['sim', '--mission', 'all', '--games', '2', '--bot', 'random', '--json'], io),
    ).toBe(0);
    const lines = io.lines.map((l) => JSON.parse(l) as Record<string, number>);
    expect(lines.map((l) => l['mission'])).toEqual(allMissions().map((m) => m.mission));
    for (const line of lines) {
      expect(Object.keys(line)).toEqual([
        'mission',
        'games',
        'won',
        'lost',
        'stuck',
        'answersPerGame',
        'roundsPerGame',
        'gamesPerSecond',
      ]);
      expect([lookUp(line, 'won') + lookUp(line, 'lost'), line['stuck']]).toEqual([2, 0]);
    }
  });

  it.each(['4', '5', '6'])(
    'plays with %s heroes, also where the mission has its own numbers',
    async (heroes) => {
      const io = testIo();
      const run = (mission: string) =>
        runCommand(['sim', '--mission', mission, '--games', '1', '--heroes', heroes, '--json'], io);
      expect(await run('10')).toBe(0);
      expect(await run('09')).toBe(0);
      expect(await run('MZ8')).toBe(0);
      expect(io.lines).toHaveLength(3);
    },
  );

  it('plays the same games for the same seed', async () => {
    const [a, b] = [testIo(), testIo()];
    for (const io of [a, b])
      await runCommand(['sim', '--mission', '02', '--games', '3', '--bot', 'random', '--seed', 'x'], io);
    expect(a.text.split(';').slice(0, 2)).toEqual(b.text.split(';').slice(0, 2));
  });

  it('lets the captain think as long as it is told to, and nobody else', async () => {
    const io = testIo();
    const sim = (...more: string[]) => runCommand(['sim', '--mission', '02', '--games', '1', ...more], io);
    expect(await sim('--bot', 'captain', '--budget', '20', '--json')).toBe(0);
    expect(JSON.parse(io.lines[0] ?? '')).toMatchObject({ mission: '02', games: 1, stuck: 0 });
    expect(await sim('--bot', 'playout')).toBe(0);
    expect(await sim('--bot', 'bold')).toBe(0);
    expect(await sim('--bot', 'greedy', '--budget', '20')).toBe(2);
    expect(io.errors.join()).toContain('--budget');
  });

  it('plays the same games with several workers, in whatever order they end', async () => {
    const [one, three] = [testIo(), testIo()];
    const sim = ['sim', '--mission', '02', '--games', '7', '--bot', 'random', '--json'];
    expect(await runCommand(sim, one)).toBe(0);
    expect(await runCommand([...sim, '--workers', '3'], three)).toBe(0);
    expect({ ...json(three), gamesPerSecond: 0 }).toEqual({ ...json(one), gamesPerSecond: 0 });
  });

  it('ends when it is stopped, and counts nothing of a mission half played', async () => {
    const io = testIo();
    const stopped = { ...io, whenStopped: (stop: () => void) => (stop(), { end: () => undefined }) };
    const sim = ['sim', '--mission', '02', '--games', '100000', '--workers', '2'];
    expect(await runCommand(sim, stopped)).toBe(130);
    expect(io.lines).toEqual([]);
    expect(io.errors.join()).toContain('Stopped');
  });

  it('plays with fewer heroes than anybody is dealt', async () => {
    const io = testIo();
    for (const [mission, heroes] of [
      ['02', '1'],
      ['MZ1', '3'],
    ] as const)
      expect(
        await runCommand(['sim', '--mission', mission, '--games', '1', '--heroes', heroes, '--json'], io),
      ).toBe(0);
    expect(io.lines.map((l) => (JSON.parse(l) as { stuck: number }).stuck)).toEqual([0, 0]);
  });

  it('shows a progress bar only after two seconds', async () => {
    const [quick, slow] = [testIo([], 1), testIo([], 700)];
    for (const io of [quick, slow])
      await runCommand(['sim', '--mission', '00', '--games', '5', '--bot', 'random'], io);
    expect(quick.bars).toEqual([]);
    expect(slow.bars[0]).toMatch(/^mission 00 \[#+\.*\] \d+ %$/);
    expect(slow.bars.at(-1)).toBe('');
  });
});

describe('farm', () => {
  const farm = (setting: string | undefined, ...args: string[]) => {
    const io = testIo();
    return { io, ended: runCommand(['farm', ...args], { ...io, setting: () => setting }) };
  };

  it('asks for what it cannot do without', async () => {
    const [nameless, homeless] = [farm('postgres://x@127.0.0.1:1/y'), farm(undefined, '--study', 's')];
    expect([await nameless.ended, await homeless.ended]).toEqual([2, 2]);
    expect(nameless.io.errors.join()).toContain('--study');
    expect(homeless.io.errors.join()).toContain('DATABASE_URL');
  });

  it('says when nobody answers', async () => {
    const { io, ended } = farm('postgres://x@127.0.0.1:1/y', '--study', 's');
    expect(await ended).toBe(1);
    expect(io.errors.join()).toMatch(/PostgreSQL of DATABASE_URL does not answer: .*ECONNREFUSED/);
  });

  it('refuses what is no study', async () => {
    for (const [option, value] of [
      ['bot', 'chess'],
      ['budget', '0'],
      ['heroes', '4,9'],
      ['mission', 'X1'],
    ] as const)
      expect(await farm('postgres://x@127.0.0.1:1/y', '--study', 's', `--${option}`, value).ended).toBe(2);
  });
});

describe('replay', () => {
  const engine = createEngine([classic]);
  const setup = { edition: 'classic', mission: '00', seats: [['amy', 'doug', 'josh', 'ned']] };
  const saved = (): { text: string; hash: string } => {
    const answers: string[] = [];
    const { state } = playGame(engine, setup, 's', randomBot('s'), (_, answer) => answers.push(answer));
    return {
      text: formatSave({ rules: classic.rules, setup, seed: 's', answers, rewinds: [] }),
      hash: engine.hash(state),
    };
  };

  it('tells the whole game in the language asked for', async () => {
    const told = async (...args: string[]): Promise<readonly string[]> => {
      const io = testIo();
      io.write('a.json', saved().text);
      expect(await runCommand(['replay', 'a.json', '--tell', ...args], io)).toBe(0);
      return io.lines;
    };
    const [english, french] = [await told(), await told('--lang', 'fr')];
    expect([english[0], french[0]]).toEqual([
      'The game begins: Tutorial.',
      expect.stringContaining('La partie commence'),
    ]);
    expect(french).toHaveLength(english.length);
  });

  it('prints the fingerprint of the last state', async () => {
    const io = testIo();
    const { text, hash } = saved();
    io.write('a.json', text);
    expect(await runCommand(['replay', 'a.json'], io)).toBe(0);
    expect(io.text.startsWith(hash)).toBe(true);
  });

  it('refuses a save with an answer that was never on offer, and says which', async () => {
    const io = testIo();
    io.write('a.json', saved().text.replace(/"answers":\["[^"]*"/, '"answers":["fly:moon"'));
    expect(await runCommand(['replay', 'a.json'], io)).toBe(1);
    expect(io.errors[0]).toContain('answers[0] fly:moon');
  });
});

describe('scenario', () => {
  it('plays an example and prints zones, heroes, decision and events', async () => {
    const io = testIo();
    expect(await runCommand(['scenario', example('shotgun-in-the-street')], io)).toBe(0);
    expect(json(io)['zones']).toContainEqual({ zone: 'S6', enemies: { runner: 1 }, heroes: [], own: {} });
    expect(json(io)['decision']).toMatchObject({ prompt: 'turn', hero: 'amy' });
    expect(Object.keys(json(io))).toEqual(['zones', 'heroes', 'decision', 'outcome', 'events']);
  });

  it('plays on a board of its own with scripted cards', async () => {
    const io = testIo();
    expect(await runCommand(['scenario', example('own-board')], io)).toBe(0);
    expect(json(io)['decision']).toMatchObject({ prompt: 'turn', hero: 'ned' });
  });

  it('refuses a wrong file with the place and the reason', async () => {
    const io = testIo();
    expect(await runCommand(['scenario', example('wrong-zone')], io)).toBe(1);
    expect(io.errors[0]).toMatch(/heroes\.amy\.zone.*S99/);
    expect(io.lines).toEqual([]);
  });

  const start = {
    mission: '05',
    heroes: { amy: { zone: 'S3', hands: ['pistol'], reserve: ['crowbar'] } },
    enemies: [{ type: 'walker', zone: 'S3' }],
    turn: 'amy',
  };
  it.each([
    ['an answer that is not on offer', { answers: ['end', 'dance'] }, /answers\[1\] dance/],
    ['a die too few', { answers: ['attack:pistol@S3'] }, /answers\[0\] attack:pistol@S3/],
    ['a die too many', { dice: [1], answers: [] }, /left over: 1 dice/],
  ])('reports %s', async (_, more, message) => {
    const io = testIo();
    io.write('s.json', JSON.stringify({ ...start, ...more }));
    expect(await runCommand(['scenario', 's.json'], io)).toBe(1);
    expect(io.errors[0]).toMatch(message);
  });

  it('refuses what is no JSON', async () => {
    const io = testIo();
    io.write('s.json', '{');
    expect(await runCommand(['scenario', 's.json'], io)).toBe(1);
  });
});

describe('bench', () => {
  it('measures, with a checksum that does not depend on the time', async () => {
    const [a, b] = [testIo([], 50), testIo([], 200)];
    for (const io of [a, b]) expect(await runCommand(['bench', '--seconds', '1', '--json'], io)).toBe(0);
    expect(json(a)['checksum']).toBe(json(b)['checksum']);
    expect(json(a)['stateBytes']).toBeLessThan(40_000);
    expect(json(a)['saveBytes']).toBeLessThan(60_000);
  });
});

describe('fuzz', () => {
  it('plays checked games over all missions', async () => {
    const io = testIo();
    expect(await runCommand(['fuzz', '--games', '11', '--seed', 'f'], io)).toBe(0);
    expect(io.text).toMatch(/^11 games, \d+ answers, nothing broken/);
  });
});

describe('play', () => {
  it('asks for the mission, plays, answers questions, and keeps the game', async () => {
    const io = testIo(['99', '0', '', '1', 'u', 'r', 'why open:nothing', 'rule K-MOVE-4', 'ids', 'q']);
    expect(await runCommand(['play', '--save', 'mine.json', '--seed', 's'], io)).toBe(0);
    const save = parseSave(io.files.get('mine.json') ?? '');
    if (isRefusal(save)) throw new Error(save.refused);
    expect(save.answers).toHaveLength(1);
    expect(isRefusal(replay(createEngine([classic]), save))).toBe(false);
    expect(io.text).toContain('Saved in mine.json');
  });

  it('goes on with a saved game, in French too', async () => {
    const first = testIo(['1', '1', 'q']);
    await runCommand(['play', '01', '--save', 'mine.json', '--seed', 's'], first);
    const again = testIo([]);
    again.write('mine.json', first.files.get('mine.json') ?? '');
    expect(await runCommand(['play', '01', '--save', 'mine.json', '--lang', 'fr'], again)).toBe(0);
    expect(again.text).toContain('Votre partie reprend');
  });

  it('shows hunger, traits and what lies face down in zombie mode', async () => {
    const io = testIo(['q']);
    expect(await runCommand(['play', 'MZ0', '--save', 'mine.json', '--seed', 's'], io)).toBe(0);
    expect(io.text).toContain('hunger 1 · traits: nothing');
    expect(io.text).toMatch(/cold store .*cards face down 1/);
    expect(io.text).not.toContain('hands:');
  });

  it('does not touch a damaged save', async () => {
    const io = testIo(['1']);
    io.write('mine.json', '{"rules":1}');
    expect(await runCommand(['play', '01', '--save', 'mine.json'], io)).toBe(1);
    expect(io.files.get('mine.json')).toBe('{"rules":1}');
  });

  it('refuses to mix two missions in one file', async () => {
    const io = testIo(['1', 'q']);
    await runCommand(['play', '01', '--save', 'mine.json'], io);
    expect(await runCommand(['play', '02', '--save', 'mine.json'], io)).toBe(2);
  });
});
