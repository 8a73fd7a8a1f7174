/** What a spawn card says: a line for each danger level, the one that counts marked, or what it does in words. */
import { itemAt, DANGER_LEVELS, type SpawnReading } from '@holdout/engine';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly lines: readonly SpawnReading[];
  /** Level that is read; none where the card is only looked at. */
  readonly level?: string;
  readonly number?: string;
}

/** Cards that bring the same whatever the danger have no lines to tell apart. */
const isCounted = (lines: readonly SpawnReading[]): boolean =>
  lines.some((l) => l.n > 0) || new Set(lines.map((l) => l.enemy)).size > 1;

export function SpawnFace({ lines, level, number }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const kind = lines[0]?.kind ?? 'normal';
  const text = kind === 'normal' ? '' : say.spawnText(kind);
  return (
    <>
      <span className="spawn-head">
        <b className="display">{say.spawn(kind)}</b>
        {number !== undefined && <small>{t('moment.spawn.number', { n: number })}</small>}
      </span>
      {isCounted(lines) && (
        <span className="spawn-lines">
          {lines.map((line, i) => (
            <Line
              key={i}
              line={line}
              at={i}
              counts={DANGER_LEVELS[i] === level}
              faint={level !== undefined}
            />
          ))}
        </span>
      )}
      {text && <span className="spawn-text">{text}</span>}
    </>
  );
}

function Line({
  line,
  at,
  counts,
  faint,
}: {
  readonly line: SpawnReading;
  readonly at: number;
  readonly counts: boolean;
  readonly faint: boolean;
}): React.JSX.Element {
  const { t, say } = useWords();
  const { enemy, n } = line;
  const level = itemAt(DANGER_LEVELS, at);
  return (
    <span
      className="spawn-line"
      data-level={level}
      data-counts={counts || undefined}
      data-faint={(faint && !counts) || undefined}
    >
      <LevelMark level={level} size={20} />
      <span className="spawn-figure">{enemy && <EnemyFigure kind={enemy} zone={at} />}</span>
      {n > 0 ? (
        <Counted n={n} said={say.enemies(enemy, n)} />
      ) : (
        <span>{enemy ? t('moment.spawn.acts', { enemy: say.enemy(enemy) }) : '–'}</span>
      )}
    </span>
  );
}

/** "2 Runners" with its number large, where it is said with one. */
function Counted({ n, said }: { readonly n: number; readonly said: string }): React.JSX.Element {
  const number = String(n);
  if (!said.startsWith(`${number} `)) return <span>{said}</span>;
  return (
    <span className="spawn-count">
      <b className="display num">{number}</b> {said.slice(number.length + 1)}
    </span>
  );
}
