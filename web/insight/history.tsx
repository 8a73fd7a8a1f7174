/**
 * The bar of the history, in the place of the decision bar: a slider over all answers with rounds and reveals, steps,
 * play and pause, and the way into a game of its own from here.
 */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { RefusedByTable } from '../play/table.ts';
import { maybe } from '../table/maybe.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { roundGiven } from './history-rounds.ts';
import type { HistoryUi } from './use-history.ts';

interface Props {
  readonly history: HistoryUi;
  readonly onClose: () => void;
  /** Letter that closes it, for the key cap. */
  readonly letter: string;
  /** To know before one begins a game from here. */
  readonly branchText?: string;
}

export function HistoryBar({ history, onClose, letter, branchText }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [failed, setFailed] = useState('');
  useHistoryKeys(history);
  const { seq, last, entries } = history;
  const entry = entries[entries.length - 1];
  const answered = entry?.events.find((e) => e.type === 'answered');
  const round = roundGiven(entries, seq);
  return (
    <section className="decide history-bar" aria-label={t('insight.history')}>
      <div className="prompt paper" aria-live="polite">
        {answered
          ? t('insight.history.at', { round, text: say.event(answered) })
          : t('insight.history.start')}
      </div>
      <div className="decide-body">
        <Scrubber history={history} />
        <div className="history-buttons">
          <StepButton
            label={t('insight.history.round-back')}
            sign="«"
            onPress={() => history.stepRound(-1)}
            off={seq === 0}
          />
          <StepButton
            label={t('insight.history.back')}
            sign="‹"
            onPress={() => history.step(-1)}
            off={seq === 0}
          />
          <button
            type="button"
            className="button history-play"
            aria-label={t(history.running ? 'insight.history.pause' : 'insight.history.play')}
            aria-pressed={history.running}
            onClick={history.toggle}
          >
            <Icon name={history.running ? 'pause-button' : 'play-button'} size={18} />
          </button>
          <StepButton
            label={t('insight.history.on')}
            sign="›"
            onPress={() => history.step(1)}
            off={seq === last}
          />
          <StepButton
            label={t('insight.history.round-on')}
            sign="»"
            onPress={() => history.stepRound(1)}
            off={seq === last}
          />
          <span className="history-count num">{t('insight.history.count', { seq, last })}</span>
          <span className="grow" />
          {failed && <span role="alert">{failed}</span>}
          <button
            type="button"
            className="button"
            title={branchText}
            onClick={() => void history.branch().catch((error: unknown) => setFailed(branchFailed(error, t)))}
          >
            {t('insight.history.branch')}
          </button>
          <button type="button" className="button primary" onClick={onClose}>
            {t('insight.history.now')}
            <span className="key-cap">{letter}</span>
          </button>
        </div>
      </div>
    </section>
  );
}

/** An online table gives the game away only when it may be. */
const branchFailed = (error: unknown, t: Translate): string =>
  (error instanceof RefusedByTable && maybe(t, `online.no.${error.code}`)) ||
  t('insight.history.branch-failed');

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

const StepButton = ({ label, sign, off, onPress }: StepProps): React.JSX.Element => (
  <button
    type="button"
    className="button history-step"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={onPress}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);

/** Rounds as bands, reveals as lines, and over both a slider that every keyboard knows. */
function Scrubber({ history }: { readonly history: HistoryUi }): React.JSX.Element {
  const { t } = useWords();
  const { seq, last, rounds, reveals } = history;
  // Every answer has a cell of the same width, the last one too.
  const at = (n: number): number => (n / (last + 1)) * 100;
  const round = roundGiven(history.entries, seq);
  return (
    <div className="scrubber">
      <div className="scrubber-bands" aria-hidden="true">
        {rounds.map((r, i) => (
          <span
            key={r.round}
            className={i % 2 ? 'band odd' : 'band'}
            data-now={r.round === round || undefined}
            style={{ left: `${at(r.from)}%`, width: `${at(r.to + 1) - at(r.from)}%` }}
          >
            {r.round}
          </span>
        ))}
        {reveals.map((n) => (
          <span key={n} className="scrubber-reveal" style={{ left: `${at(n + 0.5)}%` }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={seq}
        aria-label={t('insight.history.slider')}
        aria-valuetext={t('insight.history.value', { seq, last, round })}
        onChange={(e) => history.goTo(Number(e.target.value))}
      />
    </div>
  );
}

/** Arrows, Home, End, Page keys and Space from anywhere but a control that needs them itself. */
function useHistoryKeys(history: HistoryUi): void {
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const h = latest.current;
      if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || needsKey(e)) return;
      const acts: { readonly [key: string]: () => void } = {
        ArrowLeft: () => h.step(-1),
        ArrowRight: () => h.step(1),
        PageUp: () => h.stepRound(-1),
        PageDown: () => h.stepRound(1),
        Home: () => h.goTo(0),
        End: () => h.goTo(h.last),
        ' ': h.toggle,
      };
      const act = acts[e.key];
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The slider's own keys would leap without playing, so it gives them up; buttons keep Space. */
function needsKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || ['SELECT', 'TEXTAREA'].includes(target.tagName)) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return key === ' ' && target.closest('button, a, summary') !== null;
}
