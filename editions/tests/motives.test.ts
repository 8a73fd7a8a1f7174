/** Why enemies go where they go, as the forecast tells it from what everybody may know: one line for each group. */
import { itemAt, createEngine, forecast, type Scene } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { HOUSE, PAIR, RING, withDoors } from '../classic/tests/kernel-boards.ts';
import { play as playClassic } from '../classic/tests/table.ts';
import { street } from '../dceased/tests/street.ts';
import { COURT, Z } from '../hero-mode/tests/mansion.ts';
import { enemy, people, turn } from '../hero-mode/tests/zombie-table.ts';
import { EDITIONS } from '../index.ts';
import { enemies } from '../testing/pieces.ts';
import { people as nobodyElse, STREETS } from '../zombie-mode/tests/streets.ts';
import { play as playZombie } from '../zombie-mode/tests/table.ts';

const engine = createEngine(EDITIONS);

/** "walker S3 sees S1 ned > S2 C-ZMOVE-1": who, where, why, what for, whom, next zones, clause. */
const motives = (s: Scene): string[] =>
  forecast(engine, engine.mask(s.state)).motives.map(
    ({ enemy: who, zone, kind, goals, heroes, people: met, ways, clause }) =>
      [who, zone, kind, goals.join('+'), [...heroes, ...met].join('+'), '>', ways.join('+'), clause]
        .filter(Boolean)
        .join(' '),
  );
const first = (s: Scene): string => itemAt(motives(s), 0);

type Where = { [hero: string]: { [key: string]: string | number | string[] } };

describe('zombies of the classic game', () => {
  const at = (heroes: Where, zone: string, more: object = {}) =>
    first(
      playClassic({
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
    const s = playClassic({
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

describe('enemies of zombie mode', () => {
  const scene = (heroes: Where, zone: string, type = 'trooper', own: object = nobodyElse()) =>
    playZombie({ board: STREETS, heroes, turn: Object.keys(heroes)[0], enemies: [{ type, zone }], own });

  it('see the closest [S-EMOVE-1], else go the shortest way [S-EMOVE-2]', () => {
    expect(first(scene({ hulk: { zone: 'S2' } }, 'S12'))).toBe('trooper S12 sees S2 hulk > S11 S-EMOVE-1');
    expect(first(scene({ hulk: { zone: 'S2' } }, 'S8'))).toBe('trooper S8 nears S2 hulk > S9 S-EMOVE-2');
  });

  it('strike from afar by their own card', () => {
    expect(first(scene({ hulk: { zone: 'S6' } }, 'S10', 'ms-marvel'))).toBe(
      'ms-marvel S10 attacks S6 hulk > ms-marvel',
    );
  });
});

describe('the dead of hero mode', () => {
  it('go for people as for heroes [H-BYS-1]', () => {
    const own = people(['senator-kelly', 'S11']);
    expect(first(turn({ storm: { zone: 'S18' } }, [enemy('walker', 'S10')], { own }))).toBe(
      'walker S10 sees S11 senator-kelly > S11 S-EMOVE-1',
    );
  });

  it('see nobody and go for a window [H-WIN-2]', () => {
    const s = turn({ storm: { zone: Z.study } }, [enemy('walker', 'S1')], { board: COURT });
    expect(first(s)).toBe(`walker S1 nears ${Z.study} storm > ${Z.study} S-EMOVE-2`);
  });

  it('are foreseen up to where a card would be turned up that nobody knows [H-WIN-4] [M-ALL-7]', () => {
    const s = turn({ storm: { zone: Z.backhall } }, [enemy('walker', 'S3')], {
      board: COURT,
      own: { cards: [{ card: 'senator-kelly', zone: Z.entrance }] },
    });
    const told = (state: Scene['state']) => forecast(engine, state).events.map((e) => e.type);
    expect(told(s.state)).toContain('bystander-revealed');
    const masked = told(engine.mask(s.state));
    expect(masked).toContain('window-broken');
    expect(masked).not.toContain('bystander-revealed');
  });

  it('follow a shout', () => {
    const storm = { zone: 'S13', bystander: 'j-jonah-jameson' };
    const s = turn({ storm, rogue: { zone: 'S2' } }, [enemy('walker', 'S9')]).play(
      'end',
      'use:j-jonah-jameson@storm',
    );
    expect(first(s)).toBe('walker S9 follows S13 storm > S10 j-jonah-jameson');
  });

  it('hunt whom their own card names [S-CARD-4]', () => {
    const weak = { wolverine: { zone: 'S5', wounds: 2 }, rogue: { zone: 'S11' } };
    expect(first(turn(weak, [enemy('sabretooth', 'S10')]))).toBe(
      'sabretooth S10 hunts S5 wolverine > S9 sabretooth',
    );
  });
});

describe('the dead of DCeased', () => {
  it('follow a Siren Drone they see', () => {
    const batman = { zone: 'S7', equipment: ['siren-drone'] };
    const s = street({ batman }, { own: { cards: [] }, enemies: enemies('S11', { walker: 2 }), draws: {} });
    expect(first(s)).toBe('walker S11 sees S7 batman > S7 S-EMOVE-1');
    expect(first(s.play('siren-drone:S14'))).toBe('walker S11 follows S14 > S14 siren-drone');
  });

  it('hunt the loot by their own card [S-CARD-4]', () => {
    const heroes = { batman: { zone: 'S7', equipment: ['siren-drone'] }, cyborg: { zone: 'S6' } };
    const s = street(heroes, { own: { cards: [] }, enemies: enemies('S5', { catwoman: 1 }) });
    expect(first(s)).toBe('catwoman S5 hunts S7 batman > S6 catwoman');
  });
});
