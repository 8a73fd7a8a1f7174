/** How a game ends: won the moment it is won, won before it is lost, lost by the mission or by the edition. */
import { describe, expect, it } from 'vitest';
import type { Policies } from '../index.ts';
import { toy } from '../toy/index.ts';
import { CELLAR, CELLAR_DOOR, HALL, missionWith, play, playWith, rats } from '../toy/table.ts';

const heroes = { ann: { zone: 'S1' } };

describe('a game', () => {
  it('is won at the moment the last objective is taken [K-PLAY-3]', () => {
    const s = play({
      heroes: { ann: { zone: CELLAR } },
      taken: ['S3', HALL],
      doors: { [CELLAR_DOOR]: 'open' },
      turn: 'ann',
    });
    s.play(`take:${CELLAR}`);
    expect(s.state.outcome).toEqual({ result: 'won', cause: 'T-CELLAR' });
    expect(s.events.at(-1)).toMatchObject({ type: 'won', cause: 'T-CELLAR' });
    expect([s.decision, s.state.stack, s.state.active]).toEqual([null, [], -1]);
  });

  it('is lost when the edition says so', () => {
    const s = play({ heroes, enemies: [rats('S1', 3)], turn: 'ann' }).play('end');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'T-LOSE' });
    expect(s.happened('hero-died')).toMatchObject([{ hero: 'ann', zone: 'S1' }]);
  });

  it('is lost by a condition of the mission, which names it', () => {
    const lose = [{ id: 'too-far', when: { heroesIn: { area: 'east' } } }];
    const s = play({ mission: missionWith({ areas: { east: ['S2'] }, lose }), heroes, turn: 'ann' });
    s.play('move:S2');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'too-far' });
    expect(s.events.at(-1)).toMatchObject({ type: 'lost', cause: 'too-far' });
  });

  it('won and lost at the same moment is won [K-PLAY-4]', () => {
    const both = missionWith({ win: { heroDied: true }, lose: [{ id: 'dead', when: { heroDied: true } }] });
    const s = play({ mission: both, heroes, enemies: [rats('S1', 3)], turn: 'ann' }).play('end');
    expect(s.result).toBe('won');
  });

  it('fires a rule that waits only for as many heroes as it is for, once, and for nobody’s enemies', () => {
    const once = (heroes: number) => ({
      on: 'once',
      heroes,
      when: { heroesIn: { area: 'east' } },
      do: [{ count: heroes === 1 ? 'one' : 'two' }],
    });
    const mission = missionWith({ areas: { east: ['S2'] }, win: { never: true }, rules: [once(1), once(2)] });
    const alone = play({ mission, heroes, turn: 'ann' }).play('move:S2', 'move:S1', 'move:S2');
    expect([alone.state.counters['one'], alone.state.counters['two']]).toEqual([1, undefined]);
    const both = play({ mission, heroes: { ...heroes, bob: { zone: 'S1' } }, turn: 'ann' }).play('move:S2');
    expect([both.state.counters['one'], both.state.counters['two']]).toEqual([1, 1]);
  });

  it('settles first what the edition has to, then the mission’s rules in their order', () => {
    const told: string[] = [];
    const rules = [
      {
        on: 'once',
        when: { heroesIn: { area: 'east' } },
        do: [{ experienceToAll: 1 }, { experienceToAll: 2 }],
      },
    ];
    const mission = missionWith({ areas: { east: ['S2'] }, win: { never: true }, rules });
    const unsettled: Policies['unsettled'] = () => (told.push('asked'), null);
    const s = playWith({ policies: { ...toy.policies, unsettled } }, { mission, heroes, turn: 'ann' });
    told.length = 0;
    s.play('move:S2');
    expect(told.length).toBeGreaterThan(0);
    expect(s.happened('experience')).toMatchObject([{ gained: 1 }, { gained: 2 }]);
  });

  it('says once that the mission can no longer be met, and goes on', () => {
    const hopeless = [{ id: 'key-lost', when: { heroesIn: { area: 'east' } } }];
    const s = play({ mission: missionWith({ areas: { east: ['S2'] }, hopeless }), heroes, turn: 'ann' });
    s.play('move:S2', 'move:S1', 'move:S2');
    expect(s.happened('hopeless')).toMatchObject([{ reason: 'key-lost' }]);
    expect(s.result).toBeUndefined();
  });
});
