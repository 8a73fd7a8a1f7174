/**
 * Were the dice honest? The seed that the server published is the one it had promised at the start, and with it the game
 * gives, answer by answer, exactly what this page was shown.
 */
import { isRefusal, parseSave, type Engine, type GameEvent } from '@holdout/engine';
import type { Welcome } from '@holdout/protocol';
import { sha256 } from './sha256.ts';

export type Verdict =
  | { readonly is: 'honest'; readonly answers: number }
  /** The seed is not the one that was promised. */
  | { readonly is: 'other-seed' }
  /** The game told here and the one of the seed part at this answer. */
  | { readonly is: 'other-game'; readonly at: number }
  /** The file cannot be played with the rules of this page. */
  | { readonly is: 'unreadable' };

/** `file`: the save that the server hands out when a game is over. */
export function checkDice(engine: Engine, model: Welcome, file: string): Verdict {
  const proof = model.game?.proof;
  const save = parseSave(file);
  if (!proof || isRefusal(save)) return { is: 'unreadable' };
  if (sha256(`${proof.salt}:${proof.seed}`) !== model.commitment || save.seed !== proof.seed)
    return { is: 'other-seed' };
  const opening: GameEvent[] = [];
  const state = engine.newGame(model.setup, proof.seed, opening);
  if (isRefusal(state) || state.rules !== model.rules) return { is: 'unreadable' };
  const told = model.log.map((line) => JSON.stringify(line.events));
  if (told[0] !== JSON.stringify(opening)) return { is: 'other-game', at: 0 };
  if (save.answers.length !== told.length - 1)
    return { is: 'other-game', at: Math.min(save.answers.length, told.length - 1) };
  for (const [i, answer] of save.answers.entries()) {
    const result = engine.answer(state, answer, 'changes');
    if (isRefusal(result) || JSON.stringify(result.events) !== told[i + 1])
      return { is: 'other-game', at: i + 1 };
  }
  return { is: 'honest', answers: save.answers.length };
}
