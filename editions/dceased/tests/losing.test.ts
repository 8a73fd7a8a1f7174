/** Who falls, who plays on, and what a fallen hero leaves (D-LOSE, D-SPAWN-1). */
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK, SPAWN_CARDS, TRAITS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { CITY, enemies, night, people, street } from './street.ts';
import { escorted, objectsIn, peopleIn, play } from './table.ts';
import { deckOf, itemAt } from '@holdout/engine';

const doomed = { zone: 'S6', wounds: 2, traits: ['overclock'], equipment: ['riot-shield'] };

describe('the game', () => {
  it('goes on while one hero is left [D-LOSE-1]', () => {
    const s = night(
      { batman: { zone: 'S6', wounds: 2 }, cyborg: { zone: 'S18' } },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    expect([s.hero('batman').status, s.result, s.prompt]).toEqual(['dead', undefined, 'turn']);
  });

  it('is lost at once when the last one falls, before the End Phase [D-LOSE-1]', () => {
    const s = street(
      { batman: { zone: 'S6', wounds: 2 } },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    s.play('end');
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'D-LOSE-1']);
    expect(s.happened('phase')).toMatchObject([{ phase: 'enemies' }]);
  });
});

describe('a fallen hero', () => {
  it('leaves traits and equipment to their discards, objects and people in the zone [D-LOSE-2] [S-ELIM-1]', () => {
    const s = night(
      { batman: doomed, cyborg: { zone: 'S18' } },
      {
        own: {
          cards: [],
          bystanders: [{ card: 'lana-lang', zone: 'S6', hero: 'batman' }],
          objects: [{ id: 'lamp-post', zone: 'S6' }],
        },
        enemies: enemies('S6', { walker: 3 }),
      },
    );
    while (s.options.includes('go-on')) s.play('go-on');
    expect(s.hero('batman').status).toBe('dead');
    expect(deckOf(s.state, 'traits').discard.map((c) => itemAt(TRAITS, c).id)).toEqual(['overclock']);
    expect(deckOf(s.state, EQUIPMENT_DECK).discard.map((c) => itemAt(EQUIPMENT, c).id)).toEqual([
      'riot-shield',
    ]);
    expect([objectsIn(s, 'S6'), peopleIn(s, 'S6'), escorted(s, 'batman')]).toEqual([
      ['lamp-post'],
      ['lana-lang'],
      [],
    ]);
  });

  it('still counts for the danger line [D-SPAWN-1]', () => {
    const card = SPAWN_CARDS.find((c) => c.id === '001');
    const s = night(
      { batman: { zone: 'S6', wounds: 2, xp: 43 }, cyborg: { zone: 'S18' } },
      {
        board: { ...CITY, spawns: [{ zone: 'S1' }] },
        own: people(),
        enemies: enemies('S6', { walker: 1 }),
        spawns: true,
        draws: { spawn: ['001'] },
      },
    );
    expect(s.hero('batman').status).toBe('dead');
    expect(s.enemies('S1', 'walker')).toBe(card?.byDanger[3]);
  });

  it('counts with the others: Green Canary 5, Cyborg 12 points, the yellow line [X-48]', () => {
    const card = SPAWN_CARDS.find((c) => c.id === '001');
    const s = play({
      board: { tiles: [['8M@0']], spawns: [{ zone: 'S3' }] },
      heroes: { 'green-canary': { zone: 'S1', xp: 5 }, cyborg: { zone: 'S1', xp: 12 } },
      spawns: true,
      draws: { spawn: ['001'] },
      phase: 'spawn',
      own: people(),
    });
    expect(s.enemies('S3', 'walker')).toBe(card?.byDanger[1]);
  });
});

describe('a player without heroes', () => {
  const begun = () =>
    night(
      { batman: { zone: 'S6', wounds: 2 }, cyborg: { zone: 'S18' }, hawkgirl: { zone: 'S18' } },
      {
        own: people(),
        enemies: enemies('S6', { walker: 1 }),
        seats: [['batman'], ['cyborg', 'hawkgirl']],
      },
    );

  it('may take over a hero of somebody who has several, or stay out [D-LOSE-1]', () => {
    const s = begun();
    expect([s.prompt, s.decision?.about, s.options]).toEqual([
      'take-over',
      { seat: 0 },
      ['take-over:cyborg', 'take-over:hawkgirl', 'stay-out'],
    ]);
    expect(s.play('take-over:hawkgirl').hero('hawkgirl').seat).toBe(0);
    expect(s.prompt).toBe('activate');
    const out = begun().play('stay-out');
    expect([out.hero('hawkgirl').seat, ownOf(out.game).resting]).toEqual([1, [0]]);
  });
});
