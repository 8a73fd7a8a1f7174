/** What a barricade leaves as it is: every other way in (Barricade, H-WIN). */
import { describe, expect, it } from 'vitest';
import { COURT, doorState, Z } from './mansion.ts';
import { enemies } from './skills-street.ts';
import { play } from './table.ts';

const BARRED = `${Z.study}-S1`;
const GALLERY_WINDOW = `${Z.gallery}-S3`;
const BACK_DOOR = `${Z.study}-${Z.backhall}`;

/** Storm has barricaded the window of the study; then everybody ends the turn. */
function nightFalls(other: string, walker: string, open: readonly string[]) {
  const doors = Object.fromEntries([BARRED, ...open].map((door) => [door, 'open']));
  const heroes = { storm: { zone: Z.study, traits: ['barricade'] }, wolverine: { zone: other } };
  const foes = enemies(walker, { walker: 1 });
  const s = play({ board: COURT, doors, heroes, enemies: foes, own: { cards: [] }, turn: 'storm' });
  return s.play(`barricade:${BARRED}`, 'end', 'end');
}

describe('while a window is barricaded', () => {
  it('those who see nobody still break another one [H-WIN-2]', () => {
    const s = nightFalls(Z.study, 'S3', [BACK_DOOR]);
    expect([s.enemies('S3'), doorState(s, GALLERY_WINDOW)]).not.toContain(0);
  });

  it('they take no closed door for open [H-WIN-2]', () => {
    const s = nightFalls(Z.entrance, 'S2', []);
    expect([s.enemies('S2'), s.enemies('S3')]).toEqual([0, 1]);
  });

  it('those who see somebody come in by another that is open [H-WIN-5]', () => {
    const s = nightFalls(Z.gallery, 'S3', [GALLERY_WINDOW]);
    expect(s.enemies(Z.gallery)).toBe(1);
  });
});
