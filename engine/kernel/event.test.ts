/** Events: numbered, linked to what they follow from, with the clause that made them happen. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../index.ts';
import { checkEvents, playRandomGame } from '../testing/index.ts';
import { engine, play, rats, SETUP } from '../toy/table.ts';

describe('the events of an answer', () => {
  it('are numbered, have a parent among those before, and name a clause unless they tell the answer', () => {
    const types = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const report = playRandomGame(
        engine,
        SETUP,
        `events ${game}`,
        ({ events, answers }) => {
          for (const e of events) types.add(e.type);
          return checkEvents(events, answers.length > 0);
        },
        true,
      );
      expect(report.faults).toEqual([]);
    }
    // Games that never got anywhere would prove nothing.
    const wanted = ['moved', 'attacked', 'enemies-moved', 'wounded', 'spawn-card', 'door-opened', 'lost'];
    expect([...types]).toEqual(expect.arrayContaining(wanted));
  });

  it('begin with who answered what', () => {
    const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };
    const s = play({ seats: SETUP.seats, heroes, turn: 'bob' }).play('move:S2');
    const head = { id: 1, parent: 0, cause: '' };
    expect(s.events[0]).toEqual({
      ...head,
      type: 'answered',
      hero: 'bob',
      prompt: 'turn',
      answer: 'move:S2',
      given: [{ verb: 'move', zones: ['S2'] }],
      by: 1,
    });
  });

  it('follow from the event that led to them: a level from the experience, the attack from the answer', () => {
    const heroes = { ann: { zone: 'S2', xp: 2 } };
    const s = play({ heroes, enemies: [rats('S2')], turn: 'ann', dice: [4] }).play('attack');
    const id = (type: GameEvent['type']): number => s.happened(type)[0].id;
    const parent = (type: GameEvent['type']): number => s.happened(type)[0].parent;
    expect(parent('attacked')).toBe(id('answered'));
    expect(parent('experience')).toBe(id('enemies-killed'));
    expect(parent('skill-gained')).toBe(id('level-reached'));
  });

  it('name the clause that made them happen', () => {
    const s = play({ heroes: { ann: { zone: 'S1' } }, turn: 'ann' }).play('move:S2', 'end');
    expect(s.happened('moved')).toMatchObject([{ cause: 'K-MOVE-4', from: 'S1', to: 'S2' }]);
    expect(s.happened('turn-ended')).toMatchObject([{ cause: 'K-ACT-3', unspent: 3 }]);
  });
});

describe('the checks of events', () => {
  const event = (id: number, parent: number, cause: string): GameEvent => ({
    id,
    parent,
    cause,
    type: 'round-started',
    round: 1,
  });

  it.each([
    [[event(2, 0, 'K-ACT-1')], 'has the id 2'],
    [[event(1, 1, 'K-ACT-1')], 'follows from 1'],
    [[event(1, -1, 'K-ACT-1')], 'follows from -1'],
    [[event(1, 0, '')], 'has the cause ""'],
    [[event(1, 0, 'whim')], 'has the cause "whim"'],
    [[event(1, 0, 'K-ACT-1'), event(1, 0, 'K-ACT-1')], 'has the id 1'],
  ])('see what is wrong (%#)', (events, fault) => {
    expect(checkEvents(events, false).join()).toContain(fault);
  });

  it('want the answer first', () => {
    expect(checkEvents([event(1, 0, 'K-ACT-1')], true)).toEqual(['the events do not begin with the answer']);
    expect(
      checkEvents([event(1, 0, 'K-ACT-1'), event(2, 1, 'M-C06-1'), event(3, 1, 'M-C07')], false),
    ).toEqual([]);
  });
});
