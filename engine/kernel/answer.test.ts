/** Answers to a running game: what is offered is taken, what is not is refused with a code and changes nothing. */
import { describe, expect, it } from 'vitest';
import { isRefusal, type GameEvent } from '../index.ts';
import { clauseBehind } from '../vocabulary/refusals.ts';
import { createRandom, playOn, playRandomGame, randomAnswer } from '../testing/index.ts';
import { CELLAR_DOOR, engine, FRONT_DOOR, HALL, newGame, play, rats, SETUP } from '../toy/table.ts';
import { toy } from '../toy/index.ts';
import { itemAt } from '../lookup.ts';

describe('a new game', () => {
  it('lays out what the mission says: heroes in the start zone, tokens, enemies, doors shut [K-PLAY-2]', () => {
    const state = newGame('start');
    const { board } = engine.gameOf(state).context;
    expect(state.heroes.map((h) => [h.id, h.seat, itemAt(board.zones, h.zone).id])).toEqual([
      ['ann', 0, 'S1'],
      ['bob', 1, 'S1'],
    ]);
    expect(state.objectives.map((o) => itemAt(board.zones, o.zone).id)).toEqual([
      'S3',
      HALL,
      'R_1A_00_cellar',
    ]);
    expect([state.doors, state.spawns, state.supply]).toEqual([
      [0, 0],
      [1, 0],
      [itemAt(toy.types, 0).limit - 1],
    ]);
    expect([state.round, state.seq, state.reveals]).toEqual([1, 0, 0]);
  });

  it('begins with the first decision', () => {
    expect(engine.decisionOf(newGame('start'))).toMatchObject({
      kind: 'pick',
      prompt: 'turn',
      by: 0,
      hero: 'ann',
    });
  });

  it.each([
    [null, 'setup.not-an-object'],
    [[], 'setup.not-an-object'],
    [{ ...SETUP, edition: 'chess' }, 'setup.edition-unknown'],
    [{ ...SETUP, mission: 'attic' }, 'setup.mission-unknown'],
    [{ ...SETUP, mission: {} }, 'setup.mission-broken'],
    [{ ...SETUP, seats: [[]] }, 'setup.seats'],
    [{ ...SETUP, seats: [['ann'], ['ann']] }, 'setup.hero-twice'],
    [{ ...SETUP, seats: [['zoe']] }, 'setup.hero-unknown'],
    [{ ...SETUP, sheets: [{ id: 'zoe', skills: {} }] }, 'setup.hero-sheet'],
    [{ ...SETUP, sheets: [{ id: 'zoe', look: 'x'.repeat(241), skills: {} }] }, 'setup.hero-sheet'],
    [{ ...SETUP, boxes: { finds: ['toy'] } }, 'setup.boxes'],
    [{ ...SETUP, variants: { night: 'dark' } }, 'setup.variants'],
  ])('of a wrong set-up is refused (%#)', (setup, refused) => {
    expect(engine.newGame(setup, 'x')).toMatchObject({ refused });
  });
});

describe('an answer', () => {
  it.each([[''], ['nonsense'], ['move:'], ['move:S3'], ['search'], [undefined], [null], [0], [{}]])(
    '%s is refused and changes nothing',
    (answer) => {
      const state = newGame('refuse');
      const before = engine.hash(state);
      const result = engine.answer(state, answer as string);
      expect(result).toMatchObject({
        refused: typeof answer === 'string' ? 'answer.not-offered' : 'answer.not-text',
        at: String(answer),
      });
      expect(engine.hash(state)).toBe(before);
      expect(state.seq).toBe(0);
    },
  );

  it('is counted when it is taken', () => {
    const state = newGame('count');
    expect(engine.answer(state, 'move:S2')).toMatchObject({ ok: true });
    expect(state.seq).toBe(1);
  });

  it('is refused once the game is over', () => {
    const { state } = playRandomGame(engine, SETUP, 'over');
    const before = engine.hash(state);
    expect(state.outcome).not.toBeNull();
    expect(engine.decisionOf(state)).toBeNull();
    expect(engine.answer(state, 'end')).toMatchObject({ refused: 'game.over' });
    expect(engine.why(state, 'end')).toMatchObject({ refused: 'game.over' });
    expect(engine.hash(state)).toBe(before);
  });

  it('of every other moment of the game is refused, unless it is offered again', () => {
    const { answers } = playRandomGame(engine, SETUP, 'everything');
    const known = [...new Set(answers)];
    const report = playRandomGame(engine, SETUP, 'elsewhere', ({ state }) => {
      const d = engine.decisionOf(state);
      const before = engine.hash(state);
      for (const answer of known) {
        if (d?.kind !== 'pick' || d.options.some((o) => o.id === answer)) continue;
        expect(engine.answer(state, answer)).toHaveProperty('refused');
      }
      return engine.hash(state) === before ? [] : ['a refusal changed the state'];
    });
    expect(report.faults).toEqual([]);
  });
});

describe('shares of an allocation', () => {
  const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };

  it.each([
    ['wound:ann=2', 'answer.wrong-total'],
    ['wound:ann=4', 'answer.over-cap'],
    ['wound:ann=2 wound:ann=2', 'answer.not-offered'],
    ['wound:ann', 'answer.not-offered'],
    ['wound:zoe=4', 'answer.not-offered'],
    ['', 'answer.not-offered'],
  ])('"%s" are refused with %s and change nothing [K-ENE-4]', (answer, code) => {
    const s = play({ heroes, enemies: [rats('S1', 4)], phase: 'enemies' });
    const before = engine.hash(s.state);
    expect(s.decision).toMatchObject({ kind: 'allocate', prompt: 'share-wounds', total: 4 });
    expect(engine.answer(s.state, answer)).toMatchObject({ refused: code });
    expect(engine.hash(s.state)).toBe(before);
    s.play('wound:ann=1 wound:bob=3');
    expect([s.hero('ann').wounds, s.hero('bob').status]).toEqual([1, 'dead']);
  });
});

describe('why', () => {
  it('has a code with its clause for what is not offered and nothing for what is', () => {
    const s = play({ heroes: { ann: { zone: 'S1' } }, turn: 'ann' });
    for (const id of s.options) expect(engine.why(s.state, id)).toBeNull();
    expect(engine.why(s.state, 'search')).toEqual({
      refused: 'take.nothing-here',
      clause: clauseBehind('take.nothing-here'),
      at: 'search',
      intent: { verb: 'search' },
    });
    expect(s.why('attack')).toBe('attack.melee-reach');
    expect(s.why('move:S3')).toBe('move.not-adjacent');
    expect(s.why(`move:${HALL}`)).toBe('move.door-closed');
    expect(s.why('move:nowhere')).toBe('intent.unknown');
    expect(s.why('dance')).toBe('intent.unknown');
    expect(s.why('take:S1')).toBe('take.nothing-here');
  });

  it('knows doors: none here, open already, locked [K-DOOR-1] [K-DOOR-2]', () => {
    const s = play({ heroes: { ann: { zone: HALL } }, turn: 'ann', doors: { [FRONT_DOOR]: 'open' } });
    expect(s.why(`open:${FRONT_DOOR}`)).toBe('open.already');
    expect(s.why(`open:${CELLAR_DOOR}`)).toBe('open.locked');
    expect(s.why('open:trapdoor')).toBe('open.no-door');
  });

  it('knows when a hero has too few actions left [K-ACT-1] [K-MOVE-5]', () => {
    const heroes = { ann: { zone: HALL, actions: 0 }, bob: { zone: 'S2', actions: 1 } };
    expect(play({ heroes, turn: 'ann', doors: { [FRONT_DOOR]: 'open' } }).why('search')).toBe(
      'hero.too-few-actions',
    );
    const held = play({ heroes, enemies: [rats('S2')], turn: 'bob' });
    expect(held.why('move:S1')).toBe('move.too-few-actions');
  });

  it('says whose moment it is when no turn is under way', () => {
    const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };
    const s = play({ heroes, enemies: [rats('S1', 2)], phase: 'enemies' });
    expect(s.prompt).toBe('share-wounds');
    expect(s.why('search')).toBe('hero.not-active');
  });
});

describe('listening', () => {
  it('changes nothing: with events on or off the game is the same', () => {
    const loud = newGame('events');
    const quiet = newGame('events');
    const random = createRandom('events');
    const report = playOn(
      engine,
      loud,
      (n) => random(n),
      ({ answers, events }) => {
        const last = answers[answers.length - 1];
        if (last === undefined) return [];
        expect(events.length).toBeGreaterThan(0);
        expect(engine.answer(quiet, last, false)).toEqual({ ok: true, events: [] });
        return engine.hash(quiet) === engine.hash(loud) ? [] : ['another state'];
      },
      [],
      true,
    );
    expect(report.faults).toEqual([]);
    expect(loud.outcome).not.toBeNull();
  });

  it('to the opening does not change the start', () => {
    const opening: GameEvent[] = [];
    const state = engine.newGame(SETUP, 'opening', opening);
    if (isRefusal(state)) throw new Error(state.refused);
    expect(opening.map((e) => e.type)).toContain('game-started');
    expect(engine.hash(state)).toBe(engine.hash(newGame('opening')));
  });

  it('is over with the answer: nothing is built when nobody listens', () => {
    const state = newGame('silence');
    engine.answer(state, 'move:S2', true);
    expect(engine.gameOf(state).emit).toBeUndefined();
    engine.answer(state, 'move:S1', false);
    expect(engine.gameOf(state).emit).toBeUndefined();
  });
});

describe('a forced choice', () => {
  it('is never on the table and every open decision takes each of its options', () => {
    const report = playRandomGame(engine, SETUP, 'forced', ({ state }) => {
      const d = engine.decisionOf(state);
      if (!d) return [];
      expect(d.options.length).toBeGreaterThan(1);
      const ids = d.kind === 'pick' ? d.options.map((o) => o.id) : [randomAnswer(d, createRandom('any'))];
      return ids.flatMap((id) =>
        isRefusal(engine.answer(engine.clone(state), id)) ? [`${id} was refused`] : [],
      );
    });
    expect(report.faults).toEqual([]);
  });
});
