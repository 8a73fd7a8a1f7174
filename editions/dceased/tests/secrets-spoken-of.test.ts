/** Secret Missions where a mission says something: of one of them, of all, or of something else. */
import { heroAt, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT } from '../cards.ts';
import { ownOf } from '../own.ts';
import { CITY, people, street, type Entry } from './street.ts';

const ROOM = 'R_7M_21_station';
const carried = (s: Scene): string[] => ownOf(s.game).carried.map((c) => itemAt(EQUIPMENT, c.card).id);
const rule = (on: string, of?: string): Entry => ({
  on,
  ...(of && { of }),
  do: [on === 'card-revealed' ? { powerToAll: 1 } : { experience: 1 }],
});

/** Batman collects the card he stands on, in a mission with one rule. */
const collected = (card: string, said: Entry, draws: Entry = {}): Scene =>
  street(
    { batman: { zone: 'S6' }, cyborg: { zone: 'S9' } },
    { board: { ...CITY, rules: [said] }, own: { ...people(), equipment: [{ card, zone: 'S6' }] }, draws },
  ).play('collect');

describe('a Secret Mission of the equipment deck', () => {
  const found = (said: Entry) => {
    const s = collected('secret-mission-3', said);
    return [s.hero('batman').xp, carried(s)];
  };

  it('is kept for the mission that speaks of it, or of all of them [D-EQP-1]', () => {
    expect(found(rule('secret-collected', 'secret-mission-3'))).toEqual([1, ['secret-mission-3']]);
    expect(found(rule('secret-collected'))).toEqual([1, ['secret-mission-3']]);
  });

  it('is worth 5 experience and gone where the mission speaks of the other, or of other things [D-EQP-1]', () => {
    expect(found(rule('secret-collected', 'secret-mission-4'))).toEqual([5, []]);
    expect(found(rule('objective-taken'))).toEqual([5, []]);
  });
});

describe('Secret Mission 4', () => {
  const USE = 'use:secret-mission-4@batman';
  const opened = (said: Entry) =>
    collected('secret-mission-4', said, { spawn: ['001'] }).play('end', `open:${ROOM}-S9`);

  it('turns a spawn card away only where the mission has no use for it [D-EQP-1]', () => {
    expect(opened(rule('secret-collected', 'secret-mission-3')).options).toContain(USE);
    const s = opened(rule('secret-collected', 'secret-mission-4'));
    expect([s.options.includes(USE), carried(s)]).toEqual([false, ['secret-mission-4']]);
  });

  it('does so only for the hero who carries it', () => {
    const s = opened(rule('objective-taken'));
    expect(s.options).toEqual([USE, 'go-on']);
  });
});

describe('a trade', () => {
  it('moves the Secret Mission that is named, and no other [D-TRD-1]', () => {
    const lying = ['secret-mission-3', 'secret-mission-4'].map((card) => ({ card, zone: 'S6' }));
    const s = street(
      { batman: { zone: 'S6' }, cyborg: { zone: 'S6' } },
      { board: { ...CITY, rules: [rule('secret-collected')] }, own: { ...people(), equipment: lying } },
    ).play('collect', 'collect', 'trade:cyborg', 'give:secret-mission-4', 'finish');
    const holders = ownOf(s.game).carried.map(
      (c) => `${itemAt(EQUIPMENT, c.card).id} ${heroAt(s.state, c.hero).id}`,
    );
    expect(holders.sort()).toEqual(['secret-mission-3 batman', 'secret-mission-4 cyborg']);
  });
});

describe('a Secret Mission of the people', () => {
  const revealed = (said: Entry) =>
    street(
      { batman: { zone: 'S9' } },
      {
        board: { ...CITY, rules: [said] },
        own: { cards: [{ card: 'secret-mission-1', zone: ROOM }], equipment: [] },
        draws: { spawn: ['001'] },
      },
    ).play(`open:${ROOM}-S9`);

  it('stays face up where the mission says nothing of it [S-SET-3]', () => {
    for (const said of [rule('card-taken', 'secret-mission-2'), rule('objective-taken')])
      expect(ownOf(revealed(said).game).cards).toMatchObject([{ up: true }]);
  });

  it('does not where a rule waits for it, by either moment [S-SET-3]', () => {
    for (const said of [rule('card-revealed', 'secret-mission-1'), rule('card-taken', 'secret-mission-1')])
      expect(ownOf(revealed(said).game).cards.some((c) => c.up)).toBe(false);
  });
});
