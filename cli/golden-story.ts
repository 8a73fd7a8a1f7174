/** How golden playthroughs are worded: the narrator's English, each event with its rule. */
import type { Telling } from '@holdout/engine/testing';
import { isEcho, narrator, type Narrator } from '@holdout/narrate';

export const storyOf = (edition: string): Telling => telling(narrator('en', { edition }));

const telling = (say: Narrator): Telling => ({
  header({ mission, seats }, seed) {
    const name =
      typeof mission === 'string' ? `${mission} ${say.mission(mission).name}` : 'A mission of our own';
    const players = seats.map((heroes, i) => `Player ${i + 1}: ${heroes.map((h) => say.hero(h)).join(', ')}`);
    return [name, ...players, `Seed: ${seed}`];
  },
  question: (d) => say.prompt(d),
  answer: (d, answer) => say.answer(d, answer),
  event: (e, events) => (isEcho(e, events) ? undefined : `${say.event(e)}${e.cause ? ` [${e.cause}]` : ''}`),
  ending: ({ outcome, round }) => `${outcome?.result === 'won' ? 'Won' : 'Lost'} in round ${round}.`,
});
