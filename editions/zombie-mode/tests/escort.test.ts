/** Escorted bystanders: how they come, whom they follow, what becomes of their cards. */
import { deckOf, itemAt, cardId } from '@holdout/engine';
import type { Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { zombie } from '../index.ts';
import {
  discarded,
  enemiesTurn,
  people,
  person,
  QUIET,
  STREETS,
  whereabouts,
  withSpawns,
} from './streets.ts';
import { bystanderOf, health, play } from './table.ts';

type Entry = { [key: string]: Json };
const guards = (zone: string, count = 1) => ({ type: 'guard', zone, count });
/** Spawn card 037: 1, 1, 2 or 3 Guards. */
const CARD = '037';
const escorted = (card: string, zone: string) => person(card, zone, CARD);

/** A spawn step in S16 alone, the hero far away. */
const drawn = (bystanders: string[], more: Entry = {}) =>
  enemiesTurn({
    board: withSpawns('S16'),
    spawns: true,
    heroes: { hulk: { zone: 'S2' } },
    draws: { spawn: [CARD], bystanders },
    ...more,
  });

describe('the spawn card', () => {
  it('draws a bystander and places it with its Guards; it lies under the bystander [Z-ESC-1]', () => {
    const s = drawn(['aunt-may']);
    expect([whereabouts(s), s.enemies('S16', 'guard')]).toEqual([{ 'aunt-may': 'S16' }, 1]);
    expect(discarded(s, 'spawn')).toEqual([]);
    const red = drawn(['aunt-may'], { heroes: { hulk: { zone: 'S2', xp: 43 } } });
    expect(red.enemies('S16', 'guard')).toBe(3);
  });

  it('is discarded when the bystander is devoured and the card gained [Z-ESC-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S6' } },
      own: people(escorted('aunt-may', 'S6')),
      dice: [6],
      turn: 'hulk',
    });
    expect(discarded(s, 'spawn')).toEqual([]);
    s.play('attack:devour@S6');
    expect([bystanderOf(s, 'hulk'), discarded(s, 'spawn')]).toEqual(['aunt-may', [CARD]]);
    expect(discarded(s, 'bystanders')).toEqual([]);
  });

  it('is discarded together with a devoured card that is not kept [Z-ESC-1]', () => {
    const s = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S6', bystander: 'wong' } },
      own: people(escorted('aunt-may', 'S6')),
      dice: [6],
      turn: 'hulk',
    });
    s.play('attack:devour@S6', 'keep:wong');
    expect([discarded(s, 'spawn'), discarded(s, 'bystanders')]).toEqual([[CARD], ['aunt-may']]);
  });

  it('finds the bystander deck empty and reshuffles its discards [Z-ESC-8]', () => {
    const s = play({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      draws: { spawn: [CARD] },
      turn: 'hulk',
    });
    const deck = deckOf(s.state, 'bystanders');
    const isWong = (card: number) => cardId(zombie, 'bystanders', card) === 'wong';
    (ownOf(s.game).out['bystanders'] ??= []).push(...deck.draw.filter((c) => !isWong(c)));
    Object.assign(deck, { draw: [], discard: deck.draw.filter(isWong) });
    s.play('end');
    expect(s.happened('deck-shuffled')).toMatchObject([{ deck: 'bystanders' }]);
    expect([whereabouts(s), discarded(s, 'bystanders')]).toEqual([{ wong: 'S16' }, []]);
  });

  it('brings nobody but the Guards when Saved! is drawn, which is discarded [Z-ESC-10]', () => {
    const s = drawn(['saved']);
    expect([whereabouts(s), s.enemies('S16', 'guard')]).toEqual([{}, 1]);
    expect([discarded(s, 'bystanders'), discarded(s, 'spawn')]).toEqual([['saved'], [CARD]]);
  });
});

describe('an escorted bystander', () => {
  it.each(['aunt-may', 'okoye'])('(%s) goes with the Guards of its zone, toward heroes [Z-ESC-2]', (card) => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' } },
      enemies: [guards('S12')],
      own: people(escorted(card, 'S12')),
    });
    expect([whereabouts(s), s.enemies('S11', 'guard')]).toEqual([{ [card]: 'S11' }, 1]);
    expect(s.happened('bystander-moved')).toMatchObject([{ from: 'S12', to: 'S11', cause: 'Z-ESC-2' }]);
  });

  const extra = (card: string, ...enemies: Entry[]) =>
    enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies,
      own: people(escorted('aunt-may', 'S13')),
      draws: { spawn: [card] },
    });

  it('goes with them again in an extra activation of Guards, and of nobody else [Z-ESC-2]', () => {
    expect(whereabouts(extra('029', guards('S13')))).toEqual({ 'aunt-may': 'S11' });
    const troopers = extra('027', guards('S13'), { type: 'trooper', zone: 'S13' });
    expect(whereabouts(troopers)).toEqual({ 'aunt-may': 'S12' });
  });

  it('does nothing in an extra activation of Guards when none is with it [Z-ESC-11]', () => {
    const s = extra('029', guards('S18'));
    expect(s.happened('enemies-moved')).toHaveLength(2);
    expect([s.happened('bystander-moved'), whereabouts(s)]).toEqual([[], { 'aunt-may': 'S13' }]);
  });

  it('stays in an extra activation when, without Guards, it could attack [Z-ESC-11]', () => {
    const s = enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S13' } },
      enemies: [guards('S18')],
      own: people(escorted('okoye', 'S13')),
      draws: { spawn: ['029'] },
    });
    expect([health(s, 'hulk'), whereabouts(s)]).toEqual([4, { okoye: 'S13' }]);
  });

  /** The enemy phase is over for everybody with Okoye in S13; then this card is drawn for S18. */
  const cardDrawn = (card: string, hero: string, stunned: Json[] = []) =>
    enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: hero } },
      enemies: [guards('S13')],
      own: { ...people(escorted('okoye', 'S13')), stunned },
      draws: { spawn: [card] },
    });

  it('neither goes nor attacks when Guards rush elsewhere [Z-ESC-13]', () => {
    const attacking = cardDrawn('024', 'S13');
    expect(attacking.happened('enemies-attack')).toMatchObject([{ n: 2 }]);
    const walking = cardDrawn('024', 'S2');
    expect(walking.happened('activation')).toHaveLength(2);
    expect(walking.happened('bystander-moved')).toMatchObject([{ from: 'S13', to: 'S12' }]);
  });

  it('does not attack again along with Guards that are Stunned [Z-ESC-13]', () => {
    const s = cardDrawn('029', 'S13', [{ type: 'guard', zone: 'S13' }]);
    // In the phase itself it attacks also without its Guards (Z-ESC-4).
    expect(s.happened('enemies-attack')).toMatchObject([{ n: 1 }]);
  });

  it('may go along with Guards that rush in its own zone [Z-ESC-13]', () => {
    const s = enemiesTurn({
      board: withSpawns('S13'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S13')),
      draws: { spawn: ['024'] },
    });
    expect([whereabouts(s), s.enemies('S12', 'guard')]).toEqual([{ 'aunt-may': 'S12' }, 1]);
  });

  it.each(['aunt-may', 'okoye'])('(%s) without a Guard when it would act does not move [Z-ESC-3]', (card) => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies: [guards('S16')],
      own: people(escorted(card, 'S13')),
      draws: { spawn: QUIET.slice(0, 1) },
    });
    // The Guard comes in its own step, too late to lead anybody.
    expect([whereabouts(s), s.enemies('S13', 'guard')]).toEqual([{ [card]: 'S13' }, 1]);
  });

  it('who fights attacks along with the Guards [Z-ESC-4]', () => {
    const attacked = (card: string, ...enemies: Entry[]) =>
      health(
        enemiesTurn({ heroes: { hulk: { zone: 'S6' } }, enemies, own: people(escorted(card, 'S6')) }),
        'hulk',
      );
    expect([attacked('okoye', guards('S6')), attacked('aunt-may', guards('S6'))]).toEqual([3, 4]);
    expect([attacked('okoye'), attacked('aunt-may')]).toEqual([4, 5]);
  });

  it('attacks along in an extra activation of Guards too [Z-ESC-4]', () => {
    const s = enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S13' } },
      enemies: [guards('S13')],
      own: people(escorted('okoye', 'S13')),
      draws: { spawn: ['029'] },
    });
    expect(s.happened('enemies-attack')).toMatchObject([{ n: 2 }, { n: 2 }]);
    expect(health(s, 'hulk')).toBe(1);
  });

  it('without a Guard at the end of the enemy phase gets one, after the spawning [Z-ESC-5]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S13')),
      draws: { spawn: ['001'] },
    });
    expect(s.enemies('S13', 'guard')).toBe(1);
    expect(s.happened('enemies-placed')).toMatchObject([
      { enemy: 'trooper', n: 2, zone: 'S16' },
      { enemy: 'guard', n: 1, zone: 'S13' },
    ]);
    const led = enemiesTurn({
      heroes: { hulk: { zone: 'S2' } },
      enemies: [guards('S13')],
      own: people(escorted('aunt-may', 'S13')),
    });
    expect(led.onBoard('guard')).toBe(1);
  });

  it('whose zone got a Guard by spawning needs no other [Z-ESC-5]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S16')),
      draws: { spawn: ['010'] },
    });
    expect([s.enemies('S16', 'guard'), s.onBoard('guard')]).toEqual([1, 1]);
  });

  it('for whom no Guard is left in the box activates those on the board [Z-ESC-5]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S2' } },
      enemies: [guards('S18', 14)],
      own: people(escorted('aunt-may', 'S13')),
    });
    expect(s.happened('figures-short')).toMatchObject([{ enemy: 'guard', missing: 1, cause: 'K-SPAWN-4' }]);
    expect([s.enemies('S17', 'guard'), s.enemies('S16', 'guard')]).toEqual([0, 14]);
  });

  it('led over an active spawn zone stays on the board [Z-ESC-6]', () => {
    const s = enemiesTurn({
      board: withSpawns('S11'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      enemies: [guards('S12')],
      own: people(escorted('aunt-may', 'S12')),
      draws: { spawn: QUIET.slice(0, 1) },
    });
    expect([whereabouts(s), s.happened('bystander-left')]).toEqual([{ 'aunt-may': 'S11' }, []]);
  });

  it('follows the group of Guards the players choose when they split [Z-ESC-7]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S3' } },
      enemies: [guards('S6', 2)],
      own: people(escorted('okoye', 'S6')),
    });
    expect([s.prompt, ...s.options]).toEqual(['bystander-way', 'to:S2', 'to:S7']);
    s.play('to:S7');
    expect([whereabouts(s), s.enemies('S2'), s.enemies('S7')]).toEqual([{ okoye: 'S7' }, 1, 1]);
  });

  it('goes the way of a Guard that goes alone, without being asked [Z-ESC-7]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S3' } },
      enemies: [guards('S6')],
      own: people(escorted('okoye', 'S6')),
    });
    expect(s.prompt).toBe('split');
    s.play('to:S7=1');
    expect([s.prompt, whereabouts(s)]).toEqual(['turn', { okoye: 'S7' }]);
  });

  it('may stay with Guards that stay while others leave: they are a group too [Z-ESC-7]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' } },
      enemies: [guards('S12', 2)],
      own: { ...people(escorted('okoye', 'S12')), stunned: [{ type: 'guard', zone: 'S12' }] },
    });
    expect([s.prompt, ...s.options]).toEqual(['bystander-way', 'to:S11', 'to:S12']);
    expect(whereabouts(s.play('to:S12'))).toEqual({ okoye: 'S12' });
  });

  it('never runs for a spawn zone, Guards or not [Z-ESC-9]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S13'), person('mary-jane', 'S13')),
      draws: { spawn: QUIET.slice(0, 1) },
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S13' });
    expect(s.happened('bystander-left')).toMatchObject([{ card: 'mary-jane' }]);
  });

  it('in a spawn zone does not leave by it [Z-ESC-9]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S16')),
      draws: { spawn: QUIET.slice(0, 1) },
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S16' });
  });

  it('takes any Guards that share its zone for its escort [Z-ESC-9]', () => {
    const s = enemiesTurn({
      board: withSpawns('S13'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      own: people(escorted('aunt-may', 'S13')),
      draws: { spawn: ['010', itemAt(QUIET, 0)] },
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S13' });
    s.play('end');
    expect([whereabouts(s), s.enemies('S12', 'guard')]).toEqual([{ 'aunt-may': 'S12' }, 1]);
  });

  it('stays with Guards that attack [Z-ESC-11]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' }, deadpool: { zone: 'S10' } },
      enemies: [guards('S6')],
      own: people(escorted('aunt-may', 'S6')),
    });
    expect([whereabouts(s), s.enemies('S6', 'guard')]).toEqual([{ 'aunt-may': 'S6' }, 1]);
  });

  it('follows the same Guards as others of its zone [Z-ESC-12]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' } },
      enemies: [guards('S12')],
      own: people(escorted('aunt-may', 'S12'), person('okoye', 'S12', '038')),
    });
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S11', okoye: 'S11' });
  });

  it('shares one new Guard with others of its zone [Z-ESC-12]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S6' } },
      own: people(escorted('aunt-may', 'S12'), person('okoye', 'S12', '038')),
    });
    expect([s.enemies('S12', 'guard'), s.onBoard('guard')]).toEqual([1, 1]);
  });
});
