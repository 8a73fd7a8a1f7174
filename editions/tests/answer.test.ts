/** Answers to a running game: what is offered is taken, what is not is refused with a code and changes nothing. */
import { describe, expect, it } from 'vitest';
import { isRefusal, REFUSALS, type State } from '@holdout/engine';
import { engine, play } from '../classic/tests/table.ts';
import { createRandom, playOn, playRandomGame, randomAnswer } from '../testing/random-game.ts';

const SETUP = {
  edition: 'classic',
  mission: '01',
  seats: [
    ['amy', 'doug', 'ned'],
    ['josh', 'phil', 'wanda'],
  ],
};

function newGame(seed: string): State {
  const state = engine.newGame(SETUP, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  return state;
}

describe('an answer', () => {
  it.each([[''], ['nonsense'], ['activate:'], ['activate:josh'], ['end'], [undefined], [null], [0], [{}]])(
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
    expect(engine.answer(state, 'activate:amy')).toMatchObject({ ok: true });
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
    const report = playRandomGame(engine, SETUP, 'elsewhere', ({ state, answers: given }) => {
      if (given.length % 7 !== 0) return [];
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
  const shared = () =>
    play({
      mission: '02',
      heroes: { amy: { zone: 'S1' }, ned: { zone: 'S1' } },
      enemies: [{ type: 'walker', zone: 'S1', count: 3 }],
      phase: 'enemies',
    });

  it.each([
    ['wound:amy=2', 'answer.wrong-total'],
    ['wound:amy=3', 'answer.over-cap'],
    ['wound:amy=2 wound:amy=1', 'answer.not-offered'],
    ['wound:amy', 'answer.not-offered'],
    ['wound:phil=3', 'answer.not-offered'],
    ['', 'answer.not-offered'],
  ])('"%s" are refused with %s and change nothing', (answer, code) => {
    const s = shared();
    const before = engine.hash(s.state);
    expect(s.decision).toMatchObject({ kind: 'allocate', prompt: 'share-wounds', total: 3 });
    expect(engine.answer(s.state, answer)).toMatchObject({ refused: code });
    expect(engine.hash(s.state)).toBe(before);
    s.play('wound:amy=1 wound:ned=2');
    expect(s.hero('ned').status).toBe('dead');
  });
});

describe('why', () => {
  it('has a code with its clause for what is not offered and nothing for what is', () => {
    const s = play({ mission: '05', heroes: { ned: { zone: 'S3', hands: ['pistol'] } }, turn: 'ned' });
    for (const id of s.options) expect(engine.why(s.state, id)).toBeNull();
    expect(engine.why(s.state, 'search')).toEqual({
      intent: { verb: 'search' },
      refused: 'search.not-indoors',
      clause: REFUSALS['search.not-indoors'],
      at: 'search',
    });
    expect(s.why('attack:pistol@S3')).toBe('attack.no-target');
    expect(s.why('attack:shotgun@S3')).toBe('attack.no-weapon');
    expect(s.why('medic:ned')).toBe('skill.not-yours');
    expect(s.why('dance')).toBe('intent.unknown');
    expect(s.why('move:nowhere')).toBe('intent.unknown');
  });

  it('says whose moment it is when no turn is under way', () => {
    const state = newGame('idle');
    expect(engine.why(state, 'noise')).toMatchObject({ refused: 'hero.not-active' });
    expect(engine.why(state, 'activate:amy')).toBeNull();
  });

  it('knows a code for whatever an edition can do, at every moment, and never touches the state', () => {
    const edition = engine.editions.get('classic');
    const zones = ['S1', 'S3', 'R_1B_00_kitchen', 'nowhere', ''];
    const verbs = [
      ...(edition?.actions.map((a) => a.verb) ?? []),
      ...(edition?.abilities.map((a) => a.id) ?? []),
    ];
    const targets = [
      ...zones,
      'amy',
      'pistol',
      'pistol@S1',
      'pistol+pistol@S1,S3',
      'police',
      'police.driver',
      'molotov',
      '@',
      '.',
      '+',
    ];
    const random = createRandom('why');
    const report = playRandomGame(engine, SETUP, 'why', ({ state, answers }) => {
      if (answers.length % 11 !== 0) return [];
      const before = engine.hash(state);
      const offered = engine.decisionOf(state)?.options.map((o) => o.id) ?? [];
      for (const verb of verbs) {
        const intent = `${verb}:${targets[random(targets.length)]}`;
        const why = engine.why(state, intent);
        expect(why === null).toBe(offered.includes(intent));
        if (why) expect(Object.keys(REFUSALS)).toContain(why.refused);
      }
      return engine.hash(state) === before ? [] : ['asking why changed the state'];
    });
    expect(report.faults).toEqual([]);
  });
});

describe('listening', () => {
  it('changes nothing: with events on or off the game is the same', () => {
    const loud = newGame('events');
    const quiet = newGame('events');
    const random = createRandom('events');
    const report = playOn(engine, loud, (n) => random(n), ({ answers, events }) => {
      const last = answers[answers.length - 1];
      if (last === undefined) return [];
      expect(events.length).toBeGreaterThan(0);
      expect(engine.answer(quiet, last, false)).toEqual({ ok: true, events: [] });
      return engine.hash(quiet) === engine.hash(loud) ? [] : ['another state'];
    }, [], true); // prettier-ignore
    expect(report.faults).toEqual([]);
    expect(loud.outcome).not.toBeNull();
  });

  it('to the opening does not change the start', () => {
    const opening: Parameters<typeof engine.newGame>[2] = [];
    const state = engine.newGame(SETUP, 'opening', opening);
    if (isRefusal(state)) throw new Error(state.refused);
    expect(opening.map((e) => e.type)).toContain('game-started');
    expect(engine.hash(state)).toBe(engine.hash(newGame('opening')));
  });
});

describe('options', () => {
  it('have ids of their own: two police cars in one zone are one search', () => {
    const police = { kind: 'police', zone: 'S1' };
    const board = { tiles: [['1B@0']], start: 'S1', own: { cars: [police, police] } };
    const s = play({ board, heroes: { ned: { zone: 'S1' } }, turn: 'ned' });
    expect(s.options.filter((id) => id.startsWith('search'))).toEqual(['search:police']);
  });

  it('have ids of their own: a skill won twice is offered once', () => {
    const heroes = { ned: { zone: 'S3', skills: ['loud', 'loud'] } };
    const s = play({ mission: '05', heroes, turn: 'ned' });
    expect(s.options.filter((id) => id === 'loud')).toEqual(['loud']);
  });
});

describe('a forced choice', () => {
  it('is never on the table and every open decision takes each of its options', () => {
    const report = playRandomGame(engine, SETUP, 'forced', ({ state, answers }) => {
      const d = engine.decisionOf(state);
      if (!d || answers.length % 9 !== 0) return [];
      expect(d.options.length).toBeGreaterThan(1);
      const ids = d.kind === 'pick' ? d.options.map((o) => o.id) : [randomAnswer(d, createRandom('any'))];
      return ids.flatMap((id) =>
        isRefusal(engine.answer(engine.clone(state), id)) ? [`${id} was refused`] : [],
      );
    });
    expect(report.faults).toEqual([]);
  });
});
