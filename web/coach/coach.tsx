/** The coach, in the summary of a game that is over: asked for, it thinks in the worker, and what it found is kept. */
import '../styles/coach.css';
import type { Review } from '@holdout/bots/review';
import { go } from '../app/route.ts';
import type { Table } from '../play/table.ts';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { CoachCurve, type Marked } from './coach-curve.tsx';
import { CoachTurn } from './coach-turn.tsx';
import { useCoach } from './use-coach.ts';

interface Props {
  readonly table: Table;
  readonly onShow: (seq: number) => void;
}

export function Coach({ table, onShow }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const { review, done, failed, begin, stop } = useCoach(table);
  return (
    <section
      className="panel coach"
      aria-labelledby="coach"
      data-state={review ? 'told' : done === null ? 'idle' : 'busy'}
    >
      <div className="row">
        <h2 id="coach" className="grow">
          {t('coach.title')}
        </h2>
        {review && <span className="fine mute">{t('coach.key')}</span>}
      </div>
      {!review && done === null && (
        <div className="row wrap">
          <p className="grow mute">{t(failed ? 'coach.failed' : 'coach.offer')}</p>
          <button type="button" className="button primary" onClick={begin}>
            {t('coach.begin')}
          </button>
        </div>
      )}
      {done !== null && !review && (
        <div className="row">
          <progress className="grow" value={done} max={1} aria-label={t('coach.busy')} />
          <span className="num">{percent(done, language)}</span>
          <button type="button" className="button" onClick={stop}>
            {t('coach.stop')}
          </button>
        </div>
      )}
      {review && <Told review={review} table={table} onShow={onShow} />}
    </section>
  );
}

function Told({ review, table, onShow }: Props & { readonly review: Review }): React.JSX.Element {
  const { t, language } = useWords();
  const branch = async (seq: number): Promise<void> => go({ screen: 'table', game: await table.branch(seq) });
  const told = [
    ...review.costly.map((turn) => ({ turn, tone: 'costly' as const })),
    ...review.good.map((turn) => ({ turn, tone: 'good' as const })),
  ];
  const marked: readonly Marked[] = told.map((one, i) => ({ ...one, number: i + 1 }));
  const listOf = (tone: Marked['tone']): React.JSX.Element => (
    <>
      <h3>{t(`coach.head.${tone}`)}</h3>
      {review[tone].length === 0 && <p className="mute">{t(`coach.none.${tone}`)}</p>}
      <ol className="coach-turns">
        {marked
          .filter((m) => m.tone === tone)
          .map((m) => (
            <CoachTurn key={m.turn.seq} {...m} onShow={onShow} onBranch={(seq) => void branch(seq)} />
          ))}
      </ol>
    </>
  );
  const points = (n: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(100 * n);
  return (
    <div className="coach-told">
      <div>
        <CoachCurve review={review} marked={marked} />
        <h3>{t('coach.luck')}</h3>
        <ul className="coach-luck">
          {Object.entries(review.luck).map(([kind, { mean, error }]) => (
            <li key={kind}>
              {t(`coach.luck.${kind}`)} <b className="num">{points(mean)}</b>{' '}
              <span className="mute num">±{Math.round(200 * error)}</span>
            </li>
          ))}
          <li>
            {t('coach.own')} <b className="num">{points(-review.lost)}</b>
          </li>
        </ul>
        <p className="fine mute">{t('coach.note', { n: review.tries })}</p>
      </div>
      <div>
        {listOf('costly')}
        {listOf('good')}
      </div>
    </div>
  );
}
