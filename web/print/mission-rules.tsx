/** The clauses of a mission, as the rules say them. */
import type { Mission } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate/plain';
import { useWords } from '../words/use-words.ts';

const missionClauses = (say: Narrator, clause: string): string[] =>
  say
    .chapters()
    .flatMap((chapter) => chapter.clauses)
    .filter((id) => id === clause || id.startsWith(`${clause}-`));

/** More signs than there is room for under the map. */
const ROOM = 1300;

type Ruled = Pick<Mission, 'id' | 'clause'>;

/** Of a mission of the players' own what its file says, else its clauses with their numbers. */
const rulesOf = (say: Narrator, { id, clause }: Ruled): (readonly [number: string, text: string])[] =>
  say.mission(id).rules?.map((text) => ['', text] as const) ??
  missionClauses(say, clause).map((number) => [number, say.clause(number)] as const);

export const isLong = (say: Narrator, mission: Ruled): boolean =>
  rulesOf(say, mission).reduce((n, [, text]) => n + text.length, 0) > ROOM;

export function MissionRules({ mission }: { readonly mission: Ruled }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="print-rules">
      <h2>{t('print.rules')}</h2>
      {rulesOf(say, mission).map(([number, text]) => (
        <p key={text}>
          {number !== '' && <b>{number}</b>} {text}
        </p>
      ))}
    </section>
  );
}
