/** The teller of golden playthroughs. */
import { describe, expect, it } from 'vitest';
import { formatSave, isRefusal, parseSave, replay } from '../index.ts';
import { engine, SETUP } from '../toy/table.ts';
import { playGolden, type Telling } from './golden.ts';
import { createRandom, randomAnswer } from './random-game.ts';

function golden(seed: string, telling?: Telling) {
  const random = createRandom(seed);
  return playGolden(engine, SETUP, seed, (d) => randomAnswer(d, random), telling);
}

describe('a golden playthrough', () => {
  const story = golden('story');

  it('opens with mission, seed and players', () => {
    expect(story.lines.slice(0, 5)).toEqual([
      'toy cellar',
      'seed: story',
      'player 1: ann',
      'player 2: bob',
      '',
    ]);
    const opening = story.lines.slice(
      5,
      story.lines.findIndex((l) => l.startsWith('1. ')),
    );
    expect(opening).toContain('  game-started mission=cellar [T-CELLAR]');
  });

  it('numbers every answer under its question and ends with the outcome', () => {
    const numbered = story.lines.filter((l) => /^\d+\. /.test(l));
    expect(numbered).toHaveLength(story.save.answers.length);
    numbered.forEach((line, i) => {
      expect(line).toMatch(new RegExp(`^${i + 1}\\. (team|player [12]) .*> `));
      expect(line.endsWith(`> ${story.save.answers[i]}`)).toBe(true);
    });
    const { outcome, round } = story.state;
    expect(story.lines.at(-1)).toBe(`${outcome?.result} in round ${round} [${outcome?.cause}]`);
  });

  it('sets every event in below what it follows from, with its clause', () => {
    const events = story.lines.slice(5, -1).filter((l) => l !== '' && !/^\d+\. /.test(l));
    expect(events.length).toBeGreaterThan(story.save.answers.length);
    for (const line of events) expect(line).toMatch(/^( {2})+[a-z-]+( [a-z]+=.*)* \[[A-Z0-9-]+\]$/);
    expect(new Set(events.map((l) => l.search(/\S/))).size).toBeGreaterThan(1);
  });

  it('is the same every time, and another one with another seed', () => {
    expect(golden('story').lines).toEqual(story.lines);
    expect(golden('other').lines).not.toEqual(story.lines);
  });

  it('comes with a save that replays to its end', () => {
    const save = parseSave(formatSave(story.save));
    const end = isRefusal(save) ? save : replay(engine, save);
    if (isRefusal(end)) throw new Error(end.refused);
    expect(engine.hash(end)).toBe(engine.hash(story.state));
  });

  it('takes the caller’s words and leaves out what has none', () => {
    const telling: Telling = {
      header: () => ['HEADER'],
      question: () => 'Q',
      answer: (d, answer) => `${d.options.length} ${answer}`,
      event: (e) => (e.type === 'moved' ? `${e.hero} walks` : undefined),
      ending: () => 'THE END',
    };
    const { lines } = golden('story', telling);
    expect([lines[0], lines.at(-1)]).toEqual(['HEADER', 'THE END']);
    const rest = lines.slice(1, -1).filter((l) => l !== '');
    for (const line of rest) expect(line).toMatch(/^\d+\. Q > \d+ \S+|^ +\S+ walks$/);
    expect(rest.some((l) => l.endsWith('walks'))).toBe(true);
  });

  it('refuses a chooser who cheats', () => {
    expect(() => playGolden(engine, SETUP, 'cheat', () => 'win')).toThrow('answer.not-offered');
    expect(() => playGolden(engine, { ...SETUP, mission: 'attic' }, 'x', () => '')).toThrow(
      'setup.mission-unknown',
    );
  });
});
