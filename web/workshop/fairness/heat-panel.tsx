/** The board with what happened where: deaths, roads, noise, kills. A zone that is pressed tells of its deaths. */
import { isRefusal, type Context, type State } from '@holdout/engine';
import { useMemo, useState } from 'react';
import { geometryOf } from '../../board/geometry.ts';
import { Ground } from '../../board/ground.tsx';
import { HEAT, Heat } from '../../board/heat.tsx';
import { PaintScope } from '../../board/paint.tsx';
import { ObjectiveToken } from '../../board/tokens.tsx';
import { engineOf } from '../../editions/plugs.ts';
import { whole } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { byRound, deathsOf, gamesIn, heatOf, HEATS, type HeatKind } from './figures.ts';
import type { Measurement } from './measuring.ts';
import { ZoneDeaths } from './zone-deaths.tsx';

interface Props {
  readonly measurement: Measurement;
  readonly context: Context;
}

export function HeatPanel({ measurement, context }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const { results } = measurement;
  const [kind, setKind] = useState<HeatKind>('deaths');
  const [zone, setZone] = useState<string>();
  const heats = HEATS.filter((k) => k !== 'noise' || Object.keys(heatOf(results, 'noise')).length > 0);
  const heat = useMemo(() => new Map(Object.entries(heatOf(results, kind))), [results, kind]);
  const state = useStateAtDawn(measurement);
  const deaths = deathsOf(results);
  const all = [...heat.values()].reduce((a, b) => a + b, 0);
  const [hottest] = [...heat].sort((a, b) => b[1] - a[1]);
  const label = hottest
    ? t('workshop.fair.heat.label', { zone: say.zone(hottest[0]), n: hottest[1] })
    : t('workshop.fair.heat.none');
  const { width, height } = geometryOf(context);
  return (
    <section className="panel fairness-heat" aria-labelledby="fairness-heat">
      <div className="row wrap">
        <h2 id="fairness-heat">{t(`workshop.fair.heat.${kind}`)}</h2>
        <span className="fine mute">
          {t(`workshop.fair.heat.${kind}.count`, {
            n: whole(all, language),
            games: whole(gamesIn(results), language),
          })}
        </span>
        <span className="grow" />
        <Choices
          label={t('workshop.fair.heat')}
          options={heats}
          value={kind}
          textOf={(k) => t(`workshop.fair.tab.${k}`)}
          onChoose={setKind}
        />
      </div>
      <PaintScope>
        <svg className="still" viewBox={`-8 -8 ${width + 16} ${height + 16}`} role="group" aria-label={label}>
          {state && <Ground context={context} state={state} />}
          <Heat context={context} heat={heat} />
          <Tokens context={context} />
          <Zones context={context} heat={heat} chosen={zone} onChoose={setZone} />
        </svg>
      </PaintScope>
      <div className="row wrap fine mute">
        <span className="ramp" aria-hidden="true">
          {t('workshop.fair.few')}
          {HEAT.map((colour) => (
            <i key={colour} style={{ background: colour }} />
          ))}
          {t('workshop.fair.many')}
        </span>
        <span className="grow" />
        <span>{t('workshop.fair.heat.press')}</span>
      </div>
      {zone && <ZoneDeaths zone={zone} measurement={measurement} onClose={() => setZone(undefined)} />}
      <Rounds counts={byRound(deaths)} />
    </section>
  );
}

/** The board as a game begins: any of those measured. */
function useStateAtDawn({ plan, results, game }: Measurement): State | undefined {
  const heroes = results[0]?.heroes;
  return useMemo(() => {
    const first = heroes === undefined ? undefined : game(heroes, 0);
    if (!first) return undefined;
    const state = engineOf(plan.edition).newGame(first.setup, plan.seed, [], true);
    return isRefusal(state) ? undefined : state;
  }, [plan, heroes, game]);
}

/** Where the objectives lie, in the corner of their zones. */
const CORNER = 46;
function Tokens({ context }: { readonly context: Context }): React.JSX.Element {
  const { zones } = geometryOf(context);
  return (
    <>
      {context.mission.objectives.map(({ zone, colour, down }, i) => {
        const [, , x, y] = zones[zone]?.box ?? [0, 0, 0, 0];
        return (
          <g key={i} transform={`translate(${x - CORNER} ${y - CORNER})`}>
            <ObjectiveToken colour={colour} down={down} />
          </g>
        );
      })}
    </>
  );
}

interface ZonesProps {
  readonly context: Context;
  readonly heat: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  readonly onChoose: (zone: string) => void;
}

function Zones({ context, heat, chosen, onChoose }: ZonesProps): React.JSX.Element {
  const { t, say } = useWords();
  const { zones } = geometryOf(context);
  return (
    <>
      {context.board.zones.map(({ id }, i) => (
        <path
          key={id}
          d={zones[i]?.path}
          className="fairness-zone"
          role="button"
          tabIndex={heat.get(id) ? 0 : -1}
          aria-pressed={chosen === id}
          aria-label={t('workshop.fair.heat.zone', { zone: say.place(id), n: heat.get(id) ?? 0 })}
          onClick={() => onChoose(id)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            onChoose(id);
          }}
        />
      ))}
    </>
  );
}

/** From here on rounds are too many to be numbered each. */
const MANY = 24;

function Rounds({ counts }: { readonly counts: readonly number[] }): React.JSX.Element | null {
  const { t } = useWords();
  if (counts.length === 0) return null;
  const most = Math.max(...counts);
  const every = Math.ceil(counts.length / MANY);
  return (
    <div className="fairness-rounds">
      <span className="cap">{t('workshop.fair.byRound')}</span>
      <ol>
        {counts.map((n, i) => (
          <li key={i} aria-label={t('workshop.fair.byRound.one', { round: i + 1, n })}>
            <i
              style={{
                height: `${(100 * n) / most}%`,
                background: HEAT[Math.round((n / most) * (HEAT.length - 1))],
              }}
            />
            <small aria-hidden="true">{i % every === 0 ? i + 1 : ''}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
