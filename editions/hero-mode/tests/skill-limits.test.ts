/** Skills, traits and the elevator where they end: a second time, the other door, nothing left to prevent. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { zombieHero } from '../cards.ts';
import { silenced } from '../zombie-heroes.ts';
import { COURT, SHAFTS, Z } from './mansion.ts';
import { enemies, night, offered, street } from './skills-street.ts';
import { health, play } from './table.ts';

const nobody = { cards: [] };

describe('skills', () => {
  it("Hunter's Rhythm leads on once a turn, though the next zone is empty too [S-ACT-3]", () => {
    const panther = { zone: 'S6', skills: ['hunters-rhythm'] };
    const foes = [...enemies('S6', { walker: 1 }), ...enemies('S10', { walker: 1 })];
    const s = street({ 'black-panther': panther }, { enemies: foes, dice: [3, 1, 3, 3], own: nobody });
    s.play('attack:vibranium-claws@S6', 'use:hunters-rhythm@black-panther', 'push:S10', 'go-on');
    expect([s.prompt, s.enemies('S10'), offered(s, 'hunters-rhythm')]).toEqual(['turn', 0, []]);
  });

  it('Power Thief silences a Zombie Hero from any zone beside it, the first of the board too [S-CARD-4]', () => {
    const rogue = { zone: 'S1', skills: ['power-thief'] };
    const quiet = (zone: string): boolean => {
      const s = street({ rogue }, { enemies: enemies(zone, { juggernaut: 1 }), own: nobody });
      return silenced(s.game, zombieHero('juggernaut'));
    };
    expect(['S1', 'S5', 'S10'].map(quiet)).toEqual([true, true, false]);
  });

  it('Too Stubborn to Die tells of no wound where 1 health is all there was [S-WND-1]', () => {
    const wolverine = { zone: 'S6', skills: ['too-stubborn-to-die'], wounds: 2, track: 2 };
    const s = night({ wolverine }, { enemies: enemies('S6', { walker: 1 }), own: nobody });
    s.play('use:too-stubborn-to-die@wolverine');
    expect([health(s, 'wolverine'), s.happened('wounded')]).toEqual([1, []]);
  });
});

describe('traits', () => {
  it('Roll with the Blow is not asked for where no wound is left [S-WND-1]', () => {
    const storm = { zone: 'S6', traits: ['roll-with-the-blow', 'roll-with-the-blow'] };
    const s = night({ storm }, { enemies: enemies('S6', { walker: 2 }), own: nobody });
    s.play('use:roll-with-the-blow@storm');
    expect([s.prompt, health(s, 'storm')]).toEqual(['turn', 3]);
  });

  it('Barricade stands at a way of the own zone, once [H-WIN-6]', () => {
    const storm = { zone: Z.study, traits: ['barricade', 'barricade'] };
    const [near, far] = [`${Z.study}-S1`, `${Z.gallery}-S3`];
    const doors = { [near]: 'open', [far]: 'open' };
    const s = play({ board: COURT, doors, heroes: { storm }, own: nobody, turn: 'storm' });
    expect(offered(s, 'barricade')).toEqual([`barricade:${near}`]);
    expect(offered(s.play(`barricade:${near}`), 'barricade')).toEqual([]);
  });

  it('Sharon Carter covers nobody who has no action left, nor a Move farther on [S-MOVE-2]', () => {
    const rogue = { zone: 'S10', track: 2, bystander: 'sharon-carter' };
    const crowd = { enemies: enemies('S6', { walker: 3 }), own: nobody };
    const s = street({ storm: { zone: 'S6', actions: 1, track: 1 }, rogue }, crowd);
    expect([s.why('sharon-carter:S2'), s.why('sharon-carter:S11'), s.why('sharon-carter:S99')]).toEqual([
      undefined,
      'move.not-adjacent',
      'intent.unknown',
    ]);
    s.play('power-up');
    expect(s.why('sharon-carter:S2')).toBe('move.too-few-actions');
  });
});

describe('the elevator', () => {
  it('leaves nothing behind and makes nothing up; whoever lies in it rises where it is [H-ELE-4]', () => {
    const board = { ...SHAFTS, elevator: { start: 'underground' } };
    const s = play({ board, heroes: { storm: { zone: Z.hallwayE } }, own: nobody, turn: 'storm' });
    const rise = { kind: 'rise', type: zombieHero('hulk'), zone: s.zone(Z.below) } as const;
    ownOf(s.game).atEnd.push({ ...rise }, { ...rise, kind: 'return' });
    const figures = s.state.enemies.length;
    s.play('call-elevator');
    expect(ownOf(s.game).atEnd.map((e) => e.zone)).toEqual([Z.ground, Z.below].map((z) => s.zone(z)));
    expect(s.state.enemies).toHaveLength(figures);
  });
});
