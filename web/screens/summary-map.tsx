/** The board afterwards: where it was hot, with the numbers; or any moment of the game again. */
import { useMemo, useState } from 'react';
import { Figures } from '../board/figures.tsx';
import { geometryOf } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { DISPLAY, INK, PaintScope } from '../board/paint.tsx';
import type { Table } from '../play/table.ts';
import { usePast } from '../play/use-past.ts';
import { useWords } from '../words/use-words.ts';
import type { GameStats } from './summary-stats.ts';

const HEAT = [
  '#2b2f6b',
  '#4a3a8a',
  '#7a3f98',
  '#a8458f',
  '#d0527a',
  '#ec6d5f',
  '#f98e4a',
  '#fdb44a',
  '#fde05a',
];
const KINDS = ['kills', 'attacks', 'dice'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  readonly table: Table;
  readonly stats: GameStats;
  /** Moment to show; none for the heat. */
  readonly seq: number | null;
  readonly onLeaveReplay: () => void;
}

export function SummaryMap({ table, stats, seq, onLeaveReplay }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [kind, setKind] = useState<Kind>('kills');
  const { context } = table;
  const { width, height } = geometryOf(context);
  const end = table.view().state;
  const state = usePast(table, seq, table.view().log) ?? end;
  const heat = { kills: stats.killsIn, attacks: stats.attacksIn, dice: stats.diceIn }[kind];
  const names = useMemo(() => state.heroes.map((h) => say.hero(h.id)), [state, say]);
  const hottest = [...heat].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const label =
    seq === null
      ? t('summary.map.label', { zones: hottest.map(([zone, n]) => `${say.zone(zone)}: ${n}`).join(', ') })
      : t('summary.map.moment', { seq });
  return (
    <section className="panel summary-map" aria-labelledby="where">
      <div className="row wrap">
        <h2 id="where">{t(seq === null ? 'summary.map' : 'summary.map.replay')}</h2>
        <span className="grow" />
        {seq === null ? (
          <span className="ramp fine mute" aria-hidden="true">
            {t('summary.map.few')}
            {[0, 2, 4, 6, 8].map((i) => (
              <i key={i} style={{ background: HEAT[i] }} />
            ))}
            {t('summary.map.many')}
          </span>
        ) : (
          <button type="button" className="text-button" onClick={onLeaveReplay}>
            {t('summary.map.back')}
          </button>
        )}
      </div>
      {seq === null && (
        <span className="choices" role="radiogroup" aria-label={t('summary.map')}>
          {KINDS.map((k) => (
            <label key={k}>
              <input type="radio" name="heat" checked={kind === k} onChange={() => setKind(k)} />
              <span>{t(`summary.map.${k}`)}</span>
            </label>
          ))}
        </span>
      )}
      <PaintScope>
        <svg className="still" viewBox={`-8 -8 ${width + 16} ${height + 16}`} role="img" aria-label={label}>
          <Ground context={context} state={state} />
          {seq === null ? (
            <Heat table={table} heat={heat} />
          ) : (
            <Figures context={context} state={state} actor={state.active} names={names} />
          )}
        </svg>
      </PaintScope>
    </section>
  );
}

/** Lightness rises with the value, and the value is printed. */
function Heat({
  table,
  heat,
}: {
  readonly table: Table;
  readonly heat: ReadonlyMap<string, number>;
}): React.JSX.Element {
  const { context } = table;
  const { width, height, zones } = geometryOf(context);
  const most = Math.max(1, ...heat.values());
  return (
    <>
      <rect x="-8" y="-8" width={width + 16} height={height + 16} fill="#05080c" opacity=".62" />
      {[...heat].map(([id, n]) => {
        const zone = zones[context.board.indexOf.get(id) ?? -1];
        if (!zone || n === 0) return null;
        const step = Math.min(HEAT.length - 1, Math.round((n / most) * (HEAT.length - 1)));
        const [x, y] = zone.centre;
        return (
          <g key={id}>
            <path d={zone.path} fill={HEAT[step]} fillOpacity=".78" stroke={INK} strokeWidth="5" />
            <text
              x={x}
              y={y + 22}
              textAnchor="middle"
              fontSize="64"
              {...DISPLAY}
              fill={step > 5 ? INK : '#fff'}
            >
              {n}
            </text>
          </g>
        );
      })}
    </>
  );
}
