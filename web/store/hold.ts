/**
 * One tab at a time plays a game. The browser's locks say who: the second tab is told, and may take the game over, which
 * takes it from the first. Where there are no locks, the check on every write remains (TwoTabsError).
 */
export type Hold = 'waiting' | 'mine' | 'elsewhere' | 'taken';

export interface Holder {
  /** Takes the game from whichever tab has it. */
  takeOver(): void;
  release(): void;
}

const nameOf = (id: string): string => `holdout.game.${id}`;

/** Does something to a game that no tab has open; nothing where nobody can say whether one has. */
export async function whileFree(id: string, act: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}

export function holdGame(
  id: string,
  tell: (hold: Hold) => void,
  locks: LockManager | null = navigator.locks ?? null,
): Holder {
  let letGo: (() => void) | undefined;
  let released = false;

  const say = (hold: Hold): void => {
    if (!released) tell(hold);
  };

  function request(options: LockOptions): void {
    if (!locks) {
      say('mine');
      return;
    }
    let had = false;
    locks
      .request(nameOf(id), options, (lock) => {
        if (!lock) {
          say('elsewhere');
          return undefined;
        }
        if (released) return undefined;
        had = true;
        say('mine');
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      })
      // A lock that is stolen rejects its request.
      .catch(() => say(had ? 'taken' : 'elsewhere'));
  }

  say('waiting');
  request({ ifAvailable: true });
  return {
    takeOver: () => request({ steal: true }),
    release() {
      released = true;
      letGo?.();
    },
  };
}
