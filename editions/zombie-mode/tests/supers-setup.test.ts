/** Setting up a game of the super-hero editions (S-SET-1 to S-SET-7, S-OPEN-7). */
import {
  deckOf,
  itemAt,
  lookUp,
  numberAt,
  cardId,
  isRefusal,
  SPAWN,
  type GameEvent,
  type Game,
  type Json,
} from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { BYSTANDER_DECK, ENEMY_HERO_DECK, FIRST_HERO, SPAWN_DECK, TRAIT_DECK } from '../../supers/kit.ts';
import { ownOf } from '../../supers/own.ts';
import { BYSTANDERS, superHero } from '../cards.ts';
import { zombie } from '../index.ts';
import { BLOCKS, CARD, LAB, missionOn } from './supers-blocks.ts';
import { engine, play } from './table.ts';

const HEROES = zombie.sheets.slice(0, 6).map((s) => s.id);
const DECKS = [SPAWN_DECK, ENEMY_HERO_DECK, TRAIT_DECK, BYSTANDER_DECK];
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function begin(mission: Json, heroes = 4, seed = 'a', opening?: GameEvent[]): Game {
  const state = engine.newGame(
    { edition: 'zombie', mission, seats: [HEROES.slice(0, heroes)] },
    seed,
    opening,
  );
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return engine.gameOf(state);
}

const zoneOf = (g: Game, id: string): number => g.context.board.indexOf.get(id) ?? -1;
const bystander = (card: number): string => itemAt(BYSTANDERS, card).id;
/** Bystander cards of the own box that are out of the game. */
const leftOut = (g: Game): string[] =>
  lookUp(ownOf(g).out, BYSTANDER_DECK)
    .filter((c) => itemAt(BYSTANDERS, c).box === 'core')
    .map(bystander);
const faceDown = (g: Game) => ownOf(g).cards.filter((c) => !c.up);
const cardsIn = (g: Game, deck: string): string[] =>
  deckOf(g.state, deck).draw.map((c) => cardId(zombie, deck, c));

describe('the team', () => {
  it('has one to six heroes, and the mission says what five and six add [S-SET-1]', () => {
    const active = (heroes: number) =>
      begin('MZ1', heroes).state.spawns.filter((s) => s === SPAWN.active).length;
    expect([1, 2, 3, 4, 5, 6].map((n) => begin('MZ1', n).state.heroes.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([4, 5, 6].map(active)).toEqual([2, 3, 3]);
  });

  it('has no seventh hero, and at least one [S-SET-1]', () => {
    const setup = (heroes: string[]) => ({ edition: 'zombie', mission: 'MZ1', seats: [heroes] });
    const { mission } = begin('MZ1').context;
    expect(zombie.refuseSetup(setup([...HEROES, 'a-seventh']), mission)).toBe('setup.heroes');
    expect(zombie.refuseSetup(setup([]), mission)).toBe('setup.heroes');
    expect(zombie.refuseSetup(setup(HEROES), mission)).toBeUndefined();
  });

  it.each(Object.keys(zombie.missions))(
    'of fewer than four finds %s set up for four [S-SET-7]',
    (mission) => {
      const table = (heroes: number) => {
        const g = begin(mission, heroes);
        const { enemies, doors, opened, spawns, decks, objectives } = g.state;
        return { enemies, doors, opened, spawns, decks, objectives, cards: ownOf(g).cards };
      };
      for (const heroes of [1, 2, 3]) expect(table(heroes)).toEqual(table(4));
    },
  );
});

describe('the decks', () => {
  it('are four, each shuffled, each with a discard of its own [S-SET-2]', () => {
    const [a, b] = [begin('MZ1', 4, 'a'), begin('MZ1', 4, 'b')];
    expect(Object.keys(a.state.decks).sort()).toEqual(DECKS.slice().sort());
    for (const deck of DECKS) {
      expect(deckOf(a.state, deck).draw).not.toEqual(deckOf(b.state, deck).draw);
      expect(deckOf(a.state, deck).discard).toEqual([]);
    }
    expect(cardsIn(a, SPAWN_DECK)).toHaveLength(42);
    expect(cardsIn(a, ENEMY_HERO_DECK)).toHaveLength(6);
  });

  it('keep what is drawn from them apart [S-SET-2]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: {} },
      phase: 'spawn',
      spawns: true,
      draws: { spawn: [CARD.trooper1, CARD.guard1] },
    });
    const discards = DECKS.map((d) => deckOf(s.state, d).discard.length);
    expect(discards).toEqual([2, 0, 0, 0]);
  });

  it('of bystanders lack the Secret Missions before any card is dealt [S-SET-3]', () => {
    for (const seed of SEEDS) {
      const g = begin('MZ1', 4, seed);
      const dealt = [...cardsIn(g, BYSTANDER_DECK), ...faceDown(g).map((c) => bystander(c.card))];
      expect(dealt.filter((id) => id.startsWith('secret-mission'))).toEqual([]);
      expect(leftOut(g).sort()).toEqual(['secret-mission-1', 'secret-mission-2']);
      expect(dealt).toHaveLength(14);
    }
  });

  it('keep out only the Secret Mission the mission does not name [S-SET-3]', () => {
    const mission = missionOn(BLOCKS, { own: { hide: [{ card: 'secret-mission-2' }] } });
    for (const seed of SEEDS) {
      const g = begin(mission, 4, seed);
      const down = faceDown(g).map((c) => bystander(c.card));
      expect(down.filter((id) => id.startsWith('secret-mission'))).toEqual(['secret-mission-2']);
      expect(leftOut(g)).toEqual(['secret-mission-1']);
    }
  });
});

describe('the table', () => {
  it('has a random bystander card face down on every zone with the icon [S-SET-4]', () => {
    const icons = ['R_3R_00_flatA', 'R_8R_10_cold', 'R_9V_01_suiteA', 'R_5R_11_editor'];
    const dealt = SEEDS.map((seed) => {
      const g = begin(missionOn(BLOCKS), 4, seed);
      expect(
        ownOf(g)
          .cards.map((c) => c.zone)
          .sort(),
      ).toEqual(icons.map((z) => zoneOf(g, z)).sort());
      expect(ownOf(g).cards.every((c) => !c.up)).toBe(true);
      return ownOf(g)
        .cards.map((c) => bystander(c.card))
        .join();
    });
    expect(new Set(dealt).size).toBe(SEEDS.length);
  });

  it('begins with danger 0, hunger 0, full health and nobody activated [S-SET-5]', () => {
    const opening: GameEvent[] = [];
    const g = begin('MZ1', 6, 'a', opening);
    expect(zombie.policies.danger(g)).toBe(0);
    for (const h of g.state.heroes)
      expect(h).toMatchObject({ xp: 0, level: 0, wounds: 0, done: false, status: 'in' });
    const rises = opening.filter((e) => e.type === 'track-changed');
    expect(rises).toHaveLength(6);
    expect(rises.every((e) => e.type === 'track-changed' && e.from === 0 && e.to === 1)).toBe(true);
  });

  it('has what the mission names before anything is dealt at random [S-SET-6]', () => {
    const mission = missionOn(BLOCKS, {
      objectives: [
        { zone: 'R_3R_00_laundry', colour: 'red' },
        { zone: 'R_9V_01_suiteB', colour: 'red' },
      ],
      own: {
        enemyHeroes: [{ type: 'thor', zone: 'S2' }],
        hide: [{ card: 'secret-mission-1', notOn: ['3R', '8R', '9V'] }],
        faceUp: [{ card: 'wong', zone: 'S9', after: 'red' }],
        underObjectives: true,
        withoutSpawnCards: ['hero'],
      },
    });
    for (const seed of SEEDS) {
      const g = begin(mission, 4, seed);
      const own = ownOf(g);
      const thor = superHero('thor');
      expect(g.state.enemies[thor * g.context.zones + zoneOf(g, 'S2')]).toBe(1);
      expect(g.state.supply[thor]).toBe(0);
      expect(deckOf(g.state, ENEMY_HERO_DECK).draw).not.toContain(thor - FIRST_HERO);
      expect(cardsIn(g, SPAWN_DECK)).toHaveLength(36);
      const at = (zone: string) => own.cards.filter((c) => c.zone === zoneOf(g, zone) && c.under < 0);
      expect(at('S9').map((c) => [bystander(c.card), c.up])).toEqual([['wong', true]]);
      expect(at('R_5R_11_editor').map((c) => bystander(c.card))).toEqual(['secret-mission-1']);
      const under = own.cards.filter((c) => c.under >= 0);
      expect(under).toHaveLength(2);
      expect(under.every((c) => !itemAt(BYSTANDERS, c.card).special)).toBe(true);
      expect(own.cards).toHaveLength(1 + 2 + 4);
    }
  });
});

describe('a building that stands open', () => {
  const opened = (g: Game, zone: string) =>
    g.state.opened[numberAt(g.context.board.buildingOf, zoneOf(g, zone))];
  const news = ['R_5R_11_newsroom', 'S8'];

  it('because heroes start in it draws no spawn cards and shows its bystanders [S-OPEN-7]', () => {
    const g = begin(missionOn(BLOCKS, { start: ['R_5R_11_press'] }));
    const editor = zoneOf(g, 'R_5R_11_editor');
    expect(opened(g, 'R_5R_11_press')).toBe(1);
    expect(opened(g, 'R_9V_01_bar')).toBe(0);
    expect(ownOf(g).cards.map((c) => c.zone)).not.toContain(editor);
    expect(ownOf(g).cards).toHaveLength(3);
    expect(deckOf(g.state, SPAWN_DECK).draw).toHaveLength(42);
  });

  it('to the street at set-up counts as opened [S-OPEN-7]', () => {
    const g = begin(missionOn(BLOCKS, { doors: [{ between: news, state: 'open' }] }));
    expect(opened(g, 'R_5R_11_editor')).toBe(1);
    expect(ownOf(g).cards).toHaveLength(3);
    expect(g.state.enemies.every((n) => n === 0)).toBe(true);
  });

  it('through another open building counts as opened too [S-OPEN-7]', () => {
    const inner = { between: ['R_3V_10_corridor', 'R_3V_10_lab'] };
    const server = { between: ['R_3V_10_server', 'S1'], state: 'open' };
    const both = begin(missionOn(LAB, { doors: [{ ...inner, state: 'open' }, server] }));
    expect([opened(both, 'R_3V_10_corridor'), opened(both, 'R_3V_10_lab')]).toEqual([1, 1]);
    expect(ownOf(both).cards).toHaveLength(1);
    const outer = begin(missionOn(LAB, { doors: [inner, server] }));
    expect([opened(outer, 'R_3V_10_corridor'), opened(outer, 'R_3V_10_lab')]).toEqual([1, 0]);
    expect(ownOf(outer).cards).toHaveLength(2);
  });
});
