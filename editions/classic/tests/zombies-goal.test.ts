/** Where zombies go: what they see, what they hear, and doors in the way. */
import { describe, expect, it } from 'vitest';
import { itemAt, type Json } from '@holdout/engine';
import { HOUSE, log, PAIR, SECOND_HOUSE, withDoors, zombiesTurn } from './kernel-boards.ts';

type Noise = { [zone: string]: number };
type Where = { [hero: string]: string };

const people = (where: Where) =>
  Object.fromEntries(Object.entries(where).map(([id, zone]) => [id, { zone }]));

/** Where a Walker steps from a zone; its own zone when it stays, nothing when it splits. */
function step(
  from: string,
  where: Where,
  noise: Noise,
  more: { [key: string]: Json } = {},
): string | undefined {
  const s = zombiesTurn({
    board: PAIR,
    heroes: people(where),
    enemies: [{ type: 'walker', zone: from }],
    own: { noise },
    ...more,
  });
  const moves = log(s, 'enemies-moved');
  if (moves.length > 1) return undefined;
  return moves.length === 0 ? from : itemAt(moves, 0).split('-')[1];
}

describe('zombies that see survivors', () => {
  it.each<[string, Where, Noise, string]>([
    ['the only one in sight', { ned: 'S1' }, {}, 'S2'],
    ['not noise without survivors', { ned: 'S1' }, { S5: 5, S4: 5 }, 'S2'],
    ['the two far away, not the one nearby', { ned: 'S1', amy: 'S1', doug: 'S4' }, {}, 'S2'],
    ['the one with tokens, not the two without', { ned: 'S1', amy: 'S1', doug: 'S4' }, { S4: 2 }, 'S4'],
  ])('go for %s [C-ZMOVE-1]', (_, where, noise, to) => {
    expect(step('S3', where, noise)).toBe(to);
  });
});

describe('zombies that see nobody', () => {
  it.each<[string, Where, Noise, string]>([
    ['survivors', { ned: 'S4' }, {}, 'S1'],
    ['tokens, where they are more', { ned: 'S4' }, { S12: 2 }, 'S9'],
    ['survivors and tokens together', { ned: 'S4', amy: 'S4' }, { S4: 1, S12: 2 }, 'S1'],
  ])('go for the zone with most noise: %s [C-ZMOVE-2]', (_, where, noise, to) => {
    expect(step('S6', where, noise)).toBe(to);
  });

  it.each<[string, Noise]>([
    ['the noisiest zone', { S6: 3 }],
    ['one of the noisiest zones', { S6: 1 }],
  ])('stay where they are in %s [C-ZMOVE-9]', (_, noise) => {
    expect(step('S6', { ned: 'S4' }, noise)).toBe('S6');
  });

  it('stay where they are when there is no noise at all [C-ZMOVE-9]', () => {
    const silent = { heroes: { ned: { zone: 'S4', skills: ['ninja'] } } };
    expect(step('S6', {}, {}, silent)).toBe('S6');
    expect(step('S6', {}, { S12: 1 }, silent)).toBe('S9');
  });
});

describe('closed doors', () => {
  const oneDoor = withDoors(PAIR, [HOUSE, 'S2']);
  const twoDoors = withDoors(PAIR, [HOUSE, 'S2'], [HOUSE, 'S10']);

  it('do not keep zombies from walking up to them, where they stop [C-ZMOVE-6]', () => {
    const s = zombiesTurn({
      board: oneDoor,
      heroes: people({ ned: HOUSE }),
      enemies: [{ type: 'walker', zone: 'S9' }],
    });
    s.play('end', 'end', 'end', 'end');
    expect(log(s, 'enemies-moved')).toEqual(['1 walker S9-S6', '1 walker S6-S1', '1 walker S1-S2']);
  });

  it('send them to a survivor they can reach, even in a quieter zone [C-ZMOVE-6]', () => {
    expect(step('S6', { ned: HOUSE, amy: 'S13' }, { [HOUSE]: 5 }, { board: oneDoor })).toBe('S9');
    expect(step('S6', { ned: HOUSE }, { [HOUSE]: 5 }, { board: oneDoor })).toBe('S1');
  });

  it('are passed by on an open way, however long [C-ZMOVE-6]', () => {
    const doors = { [`${HOUSE}-S10`]: 'open' };
    expect(step('S1', { ned: HOUSE }, {}, { board: twoDoors, doors })).toBe('S6');
    expect(step('S1', { ned: HOUSE }, {}, { board: oneDoor })).toBe('S2');
  });

  // The Walker stands in S6: S1 leads to the house and to S4, S9 to S12 and S13.
  it.each<[string, Where, Noise, string]>([
    ['a survivor in sight before louder noise', { ned: 'S1', amy: 'S13', doug: 'S13' }, {}, 'S1'],
    ['the noisiest zone before a survivor who can be reached', { ned: 'S4' }, { S12: 2 }, 'S9'],
    [
      'a survivor who can be reached before louder noise behind a door',
      { ned: HOUSE, amy: 'S13' },
      { [HOUSE]: 1 },
      'S9',
    ],
    ['the loudest of those', { ned: HOUSE, amy: 'S13', doug: 'S4' }, { [HOUSE]: 5, S4: 1 }, 'S1'],
    ['tokens are no survivors then', { ned: HOUSE, amy: 'S13' }, { [HOUSE]: 5, S4: 4 }, 'S9'],
    ['the noisiest zone as if doors were open', { ned: HOUSE }, {}, 'S1'],
    ['of two as loud only the one that can be reached', { ned: HOUSE, amy: 'S13' }, {}, 'S9'],
  ])('goal: %s [C-ZMOVE-7]', (_, where, noise, to) => {
    expect(step('S6', where, noise, { board: oneDoor })).toBe(to);
  });

  it('right away do not count as a direction if another is as short [C-ZMOVE-10]', () => {
    // From S2 to the second house: through the first one, or by S3.
    const board = withDoors(PAIR, [HOUSE, 'S2'], [HOUSE, 'S7'], [SECOND_HOUSE, 'S7']);
    expect(step('S2', { ned: SECOND_HOUSE }, {}, { board })).toBe('S3');
    expect(step('S7', { ned: SECOND_HOUSE }, {}, { board })).toBe('S7');
    expect(step('S10', { ned: HOUSE }, {}, { board: twoDoors })).toBe('S10');
  });
});
