/** The chance to win from the beginning to the end, with the band in which it lies, and the turns that are told of. */
import type { JudgedTurn, Review } from '@holdout/bots/review';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';

const WIDTH = 478;
const HEIGHT = 218;
const LEFT = 48;
const RIGHT = WIDTH - 16;
const TOP = 14;
const BOTTOM = HEIGHT - 30;
const SURE = 2;

export interface Marked {
  readonly turn: JudgedTurn;
  readonly number: number;
  readonly tone: 'costly' | 'good';
}

interface Props {
  readonly review: Review;
  readonly marked: readonly Marked[];
}

export function CoachCurve({ review: { curve, answers }, marked }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const x = (seq: number): number => LEFT + ((RIGHT - LEFT) * seq) / Math.max(1, answers);
  const y = (chance: number): number => BOTTOM - (BOTTOM - TOP) * Math.max(0, Math.min(1, chance));
  const at = (seq: number, chance: number): string => `${x(seq).toFixed(1)} ${y(chance).toFixed(1)}`;
  const upper = curve.map((p) => at(p.seq, p.mean + SURE * p.error));
  const lower = curve.map((p) => at(p.seq, p.mean - SURE * p.error)).reverse();
  const rounds = curve.filter((p, i) => p.round !== curve[i - 1]?.round);
  const step = Math.max(1, Math.ceil(rounds.length / 10));
  const [first, last] = [curve[0], curve.at(-1)];
  return (
    <svg
      className="coach-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('coach.curve', {
        from: percent(first?.mean ?? 0, language),
        to: percent(last?.mean ?? 0, language),
        low: percent(Math.min(...curve.map((p) => p.mean)), language),
        high: percent(Math.max(...curve.map((p) => p.mean)), language),
      })}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((line) => (
        <g key={line}>
          <path d={`M${LEFT} ${y(line)}H${RIGHT}`} className="coach-line" />
          {line % 0.5 === 0 && (
            <text x={LEFT - 8} y={y(line) + 5} textAnchor="end" className="tick-label">
              {percent(line, language)}
            </text>
          )}
        </g>
      ))}
      {rounds
        .filter((_, i) => i % step === 0)
        .map((p) => (
          <text key={p.seq} x={x(p.seq)} y={HEIGHT - 8} textAnchor="middle" className="tick-label">
            {p.round}
          </text>
        ))}
      {curve.length > 1 && <path d={`M${[...upper, ...lower].join('L')}Z`} className="coach-band" />}
      <path d={`M${curve.map((p) => at(p.seq, p.mean)).join('L')}`} className="coach-chance" />
      {marked.map(({ turn, number, tone }) => {
        const point = curve.find((p) => p.seq === turn.seq);
        return (
          point && (
            <g
              key={turn.seq}
              transform={`translate(${at(turn.seq, point.mean)})`}
              className={`coach-mark ${tone}`}
            >
              <circle r="11" />
              <text y="5.5" textAnchor="middle">
                {number}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
