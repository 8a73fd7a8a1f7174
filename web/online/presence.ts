/** Who is at the table now, in words. */
import { agoText } from '../screens/ago.ts';
import type { Words } from '../words/use-words.ts';
import type { SessionView } from './session.ts';

/** Null: there, or nobody has said yet. Otherwise away since then; 0: not seen yet. */
export const awaySince = ({ people }: Pick<SessionView, 'people'>, of: number | 'host'): number | null =>
  people === null ? null : of === 'host' ? people.host : (people.chairs[of] ?? null);

export const isAway = (seen: SessionView, chair: number): boolean => awaySince(seen, chair) !== null;

/** "away since 21:04"; of another day how long ago that was. */
export function awayText(since: number, { t, language }: Pick<Words, 't' | 'language'>): string {
  if (since === 0) return t('online.presence.unseen');
  const old = Date.now() - since > 12 * 60 * 60 * 1000;
  if (old) return t('online.presence.ago', { when: agoText(since, Date.now(), language) });
  const format = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return t('online.presence.since', { time: format.format(since) });
}
