/** The log: newest first, by round and phase, a line for each deed; `full` shows everything it is made of. */
import { itemAt, type Era } from '@holdout/engine';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { LogEntry } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';
import { deedsIn } from './deeds.ts';
import { letterOf } from './keys.ts';
import { DeedLine } from './log-deed.tsx';
import { logGroups, revealedAt } from './log-lines.ts';

// Not many games outlive their rules.
const Story = lazy(() => import('../chrome/story.tsx').then((m) => ({ default: m.Story })));

interface Props {
  readonly entries: readonly LogEntry[];
  /** What was told under rules the game has outlived. */
  readonly earlier: readonly Era[];
  /** Everybody who may be named, by id: names are set in bold. */
  readonly heroes: ReadonlyMap<string, unknown>;
  /** Zones of the deed under the pointer or the focus are ringed on the board. */
  readonly onRing: (zones: readonly string[]) => void;
  readonly onRingEnd: () => void;
  /** Where the log has a key of its own to show all: whether it does, and the press. */
  readonly full?: boolean;
  readonly onFull?: () => void;
  /** What has just happened can be watched again. */
  readonly onAgain: (() => void) | null;
}

/** Groups shown before somebody asks for more. */
const AT_FIRST = 6;

export function LogPanel({
  entries,
  earlier,
  heroes,
  onRing,
  onRingEnd,
  full,
  onFull,
  onAgain,
}: Props): React.JSX.Element {
  const { t, say } = useWords();
  const groups = useMemo(
    () => logGroups(entries).map((group) => ({ ...group, deeds: deedsIn(group.lines) })),
    [entries],
  );
  const reveal = useMemo(() => revealedAt(entries), [entries]);
  const [shown, setShown] = useState(AT_FIRST);
  const [ownFull, setOwnFull] = useState(false);
  const names = useMemo(() => [...heroes.keys()].map((id) => say.hero(id)), [heroes, say]);
  const before = useMemo(() => earlier.flatMap((era) => era.told), [earlier]);
  const all = onFull ? full === true : ownFull;
  // The line is drawn once, above the newest thing that cannot be taken back freely.
  const first = groups.flatMap((g) => g.deeds).find(({ lines }) => itemAt(lines, 0).seq <= reveal)?.key;
  return (
    <section className="panel log tone" aria-label={t('table.log')}>
      <div className="row">
        <h2 className="cap">{t('table.log')}</h2>
        <span className="grow" />
        {onAgain && (
          <button type="button" className="text-button log-full" onClick={onAgain}>
            {t('moment.again')}
          </button>
        )}
        <button
          type="button"
          className="text-button log-full"
          aria-pressed={all}
          onClick={onFull ?? (() => setOwnFull(!ownFull))}
        >
          {onFull && <span className="key-cap">{letterOf(t, 'log')}</span>}
          {t('log.full')}
        </button>
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
              {group.deeds.map((deed) => (
                <DeedLine
                  key={deed.key}
                  deed={deed}
                  names={names}
                  full={all}
                  onRing={onRing}
                  onRingEnd={onRingEnd}
                  reveal={deed.key === first && reveal > 0}
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
        {before.length > 0 && (
          <Suspense>
            <Story title={t('table.log.earlier', { n: before.length })} lines={before} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
