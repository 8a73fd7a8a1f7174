import { EDITIONS } from '@holdout/editions';
import { leading, createEngine, forecast } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { narrator } from '@holdout/narrate';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { translator, type Words } from '../words/use-words.ts';
import { motiveText, reasonText, tagText, waysText } from './motive-words.ts';
import { motivesAt } from './motives.ts';

const engine = createEngine(EDITIONS);
const HOUSE = 'R_7B_00_room';
const wordsIn = (language: 'en' | 'fr'): Words => ({
  t: translator(language),
  say: narrator(language),
  language,
});

/** What Walkers in S3 of two houses would do, as everybody may know it. */
function walkers(ned: string, more: { [key: string]: object } = {}) {
  const s = scene(engine, {
    board: { tiles: [['7B@0', '7B@0']] },
    turn: 'ned',
    heroes: { ned: { zone: ned } },
    enemies: [{ type: 'walker', zone: 'S3', count: 2 }],
    ...more,
  });
  const state = engine.mask(s.state);
  const [motive] = leading(motivesAt(forecast(engine, state), 'walker', 'S3'), 1);
  const where = { context: s.game.context, state };
  return (language: 'en' | 'fr') => {
    const words = wordsIn(language);
    return [motiveText(motive, words, where), waysText(motive, words), tagText(motive, words)];
  };
}

it('tells whom they see, that nobody splits, and a tag for the board [C-ZMOVE-1]', () => {
  const told = walkers('S1');
  expect(told('en')).toEqual(['Go to street 2: they see Ned.', 'One shortest way: no split.', 'sees Ned']);
  expect(told('fr')[0]).toMatch(/^Vont vers la rue 2\s: Ned en vue\.$/u);
});

it('tells what they hear, and the ways that are equally short [C-ZMOVE-2] [C-ZMOVE-3]', () => {
  const told = walkers('S6', { own: { noise: { S11: 4 } } });
  expect(told('en')).toEqual([
    'Go to street 7: they hear noise 4 in street 11.',
    'One shortest way: no split.',
    'noise 4',
  ]);
});

it('tells of a door that stands open', () => {
  const board = { tiles: [['7B@0', '7B@0']], doors: [{ between: [HOUSE, 'S2'] }] };
  const s = scene(engine, {
    board,
    doors: { [`${HOUSE}-S2`]: 'open' },
    turn: 'ned',
    heroes: { ned: { zone: HOUSE } },
    enemies: [{ type: 'walker', zone: 'S2' }],
  });
  const [motive] = leading(motivesAt(forecast(engine, s.state), 'walker', 'S2'), 1);
  const reason = reasonText(motive, wordsIn('en'), { context: s.game.context, state: s.state });
  expect(reason).toBe('it sees Ned through the open door');
});
