/** The spawn deck of hero mode: what its cards are and what each kind does. */
import { describe, expect, it } from 'vitest';
import { SPAWN_DECK } from '../../supers/kit.ts';
import { SPAWN_CARDS } from '../cards.ts';
import { HOUSE, Z } from './mansion.ts';
import { health, play, power } from './table.ts';
import { costOf, enemiesTurn, enemy, people, STREETS, whereIs, type Entry } from './zombie-table.ts';

const XP = { blue: 0, yellow: 7, orange: 19, red: 43 };
const withSpawns = (...zones: string[]): Entry => ({ ...STREETS, spawns: zones.map((zone) => ({ zone })) });

/** The spawn step: the card is drawn for S18; Storm, with this much experience, stands far off in S2 unless said otherwise. */
const draw = (card: string, xp: number, { draws = {}, ...more }: Entry = {}) =>
  play({
    board: withSpawns('S18'),
    spawns: true,
    own: people(),
    heroes: { storm: { zone: 'S2', xp } },
    draws: { [SPAWN_DECK]: [card], ...(draws as Entry) },
    phase: 'spawn',
    ...more,
  });

/** Stunned, so that they do nothing by themselves. */
const stunned = (...enemies: Entry[]): Entry => ({
  enemies,
  own: { ...people(), stunned: enemies },
});

describe('the spawn deck', () => {
  it('has cards of every kind, six of them Zombie Heroes [H-SPN-1]', () => {
    const kinds: { [kind: string]: number } = {};
    for (const { kind } of SPAWN_CARDS) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(kinds).toEqual({
      normal: 23,
      rush: 5,
      extra: 4,
      hero: 6,
      hidden: 2,
      overdrive: 1,
      multiplication: 1,
    });
  });

  it.each([
    ['blue', 2],
    ['yellow', 3],
    ['orange', 8],
    ['red', 9],
  ] as const)('card 001 at %s places %i Walkers, who do nothing yet [H-SPN-2] [X-36]', (level, n) => {
    const s = draw('001', XP[level]);
    expect([s.enemies('S18', 'walker'), s.onBoard('walker')]).toEqual([n, n]);
  });

  it('places Brutes and Runners of the line read [S-CARD-1]', () => {
    expect(draw('017', XP.orange).enemies('S18', 'brute')).toBe(2);
    expect(draw('023', XP.red).enemies('S18', 'runner')).toBe(3);
  });

  it('a Rush! places figures that act at once, older ones stay still [H-SPN-1 rush, S-CARD-2]', () => {
    const s = draw('024', XP.yellow, { enemies: [enemy('walker', 'S16')] });
    expect([s.enemies('S18'), s.enemies('S17'), s.enemies('S16')]).toEqual([0, 4, 1]);
    const twice = draw('027', XP.yellow);
    expect([twice.enemies('S16', 'runner'), twice.onBoard('runner')]).toEqual([1, 1]);
  });

  it('an Extra Activation! places nobody; all of the type act, with both actions [H-SPN-1 extra, S-CARD-7]', () => {
    const enemies = [enemy('walker', 'S16'), enemy('brute', 'S16'), enemy('runner', 'S16')];
    const walkers = draw('029', XP.blue, { enemies });
    expect([walkers.enemies('S13'), walkers.enemies('S13', 'walker'), walkers.enemies('S18')]).toEqual([
      1, 1, 0,
    ]);
    const brutes = draw('031', XP.blue, { enemies });
    expect([brutes.enemies('S13'), brutes.enemies('S13', 'brute')]).toEqual([1, 1]);
    expect(draw('032', XP.blue, { enemies }).enemies('S12', 'runner')).toBe(1);
  });

  it('an Extra Activation! of a type not on the board does nothing [S-CARD-13]', () => {
    const s = draw('030', XP.red, { enemies: [enemy('brute', 'S16')] });
    expect([s.enemies('S16'), s.onBoard('walker')]).toEqual([1, 0]);
  });

  it('a Zombie Hero card draws one, places it, and its ability holds at once [H-SPN-1 zombie hero, S-CARD-4]', () => {
    const s = draw('033', XP.blue, { board: withSpawns('S6'), draws: { 'super-heroes': ['iceman'] } });
    expect([whereIs(s, 'iceman'), health(s, 'storm'), costOf(s, 'move:S3')]).toEqual(['S6', 3, 2]);
  });

  it('a Zombie Hero card with nobody left to draw has all of them act [S-CARD-9]', () => {
    const all = ['cyclops', 'psylocke', 'sabretooth', 'juggernaut', 'dark-phoenix', 'iceman'];
    const s = enemiesTurn({ storm: { zone: 'S2' } }, [], {
      board: withSpawns('S18'),
      spawns: true,
      draws: { [SPAWN_DECK]: ['033'] },
      ...stunned(...all.map((type) => enemy(type, 'S14'))),
    });
    expect(s.happened('activation').filter((e) => e.cause === 'S-CARD-9')).toMatchObject([{ enemies: all }]);
  });
});

describe('Overdrive', () => {
  // The next round adds 1 power to what is left.
  const drained = (zones: [string, number][], track: number, rest: Entry = {}) =>
    draw('041', XP.blue, {
      ...stunned(...zones.map(([zone, n]) => enemy('brute', zone, n))),
      heroes: { storm: { zone: 'S2', track } },
      ...rest,
    });

  it('places its Brutes, then each hero loses 1 power for each Brute in sight [H-SPN-1 overdrive]', () => {
    const s = drained([['S12', 2]], 4);
    expect([power(s, 'storm'), s.enemies('S18', 'brute')]).toEqual([3, 1]);
    expect(power(drained([['S2', 1]], 3), 'storm')).toBe(3);
    expect(power(drained([['S6', 3]], 2), 'storm')).toBe(1);
  });

  it('takes nothing from those who see none: only the placing', () => {
    const s = drained([['S9', 3]], 2);
    expect([power(s, 'storm'), s.enemies('S18', 'brute')]).toEqual([3, 1]);
  });

  it('counts the Brutes it has just placed, for each hero apart', () => {
    const s = drained([], 0, {
      heroes: { storm: { zone: 'S2', track: 3, xp: XP.orange }, rogue: { zone: 'S17', track: 3 } },
    });
    expect([power(s, 'storm'), power(s, 'rogue'), s.enemies('S18', 'brute')]).toEqual([4, 2, 2]);
  });

  it('has a shortage act first, from where nobody lost power yet [K-SPAWN-4]', () => {
    const s = draw('041', XP.blue, {
      heroes: { storm: { zone: 'S2', track: 3 } },
      enemies: [enemy('brute', 'S7')],
      supply: { brute: 0 },
    });
    // From S7, unseen, the Brute comes to S6 or S3 before anybody looks.
    expect(s.prompt).toBe('split');
    s.play('to:S6=1');
    expect(power(s, 'storm')).toBe(3);
  });
});

describe('Multiple Man Multiplication', () => {
  const walkers = (...zones: string[]) => zones.map((zone) => enemy('walker', zone));

  it('adds Walkers wherever Walkers stand, nowhere else [H-SPN-1 multiplication]', () => {
    const s = draw('042', XP.yellow, { enemies: [...walkers('S4', 'S14', 'S1'), enemy('brute', 'S5')] });
    expect(['S4', 'S14', 'S1', 'S5', 'S18'].map((z) => s.enemies(z, 'walker'))).toEqual([2, 2, 2, 0, 0]);
    const red = draw('042', XP.red, { enemies: walkers('S4') });
    expect(red.enemies('S4')).toBe(3);
  });

  it('places twice as many here where no zone holds any', () => {
    expect(draw('042', XP.red).enemies('S18', 'walker')).toBe(4);
  });

  it('short of figures the players choose, then all Walkers act once [K-SPAWN-4, K-SPAWN-8]', () => {
    const s = draw('042', XP.yellow, { enemies: walkers('S4', 'S14', 'S1', 'S16'), supply: { walker: 2 } });
    expect(s.decision).toMatchObject({
      prompt: 'choose',
      by: 'team',
      total: 2,
      about: { for: 'multiplication' },
    });
    expect(s.options).toEqual(['in:S1', 'in:S4', 'in:S14', 'in:S16']);
    s.play('in:S1=1 in:S4=1');
    expect(['S5', 'S3', 'S15', 'S13'].map((z) => s.enemies(z))).toEqual([2, 2, 1, 1]);
    expect(s.happened('figures-short')).toMatchObject([{ enemy: 'walker', missing: 2 }]);
    const none = draw('042', XP.yellow, { enemies: walkers('S14', 'S1'), supply: { walker: 0 } });
    expect(['S5', 'S15'].map((z) => none.enemies(z))).toEqual([1, 1]);
  });

  it('leaves levels that sleep alone [H-LVL-3]', () => {
    const s = play({
      board: HOUSE,
      spawns: true,
      own: people(),
      heroes: { storm: { zone: 'S7' } },
      enemies: walkers(Z.landingW),
      draws: { [SPAWN_DECK]: ['042'] },
      phase: 'spawn',
    });
    expect([s.enemies(Z.landingW), s.enemies('S1')]).toEqual([1, 2]);
  });
});
