/** What holds in every mission: exit, order of steps, bystanders, doors, what can no longer be met (M-ALL). */
import { describe, expect, it } from 'vitest';
import { begin, inDeck, met } from './mission-table.ts';
import { person, QUIET, STREETS } from './streets.ts';
import { peopleIn, play } from './table.ts';
import { deckOf, heroAt, itemAt } from '@holdout/engine';

const withExit = { ...STREETS, areas: { out: ['S6'] }, exit: { area: 'out', open: true } };

describe('the exit', () => {
  const atExit = (more: { [key: string]: unknown } = {}) =>
    play({
      board: withExit,
      heroes: { hulk: { zone: 'S6' }, wasp: { zone: 'S18' } },
      turn: 'hulk',
      own: { cards: [] },
      ...more,
    });

  it('is left by at the end of the turn, for free and by choice; it is no action [M-ALL-1]', () => {
    const s = atExit();
    expect(s.options).not.toContain('leave');
    s.play('end');
    expect([s.prompt, ...s.options]).toEqual(['leave', 'leave', 'stay']);
    expect(s.play('leave').hero('hulk').status).toBe('left');
    const stays = atExit().play('end', 'stay');
    expect([stays.hero('hulk').status, stays.prompt]).toEqual(['in', 'turn']);
  });

  it('can be left by with all actions spent, and by a Ravenous hero [M-ALL-1]', () => {
    const s = atExit({ heroes: { hulk: { zone: 'S6', actions: 0, track: 4 }, wasp: { zone: 'S18' } } });
    expect([s.prompt, s.hero('hulk').wounds]).toEqual(['leave', 1]);
  });

  it('is closed by enemies in its zone, not by bystanders [M-ALL-1]', () => {
    const enemy = atExit({ enemies: [{ type: 'trooper', zone: 'S6' }] }).play('end');
    expect([enemy.prompt, enemy.hero('hulk').status]).toEqual(['turn', 'in']);
    const crowd = atExit({ own: { cards: [], bystanders: [person('okoye', 'S6')] } });
    expect(crowd.play('end').prompt).toBe('leave');
  });

  it('once left by, a hero has no turn, is no target and gains nothing, and has done their part [M-ALL-2]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5', status: 'left' }, wasp: { zone: 'S2' } },
      enemies: [{ type: 'trooper', zone: 'S3' }],
      own: { cards: [] },
    });
    expect(s.hero('hulk').at).toBeNull();
    s.play('move:S5', 'end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-MZ0']);
    const left = play({
      board: STREETS,
      heroes: { hulk: { zone: 'S2', status: 'left' }, wasp: { zone: 'S16' } },
      enemies: [{ type: 'trooper', zone: 'S6' }],
      own: { cards: [] },
      turn: 'wasp',
    }).play('end');
    expect([left.enemies('S10'), left.hero('hulk').track, left.hero('wasp').track]).toEqual([1, 0, 1]);
  });
});

describe('steps in order', () => {
  const reds = ['R_8R_12_storage', 'R_9V_01_suiteB'];
  const samples = ['R_3V_11_lab', 'R_4V_10_office'];
  const oscorp = (taken: string[]) =>
    play({
      mission: 'MZ5',
      heroes: { hulk: { zone: 'R_5R_00_newsroom' } },
      taken,
      own: { cards: [] },
      turn: 'hulk',
      draws: { spawn: [] },
    });

  it('what belongs to a later step may be taken earlier and counts when its step comes [M-ALL-3]', () => {
    const s = play({
      mission: 'MZ5',
      heroes: { hulk: { zone: samples[0] } },
      own: { cards: [] },
      turn: 'hulk',
    });
    s.play(`take:${samples[0]}`, 'go-on');
    expect([met(s, 'take-keys'), met(s, 'take-research')]).toEqual([false, false]);
    expect(met(oscorp([...samples, ...reds]), 'take-research')).toBe(true);
  });

  it('the exit opens only when its step is reached [M-ALL-3]', () => {
    const early = oscorp(samples);
    expect(early.play('end').prompt).not.toBe('leave');
    expect(oscorp(reds).play('end').prompt).not.toBe('leave');
    expect(oscorp([...reds, ...samples]).play('end').prompt).toBe('leave');
  });

  it('each hero and all heroes are those that began: with one eliminated the step is out of reach [M-ALL-4]', () => {
    const gadgets = (status: string) =>
      play({
        mission: 'MZ4',
        heroes: { hulk: { zone: 'S4', status }, wasp: { zone: 'S4' } },
        own: { cards: [], devoured: { hulk: 1, wasp: 1 } },
      });
    expect([met(gadgets('in'), 'each-devours'), met(gadgets('left'), 'each-devours')]).toEqual([true, true]);
    const s = gadgets('dead');
    expect(met(s, 'each-devours')).toBe(false);
    itemAt(s.state.objectives, 0).taken = 0;
    itemAt(s.state.objectives, 1).taken = 1;
    expect(met(s, 'each-takes')).toBe(false);
    const exit = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5' }, wasp: { status: 'dead' } },
      own: { cards: [] },
      turn: 'hulk',
    });
    expect(exit.play('end', 'leave').result).toBe('lost');
  });
});

describe('devour all bystanders', () => {
  it('is met while no figure and no face-down card is on the board [M-ALL-5]', () => {
    const hunger = (own: { [key: string]: unknown }) =>
      met(
        play({ mission: 'MZ0', heroes: { hulk: { zone: 'S1' } }, own: { cards: [], ...own } }),
        'devour-all',
      );
    expect(hunger({})).toBe(true);
    expect(hunger({ bystanders: [person('wong', 'S1')] })).toBe(false);
    expect(hunger({ cards: [{ card: 'saved', zone: 'R_8R_00_cold' }] })).toBe(false);
  });

  it('opens again, and the exit closes, when one appears later [M-ALL-5] [S-FAQ-3]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5' } },
      own: { cards: [] },
      spawns: true,
      draws: { spawn: ['037', '007'], bystanders: ['wong'] },
      turn: 'hulk',
    });
    s.play('end', 'stay');
    expect([peopleIn(s, 'S3'), met(s, 'devour-all')]).toEqual([['wong'], false]);
    expect(s.play('end').prompt).toBe('turn');
    expect(s.happened('hero-left')).toEqual([]);
  });

  it('does not take Saved! turned up for a bystander that left [M-ALL-5]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S1' } },
      own: { cards: [{ card: 'saved', zone: 'R_8R_00_cold' }] },
      draws: { spawn: QUIET.slice(0, 2) },
      turn: 'hulk',
    });
    s.play('open:R_8R_00_dock-S1');
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    expect(s.happened('bystander-revealed')).toMatchObject([{ card: 'saved' }]);
    expect([s.result, met(s, 'devour-all')]).toEqual([undefined, true]);
  });
});

describe('one spawn after the set-up', () => {
  const drawn = (heroes: number) =>
    begin('MZ2', heroes).events.flatMap((e) => (e.type === 'spawn-card' ? [e.zone] : []));

  it('is a spawn step before the first round, at active points only [M-ALL-6]', () => {
    expect(drawn(4)).toEqual([]);
    for (const heroes of [5, 6]) expect(drawn(heroes)).toEqual(['S3', 'S4', 'S2']);
    const events = begin('MZ2', 5).events.map((e) => e.type);
    expect(events.indexOf('spawn-card')).toBeLessThan(events.indexOf('round-started'));
  });
});

describe('doors', () => {
  const kitchen = (zone: string) =>
    play({ mission: 'MZ6', heroes: { hulk: { zone } }, own: { cards: [] }, turn: 'hulk' });

  it('tokens elsewhere shut an opening and are opened as usual; printed doors are ordinary [M-ALL-8]', () => {
    expect(kitchen('R_2R_01_tunnel').options).toContain('open:R_2R_01_tunnel-R_5R_02_press');
    expect(kitchen('S14').options).toContain('open:R_6R_12_hall-S14');
    expect(kitchen('R_2R_01_concourse').options).toContain('move:S6');
  });

  it('with the colour of a token stay shut until the mission says otherwise [M-ALL-8]', () => {
    const s = play({ mission: 'MZ2', heroes: { hulk: { zone: 'S17' } }, own: { cards: [] }, turn: 'hulk' });
    expect(s.why('open:R_5V_12_training-S17')).toBe('open.locked');
  });
});

describe('a step that can no longer be met', () => {
  it('is said at once, and the game is lost in the next End Phase [M-ALL-9]', () => {
    const s = play({
      mission: 'MZ4',
      heroes: { hulk: { zone: 'R_1R_22_kitchen' }, wasp: { zone: 'S23', done: true } },
      taken: ['R_8V_12_cafe', 'R_9V_10_suiteB', 'R_4R_11_cells', 'R_4R_11_armoury', 'R_2V_02_archive'],
      own: { cards: [] },
      turn: 'hulk',
    });
    s.play('take:R_1R_22_kitchen');
    expect(s.happened('hopeless')).toMatchObject([{ reason: 'objectives' }]);
    expect(s.result).toBeUndefined();
    s.play('end');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-ALL-9' });
  });

  it('is not, as long as there are enough objectives for each hero [M-ALL-9]', () => {
    const s = play({
      mission: 'MZ4',
      heroes: { hulk: { zone: 'R_1R_22_kitchen' }, wasp: { zone: 'S23' } },
      taken: ['R_8V_12_cafe', 'R_9V_10_suiteB', 'R_4R_11_cells', 'R_4R_11_armoury'],
      own: { cards: [] },
      turn: 'hulk',
    });
    expect(s.play('take:R_1R_22_kitchen').happened('hopeless')).toEqual([]);
  });

  it('is every step of all heroes when one is eliminated [M-ALL-9] [M-ALL-4]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S1', track: 4, wounds: 4 }, wasp: { zone: 'S1' } },
      own: { cards: [] },
      turn: 'hulk',
    });
    expect(s.play('end').happened('hopeless')).toMatchObject([{ reason: 'hero-lost' }]);
  });
});

describe('an enemy hero who comes back', () => {
  it('keeps the card out of deck and discard and gives experience each time [M-ALL-10]', () => {
    const s = play({
      mission: 'MZ3',
      heroes: { deadpool: { zone: 'S4', track: 1 } },
      enemies: [{ type: 'doctor-strange', zone: 'S4' }],
      own: { cards: [] },
      dice: [4, 4, 4, 4, 4, 4, 4, 4],
      turn: 'deadpool',
    });
    s.play('attack:dual-katanas@S4');
    expect([s.hero('deadpool').xp, s.onBoard('doctor-strange')]).toEqual([3, 0]);
    expect(inDeck(s, 'super-heroes')).not.toContain('doctor-strange');
    s.play('end');
    expect(s.happened('enemy-returned')).toMatchObject([{ enemy: 'doctor-strange', zone: 'S4' }]);
    expect(inDeck(s, 'super-heroes')).toHaveLength(5);
    heroAt(s.state, 0).track = 1;
    s.play('attack:dual-katanas@S4');
    expect(s.hero('deadpool').xp).toBe(6);
  });
});

describe('a bystander the mission needs from the deck', () => {
  it('is another when Saved! is drawn, which is shuffled back [M-ALL-11]', () => {
    const s = play({
      mission: 'MZ5',
      heroes: { hulk: { zone: 'R_3V_11_lab' } },
      own: { cards: [] },
      draws: { bystanders: ['saved', 'saved', 'okoye'] },
      turn: 'hulk',
    });
    s.play('take:R_3V_11_lab', 'draw');
    expect(s.happened('card-gained')).toMatchObject([{ card: 'okoye' }]);
    expect(s.happened('deck-shuffled')).toMatchObject([{ deck: 'bystanders' }]);
    const { draw, discard } = deckOf(s.state, 'bystanders');
    expect([
      inDeck(s, 'bystanders').filter((c) => c === 'saved').length,
      draw.length,
      discard.length,
    ]).toEqual([2, 13, 0]);
  });
});
