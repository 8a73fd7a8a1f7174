/** The summary as one picture to keep or to share: mission, result, numbers, heroes and the board as it was left. */
import type { Context, State } from '@holdout/engine';
import type { RefObject } from 'react';
import { ringOf } from '../board/hero-look.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { useWords } from '../words/use-words.ts';
import type { WhoIs } from './summary-screen.tsx';
import type { GameStats } from './summary-stats.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** Names side by side, and how far a sentence may go before the map. */
const IN_ROW = 4;
const COLUMN = 160;

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly stats: GameStats;
  readonly who: WhoIs;
  readonly sheet: RefObject<SVGSVGElement | null>;
}

export function SummaryPicture({ context, state, stats, who, sheet }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const result = state.outcome?.result ?? 'open';
  const lost = result === 'lost';
  const alive = state.heroes.filter((h) => h.status !== 'dead').length;
  const facts = [
    [stats.rounds, t('summary.picture.rounds', { n: stats.rounds })],
    [stats.kills, t('summary.kills')],
    [stats.dice, t('summary.dice')],
  ] as const;
  return (
    <svg
      ref={sheet}
      xmlns="http://www.w3.org/2000/svg"
      className="summary-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      fill="#ffffff"
    >
      <rect width={WIDTH} height={HEIGHT} fill="#10161c" />
      <rect width={WIDTH} height="250" fill={lost ? '#3a1414' : '#3a2a10'} />
      <text x="48" y="62" fontSize="26" fill="#ffd791">
        {say.mission(context.mission.id).name} · {say.edition(context.edition.id)}
      </text>
      <text x="48" y="160" fontSize="92" className="display">
        {t(`summary.title.${result}`).toUpperCase()}
      </text>
      <text x="48" y="216" fontSize="28">
        {t(`summary.line.${result}`, { alive, all: state.heroes.length })}
      </text>
      {facts.map(([n, label], i) => (
        <g key={label} transform={`translate(${48 + i * 215} 330)`}>
          <text fontSize="60" className="display" fill="#ffb83e">
            {n}
          </text>
          <text y="34" fontSize="22" fill="#b9c6d2">
            {label}
          </text>
        </g>
      ))}
      {state.heroes.slice(0, 2 * IN_ROW).map((h, i) => {
        const { name, monogram } = who(h.id);
        const dead = h.status === 'dead';
        const small = state.heroes.length > IN_ROW;
        return (
          <g
            key={h.id}
            transform={`translate(${88 + (i % IN_ROW) * COLUMN} ${(small ? 425 : 470) + Math.floor(i / IN_ROW) * 105})`}
            opacity={dead ? 0.7 : 1}
          >
            <circle r="34" fill="#1d2731" stroke={ringOf(h.id)} strokeWidth="7" />
            <text y="10" fontSize="28" className="display" textAnchor="middle">
              {monogram}
            </text>
            {dead && <path d="M-26-26L26 26M26-26L-26 26" stroke="#ff5a55" strokeWidth="7" />}
            <text
              y="62"
              fontSize="20"
              textAnchor="middle"
              {...(name.length > 13 && {
                textLength: COLUMN - 10,
                lengthAdjust: 'spacingAndGlyphs' as const,
              })}
            >
              {name}
            </text>
          </g>
        );
      })}
      <svg x="700" y="30" width="470" height="570">
        <MiniMap context={context} state={state} />
      </svg>
      <text x="48" y="612" fontSize="18" fill="#8494a3">
        {t('app.name')}
      </text>
    </svg>
  );
}
