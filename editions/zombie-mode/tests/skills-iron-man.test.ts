// Iron Man: Cluster Warheads, Strafing Run, Full Salvo.
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { hunger } from './table.ts';

const IRON = 'iron-man';
const both = [...enemies('S6', { guard: 1 }), ...enemies('S7', { trooper: 2 })];

describe('Cluster Warheads', () => {
  it('Cluster Warheads: one roll at two zones in range, its hits divided between them', () => {
    const s = street({ [IRON]: { zone: 'S6', track: 1 } }, { enemies: both, dice: [4, 5, 6, 4] });
    s.play('attack:missile-wave@S6,S7', 'hit:S6=2 hit:S7=2');
    expect([s.enemies('S6'), s.enemies('S7'), s.hero(IRON).xp]).toEqual([0, 0, 3]);
    expect([rolls(s), s.hero(IRON).actions]).toEqual([[4], 2]);
  });

  it('Cluster Warheads: what a zone cannot use is lost there, by priority; the 1s count once', () => {
    const enemy = [...enemies('S6', { guard: 1, trooper: 1 }), ...enemies('S7', { trooper: 2 })];
    const s = street({ [IRON]: { zone: 'S6', track: 1 } }, { enemies: enemy, dice: [4, 5, 6, 1] });
    s.play('attack:missile-wave@S6,S7', 'hit:S6=1 hit:S7=2');
    expect([s.enemies('S6'), s.enemies('S7'), hunger(s, IRON)]).toEqual([2, 0, 2]);
    expect(s.happened('hits-lost')).toMatchObject([{ zone: 'S6', hits: 1 }]);
  });

  it('Cluster Warheads: each zone must be in range, in sight and hold an enemy', () => {
    const s = street({ [IRON]: { zone: 'S6' } }, { enemies: [...both, ...enemies('S8', { trooper: 1 })] });
    expect(s.options.filter((o) => o.startsWith('attack:missile'))).toEqual([
      'attack:missile-wave@S6',
      'attack:missile-wave@S7',
      'attack:missile-wave@S6,S7',
    ]);
    expect(s.why('attack:missile-wave@S6,S8')).toBe('attack.too-far');
    expect(s.why('attack:missile-wave@S5,S6')).toBe('attack.no-enemy');
    expect(s.why('attack:missile-wave@S6,R_9V_01_lobby')).toBe('attack.not-seen');
  });

  it('Cluster Warheads: no two zones without the skill, nor with Devour', () => {
    const s = street({ wasp: { zone: 'S6' } }, { enemies: both });
    expect(s.options.filter((o) => o.includes(','))).toEqual([]);
    expect(s.why('attack:wasps-sting@S6,S7')).toBe('skill.not-yours');
  });
});

describe('Strafing Run', () => {
  const ready = { zone: 'S6', skills: ['strafing-run'] };

  it('Strafing Run: right after a Move a free attack at range 1, counted from the zone entered', () => {
    const s = street({ [IRON]: ready }, { enemies: enemies('S6', { trooper: 1 }), dice: [4, 2, 2] });
    s.play('move:S7', `use:strafing-run@${IRON}`);
    expect([s.enemies('S6'), s.hero(IRON).actions, s.prompt]).toEqual([0, 1, 'turn']);
  });

  it('Strafing Run: not at the zone entered itself, not while Ravenous, and once per turn', () => {
    const near = street({ [IRON]: ready }, { enemies: enemies('S7', { trooper: 1 }) });
    expect(near.play('move:S7').prompt).toBe('turn');
    const ravenous = street({ [IRON]: { ...ready, track: 4 } }, { enemies: enemies('S8', { trooper: 1 }) });
    expect(ravenous.play('move:S7').prompt).toBe('turn');
    const twice = street({ [IRON]: ready }, { enemies: enemies('S8', { guard: 9 }), dice: [2, 2, 2] });
    twice.play('move:S7', `use:strafing-run@${IRON}`, 'move:S6', 'move:S7');
    expect(twice.hero(IRON).at).toBe('S7');
  });

  it('Strafing Run: with Cluster Warheads both zones are at range 1', () => {
    const enemy = [
      ...enemies('S6', { trooper: 1 }),
      ...enemies('S7', { trooper: 1 }),
      ...enemies('S8', { trooper: 1 }),
    ];
    const s = street({ [IRON]: { ...ready, zone: 'S10' } }, { enemies: enemy, dice: [4, 4, 2] });
    s.play('move:S7', `use:strafing-run@${IRON}`);
    expect(s.options).toEqual([
      'attack:missile-wave@S6',
      'attack:missile-wave@S8',
      'attack:missile-wave@S6,S8',
    ]);
    s.play('attack:missile-wave@S6,S8', 'hit:S6=1 hit:S8=1');
    expect([s.enemies('S6'), s.enemies('S7'), s.enemies('S8')]).toEqual([0, 1, 0]);
  });

  it('Strafing Run: follows free Moves of his own turn too, but no Move made by order of another', () => {
    const sting = street(
      { wasp: { zone: 'S6', skills: ['sting-and-fly', 'strafing-run'] } },
      { enemies: enemies('S6', { trooper: 2 }), dice: [3, 2, 2, 2] },
    );
    sting.play('attack:wasps-sting@S6', 'use:sting-and-fly@wasp', 'move:S7', 'use:strafing-run@wasp');
    const order = street(
      { 'captain-america': { zone: 'S6', skills: ['undead-leader'] }, [IRON]: ready },
      { enemies: enemies('S8', { trooper: 1 }) },
    );
    order.play(`undead-leader:${IRON}`, 'move:S7');
    expect(order.decision?.hero).toBe('captain-america');
  });
});

describe('Full Salvo', () => {
  const USE = `use:full-salvo@${IRON}`;
  const ready = { zone: 'S6', track: 1, skills: ['full-salvo'] };

  it('Full Salvo: for 1 hunger a die per enemy instead of 3, and the hunger dice with the one just paid [Z-FAQ-3]', () => {
    const dice = new Array<number>(11).fill(2);
    const s = street({ [IRON]: ready }, { enemies: enemies('S7', { trooper: 9, thor: 1 }), dice });
    s.play('attack:missile-wave@S7', USE);
    expect([rolls(s), hunger(s, IRON)]).toEqual([[11], 2]);
  });

  it('Full Salvo: counts the enemies of both zones, Super Heroes in neither, once per attack [S-FAQ-2]', () => {
    const enemy = [...enemies('S6', { guard: 2 }), ...enemies('S7', { specialist: 3, thor: 1 })];
    const s = street({ [IRON]: ready }, { enemies: enemy, dice: [2, 2, 2, 2, 2, 2, 2] });
    s.play('attack:missile-wave@S6,S7', USE);
    expect([rolls(s), s.prompt]).toEqual([[7], 'turn']);
  });

  it('Full Salvo: may make him Ravenous, and the attack still happens [Z-FAQ-1]', () => {
    const dice = new Array<number>(8).fill(2);
    const s = street({ [IRON]: { ...ready, track: 3 } }, { enemies: enemies('S7', { trooper: 4 }), dice });
    s.play('attack:missile-wave@S7', USE);
    expect([rolls(s), hunger(s, IRON), s.why('attack:missile-wave@S7')]).toEqual([[8], 4, 'hero.ravenous']);
  });

  it('Full Salvo: is not offered where the roll would not grow', () => {
    const few = street(
      { [IRON]: ready },
      { enemies: enemies('S7', { trooper: 2, thor: 1 }), dice: [2, 2, 2, 2] },
    );
    few.play('attack:missile-wave@S7');
    expect([rolls(few), hunger(few, IRON)]).toEqual([[4], 1]);
    expect(offered(few, 'full-salvo')).toEqual([]);
  });
});
