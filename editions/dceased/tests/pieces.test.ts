/** What is in the box and how a game begins (D-PCS, D-ACT, D-BRD, D-SPN). */
import { itemAt, numberAt, isRefusal, NEVER, type Game } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { BYSTANDERS, CARDS, OBJECTS, SPAWN_CARDS, ZOMBIE_HEROES } from '../cards.ts';
import { dceased } from '../index.ts';
import { MISSIONS } from '../missions/index.ts';
import { ownOf } from '../own.ts';
import { CITY, enemies, people, street, type Entry } from './street.ts';
import { engine, health, play, power } from './table.ts';

/** A game of the mission has begun, its own section changed. */
function begun(id: string, own: Entry = {}): Game {
  const mission = MISSIONS.files[id] as { own?: Entry };
  const setup = {
    edition: 'dceased',
    mission: { ...mission, own: { ...mission.own, ...own } },
    seats: [['batman', 'cyborg', 'hawkgirl', 'lex-luthor']],
  };
  const state = engine.newGame(setup, 'pieces');
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return engine.gameOf(state);
}

describe('the box', () => {
  it('holds 35 Walkers, 14 Brutes, 14 Runners, 6 Zombie Heroes, 8 bystanders, 8 Super Heroes [D-PCS-1]', () => {
    expect(CARDS.types.slice(0, 3).map((t) => [t.id, t.limit])).toEqual([
      ['walker', 35],
      ['brute', 14],
      ['runner', 14],
    ]);
    expect([ZOMBIE_HEROES.length, BYSTANDERS.filter((b) => !b.special).length, CARDS.sheets.length]).toEqual([
      6, 8, 8,
    ]);
  });

  it('runs short of figures by these limits: those of the type act at once [D-PCS-1] [K-SPAWN-4]', () => {
    const s = play({
      board: { ...CITY, spawns: [{ zone: 'S1' }] },
      heroes: { batman: { zone: 'S18' } },
      supply: { walker: 1 },
      spawns: true,
      draws: { spawn: ['001'] },
      turn: 'batman',
      own: people(),
    }).play('end');
    expect(s.happened('figures-short')).toMatchObject([{ enemy: 'walker', missing: 1 }]);
    expect(s.happened('activation')).toMatchObject([{ extra: false }, { enemies: ['walker'], extra: true }]);
  });

  it('has one lamp post, one phone booth and one globe, and no limit of tokens [D-PCS-2]', () => {
    expect(OBJECTS).toEqual(['lamp-post', 'phone-booth', 'daily-planet-globe']);
  });

  it('gives heroes 3 health and power from 0 to 4, 1 more each round [D-PCS-3] [H-POW-1] [S-RND-2]', () => {
    const s = street({ batman: { zone: 'S6', track: 4 }, cyborg: { zone: 'S7' } }, { own: people() });
    expect([health(s, 'batman'), power(s, 'cyborg')]).toEqual([3, 0]);
    s.play('end', 'end');
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([4, 1]);
  });

  it('leaves icons empty when a deck runs out [D-PCS-4]', () => {
    const icons = begun('D2').context.board.marks['bystander'] ?? [];
    const people = BYSTANDERS.filter((b) => !b.special).map((b) => b.id);
    const laid = (g: Game) => [...ownOf(g).cards, ...ownOf(g).bystanders].length;
    expect(laid(begun('D2'))).toBe(icons.length);
    expect(laid(begun('D2', { withoutBystanders: people.slice(2) }))).toBe(2);
    expect(icons.length).toBeGreaterThan(2);
  });
});

describe('a turn', () => {
  it('belongs to each hero once a round: one token each [D-PCS-5] [S-RND-4]', () => {
    const s = street(
      { batman: { zone: 'S6' }, cyborg: { zone: 'S6' }, hawkgirl: { zone: 'S7' } },
      { own: people() },
    );
    s.play('end');
    expect(s.options).toEqual(['activate:cyborg', 'activate:hawkgirl']);
    s.play('activate:hawkgirl', 'end');
    expect([s.prompt, s.decision?.hero]).toEqual(['turn', 'cyborg']);
  });

  it('offers Move, Open, Power-Up, Attack, Gain Trait once, Interact, Rescue, Collect and Trade [D-ACT-1]', () => {
    const s = play({
      board: { ...CITY, objectives: [{ zone: 'S9', colour: 'red' }] },
      heroes: { batman: { zone: 'S9', equipment: ['riot-shield'] }, cyborg: { zone: 'S9' } },
      enemies: enemies('S8', { walker: 1 }),
      own: {
        ...people({ card: 'lois-lane', zone: 'S9' }),
        equipment: [{ card: 'grapple-line', zone: 'S9' }],
      },
      turn: 'batman',
    });
    const verbs = new Set(s.decision?.options.map((o) => o.verb));
    for (const verb of [
      'move',
      'open',
      'power-up',
      'attack',
      'gain-trait',
      'take',
      'rescue',
      'collect',
      'trade',
    ])
      expect(verbs).toContain(verb);
    s.play('gain-trait');
    expect(s.why('gain-trait')).toBe('trait.once');
  });

  it('has four actions at Yellow by the skill, not five [D-ACT-2] [D-SKL-1]', () => {
    const s = street({ 'green-canary': { zone: 'S6', xp: 7 } }, { own: people() });
    expect(s.hero('green-canary').actions).toBe(4);
    const red = street({ 'green-canary': { zone: 'S6', xp: 43 } }, { own: people() });
    expect(red.hero('green-canary').actions).toBe(4);
  });

  it('among enemies leaves everything but Rescue and Collect [D-ACT-3]', () => {
    const s = play({
      board: { ...CITY, objectives: [{ zone: 'S9', colour: 'red' }] },
      heroes: { batman: { zone: 'S9', equipment: ['riot-shield'] }, cyborg: { zone: 'S9' } },
      enemies: enemies('S9', { walker: 1 }),
      own: {
        ...people({ card: 'lois-lane', zone: 'S9' }),
        equipment: [{ card: 'grapple-line', zone: 'S9' }],
      },
      turn: 'batman',
    });
    const verbs = new Set(s.decision?.options.map((o) => o.verb));
    for (const verb of ['move', 'open', 'power-up', 'attack', 'gain-trait', 'take', 'trade'])
      expect(verbs).toContain(verb);
    for (const verb of ['rescue', 'collect']) expect(verbs).not.toContain(verb);
  });
});

describe('the board', () => {
  it('has no windows, levels or large rooms, and all doors start closed [D-BRD-1]', () => {
    const s = street({ batman: { zone: 'S6' } });
    const { board } = s.game.context;
    expect([board.levels.length, board.doors.some((d) => d.kind !== 'door')]).toEqual([1, false]);
    const { view, context } = s.game;
    const rooms = context.board.zones.map((_, z) => z).filter((z) => z >= board.streets);
    // Nobody in a room sees farther than the room next door.
    for (const a of rooms)
      for (const b of rooms) {
        const sight = numberAt(view.sight, a * context.zones + b);
        expect(sight === NEVER || sight <= 1).toBe(true);
      }
    for (let street = 0; street < board.streets; street++)
      expect(itemAt(view.neighbours, street).every((z) => z < board.streets)).toBe(true);
    expect(Object.values(dceased.tiles).every((t) => !('largeRooms' in t) && !('stairs' in t))).toBe(true);
  });

  it('turns up a bystander card that lies in the street when the game begins [D-BYS-2]', () => {
    const g = begun('D2', { targets: [{ zone: 'S4', down: true }] });
    const at = g.context.board.indexOf.get('S4');
    expect(ownOf(g).bystanders.filter((b) => b.zone === at)).toHaveLength(1);
    expect(ownOf(g).cards.some((c) => c.zone === at)).toBe(false);
  });
});

describe('a spawn card', () => {
  it('is normal, rush, extra activation, special action or Zombie Hero [D-SPN-2]', () => {
    const count = (kind: string) => SPAWN_CARDS.filter((c) => c.kind === kind).length;
    expect(['normal', 'rush', 'extra', 'hero'].map(count)).toEqual([24, 5, 4, 6]);
    expect(['broadcast', 'cornered-prey', 'fallen-hunt'].map(count)).toEqual([1, 1, 1]);
  });

  const withHero = SPAWN_CARDS.find((c) => c.kind === 'hero');
  const drawn = (rest: { [key: string]: unknown } = {}) =>
    play({
      board: { ...CITY, spawns: [{ zone: 'S1' }] },
      heroes: { batman: { zone: 'S18' } },
      spawns: true,
      draws: { spawn: [withHero?.id], 'super-heroes': ['aquaman'] },
      turn: 'batman',
      own: people(),
      ...rest,
    }).play('end');

  it('with a Zombie Hero brings the horde printed on it [D-SPN-1]', () => {
    const s = drawn();
    const type = itemAt(CARDS.types, withHero?.type ?? 0).id;
    expect([s.enemies('S1', 'aquaman'), s.enemies('S1', type)]).toEqual([1, withHero?.byDanger[0]]);
  });

  it('brings the horde also when no Zombie Hero is left, before they all act [D-SPN-3] [S-CARD-9]', () => {
    const all = ZOMBIE_HEROES.map((z) => ({ type: z.id, zone: 'S14', count: 1 }));
    const s = drawn({ enemies: all, draws: { spawn: [withHero?.id] } });
    const type = itemAt(CARDS.types, withHero?.type ?? 0).id;
    expect(s.enemies('S1', type)).toBe(withHero?.byDanger[0]);
    const drawnAt = s.events.findIndex((e) => e.type === 'spawn-card');
    const order = s.events
      .slice(drawnAt)
      .map((e) => e.type)
      .filter((t) => t === 'enemies-placed' || t === 'activation');
    expect(order.slice(0, 2)).toEqual(['enemies-placed', 'activation']);
  });
});
