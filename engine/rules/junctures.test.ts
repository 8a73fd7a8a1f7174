/** Junctures: what happens by itself comes first, then players use what they like, each thing once. */
import { describe, expect, it } from 'vitest';
import { createEngine, type Ability, type Reaction, type State } from '../index.ts';
import { toy } from '../toy/index.ts';
import { play, playWith } from '../toy/table.ts';
import { heroAt, itemAt } from '../lookup.ts';

const eager = { ann: { zone: 'S3', skills: ['eager'] } };

/** The toy's abilities with another way of stepping in when a token is taken. */
const eagerly = (reaction: Partial<Reaction>): Ability[] => {
  const run: Reaction['run'] = (g, hero) => (heroAt(g.state, hero).actions++, null);
  const skill: Ability = {
    id: 'eager',
    clause: 'T-EAGER',
    at: { 'objective-taken': { can: () => true, run, ...reaction } },
  };
  return toy.abilities.map((a) => (a.id === 'eager' ? skill : a));
};

/** Somebody takes a token while heroes have that skill. */
const taking = (reaction: Partial<Reaction>, heroes: { [id: string]: unknown } = eager) =>
  playWith({ abilities: eagerly(reaction) }, { heroes, turn: 'ann' }).play('take:S3');

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

  it('those who have left use nothing, not even unasked', () => {
    const heroes = { ann: { zone: 'S3' }, bob: { zone: 'S1', skills: ['eager'] } };
    const s = playWith({ abilities: eagerly({ anyone: true }) }, { heroes, turn: 'ann' });
    Object.assign(heroAt(s.state, 1), { status: 'left', zone: -1 });
    expect(s.play('take:S3').prompt).toBe('turn');
  });

  it('an answer names who uses what, and what it may cost the mission', () => {
    const offered = (reaction: Partial<Reaction>) => taking(reaction).decision?.options[0];
    expect(offered({})).toEqual({
      id: 'use:eager@ann',
      form: 'cards@heroes',
      verb: 'use',
      args: [0],
      cards: ['eager'],
      heroes: ['ann'],
    });
    expect(offered({ risks: () => [] })).not.toHaveProperty('risks');
    expect(offered({ risks: () => ['eve'] })).toMatchObject({ risks: ['eve'] });
  });

  it('enemies come before heroes, and are nobody’s', () => {
    const order: number[] = [];
    const note: Reaction['run'] = (_g, hero) => (order.push(hero), null);
    const held = eagerly({ must: true, anyone: true, run: note });
    const abilities = [...held, ...held.flatMap((a) => (a.id === 'eager' ? [{ ...a, id: 'rat' }] : []))];
    const policies = { ...toy.policies, hasAbility: () => true };
    const heroes = { ann: { zone: 'S3', skills: ['eager'] }, bob: { zone: 'S1', skills: ['eager'] } };
    playWith({ abilities, policies }, { heroes, turn: 'ann' }).play('take:S3');
    expect(order).toEqual([-1, 0, 1]);
  });

  it('the question tells dice, hits and wounds of the rule under way, and nothing else of it', () => {
    const ask: Reaction['run'] = () => null;
    const s = taking({ run: ask });
    const below = itemAt(s.state.stack, s.state.stack.length - 2);
    Object.assign(below, { dice: [1, 6], hits: 1, wounds: 2, other: 3 });
    const again = createEngine([{ ...toy, abilities: eagerly({ run: ask }) }]).decisionOf(
      JSON.parse(JSON.stringify(s.state)) as State,
    );
    expect(again?.about).toEqual({ moment: 'objective-taken', dice: [1, 6], hits: 1, wounds: 2 });
  });

  it('a price paid anew may be paid again, and what is last ends it', () => {
    expect(taking({ again: true }).play('use:eager@ann').prompt).toBe('react');
    const s = taking({ again: true, last: true }).play('use:eager@ann');
    expect(s.prompt).toBe('turn');
  });
});
