/** The odds shown before an attack, against every roll there is, played out one by one. */
import { describe, expect, it } from 'vitest';
import { heroAt, itemAt, lookUp, oddsOf, type Engine, type GameEvent, type Odds } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { takeText } from '@holdout/engine/testing';
import { PAIR } from '../classic/tests/kernel-boards.ts';
import { engine as classicEngine, play as playClassic } from '../classic/tests/table.ts';
import { engine as zombieEngine, play as playZombie } from '../zombie-mode/tests/table.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const DECLINING = ['keep', 'accept', 'stop', 'go-on'];

function everyRoll(dice: number): number[][] {
  return dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
}

/** What happens with exactly these dice when players pass up every favour. */
function playOut(engine: Engine, s: Scene, option: string, roll: readonly number[]): readonly GameEvent[] {
  const depth = s.state.stack.length;
  return engine.imagine(
    s.state,
    (g) => {
      g.state.script = { dice: [...roll], cards: {} };
      takeText(g, option);
    },
    (d, g) => {
      if (g.state.stack.length <= depth) return null;
      if (d.kind === 'allocate') return `${itemAt(d.options, 0).id}=${d.total}`;
      return (d.options.find((o) => DECLINING.includes(o.verb)) ?? itemAt(d.options, 0)).id;
    },
  ).events;
}

const killsIn = (events: readonly GameEvent[]): number =>
  events.reduce((n, e) => n + (e.type === 'enemies-killed' ? e.n : e.type === 'devoured' ? 1 : 0), 0);

function expectOdds(engine: Engine, s: Scene, option: string): Odds {
  const odds = oddsOf(engine, s.state, option);
  if (!odds) throw new Error(`${option} has no odds; ${s.options.join(' ')}`);
  const rolls = everyRoll(odds.dice).map((roll) => playOut(engine, s, option, roll));
  const share = (holds: (events: readonly GameEvent[]) => boolean): number =>
    rolls.filter(holds).length / rolls.length;
  expect(odds.anyKill).toBeCloseTo(
    share((e) => killsIn(e) > 0),
    10,
  );
  expect(odds.meanKills).toBeCloseTo(rolls.reduce((n, e) => n + killsIn(e), 0) / rolls.length, 10);
  expect(odds.friendlyFire).toBeCloseTo(
    share((e) => e.some((x) => x.type === 'friendly-fire')),
    10,
  );
  expect(odds.omens.ravenous ?? 0).toBeCloseTo(
    share((e) => e.some((x) => x.type === 'ravenous' && x.on)),
    10,
  );
  for (const [value, chance] of Object.entries(odds.track)) {
    const ends = (e: readonly GameEvent[]): number =>
      e.reduce((at, x) => (x.type === 'track-changed' ? x.to : at), heroAt(s.state, s.state.active).track);
    expect(chance).toBeCloseTo(
      share((e) => ends(e) === Number(value)),
      10,
    );
  }
  for (let hits = 0; hits <= odds.dice; hits++) {
    const said = odds.outcomes.filter((o) => o.hits === hits).reduce((sum, o) => sum + o.chance, 0);
    const rolled = share((e) => e.some((x) => x.type === 'attacked' && x.hits === hits));
    expect(said).toBeCloseTo(rolled, 10);
  }
  return odds;
}

describe('odds of the classic game', () => {
  const duel = (hands: string[], enemies: unknown[], more: { [hero: string]: unknown } = {}): Scene =>
    playClassic({ mission: '05', heroes: { ned: { zone: 'S3', hands }, ...more }, enemies, turn: 'ned' });

  it('of a shotgun at two Walkers and a Runner [K-ATT-1]', () => {
    const s = duel(
      ['shotgun'],
      [
        { type: 'walker', zone: 'S3', count: 2 },
        { type: 'runner', zone: 'S3' },
      ],
    );
    expectOdds(classicEngine, s, 'attack:shotgun@S3');
  });

  it('of two submachine guns at four Walkers', () => {
    const s = duel(['sub-mg', 'sub-mg'], [{ type: 'walker', zone: 'S3', count: 4 }]);
    expect(expectOdds(classicEngine, s, 'attack:sub-mg@S3').dice).toBe(3);
  });

  it('of a pistol fired where a friend stands', () => {
    const s = duel(['pistol'], [{ type: 'walker', zone: 'S3' }], { amy: { zone: 'S3' } });
    const odds = expectOdds(classicEngine, s, 'attack:pistol@S3');
    expect(odds.friendlyFire).toBeGreaterThan(0);
    expect([odds.friendDies, odds.noise, odds.track, odds.rerolls]).toEqual([
      0,
      { zone: 'S3', tokens: 1 },
      {},
      [],
    ]);
  });

  it('of killing a friend who is hurt already', () => {
    const s = duel(['shotgun'], [{ type: 'walker', zone: 'S3' }], { amy: { zone: 'S3', wounds: 1 } });
    const odds = expectOdds(classicEngine, s, 'attack:shotgun@S3');
    expect(odds.friendDies).toBeCloseTo(odds.friendlyFire, 10);
    expect(odds.outcomes.filter((o) => o.dead.length > 0).map((o) => o.dead)).toContainEqual(['amy']);
  });

  it('of a roll that may be rolled again, which nobody does before the first is seen', () => {
    const s = playClassic({
      mission: '05',
      heroes: { ned: { zone: 'S3', hands: ['pistol'], skills: ['reroll-per-turn', 'lucky'] } },
      enemies: [{ type: 'walker', zone: 'S3' }],
      turn: 'ned',
    });
    const odds = expectOdds(classicEngine, s, 'attack:pistol@S3');
    expect(odds).toMatchObject({ dice: 1, needs: 4, anyKill: 0.5, meanKills: 0.5, omens: {} });
    expect(odds.rerolls).toEqual([
      { with: 'reroll-per-turn', anyKill: 0.75 },
      { with: 'lucky', anyKill: 0.75 },
    ]);
  });

  it('of hits lost on nobody, and of the level that comes with a kill [K-XP-3]', () => {
    const s = playClassic({
      board: PAIR,
      heroes: { ned: { zone: 'S3', hands: ['sub-mg'], xp: 6 } },
      enemies: [{ type: 'walker', zone: 'S3' }],
      turn: 'ned',
    });
    const { outcomes, targets } = expectOdds(classicEngine, s, 'attack:sub-mg@S3');
    const won = outcomes.filter((o) => o.hits > 0);
    expect(won.map((o) => [o.xp, o.levels, o.kills, o.lost])).toEqual(
      won.map((o) => [1, ['yellow'], { walker: 1 }, o.hits - 1]),
    );
    expect(outcomes.filter((o) => o.hits === 0)).toMatchObject([{ xp: 0, levels: [], kills: {}, lost: 0 }]);
    expect(Object.keys(targets)).toEqual(['walker']);
    expect(lookUp(targets, 'walker')).toHaveLength(1);
  });

  it('are none of what needs no dice', () => {
    const s = duel(['pistol'], []);
    expect([oddsOf(classicEngine, s.state, 'noise'), oddsOf(classicEngine, s.state, 'end')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('odds of zombie mode', () => {
  const fight = (hero: string, how: object, enemies: unknown[], own = {}): Scene =>
    playZombie({ mission: 'MZ1', heroes: { [hero]: { zone: 'S13', ...how } }, enemies, own, turn: hero });

  it('count the hunger dice and the chance of becoming Ravenous [Z-HUN-2] [Z-HUN-3] [Z-HUN-5]', () => {
    const s = fight('wasp', { track: 2 }, [{ type: 'trooper', zone: 'S13', count: 3 }]);
    const odds = expectOdds(zombieEngine, s, 'attack:wasps-sting@S13');
    expect(odds.dice).toBe(4);
    expect(odds.omens.ravenous).toBeGreaterThan(0);
    // Three 1s and more of four dice, at hunger 2 of 3: one is enough.
    expect(odds.track[2]).toBeCloseTo((5 / 6) ** 4, 10);
    expect(Object.values(odds.track).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
    expect(odds.noise).toBeNull();
  });

  it('of a Devour that calms the hunger or not [Z-HUN-4] [Z-DEV-4]', () => {
    const s = fight('hulk', { track: 3 }, [{ type: 'guard', zone: 'S13' }]);
    const odds = expectOdds(zombieEngine, s, 'attack:devour@S13');
    expect(odds.track[0]).toBeCloseTo(odds.anyKill, 10);
  });

  it('of devouring a bystander [Z-DEV-1]', () => {
    const s = fight('hulk', { track: 1 }, [], { bystanders: [{ card: 'aunt-may', zone: 'S13' }] });
    const odds = expectOdds(zombieEngine, s, 'attack:devour@S13');
    expect(lookUp(odds.targets, 'aunt-may')[0]).toBeCloseTo(0.75, 10);
  });

  it('while Scarlet Witch makes the 2s count too', () => {
    const enemies = [
      { type: 'scarlet-witch', zone: 'S2' },
      { type: 'trooper', zone: 'S13', count: 2 },
    ];
    const s = fight('captain-america', { track: 1 }, enemies);
    expectOdds(zombieEngine, s, 'attack:vibranium-shield@S13');
  });
});
