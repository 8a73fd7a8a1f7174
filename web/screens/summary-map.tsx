/** The board afterwards: where it was hot, with the numbers; or any moment of the game again. */
import { useMemo, useState } from 'react';
import { Figures } from '../board/figures.tsx';
import { geometryOf } from '../board/geometry.ts';
import { Ground } from '../board/ground.tsx';
import { HEAT, Heat } from '../board/heat.tsx';
import { PaintScope } from '../board/paint.tsx';
import type { Table } from '../play/table.ts';
import { usePast } from '../play/use-past.ts';
import { useWords } from '../words/use-words.ts';
import type { GameStats } from './summary-stats.ts';

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
            <Heat context={context} heat={heat} />
          ) : (
            <Figures context={context} state={state} actor={state.active} names={names} />
          )}
        </svg>
      </PaintScope>
    </section>
  );
}
