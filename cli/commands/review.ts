/** `holdout review <save>`: what the coach says of a game, in the terminal. */
import { EFFORT, review } from '@holdout/bots/review';
import {
  isRefusal,
  itemAt,
  leading,
  openTimeline,
  parseSave,
  type Engine,
  type Refusal,
  type Save,
} from '@holdout/engine';
import { LANGUAGES, narrator, type Language } from '@holdout/narrate';
import { oneOf, parseOptions, wholeNumber } from '../arguments.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import { newEngine } from '../editions.ts';
import { startProgress } from '../progress.ts';
import { reviewLines } from '../review-words.ts';

export const reviewCommand: Command = {
  name: 'review',
  usage: `review <save> [--budget N] [--tries N] [--json | --lang ${LANGUAGES.join('|')}]`,
  summary: 'Says which turns of a game cost and gained most, and how much of it was luck.',
  run(args, io) {
    const options = parseOptions(args, {
      flags: ['json'],
      values: ['lang', 'budget', 'tries'],
      words: ['save'],
    });
    const [file] = leading(options.words, 1);
    const language = oneOf<Language>(options, 'lang', LANGUAGES, itemAt(LANGUAGES, 0));
    const effort = {
      answers: wholeNumber(options, 'budget', EFFORT.answers, 1, 1_000_000),
      tries: wholeNumber(options, 'tries', EFFORT.tries, 1, 10_000),
    };
    const engine = newEngine();
    const save = parseSave(io.read(file));
    const made = isRefusal(save) ? save : reviewOf(io, engine, save, effort);
    if (isRefusal(made)) {
      io.err(`${file}: ${narrator(language).refusal(made)}`);
      return EXIT.failed;
    }
    made.lines(options.flags.has('json') ? null : language).forEach((line) => io.out(line));
    return EXIT.fine;
  },
};

interface Made {
  /** Null: as JSON. */
  lines(language: Language | null): string[];
}

function reviewOf(
  io: Io,
  engine: Engine,
  save: Save,
  effort: { answers: number; tries: number },
): Made | Refusal {
  const opening = openTimeline(engine, { ...save, answers: [] });
  if (isRefusal(opening)) return opening;
  const progress = startProgress(io, String(save.setup.mission));
  const work = review(engine, opening.state, save.answers, effort);
  for (;;) {
    const { done, value } = work.next();
    if (!done) {
      progress.at(value);
      continue;
    }
    progress.end();
    if (isRefusal(value)) return value;
    const zones = engine.gameOf(opening.state).context.board.zones.map((z) => z.id);
    return {
      lines: (language) =>
        language === null
          ? [JSON.stringify(value)]
          : reviewLines(
              value,
              language,
              narrator(language, { edition: save.setup.edition, zones, brought: save.setup }),
            ),
    };
  }
}
