/** `holdout replay <save>`: plays a save again, answer by answer, and prints where it ends. */
import { isRefusal, parseSave, replay } from '@holdout/engine';
import { narrator } from '@holdout/narrate';
import { parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { newEngine } from '../editions.ts';

export const replayCommand: Command = {
  name: 'replay',
  usage: 'replay <save> [--json]',
  summary: 'Verifies a saved game and prints the fingerprint of its last state.',
  run(args, io) {
    const { words, flags } = parseOptions(args, { flags: ['json'], words: ['save'] });
    const engine = newEngine();
    const save = parseSave(io.read(words[0]));
    const state = isRefusal(save) ? save : replay(engine, save);
    if (isRefusal(save) || isRefusal(state)) {
      const refusal = isRefusal(save) ? save : state;
      if (isRefusal(refusal)) io.err(`${words[0]}: ${narrator('en').refusal(refusal)}`);
      return EXIT.failed;
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
