// Skills about noise and doors (C-SK-22, C-SK-23, C-SK-27).
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { noiseMap } from '../noise.ts';
import { EAST_DOOR, HOUSE, nedIn, NORTH_DOOR, street, zombies } from './combat-street.ts';
import { noiseIn } from './table.ts';

/** The noisiest zone of the board. */
function noisiest(s: Scene): string {
  const noise = noiseMap(s.game);
  return itemAt(s.game.context.board.zones, noise.indexOf(Math.max(...noise))).id;
}

describe('Loud', () => {
  const SEATS = [['ned'], ['amy']];
  const loud = { skills: ['loud'] };

  it('makes its zone the noisiest, free and once a turn [C-SK-23] [C-SKILL-1 Loud]', () => {
    const heroes = { ned: { zone: 'S2', ...loud }, amy: { zone: 'S13' } };
    const s = street({
      heroes,
      seats: SEATS,
      own: { noise: { S13: 30 } },
      enemies: zombies('S6', { walker: 1 }),
      turn: 'ned',
    });
    expect(noisiest(s)).toBe('S13');
    s.play('loud', 'move:S3');
    expect([noisiest(s), s.hero('ned').actions, s.why('loud')]).toEqual(['S2', 2, 'skill.used']);
    s.play('end', 'end');
    expect([s.enemies('S1'), s.enemies('S9')]).toEqual([1, 0]);
  });

  it('lasts until the user’s next turn, past the removal of tokens [C-SK-23]', () => {
    const heroes = { ned: { zone: 'S2', ...loud }, amy: { zone: 'S13' } };
    const s = street({ heroes, seats: SEATS, turn: 'ned' }).play(
      'loud',
      'move:S3',
      'end',
      'noise',
      'noise',
      'end',
    );
    expect([s.state.round, s.decision?.hero, noisiest(s)]).toEqual([2, 'amy', 'S2']);
    s.play('noise', 'end');
    expect([s.decision?.hero, noisiest(s)]).toEqual(['ned', 'S13']);
  });

  it('holds for the last use by anyone only [C-SK-23]', () => {
    const heroes = { ned: { zone: 'S2', ...loud }, amy: { zone: 'S13', ...loud } };
    const s = street({ heroes, seats: SEATS, turn: 'ned' }).play('loud', 'end', 'loud');
    expect(noisiest(s)).toBe('S13');
    expect(noiseMap(s.game)[s.zone('S2')]).toBe(1);
  });

  it('ends with the game turn in which its user dies [C-SK-23]', () => {
    const heroes = { ned: { zone: 'S2', wounds: 1, ...loud }, amy: { zone: 'S13' } };
    const enemies = [...zombies('S2', { walker: 1 }), ...zombies('S6', { walker: 1 })];
    const s = street({ heroes, seats: SEATS, enemies, turn: 'ned' }).play('loud', 'end', 'end');
    expect(s.hero('ned').status).toBe('dead');
    expect([s.enemies('S1'), s.enemies('S9')]).toEqual([1, 0]);
    expect([s.state.round, noisiest(s)]).toEqual([2, 'S13']);
  });
});

describe('Ninja', () => {
  const skills = ['ninja'];

  it('makes no noise by presence or equipment [C-SK-27] [C-SKILL-1 Ninja]', () => {
    const ned = { skills, hands: ['pistol', 'fire-axe'] };
    const s = nedIn('S2', ned, { enemies: zombies('S3', { walker: 1 }), dice: [6], draws: { zombies: [1] } });
    s.play('attack:pistol@S3', `open:${NORTH_DOOR}`);
    expect([noiseIn(s, 'S2'), noiseMap(s.game)[s.zone('S2')]]).toEqual([0, 0]);
  });

  it('cannot be waived in 2012 [C-SK-27]', () => {
    const s = nedIn('S2', { skills });
    expect(s.options.filter((o) => o.startsWith('ninja'))).toEqual([]);
    expect(s.why('ninja:off')).toBe('ninja.no-switch');
  });

  it('may be waived in the own turn with the later printing, as a switch [C-SK-27] [C-LOS-2]', () => {
    const s = nedIn(
      'S2',
      { skills, hands: ['pistol'] },
      { enemies: zombies('S3', { walker: 2 }), dice: [6], variants: { printing: 'later' } },
    );
    s.play('ninja:off', 'attack:pistol@S3');
    expect([s.hero('ned').actions, noiseMap(s.game)[s.zone('S2')]]).toEqual([2, 2]);
    s.play('end');
    expect(noiseMap(s.game)[s.zone('S2')]).toBe(1);
    s.play('ninja:on');
    expect(noiseMap(s.game)[s.zone('S2')]).toBe(0);
  });

  it('can always Make Noise [C-SK-27]', () => {
    const s = nedIn('S2', { skills }).play('noise');
    expect(noiseIn(s, 'S2')).toBe(1);
  });
});

describe('Lock It Down', () => {
  const skills = ['lock-it-down'];

  it('closes an open door of the own zone for one action, zombies or not [C-SK-22] [C-SKILL-1 Lock It Down]', () => {
    const doors = { [NORTH_DOOR]: 'open', [EAST_DOOR]: 'open' };
    const s = nedIn('S2', { skills }, { doors, enemies: zombies('S2', { walker: 1 }) });
    expect(s.options.filter((o) => o.startsWith('lock'))).toEqual([`lock-it-down:${NORTH_DOOR}`]);
    s.play(`lock-it-down:${NORTH_DOOR}`);
    expect([s.hero('ned').actions, s.why(`move:${HOUSE}`)]).toEqual([2, 'move.door-closed']);
    const inside = nedIn(HOUSE, { skills }, { doors });
    expect(inside.options.filter((o) => o.startsWith('lock'))).toHaveLength(2);
  });

  it('cannot close a smashed door [C-SK-22]', () => {
    const s = nedIn('S2', { skills }, { doors: { [NORTH_DOOR]: 'smashed' } });
    expect(s.options.filter((o) => o.startsWith('lock'))).toEqual([]);
  });

  it('brings no new zombies when the door is opened again [C-SK-22]', () => {
    const ned = { skills, hands: ['crowbar'] };
    const s = nedIn('S2', ned, { doors: { [NORTH_DOOR]: 'open' }, draws: { zombies: [] } });
    s.play(`lock-it-down:${NORTH_DOOR}`, `open:${NORTH_DOOR}`);
    expect([s.happened('spawn-card'), s.why(`move:${HOUSE}`)]).toEqual([[], undefined]);
  });
});
