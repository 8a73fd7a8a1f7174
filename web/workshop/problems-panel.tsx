/** What is wrong, by number, as on the board: what it is, where, and what would mend it. */
import { useWords } from '../words/use-words.ts';
import { sayStep } from './step-words.ts';
import type { Flaw, StepProps } from './workshop.ts';

export function ProblemsPanel({ workshop }: StepProps): React.JSX.Element {
  const { t } = useWords();
  const { flaws } = workshop;
  const n = (level: Flaw['level']): number => flaws.filter((f) => f.level === level).length;
  return (
    <section className="panel workshop-problems" aria-labelledby="workshop-problems">
      <div className="row">
        <h2 id="workshop-problems">{t('workshop.problems')}</h2>
        {n('red') > 0 && <b className="count red">{n('red')}</b>}
        {n('yellow') > 0 && <b className="count yellow">{n('yellow')}</b>}
        <span className="grow" />
        <span className="fine mute">{t('workshop.problems.live')}</span>
      </div>
      {flaws.length === 0 && <p role="status">{t('workshop.problems.none')}</p>}
      <ol>
        {flaws.map((flaw, i) => (
          <li key={`${flaw.key} ${flaw.at}`}>
            <b className={`count ${flaw.level}`}>{i + 1}</b>
            <FlawNote flaw={flaw} workshop={workshop} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FlawNote({ flaw, workshop }: StepProps & { readonly flaw: Flaw }): React.JSX.Element {
  const words = useWords();
  const { key, detail, zones = [], remedies = [] } = flaw;
  const { say } = words;
  return (
    <div className="col grow">
      <span>{say.problem(key, '', detail)}</span>
      {zones.length > 0 && (
        <span className="fine mute">{zones.map((zone) => say.place(zone)).join(' – ')}</span>
      )}
      <span className="row wrap">
        {remedies.map(({ said, file }, i) => (
          <button key={i} type="button" className="button small" onClick={() => workshop.change(said, file)}>
            {sayStep(words, said)}
          </button>
        ))}
      </span>
    </div>
  );
}
