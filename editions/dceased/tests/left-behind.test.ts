/** Who takes over whom, and what becomes of Secret Missions that heroes carry (D-LOSE, D-TRD). */
import { itemAt, lookUp } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK, equipmentId } from '../cards.ts';
import { ownOf } from '../own.ts';
import { enemies, night, people, street, type Entry } from './street.ts';

const KEY = 'secret-mission-3';
const OVERRIDE = 'secret-mission-4';

/** These heroes carry Secret Missions, by their place among the heroes. */
function carrying(s: Scene, held: { [card: string]: number }): Scene {
  const own = ownOf(s.game);
  for (const [id, hero] of Object.entries(held)) {
    const card = EQUIPMENT.findIndex((e) => e.id === id);
    own.unused = own.unused.filter((c) => c !== card);
    own.carried.push({ card, hero });
  }
  return s;
}
const carried = (s: Scene): string[] =>
  ownOf(s.game).carried.map((c) => `${equipmentId(s.game, c.card)}@${c.hero}`);

describe('a player without heroes', () => {
  const fallen = { zone: 'S6', wounds: 2 };
  const far = { zone: 'S18' };
  const after = (heroes: { [id: string]: Entry }, seats: string[][]): Scene =>
    night(heroes, { own: people(), enemies: enemies('S6', { walker: 1 }), seats });

  it('takes over only from those who have several left [D-LOSE-1]', () => {
    const s = after({ batman: fallen, cyborg: far, hawkgirl: far, 'wonder-woman': far }, [
      ['batman'],
      ['wonder-woman'],
      ['cyborg', 'hawkgirl'],
    ]);
    expect(s.options).toEqual(['take-over:cyborg', 'take-over:hawkgirl', 'stay-out']);
  });

  it('takes over nobody who has fallen or left, nor the last one of somebody who lost others [D-LOSE-1]', () => {
    const gone = { status: 'dead' };
    const s = after(
      {
        batman: fallen,
        cyborg: far,
        hawkgirl: far,
        'green-arrow': gone,
        'wonder-woman': far,
        'the-flash': gone,
      },
      [['batman'], ['wonder-woman', 'the-flash'], ['cyborg', 'hawkgirl', 'green-arrow']],
    );
    expect(s.options).toEqual(['take-over:cyborg', 'take-over:hawkgirl', 'stay-out']);
  });

  it('stays without where everybody has one [D-LOSE-1]', () => {
    const s = after({ batman: fallen, cyborg: far, hawkgirl: far }, [['batman'], ['cyborg'], ['hawkgirl']]);
    expect(s.prompt).toBe('activate');
  });

  it('is asked after the other, and the first to take one leaves what is left [D-LOSE-1]', () => {
    const s = after({ batman: fallen, 'green-arrow': { status: 'dead' }, cyborg: far, hawkgirl: far }, [
      ['batman'],
      ['green-arrow'],
      ['cyborg', 'hawkgirl'],
    ]);
    expect(s.decision?.about).toEqual({ seat: 0 });
    s.play('stay-out');
    expect([s.prompt, s.decision?.about]).toEqual(['take-over', { seat: 1 }]);
    expect(s.play('take-over:cyborg').prompt).toBe('activate');
    expect([s.hero('cyborg').seat, ownOf(s.game).resting]).toEqual([1, [0]]);
  });
});

describe('a Secret Mission that is carried', () => {
  it('lies where its hero falls, the others are kept [D-LOSE-2]', () => {
    const s = street(
      { cyborg: { zone: 'S18' }, batman: { zone: 'S6', wounds: 2, done: true } },
      { own: { ...people(), equipment: [] }, enemies: enemies('S6', { walker: 1 }) },
    );
    carrying(s, { [KEY]: 1, [OVERRIDE]: 0 }).play('end');
    expect([s.hero('batman').status, carried(s)]).toEqual(['dead', [`${OVERRIDE}@0`]]);
    expect(ownOf(s.game).equipment).toEqual([
      { card: EQUIPMENT.findIndex((e) => e.id === KEY), zone: s.zone('S6'), seen: true },
    ]);
  });

  it('is traded only by those who carry it [D-TRD-1]', () => {
    const s = street(
      { batman: { zone: 'S5' }, cyborg: { zone: 'S6' }, hawkgirl: { zone: 'S18' } },
      { own: people() },
    );
    carrying(s, { [KEY]: 0, [OVERRIDE]: 2 }).play('move:S6', 'trade:cyborg');
    expect(s.options).toEqual([`give:${KEY}`, 'finish']);
  });

  it('turns a spawn card away for its own hero, and other Secret Missions stay [D-EQP-1]', () => {
    const s = street(
      { batman: { zone: 'S9' }, cyborg: { zone: 'S9' } },
      { own: people(), draws: { spawn: ['001'] } },
    );
    carrying(s, { [KEY]: 0, [OVERRIDE]: 1 }).play('open:R_7M_21_station-S9');
    expect(s.options).toEqual([`use:${OVERRIDE}@cyborg`, 'go-on']);
    s.play(`use:${OVERRIDE}@cyborg`);
    expect(carried(s)).toEqual([`${KEY}@0`]);
    expect(lookUp(ownOf(s.game).out, EQUIPMENT_DECK).map((c) => itemAt(EQUIPMENT, c).id)).toEqual([OVERRIDE]);
  });

  it('does nothing at a spawn card when it is another one', () => {
    const s = street({ batman: { zone: 'S9' } }, { own: people(), draws: { spawn: ['001'] } });
    carrying(s, { [KEY]: 0 }).play('open:R_7M_21_station-S9');
    expect(s.prompt).toBe('turn');
  });
});
