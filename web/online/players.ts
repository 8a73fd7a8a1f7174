/** Who plays the heroes of a seat, by name; nobody in particular where they lie in several hands, or in a bot's. */
import type { SeatsView } from '@holdout/protocol';
import type { Player, Players } from '../words/players.ts';

/** `seats`: the heroes of each seat, as the game was set up; `botName`: what a chair is called that a bot holds. */
export function playersOf(
  { chairs, heroes }: SeatsView,
  seats: readonly (readonly string[])[],
  botName: (chair: number) => string,
  isAway: (chair: number) => boolean = () => false,
): Players {
  const personAt = (chair: number | undefined): string | null => {
    const held = chair === undefined ? undefined : chairs[chair];
    return held?.holder === 'person' && held.name !== '' ? held.name : null;
  };
  const ownerAt = (place: number): Player => ({
    place,
    name: chairs[place]?.holder === 'bot' ? botName(place) : personAt(place),
    ...(chairs[place]?.holder === 'person' && isAway(place) ? { away: true } : {}),
  });
  const many = new Set(Object.values(heroes)).size > 1;
  return {
    names: seats.map((own) => {
      const [chair, ...others] = new Set(own.map((hero) => heroes[hero]));
      return others.length === 0 ? personAt(chair) : null;
    }),
    owners: many
      ? Object.fromEntries(Object.entries(heroes).map(([hero, chair]) => [hero, ownerAt(chair)]))
      : {},
  };
}
