/** The log: newest first, by round and phase, each line with its clause; a press rings the zones it touched. */
import type { GameEvent } from '@holdout/engine';
import { clauseOf } from '@holdout/narrate/plain';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { LogEntry } from '../play/table.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { Dice } from './dice.tsx';
import { logLook } from './log-icons.ts';
import { diceOf, logGroups, revealedAt, zonesOf, type LogLine } from './log-lines.ts';
import { RuleChip } from './rule-chip.tsx';

interface Props {
  readonly entries: readonly LogEntry[];
  /** Everybody who may be named, by id: names are set in bold. */
  readonly heroes: ReadonlyMap<string, unknown>;
  readonly ringed: string | null;
  readonly onRing: (key: string, zones: readonly string[]) => void;
  readonly tools?: ReactNode;
}

/** Groups shown before somebody asks for more. */
const AT_FIRST = 6;

export function LogPanel({ entries, heroes, ringed, onRing, tools }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const groups = useMemo(() => logGroups(entries), [entries]);
  const reveal = useMemo(() => revealedAt(entries), [entries]);
  const [shown, setShown] = useState(AT_FIRST);
  const names = useMemo(() => [...heroes.keys()].map((id) => say.hero(id)), [heroes, say]);
  // The line is drawn once, above the newest thing that cannot be taken back freely.
  const first = groups.flatMap((g) => g.lines).find((line) => line.seq <= reveal)?.key;
  return (
    <section className="panel log tone" aria-label={t('table.log')}>
      <div className="row">
        <h2 className="cap">{t('table.log')}</h2>
        <span className="grow" />
        {tools}
      </div>
      <div className="log-scroll" tabIndex={0} role="log">
        {groups.slice(0, shown).map((group) => (
          <section key={group.key} className="log-group">
            <h3 className="log-round">
              {group.phase === 'setup'
                ? t('table.log.setup')
                : t('table.log.group', { round: group.round, phase: t(`table.phase.${group.phase}`) })}
            </h3>
            <ul>
              {group.lines.map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  names={names}
                  ringed={ringed}
                  onRing={onRing}
                  reveal={line.key === first && reveal > 0}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length > shown && (
          <button
            type="button"
            className="button ghost log-more"
            onClick={() => setShown(shown + 4 * AT_FIRST)}
          >
            {t('table.log.older')}
          </button>
        )}
      </div>
    </section>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly names: readonly string[];
  readonly ringed: string | null;
  readonly onRing: Props['onRing'];
  readonly reveal?: boolean;
}

const Line = memo(function Line({ line, names, ringed, onRing, reveal = false }: LineProps) {
  const words = useWords();
  const { event, key, under } = line;
  const [icon, tone] = logLook(event);
  const clause = clauseOf(event);
  const zones = zonesOf(event);
  const text = <LineText event={event} names={names} words={words} />;
  return (
    <li>
      {reveal && <p className="reveal">{words.t('table.log.reveal')}</p>}
      <div className={ringed === key ? 'log-line ringed' : 'log-line'}>
        <span className={`tone-${tone}`}>
          <Icon name={icon} size={17} />
        </span>
        <div>
          {zones.length > 0 ? (
            <button
              type="button"
              className="log-text"
              aria-pressed={ringed === key}
              onClick={() => onRing(key, zones)}
            >
              {text}
            </button>
          ) : (
            <span className="log-text">{text}</span>
          )}{' '}
          {clause && <RuleChip clause={clause} />}
        </div>
      </div>
      {under.length > 0 && (
        <ul>
          {under.map((sub) => (
            <Line key={sub.key} line={sub} names={names} ringed={ringed} onRing={onRing} />
          ))}
        </ul>
      )}
    </li>
  );
}, looksSame);

/** Lines are put together anew with every event; most of them say what they said before. */
function looksSame(a: LineProps, b: LineProps): boolean {
  const { line: before, ringed: was, ...rest } = a;
  const { line: now, ringed: is, ...others } = b;
  return (
    sameLine(before, now) &&
    (was === is || (!isRinged(now, was) && !isRinged(now, is))) &&
    rest.names === others.names &&
    rest.onRing === others.onRing &&
    rest.reveal === others.reveal
  );
}

const sameLine = (a: LogLine, b: LogLine): boolean =>
  a.event === b.event &&
  a.under.length === b.under.length &&
  a.under.every((l, i) => sameLine(l, b.under[i]));
const isRinged = (line: LogLine, key: string | null): boolean =>
  line.key === key || line.under.some((l) => isRinged(l, key));

/** The sentence, with dice drawn in the place of their numbers and heroes in bold. */
function LineText({
  event,
  names,
  words,
}: {
  readonly event: GameEvent;
  readonly names: readonly string[];
  readonly words: Words;
}): React.JSX.Element {
  const text = words.say.event(event);
  const dice = diceOf(event);
  const numbers = dice.map((d) => d.face).join(', ');
  const cut = dice.length > 0 ? text.lastIndexOf(numbers) : -1;
  if (cut < 0) return <>{bold(text, names)}</>;
  return (
    <>
      {bold(text.slice(0, cut), names)}
      <Dice dice={dice} />
      {bold(text.slice(cut + numbers.length), names)}
    </>
  );
}

function bold(text: string, names: readonly string[]): ReactNode[] {
  if (names.length === 0) return [text];
  const pattern = new RegExp(`(?<![\\p{L}])(${names.map(escape).join('|')})(?![\\p{L}])`, 'u');
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
