/** The goals of every mission as data, along its kept game: they move, and say they are met when they are. */
import { isRefusal, replay, type Goal, type Goals, type Truth } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { allMissions, newEngine } from './editions.ts';
import { readGolden } from './golden-files.ts';

const engine = newEngine();

const leaves = (goal: Goal): Goal[] =>
  ['all', 'any', 'not'].includes(goal.word) ? goal.parts.flatMap(leaves) : [goal];

/** Every position of the kept game, as the table sees it, and how the game ends. */
function told(edition: string, mission: string): { readonly goals: readonly Goals[]; readonly end: Truth } {
  const { save } = readGolden(edition, mission);
  const goals: Goals[] = [];
  const end = replay(engine, save, (state) => goals.push(engine.goals(engine.mask(state))));
  if (isRefusal(end)) throw new Error(`${mission}: ${end.refused}`);
  return { goals, end };
}

describe.each(allMissions().map(({ edition, mission }) => [mission, edition.id] as const))(
  'the goals of %s',
  (mission, edition) => {
    const { goals, end } = told(edition, mission);
    const before = goals.slice(0, -1);
    const last = goals.at(-1);
    const [start] = goals;
    if (!start) throw new Error('no game');

    it('come nearer while the game is played, and are met when it is won [K-PLAY-3]', () => {
      const progress = before.map(({ win }) => win.progress);
      expect(progress.every((p) => p >= 0 && p < 1)).toBe(true);
      expect(new Set(progress).size).toBeGreaterThan(2);
      expect(last?.win.holds).toBe(end.outcome?.result === 'won');
      expect(last?.win.progress === 1).toBe(end.outcome?.result === 'won');
      if (end.outcome?.result === 'won') expect(Math.max(...progress)).toBeGreaterThan(progress[0] ?? 1);
    });

    it('say of every word how far it has come: those of winning move', () => {
      leaves(start.win).forEach((first, i) => {
        if (first.holds || first.word === 'teamOf') return;
        const along = goals.map(({ win }) => leaves(win)[i]?.progress);
        expect(new Set(along).size, first.word).toBeGreaterThan(1);
      });
      for (const { win, lose, hopeless } of goals)
        for (const { word, holds, progress } of [
          ...leaves(win),
          ...[...lose, ...hopeless].flatMap(({ goal }) => leaves(goal)),
        ]) {
          expect(word).not.toBe('');
          expect(progress === 1, word).toBe(holds);
        }
    });

    it('are about zones of the board and heroes who are there', () => {
      for (const { win, exit } of before)
        for (const { targets, heroes, steps } of [...leaves(win), ...(exit ? [exit] : [])]) {
          expect(targets.every(({ zone }) => zone >= 0)).toBe(true);
          expect(new Set(heroes).size).toBe(heroes.length);
          expect(Number.isInteger(steps) && steps >= 0).toBe(true);
        }
    });
  },
);
