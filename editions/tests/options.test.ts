/** Options of a real edition, and why something is none: a code for whatever it can do, at every moment. */
import { describe, expect, it } from 'vitest';
import { clauseBehind, createRandom, playRandomGame, refusalCodes } from '@holdout/engine/testing';
import { engine, play } from '../classic/tests/table.ts';

const SETUP = {
  edition: 'classic',
  mission: '01',
  seats: [
    ['amy', 'doug', 'ned'],
    ['josh', 'phil', 'wanda'],
  ],
};

describe('why', () => {
  it('has a code with its clause for what is not offered and nothing for what is', () => {
    const s = play({ mission: '05', heroes: { ned: { zone: 'S3', hands: ['pistol'] } }, turn: 'ned' });
    for (const id of s.options) expect(engine.why(s.state, id)).toBeNull();
    expect(engine.why(s.state, 'search')).toEqual({
      refused: 'search.not-indoors',
      clause: clauseBehind('search.not-indoors'),
      at: 'search',
      intent: { verb: 'search' },
    });
    expect(s.why('attack:pistol@S3')).toBe('attack.no-target');
    expect(s.why('attack:shotgun@S3')).toBe('attack.no-weapon');
    expect(s.why('medic:ned')).toBe('skill.not-yours');
    expect(s.why('dance')).toBe('intent.unknown');
    expect(s.why('move:nowhere')).toBe('intent.unknown');
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
        if (why) expect(refusalCodes()).toContain(why.refused);
      }
      return engine.hash(state) === before ? [] : ['asking why changed the state'];
    });
    expect(report.faults).toEqual([]);
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
