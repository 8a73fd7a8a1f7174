/** Danger levels as shape, colour and numeral together, and the bar of experience through them (K-XP-2). */
import { itemAt, type Context } from '@holdout/engine';
import { DANGER_LEVELS, type DangerLevel } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { Asked } from './asked.tsx';

const SHAPES: { readonly [level in DangerLevel]: string } = {
  blue: 'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z',
  yellow: 'M0-13L13 10H-13Z',
  orange: 'M0-14L14 0 0 14-14 0Z',
  red: 'M-5.5-13H5.5L13-5.5V5.5L5.5 13H-5.5L-13 5.5V-5.5Z',
};

interface MarkProps {
  readonly level: DangerLevel;
  readonly size?: number;
  /** Not reached: outline only. */
  readonly off?: boolean;
}

export function LevelMark({ level, size = 22, off = false }: MarkProps): React.JSX.Element {
  const colour = `var(--${level}-level)`;
  const low = level === 'yellow';
  return (
    <svg
      className="level"
      viewBox="-15 -15 30 30"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      aria-hidden="true"
    >
      <path
        d={SHAPES[level]}
        fill={off ? 'none' : colour}
        stroke={off ? colour : 'var(--ink)'}
        strokeWidth="2"
      />
      <text
        y={low ? 8.5 : 6.5}
        textAnchor="middle"
        fontSize={low ? 15 : 18}
        fill={off ? colour : 'var(--ink)'}
      >
        {DANGER_LEVELS.indexOf(level) + 1}
      </text>
    </svg>
  );
}

/** Room for each level in the bar, and how much further the red one is drawn. */
const WIDTHS = [7, 9, 11, 5];
const BEYOND_RED = 6;

interface BarProps {
  readonly context: Context;
  readonly xp: number;
  readonly big?: boolean;
}

export function DangerBar({ context, xp, big = false }: BarProps): React.JSX.Element {
  const { t, say } = useWords();
  const { thresholds } = context.edition;
  const now = thresholds.findLastIndex((from) => xp >= from);
  const label = t('table.danger-bar', { xp, level: say.level(itemAt(DANGER_LEVELS, now)) });
  return (
    <span className={big ? 'danger-bar big' : 'danger-bar'} role="img" aria-label={label}>
      {DANGER_LEVELS.map((level, i) => {
        const to = thresholds[i + 1] ?? itemAt(thresholds, i) + BEYOND_RED;
        const part =
          i < now
            ? 1
            : i > now
              ? 0
              : Math.min(1, Math.max(0.08, (xp - itemAt(thresholds, i)) / (to - itemAt(thresholds, i))));
        return (
          <span key={level} className="stretch" style={{ flexGrow: WIDTHS[i] }}>
            <LevelMark level={level} size={big ? 22 : 17} off={i > now} />
            <span className="track" data-level={level} data-off={i > now || undefined}>
              <i style={{ transform: `scaleX(${part})` }} />
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The bar of whoever is looked at closely, with what the next level means. */
export function Experience({ context, xp }: Omit<BarProps, 'big'>): React.JSX.Element {
  const { t, say } = useWords();
  const { thresholds } = context.edition;
  const now = thresholds.findLastIndex((from) => xp >= from);
  const level = say.level(itemAt(DANGER_LEVELS, now));
  return (
    <Asked stop about={t('table.danger-bar.card', { xp, level, next: thresholds[now + 1] ?? 'none' })}>
      <DangerBar context={context} xp={xp} big />
    </Asked>
  );
}
