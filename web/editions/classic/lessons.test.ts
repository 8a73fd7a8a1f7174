import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type GameEvent, type State } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { lessonsOf, progressOf, type Moment, type Progress } from '../../insight/lessons.ts';
import '../testing.ts';
import { LESSONS } from './lessons.ts';

const engine = createEngine(EDITIONS);

class Game {
  readonly state: State;
  readonly events: GameEvent[] = [];

  constructor(seed: string) {
    const state = engine.newGame(
      { edition: 'classic', mission: '00', seats: [['amy', 'phil', 'wanda', 'josh']] },
      seed,
      this.events,
    );
    if (isRefusal(state)) throw new Error(state.refused);
    this.state = state;
  }
  get moment(): Moment {
    const { context } = engine.gameOf(this.state);
    return {
      context,
      state: engine.mask(this.state),
      decision: engine.decisionOf(this.state),
      events: this.events,
    };
  }
  get progress(): Progress {
    return progressOf(LESSONS, this.moment, []);
  }
  play(...answers: string[]): this {
    for (const answer of answers) {
      const result = engine.answer(this.state, answer);
      if ('refused' in result) throw new Error(`${answer}: ${result.refused}`);
      this.events.push(...result.events);
    }
    return this;
  }
}

describe('a tour of the first mission', () => {
  it('begins with whose turn it is, then follows what the players do', () => {
    const game = new Game('tour');
    const told = (): string | undefined => game.progress.lesson?.id;
    expect(lessonsOf(game.moment.context)).toBe(LESSONS);
    expect(told()).toBe('turn');
    game.play('activate:amy');
    expect(told()).toBe('search');
    expect(game.progress.lesson?.zones(game.moment)).toEqual(['R_1B_01_kitchen']);
    game.play('search');
    expect(told()).toBe('move');
    game.play('move:R_1B_01_bedroom');
    expect(told()).not.toBe('move');
  });

  it('counts a lesson as learnt whatever the order', () => {
    const game = new Game('tour').play('activate:amy', 'move:R_1B_01_bedroom');
    expect(game.progress.lesson?.id).toBe('search');
    expect(game.progress.learnt).toBe(2);
  });

  it('tells of noise while there is some, and points at it', () => {
    const game = new Game('tour').play('activate:amy', 'search', 'move:R_1B_01_bedroom', 'noise');
    const noise = LESSONS.find((l) => l.id === 'noise');
    expect(noise?.ready(game.moment)).toBe(game.moment.decision?.prompt === 'turn');
    expect(noise?.zones(game.moment)).toEqual(['R_1B_01_bedroom']);
  });

  it('skips what was waved away', () => {
    const game = new Game('tour').play('activate:amy');
    expect(progressOf(LESSONS, game.moment, ['search']).lesson?.id).toBe('move');
  });

  it('never holds a game up, points only at zones there are, and never unlearns', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const game = new Game(seed);
      const random = createRandom(`${seed} tour`);
      let learnt = 0;
      for (let d = game.moment.decision; d; d = game.moment.decision) {
        const { lesson, learnt: now } = game.progress;
        expect(now).toBeGreaterThanOrEqual(learnt);
        learnt = now;
        if (lesson) seen.add(lesson.id);
        const zones = lesson?.zones(game.moment) ?? [];
        expect(zones.every((z) => game.moment.context.board.indexOf.has(z))).toBe(true);
        if (lesson) expect(zones.length + lesson.buttons.length).toBeGreaterThan(0);
        game.play(randomAnswer(d, random));
      }
      expect(game.progress.lesson).toBeNull();
    }
    expect([...seen].sort()).toEqual(LESSONS.map((l) => l.id).sort());
  });
});
