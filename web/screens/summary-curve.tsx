/** Experience round by round, over the bands of the danger levels. */
import { itemAt, DANGER_LEVELS, type Context } from '@holdout/engine';
import { HeroFaceToken } from '../board/figure-token.tsx';
import { ringOf } from '../board/hero-look.ts';
import { useWords } from '../words/use-words.ts';
import type { WhoIs } from './summary-screen.tsx';
import type { GameStats, HeroStats } from './summary-stats.ts';

interface Props {
  readonly context: Context;
  readonly stats: GameStats;
  readonly who: WhoIs;
}

const WIDTH = 478;
const HEIGHT = 238;
const LEFT = 34;
const RIGHT = WIDTH - 28;
const TOP = 26;
const BOTTOM = HEIGHT - 32;
/** Never by colour alone: each line has a stroke of its own. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 2', '12 4'];

export function SummaryCurve({ context, stats, who }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { thresholds } = context.edition;
  const most = Math.max(thresholds[1] + 3, ...stats.heroes.flatMap((h) => h.xp)) * 1.06;
  const x = (round: number): number => LEFT + ((RIGHT - LEFT) * round) / Math.max(1, stats.rounds);
  const y = (xp: number): number => BOTTOM - ((BOTTOM - TOP) * Math.min(xp, most)) / most;
  const step = Math.max(1, Math.ceil(stats.rounds / 8));
  const ticks = Array.from({ length: stats.rounds + 1 }, (_, i) => i).filter((i) => i % step === 0);
  return (
    <section className="panel" aria-labelledby="curve">
      <div className="row">
        <h2 id="curve">{t('summary.curve')}</h2>
        <span className="grow" />
        <span className="fine mute">{t('summary.curve.text')}</span>
      </div>
      <svg
        className="curve"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('summary.curve.label', {
          lines: stats.heroes
            .map((h) => t('summary.curve.line', { hero: who(h.id).name, xp: h.xp.at(-1) ?? 0 }))
            .join(' '),
        })}
      >
        {DANGER_LEVELS.map((level, i) => {
          const from = itemAt(thresholds, i);
          const to = Math.min(thresholds[i + 1] ?? Infinity, most);
          if (from >= most) return null;
          return (
            <g key={level}>
              <rect
                x={LEFT}
                y={y(to)}
                width={RIGHT - LEFT}
                height={y(from) - y(to)}
                fill={`var(--${level}-level)`}
                opacity=".13"
              />
              <text
                x={LEFT - 8}
                y={(y(from) + y(to)) / 2 + 5}
                textAnchor="end"
                className="band"
                fill={`var(--${level}-level)`}
              >
                {i + 1}
                <title>{say.level(level)}</title>
              </text>
            </g>
          );
        })}
        {ticks.map((i) => (
          <text key={i} x={x(i)} y={HEIGHT - 10} textAnchor="middle" className="tick-label">
            {i === 0 ? t('summary.curve.start') : i}
          </text>
        ))}
        {stats.heroes.map((h) => (
          <Line key={h.id} hero={h} number={who(h.id).number} monogram={who(h.id).monogram} x={x} y={y} />
        ))}
      </svg>
    </section>
  );
}

interface LineProps {
  readonly hero: HeroStats;
  readonly number: number;
  readonly monogram: string;
  readonly x: (round: number) => number;
  readonly y: (xp: number) => number;
}

function Line({ hero, number, monogram, x, y }: LineProps): React.JSX.Element {
  const points = hero.xp.flatMap((xp, round) => (xp === undefined ? [] : [[x(round), y(xp)] as const]));
  const [ex, ey] = points.at(-1) ?? [x(hero.since), y(0)];
  return (
    <g>
      <polyline
        points={points.map((p) => p.map((n) => n.toFixed(1)).join()).join(' ')}
        fill="none"
        stroke={ringOf(hero.id)}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray={DASHES[number % DASHES.length]}
      />
      <g transform={`translate(${ex} ${ey}) scale(.3)`}>
        <HeroFaceToken id={hero.id} monogram={monogram} shadow={false} />
      </g>
      {hero.died && (
        <path d={`M${ex - 6} ${ey - 24}l12 12m0-12l-12 12`} stroke="var(--red)" strokeWidth="3" />
      )}
    </g>
  );
}
