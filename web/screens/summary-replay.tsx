/** The whole game on a line: step, play, jump to a moment, and play on from it in a game of its own. */
import { useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import type { LogEntry, Table } from '../play/table.ts';
import { roundGiven, roundsOf } from '../insight/history-rounds.ts';
import { deedsIn } from '../table/deeds.ts';
import { logGroups } from '../table/log-lines.ts';
import { useWords } from '../words/use-words.ts';
import type { Dated } from './summary-stats.ts';

interface Props {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly moments: readonly Dated[];
  readonly seq: number | null;
  readonly onSeq: (seq: number) => void;
}

const PACE = 700;

export function SummaryReplay({ table, log, moments, seq, onSeq }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const last = log.at(-1)?.seq ?? 0;
  const at = seq ?? last;
  const [playing, setPlaying] = useState(false);
  const entry = log[at];
  const round = roundGiven(log, at);
  const told = entry && deedsIn(logGroups([entry]).flatMap((g) => g.lines)).at(-1);
  const step = (by: number): void => onSeq(Math.max(0, Math.min(last, at + by)));

  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onSeq(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, onSeq]);

  const play = (): void => {
    if (!playing && at >= last) onSeq(0);
    setPlaying(!playing);
  };
  const branch = async (): Promise<void> => go({ screen: 'table', game: await table.branch(at) });
  const place = (n: number): string => `${(n / Math.max(1, last)) * 100}%`;
  return (
    <section className="replay" aria-label={t('summary.replay')}>
      <button
        type="button"
        className="round-button"
        aria-label={t('summary.replay.back')}
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Icon name="previous-button" size={18} />
      </button>
      <button
        type="button"
        className="round-button play"
        aria-label={t(playing ? 'summary.replay.pause' : 'summary.replay.play')}
        onClick={play}
      >
        <Icon name={playing ? 'pause-button' : 'play-button'} size={22} />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={t('summary.replay.on')}
        disabled={at === last}
        onClick={() => step(1)}
      >
        <Icon name="next-button" size={18} />
      </button>
      <div className="grow">
        <div className="row fine">
          <b>{t('summary.round', { n: round })}</b>
          <span className="mute told">{told && say.deed(told.lead.event, told.events).head}</span>
          <span className="grow" />
          <span className="mute num">{t('summary.replay.at', { seq: at, all: last })}</span>
        </div>
        <div className="timeline">
          {roundsOf(log).map(({ round: n, from }) => (
            <span key={n} style={{ left: place(from) }}>
              {n}
            </span>
          ))}
          {moments.map(({ seq: m, event }) => (
            <i key={`${m} ${event.id}`} className={event.type} style={{ left: place(m) }} />
          ))}
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t('summary.replay.moment')}
            aria-valuetext={t('summary.replay.text', { round, seq: at })}
            onChange={(e) => {
              setPlaying(false);
              onSeq(Number(e.target.value));
            }}
          />
        </div>
      </div>
      <button
        type="button"
        className="button"
        disabled={at === last && table.view().state.outcome !== null}
        onClick={() => void branch()}
      >
        {t('summary.replay.branch')}
      </button>
    </section>
  );
}
