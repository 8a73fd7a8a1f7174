/** Heroes go to phones and come back: each to a chair of its own, whose link is the phone's. For the host of the table. */
import { lookUp } from '@holdout/engine';
import type { Command, Done } from '@holdout/protocol';
import { useCallback } from 'react';
import { useCommand, useOnline } from '../online/online.ts';

const MOST_CHAIRS = 6;

interface Giving {
  /** To somebody who watches and has asked for it. */
  give(hero: string, watcher: string): Promise<void>;
  /** Played on this device again. */
  takeBack(hero: string): Promise<void>;
}

export function useGiving(): Giving {
  const { model, seen, keep, session, known } = useOnline();
  const command = useCommand();
  const keepLink = useCallback(
    async (said: Done | null, mine: boolean): Promise<number | undefined> => {
      if (said?.chair === undefined || said.secret === undefined) return undefined;
      const { chair, secret } = said;
      await keep(({ links, secrets }) => {
        const others = secrets.filter((old) => old !== links[chair]);
        return { links: { ...links, [chair]: secret }, secrets: mine ? [...others, secret] : others };
      });
      return chair;
    },
    [keep],
  );

  /** A chair where nobody else's hero is: its own, an empty one, or one more. */
  const chairFor = async (hero: string): Promise<number | undefined> => {
    const { chairs, heroes } = model.seats;
    const at = lookUp(heroes, hero);
    const alone = (chair: number): boolean =>
      Object.entries(heroes).every(([other, held]) => other === hero || held !== chair);
    if (alone(at)) return at;
    const free = chairs.findIndex((_, chair) => alone(chair) && seen.me.chairs.includes(chair));
    const chair =
      free >= 0
        ? free
        : chairs.length < MOST_CHAIRS
          ? await keepLink(await command({ kind: 'chair' }), false)
          : undefined;
    if (chair === undefined) return undefined;
    const given = await command({ kind: 'hero', hero, chair });
    return given ? chair : undefined;
  };

  return {
    async give(hero, watcher) {
      const chair = await chairFor(hero);
      if (chair === undefined) return;
      // Whoever gets up has lost nothing: nobody is told that their chair was taken.
      if (seen.me.chairs.includes(chair) && model.seats.chairs[chair]?.holder === 'person')
        await command({ kind: 'stand', chair });
      await keepLink(await command({ kind: 'admit', chair, watcher }), false);
    },
    async takeBack(hero) {
      const chair = lookUp(model.seats.heroes, hero);
      const wish: Command = { kind: 'link', chair };
      if ((await keepLink(await command(wish), true)) === undefined) return;
      await session.do({ kind: 'sit', chair, name: known.name });
    },
  };
}
