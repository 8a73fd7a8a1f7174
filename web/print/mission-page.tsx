/** A mission on one page: what it is about, how it is won and lost, the map, what the signs mean; long rules go on the next. */
import type { Context, State } from '@holdout/engine';
import { ExitSign, SpawnPlate, StartHouse } from '../board/fixture-layer.tsx';
import { exitZones } from '../board/extras.ts';
import { GroundDefs } from '../board/defs.tsx';
import { PaintScope } from '../board/paint.tsx';
import { ObjectiveToken } from '../board/tokens.tsx';
import { DoorPiece } from '../board/wall-layer.tsx';
import { DifficultyBars } from '../screens/difficulty-bars.tsx';
import { roomFor, seatPlans } from '../screens/setup-model.ts';
import { useWords } from '../words/use-words.ts';
import { faceName, laidTiles, looseDoors } from './laid-tiles.ts';
import { PrintedMap } from './mission-map.tsx';
import { MissionRules } from './mission-rules.tsx';
import type { PrintPage } from './pages.ts';
import { SheetFrame } from './sheet-frame.tsx';

interface Props {
  readonly page: PrintPage;
  readonly context: Context;
  readonly state: State;
  /** The rules stand here too. */
  readonly rules: boolean;
}

export function MissionPage({ page, context, state, rules }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { mission, edition } = context;
  const text = say.mission(mission.id);
  const heroes = seatPlans(context).flatMap((p) => [p.free ? p.players : p.players * p.each, roomFor(p)]);
  const tiles = laidTiles(context).flatMap((laid) => (laid === null ? [] : [faceName(laid)]));
  return (
    <SheetFrame page={page} title={text.name}>
      <div className="mission-sheet">
        <header>
          <p className="cap">{t('print.heading', { edition: say.edition(edition.id), id: mission.id })}</p>
          <h1>{text.name}</h1>
          <DifficultyBars difficulty={mission.difficulty} />
          <span className="num">
            {t('print.facts', {
              least: Math.min(...heroes),
              most: Math.max(...heroes),
              minutes: mission.minutes,
            })}
          </span>
        </header>
        <div className="print-columns">
          <div>
            <p className="print-intro">{text.intro}</p>
            <p>
              <b>{t('print.needs')}</b> {tiles.join(', ')}
            </p>
          </div>
          <ul className="print-brief">
            {text.brief.map((point) => (
              <li key={point.point}>
                <b className="cap">{t(`mission.brief.${point.point}`)}</b> {point.text}
              </li>
            ))}
          </ul>
        </div>
        <PrintedMap context={context} state={state} />
        <div className="print-columns">
          {rules ? <MissionRules mission={mission} /> : <p>{t('print.rules.next')}</p>}
          <Legend context={context} />
        </div>
      </div>
    </SheetFrame>
  );
}

export function RulesPage({ page, context }: Pick<Props, 'page' | 'context'>): React.JSX.Element {
  const { t, say } = useWords();
  const { name } = say.mission(context.mission.id);
  return (
    <SheetFrame page={page} title={t('print.rules.of', { name })}>
      <div className="mission-sheet">
        <MissionRules mission={context.mission} />
      </div>
    </SheetFrame>
  );
}

/** What lies on the map, as often as it does. */
function Legend({ context }: Pick<Props, 'context'>): React.JSX.Element {
  const { t } = useWords();
  const { mission } = context;
  const colours = [...new Set(mission.objectives.map(({ colour, down }) => (down ? '?' : colour)))];
  const late = mission.spawns.filter(({ heroes }) => heroes > 1);
  const signs = [
    { id: 'start', n: 1, sign: <StartHouse /> },
    ...colours.map((colour) => ({
      id: colour === '?' ? 'hidden' : 'objective',
      n: mission.objectives.filter((o) => (o.down ? '?' : o.colour) === colour).length,
      sign: <ObjectiveToken colour={colour} down={colour === '?'} />,
    })),
    {
      id: 'spawn',
      n: mission.spawns.length,
      sign: <SpawnPlate n={1} active colour={mission.spawns[0]?.colour ?? ''} />,
    },
    {
      id: 'asleep',
      n: mission.spawns.filter((s) => !s.active).length,
      sign: <SpawnPlate n={1} active={false} colour="" />,
    },
    { id: 'exit', n: exitZones(context).length, sign: <ExitSign open /> },
    { id: 'door', n: looseDoors(context), sign: <DoorPiece kind="door" colour="" state={0} /> },
  ].filter(({ n }) => n > 0);
  return (
    <section className="print-legend">
      <h2>{t('print.legend')}</h2>
      <PaintScope>
        <svg width="0" height="0" className="print-source" aria-hidden="true">
          <GroundDefs />
        </svg>
        <ul>
          {signs.map(({ id, n, sign }, i) => (
            <li key={i}>
              <svg viewBox="-50 -40 100 80" aria-hidden="true">
                {sign}
              </svg>
              {t(`print.sign.${id}`, { n })}
            </li>
          ))}
        </ul>
      </PaintScope>
      {late.length > 0 && (
        <p>{t('print.late', { n: late.length, heroes: Math.min(...late.map(({ heroes }) => heroes)) })}</p>
      )}
    </section>
  );
}
