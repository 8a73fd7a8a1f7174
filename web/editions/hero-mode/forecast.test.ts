import { hero } from '@holdout/editions';
import { itemAt, leading, createEngine, forecast } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import { geometryOf } from '../../board/geometry.ts';
import { arrowShapes } from '../../insight/arrow-shapes.ts';
import { factsOf, type ForecastFacts } from '../../insight/forecast-facts.ts';
import '../testing.ts';

const engine = createEngine([hero]);

function ask(spec: Parameters<typeof scene>[1]): { facts: ForecastFacts; s: ReturnType<typeof scene> } {
  const s = scene(engine, { edition: 'hero', turn: 'storm', ...spec });
  return { facts: factsOf(s.game.context, engine.mask(s.state), forecast(engine, s.state)), s };
}

it('tells of windows that will break [H-WIN-3]', () => {
  const { facts } = ask({
    mission: 'H1',
    heroes: { storm: { zone: 'R_8X_11_greenhouse' } },
    enemies: [{ type: 'walker', zone: 'S4', count: 2 }],
  });
  expect(facts.facts.find((f) => f.kind === 'broken')).toMatchObject({
    what: 'window',
    enemies: ['walker'],
    between: ['R_8X_11_greenhouse', 'S4'],
    certain: true,
    cause: 'H-WIN-3',
  });
});

it('tells who will be devoured, and who comes to the heroes [H-DEV-1, H-BYS-5]', () => {
  const { facts } = ask({
    mission: 'H1',
    heroes: { storm: { zone: 'S4' } },
    enemies: [{ type: 'walker', zone: 'S1', count: 1 }],
    own: {
      bystanders: [
        { card: 'moira-mactaggert', zone: 'S1' },
        { card: 'trish-tilby', zone: 'S8' },
      ],
    },
  });
  expect(facts.facts.find((f) => f.kind === 'devoured')).toMatchObject({
    who: 'moira-mactaggert',
    zone: 'S1',
    cause: 'H-DEV-1',
  });
  const walk = facts.facts.find((f) => f.kind === 'person');
  expect(walk).toMatchObject({ who: 'trish-tilby', cause: 'H-BYS-5' });
  // It outweighs everything but the loss of a hero.
  expect(itemAt(facts.facts, 0).kind).toBe('devoured');
});

it('leads an arrow up the stairs, onto the level beside [H-LVL-1, H-LVL-5]', () => {
  const { facts, s } = ask({
    mission: 'H2',
    heroes: { storm: { zone: 'R_8Y_10_landingW' }, magneto: { zone: 'S6' } },
    enemies: [{ type: 'walker', zone: 'R_1X_00_entrance', count: 1 }],
  });
  const { context } = s.game;
  const upper = geometryOf(context).levels.find((l) => l.id === 'upper')?.rect ?? [0, 0, 0, 0];
  const [arrow] = leading(arrowShapes(context, engine.mask(s.state), facts.arrows), 1);
  expect(itemAt(facts.arrows, 0).path).toEqual(['R_1X_00_entrance', 'R_8Y_10_landingW']);
  expect(arrow.tip[0] > upper[0] && arrow.tip[0] < upper[2]).toBe(true);
  expect(arrow.tip[1] > upper[1] && arrow.tip[1] < upper[3]).toBe(true);
});

it('leads an arrow through a door where the sheet has it [H-LVL-1]', () => {
  const { facts, s } = ask({
    mission: 'H2',
    heroes: { storm: { zone: 'R_8Y_10_landingW' }, magneto: { zone: 'R_1X_00_study' } },
    enemies: [{ type: 'walker', zone: 'R_1X_00_entrance', count: 1 }],
    doors: { 'R_1X_00_study-R_1X_00_entrance': 'open' },
  });
  const { context } = s.game;
  const ground = geometryOf(context).levels.find((l) => l.id === 'ground')?.rect ?? [0, 0, 0, 0];
  const [{ path }] = leading(arrowShapes(context, engine.mask(s.state), facts.arrows), 1);
  const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  for (const [x, y] of points)
    expect(x > ground[0] && x < ground[2] && y > ground[1] && y < ground[3], `${x} ${y}`).toBe(true);
});
