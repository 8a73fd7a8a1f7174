/** The forecast in words, worst first, each with its clause; and the bar with what the lines on the board mean. */
import { isClause } from '@holdout/narrate/plain';
import { useState } from 'react';
import { FigureToken } from '../board/figure-token.tsx';
import { RuleChip } from '../table/rule-chip.tsx';
import { useWords } from '../words/use-words.ts';
import { ArrivalBadge } from './badges.tsx';
import type { Fact } from './fact.ts';
import type { Arrow, ArrowKind } from './forecast-moves.ts';
import { ARROW_LOOKS } from './forecast-view.tsx';
import { factText, forecastSummary, groupOf, motiveOf } from './forecast-words.ts';
import { reasonText } from './motive-words.ts';
import type { ForecastUi } from './use-forecast.ts';

/** Lines before the quiet ones are only counted. */
const AT_FIRST = 11;

const isQuiet = (fact: Fact): boolean => fact.kind === 'move' && fact.heroes.length === 0;
const toneOf = (fact: Fact): string =>
  fact.kind === 'lost' ||
  fact.kind === 'devoured' ||
  (fact.kind === 'person' && fact.how === 'left') ||
  (fact.kind === 'threat' && fact.threat.dies)
    ? 'dire'
    : fact.kind === 'threat' || fact.kind === 'share'
      ? 'bad'
      : fact.kind === 'choice'
        ? 'asked'
        : '';

interface ListProps {
  readonly forecast: ForecastUi;
}

/** For the right rail, in the place of the log. */
export function ForecastList({ forecast }: ListProps): React.JSX.Element | null {
  const words = useWords();
  const [all, setAll] = useState(false);
  const { facts, focus } = forecast;
  if (!facts) return null;
  const hidden = all ? [] : facts.facts.slice(AT_FIRST).filter(isQuiet);
  const shown = facts.facts.filter((f) => !hidden.includes(f));
  const { t } = words;
  return (
    <section className="panel forecast-list" aria-label={t('insight.forecast')}>
      <h2 className="cap">{t('insight.forecast.title')}</h2>
      <ul className="forecast-scroll">
        {shown.map((fact, i) => (
          <li key={i} className={`forecast-line ${toneOf(fact)}`} data-looked={fact === focus || undefined}>
            <button
              type="button"
              className="forecast-text"
              aria-pressed={fact === focus}
              onClick={() => forecast.setFocus(fact === focus ? null : fact)}
            >
              <FactGroup fact={fact} />
              <span className="forecast-fact">{factText(fact, words)}</span>
              <Why fact={fact} />
            </button>
            <RuleChip clause={decisiveClause(fact)} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <button type="button" className="button ghost" onClick={() => setAll(true)}>
          {t('insight.forecast.more', { n: hidden.length })}
        </button>
      )}
      <p className="forecast-note">
        {facts.facts.length === 0 ? t('insight.forecast.nothing') : t('insight.forecast.no-spawns')}
      </p>
    </section>
  );
}

/** The reason beneath the line. */
function Why({ fact }: { readonly fact: Fact }): React.JSX.Element | null {
  const words = useWords();
  const motive = motiveOf(fact);
  return motive ? <small className="forecast-why">{reasonText(motive, words)}</small> : null;
}

/** The clause by which a group goes there tells more than the one by which it moves at all. */
function decisiveClause(fact: Fact): string {
  const motive = fact.kind === 'move' ? fact.motive : undefined;
  return motive && isClause(motive.clause) ? motive.clause : fact.cause;
}

function FactGroup({ fact }: { readonly fact: Fact }): React.JSX.Element {
  const { say } = useWords();
  const group = groupOf(fact);
  // People are named in the sentence.
  const name = group && !('who' in fact) ? say.enemies(group.enemy, group.n) : undefined;
  return (
    <span className="forecast-group" role={name && 'img'} aria-label={name} aria-hidden={!name || undefined}>
      {group && (
        <>
          <svg viewBox="-46 -48 92 92" width="1.45rem" height="1.45rem" aria-hidden="true">
            <FigureToken id={group.enemy} shadow={false} />
          </svg>
          <b className="display num">{group.n}</b>
        </>
      )}
    </span>
  );
}

interface BarProps {
  readonly forecast: ForecastUi;
  readonly onClose: () => void;
  /** Letter that closes it, for the key cap. */
  readonly letter: string;
}

/** In the place of the decision bar. */
export function ForecastBar({ forecast, onClose, letter }: BarProps): React.JSX.Element | null {
  const words = useWords();
  const { t } = words;
  if (!forecast.facts) return null;
  return (
    <section className="decide forecast-bar" aria-label={t('insight.forecast.title')}>
      <div className="prompt paper" aria-live="polite">
        {forecastSummary(forecast.facts, words)}
      </div>
      <div className="decide-body forecast-legend">
        {legendOf(forecast.facts.arrows).map((kind) => (
          <span key={kind} className="row">
            <svg viewBox="0 0 68 24" width="2.1rem" height="0.75rem" aria-hidden="true">
              <path
                d="M6 12H62"
                stroke={ARROW_LOOKS[kind].colour}
                strokeWidth="11"
                strokeLinecap="round"
                strokeDasharray={DASHES[kind]}
              />
            </svg>
            {t(`insight.forecast.legend.${kind}`)}
          </span>
        ))}
        <span className="row">
          <svg viewBox="-42 -22 84 44" width="2.75rem" height="1.5rem" aria-hidden="true">
            <ArrivalBadge n={5} />
          </svg>
          {t('insight.forecast.legend.arrivals')}
        </span>
        <span className="grow" />
        <button
          type="button"
          className="button"
          onClick={forecast.next}
          disabled={forecast.facts.facts.length === 0}
        >
          {t('insight.forecast.next')}
        </button>
        <button type="button" className="button primary" onClick={onClose}>
          {t('insight.forecast.back')}
          <span className="key-cap">{letter}</span>
        </button>
      </div>
    </section>
  );
}

const DASHES = { once: undefined, twice: '18 16', choice: '1 18', person: '10 12' };

/** People are told of only where there are some. */
const legendOf = (arrows: readonly Arrow[]): ArrowKind[] => [
  'once',
  'twice',
  'choice',
  ...(arrows.some((a) => a.kind === 'person') ? (['person'] as const) : []),
];
