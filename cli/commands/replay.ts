/** `holdout replay <save>`: plays a save again, answer by answer, and prints where it ends. */
import { isRefusal, itemAt, leading, parseSave, replay } from '@holdout/engine';
import { LANGUAGES, narrator, type Language } from '@holdout/narrate';
import { oneOf, parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { newEngine } from '../editions.ts';
import { toldGame } from '../told-game.ts';

export const replayCommand: Command = {
  name: 'replay',
  usage: `replay <save> [--json | --tell [--lang ${LANGUAGES.join('|')}]]`,
  summary:
    'Verifies a saved game and prints the fingerprint of its last state, or tells it from start to end.',
  run(args, io) {
    const options = parseOptions(args, { flags: ['json', 'tell'], values: ['lang'], words: ['save'] });
    const { words, flags } = options;
    const [file] = leading(words, 1);
    const language = oneOf<Language>(options, 'lang', LANGUAGES, itemAt(LANGUAGES, 0));
    const engine = newEngine();
    const save = parseSave(io.read(file));
    const state = isRefusal(save) ? save : replay(engine, save);
    if (isRefusal(save) || isRefusal(state)) {
      const refusal = isRefusal(save) ? save : state;
      if (isRefusal(refusal)) io.err(`${file}: ${narrator(language).refusal(refusal)}`);
      return EXIT.failed;
    }
    if (flags.has('tell')) {
      const told = toldGame(engine, save, language);
      if (!isRefusal(told)) told.forEach((line) => io.out(line));
      return EXIT.fine;
    }
    const end = {
      hash: engine.hash(state),
      answers: save.answers.length,
      round: state.round,
      result: state.outcome?.result ?? 'open',
      rewinds: save.rewinds.length,
    };
    if (flags.has('json')) io.out(JSON.stringify(end));
    else io.out(`${end.hash}  ${end.result} after ${end.answers} answers, round ${end.round}`);
    return EXIT.fine;
  },
};
