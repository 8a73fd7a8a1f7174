/** Junctures: what happens by itself comes first, then players use what they like, each thing once. */
import { describe, expect, it } from 'vitest';
import type { Ability, Reaction } from '../index.ts';
import { toy } from '../toy/index.ts';
import { play, playWith } from '../toy/table.ts';
import { heroAt } from '../lookup.ts';

const eager = { ann: { zone: 'S3', skills: ['eager'] } };

/** Heroes with a skill that steps in when a token is taken. */
const taking = (reaction: Partial<Reaction>, heroes: { [id: string]: unknown } = eager) => {
  const run: Reaction['run'] = (g, hero) => (heroAt(g.state, hero).actions++, null);
  const skill: Ability = {
    id: 'eager',
    clause: 'T-EAGER',
    at: { 'objective-taken': { can: () => true, run, ...reaction } },
  };
  const abilities = toy.abilities.map((a) => (a.id === 'eager' ? skill : a));
  return playWith({ abilities }, { heroes, turn: 'ann' }).play('take:S3');
};

describe('at a moment', () => {
  it('the players are asked as long as somebody can use something', () => {
    const s = play({ heroes: eager, turn: 'ann' }).play('take:S3');
    expect(s.decision).toMatchObject({ prompt: 'react', hero: 'ann', about: { moment: 'objective-taken' } });
    expect(s.options).toEqual(['use:eager@ann', 'go-on']);
    expect(s.play('use:eager@ann').hero('ann').actions).toBe(3);
    expect(s.prompt).toBe('turn');
  });

  it('nobody needs to use anything', () => {
    const s = play({ heroes: eager, turn: 'ann' }).play('take:S3', 'go-on');
    expect([s.hero('ann').actions, s.prompt]).toEqual([2, 'turn']);
  });

  it('what must happen does, unasked', () => {
    const s = taking({ must: true });
    expect([s.hero('ann').actions, s.prompt]).toEqual([3, 'turn']);
  });

  it('what cannot happen is not asked for', () => {
    expect(taking({ can: () => false }).prompt).toBe('turn');
  });

  it('others may step in only where that is said', () => {
    const heroes = { ann: { zone: 'S3' }, bob: { zone: 'S1', skills: ['eager'] } };
    expect(taking({}, heroes).prompt).toBe('turn');
    const s = taking({ anyone: true }, heroes);
    expect([s.decision?.by, s.options]).toEqual(['team', ['use:eager@bob', 'go-on']]);
  });

  it('a price paid anew may be paid again, and what is last ends it', () => {
    expect(taking({ again: true }).play('use:eager@ann').prompt).toBe('react');
    const s = taking({ again: true, last: true }).play('use:eager@ann');
    expect(s.prompt).toBe('turn');
  });
});
