/** Threads that play games, as many as there are cores: the page itself plays none, so nothing ever waits for one. */
import type { GameReport } from '@holdout/bots/measure';
import type { FromPlayer, Game, ToPlayer } from './messages.ts';

export interface Crew {
  readonly size: number;
  /** Every thread takes the next game as soon as it has played one; who is at rest is asked again by this. */
  wake(): void;
  dismiss(): void;
}

/** The next game to play, if there is one. */
type Next = () => Game | undefined;
interface Heard {
  played(game: Game, report: GameReport): void;
  failed(why: string): void;
}

/** A thread as it is made; tests bring their own. */
type MakePlayer = () => Worker;
const newPlayer: MakePlayer = () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });

export const coresHere = (): number => Math.max(1, navigator.hardwareConcurrency || 1);

export function gatherCrew(next: Next, heard: Heard, size = coresHere(), make: MakePlayer = newPlayer): Crew {
  const resting = new Set<Worker>();
  const hand = (player: Worker): void => {
    const game = next();
    if (!game) {
      resting.add(player);
      return;
    }
    resting.delete(player);
    const message: ToPlayer = { kind: 'play', game };
    player.postMessage(message);
  };
  const players = Array.from({ length: size }, () => {
    const player = make();
    player.onmessage = ({ data }: MessageEvent<FromPlayer>) => {
      if (data.kind === 'failed') return heard.failed(data.why);
      if (data.kind === 'played') heard.played(data.game, data.report);
      hand(player);
    };
    // Its file could not be fetched, or its rules.
    player.onerror = () => heard.failed('worker');
    resting.add(player);
    return player;
  });
  return {
    size,
    wake: () => [...resting].forEach(hand),
    dismiss: () => players.forEach((player) => player.terminate()),
  };
}

/** One of the games measured, played again for its answers. */
export function savedGame(game: Game, make: MakePlayer = newPlayer): Promise<string> {
  const player = make();
  return new Promise<string>((resolve, reject) => {
    player.onmessage = ({ data }: MessageEvent<FromPlayer>) =>
      data.kind === 'saved' ? resolve(data.save) : reject(new Error(data.kind));
    player.onerror = () => reject(new Error('worker'));
    const message: ToPlayer = { kind: 'save', game };
    player.postMessage(message);
  }).finally(() => player.terminate());
}
