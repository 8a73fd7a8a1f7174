/** The clauses of a mission, as the rules say them. */
import type { Narrator } from '@holdout/narrate/plain';
import { useWords } from '../words/use-words.ts';

const missionClauses = (say: Narrator, clause: string): string[] =>
  say
    .chapters()
    .flatMap((chapter) => chapter.clauses)
    .filter((id) => id === clause || id.startsWith(`${clause}-`));

/** More signs than there is room for under the map. */
const ROOM = 1300;

export const isLong = (say: Narrator, clause: string): boolean =>
  missionClauses(say, clause).reduce((n, id) => n + say.clause(id).length, 0) > ROOM;

export function MissionRules({ clause }: { readonly clause: string }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="print-rules">
      <h2>{t('print.rules')}</h2>
      {missionClauses(say, clause).map((id) => (
        <p key={id}>
          <b>{id}</b> {say.clause(id)}
        </p>
      ))}
    </section>
  );
}
