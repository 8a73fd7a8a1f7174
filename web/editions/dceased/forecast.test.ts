import { dceased } from '@holdout/editions';
import { createEngine, forecast } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import { factsOf, type ForecastFacts } from '../../insight/forecast-facts.ts';
import '../testing.ts';

const engine = createEngine([dceased]);

function ask(spec: { [key: string]: unknown }): ForecastFacts {
  const s = scene(engine, {
    edition: 'dceased',
    mission: 'D0',
    turn: 'cyborg',
    ...spec,
  });
  return factsOf(s.game.context, engine.mask(s.state), forecast(engine, s.state));
}

const NOTHING = { bystanders: [], equipment: [], objects: [] };

it('tells that Superman strikes from afar, and who it is', () => {
  const { threats } = ask({
    heroes: { cyborg: { zone: 'S5' } },
    enemies: [{ type: 'superman', zone: 'S7', count: 1 }],
    own: NOTHING,
  });
  expect(threats).toEqual([
    expect.objectContaining({ hero: 'cyborg', wounds: 1, attackers: [{ enemy: 'superman', n: 1 }] }),
  ]);
});

it('does not count those at a hero’s side among the people in danger [D-ESC-6]', () => {
  const people = (hero?: string) =>
    ask({
      heroes: { cyborg: { zone: 'S5' }, batman: { zone: 'S9' } },
      enemies: [{ type: 'walker', zone: 'S5', count: 1 }],
      own: { ...NOTHING, bystanders: [{ card: 'dan-turpin', zone: 'S5', ...(hero ? { hero } : {}) }] },
    });
  expect(people('cyborg').threats.map((t) => t.hero)).toEqual(['cyborg']);
  expect(people('cyborg').facts.some((f) => f.kind === 'devoured' || f.kind === 'share')).toBe(false);
  expect(people().facts.some((f) => f.kind === 'devoured' || f.kind === 'share')).toBe(true);
});

it('leads Hawkman two zones at once', () => {
  const { arrows } = ask({
    heroes: { cyborg: { zone: 'S5' } },
    enemies: [{ type: 'hawkman', zone: 'S9', count: 1 }],
    own: NOTHING,
  });
  expect(arrows.map((a) => [a.enemy, a.path])).toEqual([['hawkman', ['S9', 'S7', 'S5']]]);
});
