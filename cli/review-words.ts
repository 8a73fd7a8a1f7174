/** What a review found, as lines of the terminal. */
import type { JudgedTurn, Review } from '@holdout/bots/review';
import type { Language, Narrator } from '@holdout/narrate';
import { wordsOf } from '@holdout/narrate/plain';

const BAR = 24;
const SURE = 2;
const inward = (text: string, deep = 1): string => '  '.repeat(deep) + text;

export function reviewLines(review: Review, language: Language, say: Narrator): string[] {
  const words = wordsOf(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const share = (n: number): string => percent.format(Math.max(0, Math.min(1, n)));
  const deedsOf = (deeds: JudgedTurn['played'], chance: number): { deeds: string; chance: string } => ({
    deeds: deeds.map((d) => say.answer(d.decision, d.answer)).join(' > '),
    chance: share(chance),
  });
  const { curve, answers, luck } = review;
  const told = curve.filter((p, i) => p.seq === answers || p.round !== curve[i - 1]?.round);
  const points100 = (n: number): string => points.format(100 * n);
  const turnLines = (turn: JudgedTurn, tone: 'better' | 'plain'): string[] => [
    inward(
      words.say('review.turn', {
        round: turn.round,
        hero: turn.hero && say.hero(turn.hero),
        n: points100(tone === 'better' ? -turn.gain.mean : turn.gain.mean),
        give: Math.max(1, Math.round(100 * SURE * turn.gain.error)),
        seq: turn.seq,
      }),
    ),
    inward(words.say('review.played', deedsOf(turn.played, turn.chance)), 2),
    inward(words.say(`review.${tone}`, deedsOf(turn.other, turn.otherChance)), 2),
  ];
  const part = (head: 'costly' | 'good', tone: 'better' | 'plain'): string[] => [
    '',
    words.say(review[head].length > 0 ? `review.${head}` : `review.${head}.none`),
    ...review[head].flatMap((turn) => turnLines(turn, tone)),
  ];
  return [
    words.say('review.chance'),
    ...told.map(({ seq, round, mean, error }) => {
      const full = Math.round(BAR * mean);
      return inward(
        words.say('review.point', {
          when: seq === answers ? 'end' : 'round',
          round,
          bar: '#'.repeat(full) + '.'.repeat(BAR - full),
          chance: share(mean),
          low: share(mean - SURE * error),
          high: share(mean + SURE * error),
        }),
      );
    }),
    ...part('costly', 'better'),
    ...part('good', 'plain'),
    '',
    words.say('review.luck', {
      dice: points100(luck.dice.mean),
      cards: points100(luck.cards.mean),
      enemies: points100(luck.enemies.mean),
      own: points100(-review.lost),
    }),
    words.say('review.note', { n: review.tries }),
  ];
}
