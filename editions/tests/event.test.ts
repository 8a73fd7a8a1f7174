/** Events: numbered, linked to what they follow from, with the clause that made them happen. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@holdout/engine';
import { engine, play } from '../classic/tests/table.ts';
import { checkEvents } from '../testing/check-events.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { allSetups } from '../testing/table.ts';
import { classic } from '../index.ts';

describe('the events of an answer', () => {
  it('are numbered, have a parent among those before, and name a clause unless they tell the answer', () => {
    const types = new Set<string>();
    for (const setup of allSetups(engine, classic)) {
      const check = ({
        events,
        answers,
      }: {
        events: readonly GameEvent[];
        answers: readonly string[];
      }): string[] => {
        for (const e of events) types.add(e.type);
        return checkEvents(events, answers.length > 0);
      };
      expect(playRandomGame(engine, setup, 'events', check, true).faults).toEqual([]);
    }
    // A game that never got anywhere would prove nothing.
    for (const type of [
      'moved',
      'attacked',
      'enemies-moved',
      'wounded',
      'card-drawn',
      'door-opened',
      'lost',
    ]) {
      expect(types).toContain(type);
    }
  });

  it('begin with who answered what', () => {
    const s = play({
      mission: '05',
      seats: [['amy'], ['ned']],
      heroes: { ned: { zone: 'S3' }, amy: { zone: 'S3' } },
      turn: 'ned',
    });
    s.play('noise');
    expect(s.events[0]).toEqual({
      id: 1,
      parent: 0,
      cause: '',
      type: 'answered',
      prompt: 'turn',
      answer: 'noise',
      by: 1,
      given: [{ verb: 'noise' }],
    });
  });

  it('follow from the event that led to them: a death from the attack, the attack from the answer', () => {
    const s = play({
      mission: '05',
      heroes: { ned: { zone: 'S3', hands: ['fire-axe'] } },
      enemies: [{ type: 'walker', zone: 'S3' }],
      turn: 'ned',
      dice: [4],
    });
    s.play('attack:fire-axe@S3');
    const [attacked] = s.happened('attacked');
    const [killed] = s.happened('enemies-killed');
    expect(killed.parent).toBe(attacked.id);
    expect(attacked.parent).toBe(1);
    s.done();
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
