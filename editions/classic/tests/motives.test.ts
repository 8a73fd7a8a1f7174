/** Why zombies go where they go, as the forecast tells it. */
import { describe, expect, it } from 'vitest';
import { firstMotive, motives } from '../../testing/motives.ts';
import { HOUSE, PAIR, RING, withDoors } from './kernel-boards.ts';
import { play } from './table.ts';

type Where = { [hero: string]: { [key: string]: string | number | string[] } };

describe('zombies of the classic game', () => {
  const at = (heroes: Where, zone: string, more: object = {}) =>
    firstMotive(
      play({
        board: PAIR,
        heroes,
        turn: Object.keys(heroes)[0],
        enemies: [{ type: 'walker', zone }],
        ...more,
      }),
    );
  const silent = { ned: { zone: 'S4', skills: ['ninja'] } };
  const behind = { board: withDoors(PAIR, [HOUSE, 'S2']) };

  it('attack in their zone [K-ENE-1]', () => {
    expect(at({ ned: { zone: 'S1' } }, 'S1')).toBe('walker S1 attacks S1 ned > K-ENE-1');
  });

  it('see somebody, the noisiest of several [C-ZMOVE-1]', () => {
    expect(at({ ned: { zone: 'S1' } }, 'S3')).toBe('walker S3 sees S1 ned > S2 C-ZMOVE-1');
    const two = { ned: { zone: 'S1' }, amy: { zone: 'S1' }, doug: { zone: 'S4' } };
    expect(at(two, 'S3')).toBe('walker S3 sees S1 ned+amy > S2 C-ZMOVE-1');
  });

  it('hear the loudest zone [C-ZMOVE-2]', () => {
    const noise = { own: { noise: { S12: 3 } } };
    expect(at({ ned: { zone: 'S4' } }, 'S6', noise)).toBe('walker S6 hears S12 > S9 C-ZMOVE-2');
  });

  it('stay where nothing is louder, or nothing is heard at all [C-ZMOVE-9]', () => {
    expect(at({ ned: { zone: 'S4' } }, 'S6', { own: { noise: { S6: 3 } } })).toBe(
      'walker S6 arrived S6 > C-ZMOVE-9',
    );
    expect(at(silent, 'S6')).toBe('walker S6 nobody > C-ZMOVE-9');
  });

  it('go for somebody they can reach, or up to the closed door [C-ZMOVE-6]', () => {
    const loud = { ...behind, own: { noise: { [HOUSE]: 5 } } };
    expect(at({ ned: { zone: HOUSE }, amy: { zone: 'S13' } }, 'S6', loud)).toBe(
      'walker S6 nears S13 amy > S9 C-ZMOVE-6',
    );
    expect(at({ ned: { zone: HOUSE } }, 'S9', behind)).toBe(`walker S9 hears ${HOUSE} ned > S6 C-ZMOVE-6`);
  });

  it('are stopped by it [C-ZMOVE-10]', () => {
    expect(at({ ned: { zone: HOUSE } }, 'S2', behind)).toBe(`walker S2 barred ${HOUSE} ned > C-ZMOVE-10`);
  });

  it('have several ways that are equally short [C-ZMOVE-3], and think again with a second action [K-ENE-5]', () => {
    const s = play({
      board: RING,
      heroes: { ned: { zone: 'S8' } },
      turn: 'ned',
      enemies: [{ type: 'runner', zone: 'S1' }],
    });
    expect(motives(s)[0]).toBe('runner S1 hears S8 ned > S2+S4 C-ZMOVE-2');
    expect(motives(s).slice(1)).toEqual([
      'runner S2 hears S8 ned > S3 C-ZMOVE-2',
      'runner S4 hears S8 ned > S6 C-ZMOVE-2',
    ]);
  });
});
