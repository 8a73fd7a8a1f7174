import { EDITIONS } from '@holdout/editions';
import { createEngine, forecast } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { factsOf, type ForecastFacts } from './forecast-facts.ts';
import '../editions/testing.ts';

const engine = createEngine(EDITIONS);
/** S1 S2 S3 / S4 house S5 / S6 S7 S8. */
const RING = { tiles: [['7B@0']] };
/** S1 S2 S3 S4 S5 / S6 house S7 house S8 / S9 S10 S11 S12 S13. */
const PAIR = { tiles: [['7B@0', '7B@0']] };

function ask(scenario: { [key: string]: unknown }): ForecastFacts {
  const s = scene(engine, { turn: 'ned', ...scenario });
  return factsOf(s.game.context, engine.mask(s.state), forecast(engine, s.state));
}
const kinds = (facts: ForecastFacts): Fact['kind'][] => facts.facts.map((f) => f.kind);
const ways = (facts: ForecastFacts): string[] =>
  facts.arrows.map((a) => `${a.n} ${a.enemy} ${a.path.join('-')} ${a.kind}`);

describe('arrows', () => {
  it('lead each group one zone on; groups that go together are one line', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'walker', zone: 'S4', count: 3 },
        { type: 'fatty', zone: 'S4' },
      ],
    });
    expect(ways(f)).toEqual(['3 walker S4-S3 once', '1 fatty S4-S3 once']);
    expect(f.facts).toMatchObject([
      {
        kind: 'move',
        groups: [
          { enemy: 'walker', n: 3 },
          { enemy: 'fatty', n: 1 },
        ],
        heroes: [],
        certain: true,
      },
    ]);
    expect(f.arrivals).toEqual([]);
  });

  it('are one bent arrow for a Runner that goes two zones [K-ENE-5]', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [{ type: 'runner', zone: 'S5', count: 2 }],
    });
    expect(ways(f)).toEqual(['2 runner S5-S4-S3 twice']);
  });

  it('are drawn step by step where Runners meet', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'runner', zone: 'S4' },
        { type: 'runner', zone: 'S7' },
      ],
    });
    expect(ways(f)).toEqual(['1 runner S4-S3 twice', '1 runner S7-S3 twice', '2 runner S3-S2 twice']);
  });

  it('tell the figures that come to a hero', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' } },
      enemies: [
        { type: 'walker', zone: 'S2', count: 2 },
        { type: 'walker', zone: 'S6', count: 1 },
      ],
    });
    expect(f.arrivals).toEqual([{ zone: 'S1', n: 3 }]);
    expect(f.facts[0]).toMatchObject({ kind: 'move', heroes: ['ned'], path: ['S2', 'S1'] });
  });
});

describe('splits', () => {
  it('show the groups they make and what is added [C-ZMOVE-4]', () => {
    const f = ask({
      board: RING,
      heroes: { ned: { zone: 'S8' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 3 }],
    });
    expect(f.forks).toMatchObject([
      { enemy: 'walker', zone: 'S1', parts: [2, 2], added: 1, cause: 'C-ZMOVE-4', motive: { kind: 'hears' } },
    ]);
    expect(kinds(f)[0]).toBe('fork');
    expect(f.asks).toEqual([]);
  });

  it('of an Abomination are asked, with every way drawn [C-ZMOVE-4]', () => {
    const f = ask({
      board: RING,
      heroes: { ned: { zone: 'S8' } },
      enemies: [{ type: 'abomination', zone: 'S1' }],
    });
    expect(ways(f)).toEqual(['1 abomination S1-S2 choice', '1 abomination S1-S4 choice']);
    expect(f.asks).toEqual(['S1']);
    expect(kinds(f)).toEqual(['choice']);
  });
});

describe('threats', () => {
  it('come first, a death before a wound [C-ZATT-3]', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S13' }, wanda: { zone: 'S5', wounds: 1 } },
      enemies: [
        { type: 'walker', zone: 'S1' },
        { type: 'walker', zone: 'S5' },
        { type: 'walker', zone: 'S11', count: 4 },
      ],
    });
    expect(kinds(f).slice(0, 3)).toEqual(['threat', 'threat', 'move']);
    expect(f.threats.map((t) => [t.hero, t.zone, t.wounds, t.dies, t.certain])).toEqual([
      ['ned', 'S1', 1, false, true],
      ['wanda', 'S5', 1, true, true],
    ]);
    expect(f.facts[0]).toMatchObject({ threat: { hero: 'wanda' }, cause: 'C-ZATT-3' });
    expect([f.wounds, f.deaths]).toEqual([2, ['wanda']]);
  });

  it('tell a Runner that comes and bites in one turn [C-ZRUN-1]', () => {
    const enemies = [
      { type: 'runner', zone: 'S2' },
      { type: 'walker', zone: 'S2', count: 3 },
    ];
    const f = ask({ board: PAIR, heroes: { ned: { zone: 'S1' } }, enemies });
    expect(f.threats).toMatchObject([{ hero: 'ned', wounds: 1, attackers: [{ enemy: 'runner', n: 1 }] }]);
    expect(ways(f)).toContain('1 runner S2-S1 twice');
  });

  it('are not certain where the players share the wounds [K-ENE-4]', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1' }, amy: { zone: 'S1' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 2 }],
    });
    expect(f.facts.find((x) => x.kind === 'share')).toMatchObject({
      zone: 'S1',
      n: 2,
      heroes: ['ned', 'amy'],
      cause: 'K-ENE-4',
    });
    expect(f.threats.every((t) => !t.certain)).toBe(true);
    expect(f.asks).toEqual(['S1']);
  });

  it('tell wounds that a mask prevents [C-ZATT-4]', () => {
    const f = ask({
      board: PAIR,
      heroes: { ned: { zone: 'S1', reserve: ['goalie-mask'] } },
      enemies: [{ type: 'walker', zone: 'S1' }],
    });
    expect(f.threats).toMatchObject([{ wounds: 0, prevented: 1, dies: false }]);
  });
});

it('tells that the game would be lost, before anything else', () => {
  const f = ask({
    board: PAIR,
    heroes: { ned: { zone: 'S1', wounds: 1 } },
    enemies: [{ type: 'walker', zone: 'S1' }],
  });
  expect(kinds(f)[0]).toBe('lost');
});
