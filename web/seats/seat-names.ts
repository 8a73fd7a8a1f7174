/** Bots are called by what they are, where nobody has given them a name. */
import type { Players } from '../words/players.ts';
import type { Translate } from '../words/use-words.ts';
import type { Bots } from './bots.ts';

export function withBots({ names, owners }: Players, bots: Bots, t: Translate): Players {
  const nameAt = (place: number, name: string | null): string | null => {
    const bot = bots[place];
    return bot ? t('seats.name', { n: place + 1, bot: t(`seats.bot.${bot}`) }) : name;
  };
  return {
    names: names.map((name, place) => nameAt(place, name)),
    owners: Object.fromEntries(
      Object.entries(owners).map(([hero, o]) => [hero, { ...o, name: nameAt(o.place, o.name) }]),
    ),
  };
}
