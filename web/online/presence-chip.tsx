/** Beside a name: there, or away since when. */
import { useWords } from '../words/use-words.ts';
import { awayText } from './presence.ts';

export function PresenceChip({ since }: { readonly since: number | null }): React.JSX.Element {
  const words = useWords();
  return (
    <span
      className={since === null ? 'presence here' : 'presence'}
      data-presence={since === null ? 'here' : 'away'}
    >
      <i aria-hidden="true" />
      {since === null ? words.t('online.presence.here') : awayText(since, words)}
    </span>
  );
}
