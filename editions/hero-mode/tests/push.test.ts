/** Pushing a figure, whatever the card behind it (D-PUSH). */
import { heroAt, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { pushFigure, type Push } from '../../supers/moves/push.ts';
import type { Figure } from '../../supers/moves/figures.ts';
import { zombieHero } from '../cards.ts';
import { enemies, people, street, type Entry } from './skills-street.ts';

const HERO = 0;
const PUSH: Push = { by: 'borne-aloft', hero: HERO, upTo: 2, atLeast: 0 };

const table = (rest: Entry = {}): Scene => street({ storm: { zone: 'S6' }, rogue: { zone: 'S11' } }, rest);

/** What the push asks, each question as its options, with these answers; then where everybody is. */
function pushed(s: Scene, figure: Figure, push: Push, ...answers: string[]) {
  const asked: string[][] = [];
  const { state } = s.engine.imagine(
    s.state,
    (g) => void g.state.stack.push(pushFigure(figure, push)),
    (d) => {
      if (d.prompt !== 'choose') return null;
      asked.push(d.options.map((o) => o.id));
      return answers.shift() ?? null;
    },
  );
  expect(answers).toEqual([]);
  const at = (hero: number): string => itemAt(s.game.context.board.zones, heroAt(state, hero).zone).id;
  return {
    asked,
    at,
    enemiesAt: (type: number, z: string) => state.enemies[type * s.game.context.zones + s.zone(z)],
  };
}

const ROGUE: Figure = { kind: 'hero', hero: 1 };

describe('a push', () => {
  it('leads by open ways in any direction, as far as the players like [D-PUSH-1, D-PUSH-2]', () => {
    const { asked, at } = pushed(table(), ROGUE, PUSH, 'push:S10', 'stop');
    expect(asked).toEqual([
      ['push:S10', 'push:S12', 'stop'],
      ['push:S6', 'push:S9', 'push:S11', 'stop'],
    ]);
    expect(at(1)).toBe('S10');
    expect(pushed(table(), ROGUE, PUSH, 'stop').at(1)).toBe('S11');
  });

  it('is not ended by enemies and costs nothing [D-PUSH-2]', () => {
    const s = table({ enemies: [...enemies('S11', { walker: 3 }), ...enemies('S12', { walker: 3 })] });
    expect(pushed(s, ROGUE, PUSH, 'push:S12', 'push:S13').at(1)).toBe('S13');
  });

  it('towards somebody is nearer with every zone, and ends there [D-PUSH-2]', () => {
    const s = table();
    const towards = { ...PUSH, upTo: 3, atLeast: 3, towards: s.zone('S6') };
    expect(pushed(s, ROGUE, towards)).toMatchObject({ asked: [] });
    expect(pushed(s, ROGUE, towards).at(1)).toBe('S6');
  });

  it('away from somebody is farther with every zone [D-PUSH-2]', () => {
    const s = table();
    const away = { ...PUSH, atLeast: 2, awayFrom: s.zone('S10') };
    expect(pushed(s, ROGUE, away).at(1)).toBe('S13');
    const storm: Figure = { kind: 'hero', hero: HERO };
    expect(pushed(s, storm, { ...away, awayFrom: s.zone('S6') }, 'push:S7').at(HERO)).toBe('S3');
  });

  it('moves one enemy figure, Juggernaut excepted [D-PUSH-3]', () => {
    const s = table({ enemies: [...enemies('S12', { walker: 3 }), ...enemies('S13', { juggernaut: 1 })] });
    const towards = { ...PUSH, atLeast: 2, towards: s.zone('S6') };
    const { enemiesAt } = pushed(s, { kind: 'enemy', type: 0, zone: s.zone('S12') }, towards);
    expect([enemiesAt(0, 'S12'), enemiesAt(0, 'S10')]).toEqual([2, 1]);
    const type = zombieHero('juggernaut');
    expect(pushed(s, { kind: 'enemy', type, zone: s.zone('S13') }, towards).enemiesAt(type, 'S13')).toBe(1);
  });

  it('is over when its figure is gone', () => {
    const s = table({ own: people({ card: 'ka-zar', zone: 'S6' }) });
    expect(pushed(s, { kind: 'person', card: 999 }, PUSH).asked).toEqual([]);
  });
});
