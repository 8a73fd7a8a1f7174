// What lies where before the first turn: cards set aside, dealt, shuffled (C-PCS-2, C-SETUP-1, 2, 6, 7, 8, X-56).
import { describe, expect, it } from 'vitest';
import { deckOf, itemAt, DANGER_LEVELS, isRefusal } from '@holdout/engine';
import { Scene } from '@holdout/engine/scenario';
import { CARDS, ZOMBIE_CARDS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { cardsOf, discards, engine, handsOf, noiseIn, play } from './table.ts';

const FOUR = ['ned', 'amy', 'doug', 'wanda'];

function deal(seats: string[][], seed = 'a', mission = '10'): Scene {
  const state = engine.newGame({ edition: 'classic', mission, seats }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  return new Scene(engine, state);
}

const deck = (s: Scene): string[] => deckOf(s.state, 'equipment').draw.map((c) => itemAt(CARDS, c).id);
const aside = (s: Scene): string[] =>
  ownOf(s.game)
    .aside.map((c) => itemAt(CARDS, c).id)
    .sort();
const count = (list: string[], id: string): number => list.filter((x) => x === id).length;
const seeds = Array.from({ length: 12 }, (_, i) => `seed-${i}`);

describe('the pieces', () => {
  it('are 62 equipment and 42 zombie cards, each in one place [C-PCS-2]', () => {
    const s = deal([FOUR]);
    const held = FOUR.flatMap((h) => cardsOf(s, h));
    expect(held.length + deck(s).length + aside(s).length).toBe(62);
    expect(deckOf(s.state, 'zombies').draw).toHaveLength(42);
    expect(ZOMBIE_CARDS.map((z) => z.id)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
  });

  it('never run out of Wounded cards, dice or noise tokens [C-PCS-2]', () => {
    const everybody = ['ned', 'amy', 'doug', 'wanda', 'josh', 'phil'];
    const wounded = Object.fromEntries(everybody.map((h) => [h, { zone: 'S1', wounds: 1 }]));
    const seventh = play({
      mission: '10',
      heroes: wounded,
      enemies: [{ type: 'walker', zone: 'S1' }],
      phase: 'enemies',
    });
    seventh.play('wound:phil=1');
    expect(seventh.hero('phil').status).toBe('dead');

    const hands = ['sub-mg', 'sub-mg'];
    const ned = { zone: 'S8', hands, skills: ['die-ranged'] };
    const walkers = [{ type: 'walker', zone: 'S8', count: 9 }];
    const many = play({
      mission: '10',
      heroes: { ned },
      enemies: walkers,
      own: { noise: { S8: 60 } },
      turn: 'ned',
      dice: [5, 5, 5, 5, 5, 5, 5, 5],
    });
    many.play('attack:sub-mg+sub-mg@S8');
    expect(many.enemies('S8')).toBe(1);
    expect(noiseIn(many, 'S8')).toBe(61);
  });
});

describe('at set-up', () => {
  it('the special cards and the three starting cards are kept out of the deck [C-SETUP-1]', () => {
    const s = deal([FOUR]);
    const inDeck = deck(s);
    expect(aside(s)).toEqual(['evil-twins', 'mas-shotgun', 'molotov', 'molotov', 'pan', 'pan']);
    for (const id of ['evil-twins', 'mas-shotgun', 'molotov', 'pan']) expect(inDeck).not.toContain(id);
    expect([count(inDeck, 'fire-axe'), count(inDeck, 'crowbar'), count(inDeck, 'pistol')]).toEqual([1, 1, 2]);
    expect(inDeck).toHaveLength(52);
  });

  it('fire axe, crowbar and pistol go to three survivors, pans to all others [C-SETUP-2]', () => {
    const six = [...FOUR, 'josh', 'phil'];
    const s = deal(six.map((h) => [h]));
    const dealt = six.map((h) => cardsOf(s, h)[0]).sort();
    expect(dealt).toEqual(['crowbar', 'fire-axe', 'pan', 'pan', 'pan', 'pistol']);
    for (const h of six) expect(cardsOf(s, h)).toHaveLength(h === 'phil' ? 2 : 1);
    const trio = deal([FOUR.slice(0, 1), FOUR.slice(1, 2), FOUR.slice(2, 3)], 'a', '09');
    expect(
      FOUR.slice(0, 3)
        .flatMap((h) => cardsOf(trio, h))
        .sort(),
    ).toEqual(['crowbar', 'fire-axe', 'pistol']);
  });

  it('chance decides who gets which starting card [C-SETUP-2]', () => {
    const got = seeds.map((seed) => cardsOf(deal([FOUR], seed), 'ned')[0]);
    expect(new Set(got)).toEqual(new Set(['crowbar', 'fire-axe', 'pan', 'pistol']));
  });

  it('Phil takes a pistol from the deck besides the card he is dealt [X-56] [C-SETUP-2]', () => {
    for (const seed of seeds) {
      const s = deal([['phil', 'amy', 'doug', 'wanda']], seed);
      expect(cardsOf(s, 'phil')).toHaveLength(2);
      expect(cardsOf(s, 'phil')).toContain('pistol');
      expect(deck(s)).toHaveLength(51);
      expect(count(deck(s), 'pistol')).toBe(1);
    }
  });

  it('two shuffled decks stand ready, each with a discard pile of its own [C-SETUP-6]', () => {
    const [one, two] = [deal([FOUR], 'one'), deal([FOUR], 'two')];
    for (const id of ['equipment', 'zombies']) {
      const { draw, discard } = deckOf(one.state, id);
      expect(discard).toEqual([]);
      expect(draw).not.toEqual(draw.toSorted((a, b) => a - b));
      expect(deckOf(two.state, id).draw).not.toEqual(draw);
    }
    const heroes = { ned: { zone: 'R_7B_00_room', hands: ['crowbar'] } };
    const s = play({
      mission: '10',
      heroes,
      spawns: true,
      turn: 'ned',
      draws: { equipment: ['aaahh'], zombies: [1, 5, 9, 13] },
    });
    const before = discards(s).length;
    s.play('search');
    expect(discards(s).slice(before)).toEqual(['aaahh']);
    expect(deckOf(s.state, 'zombies').discard).toEqual([]);
    s.play('end');
    expect(deckOf(s.state, 'zombies').discard.map((c) => itemAt(ZOMBIE_CARDS, c).id)).toEqual([1, 5, 9, 13]);
  });

  it('everybody begins at 0 experience, Blue, with the Blue skill alone [C-SETUP-7]', () => {
    const s = deal([['ned', 'amy', 'doug', 'wanda']]);
    const blue = ['free-search', 'free-move', 'matching-set', 'two-zones-per-move'];
    FOUR.forEach((id, i) => {
      const h = s.hero(id);
      expect([h.xp, DANGER_LEVELS[h.level], h.skills, h.wounds]).toEqual([0, 'blue', [blue[i]], 0]);
    });
  });

  it('starting cards lie where they are of use: what works only in hand is in hand [C-SETUP-7]', () => {
    const ammo = {
      id: 'mo',
      skills: {
        blue: 'starts-with:ammo-bullets',
        orange: ['sniper', 'tough'],
        red: ['loud', 'ninja', 'medic'],
      },
    };
    const state = engine.newGame(
      { edition: 'classic', mission: '10', seats: [['mo', 'phil', 'amy', 'ned']], sheets: [ammo] },
      'a',
    );
    if (isRefusal(state)) throw new Error(state.refused);
    const s = new Scene(engine, state);
    expect(handsOf(s, 'phil')).toHaveLength(2);
    expect(handsOf(s, 'mo')).toHaveLength(1);
    expect(cardsOf(s, 'mo')).toContain('ammo-bullets');
    expect(handsOf(s, 'mo')).not.toContain('ammo-bullets');
  });

  it('with fewer than three survivors the undealt starting cards are shuffled into the deck [C-SETUP-8]', () => {
    const tops = seeds.map((seed) => {
      const s = deal([['ned']], seed, '09');
      const inDeck = deck(s);
      expect(cardsOf(s, 'ned')).toHaveLength(1);
      expect(inDeck).toHaveLength(54);
      const together = [...inDeck, ...cardsOf(s, 'ned')];
      expect([count(together, 'fire-axe'), count(together, 'crowbar'), count(together, 'pistol')]).toEqual([
        2, 2, 3,
      ]);
      expect(aside(s)).toEqual(['evil-twins', 'mas-shotgun', 'molotov', 'molotov', 'pan', 'pan', 'pan']);
      return inDeck.slice(-2).every((id) => ['fire-axe', 'crowbar', 'pistol'].includes(id));
    });
    expect(tops).toContain(false);
    expect(deck(deal([['ned'], ['amy']], 'a', '09'))).toHaveLength(53);
  });
});
