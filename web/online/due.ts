/** Nobody waits for ever: when somebody steps in for whoever is awaited, as the house has it. */
import type { Welcome } from '@holdout/protocol';
import type { Words } from '../words/use-words.ts';
import { awaySince } from './presence.ts';
import type { SessionView } from './session.ts';

const MINUTE = 60_000;

/** Milliseconds since 1970; undefined where nothing happens by itself. */
export function dueAt(
  { game, house, seats }: Welcome,
  seen: Pick<SessionView, 'people'>,
): number | undefined {
  if (!game?.decision) return undefined;
  const people = game.answerers.filter((c) => {
    const { holder, standIn } = seats.chairs[c] ?? {};
    return holder === 'person' && standIn === undefined;
  });
  if (people.length === 0) return undefined;
  if (house.pace > 0) return game.since + house.pace * MINUTE;
  const away = people.map((chair) => awaySince(seen, chair));
  if (house.away === 0 || away.includes(null)) return undefined;
  return Math.max(game.since, Math.min(...away.map(Number))) + house.away * MINUTE;
}

/** "21:04"; of another day "Friday 21:04". */
export function timeText(at: number, now: number, { language }: Pick<Words, 'language'>): string {
  const near = at - now < 12 * 60 * MINUTE;
  const day = near ? {} : { weekday: 'long' as const };
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}
