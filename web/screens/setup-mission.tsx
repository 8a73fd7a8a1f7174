/** The mission at a glance: big map, how it is won and lost, what is special about it. */
import type { Context } from '@holdout/engine';
import { exitZones } from '../board/extras.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { Briefing } from '../mission/briefing.tsx';
import { MissionClauses } from '../mission/mission-clauses.tsx';
import { useWords } from '../words/use-words.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { roomFor, type SeatPlan } from './setup-model.ts';

interface Props {
  readonly context: Context;
  readonly plans: readonly SeatPlan[];
}

export function SetupMission({ context, plans }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { mission } = context;
  const text = say.mission(mission.id);
  const heroes = plans.flatMap((p) => [p.free ? p.players : p.players * p.each, roomFor(p)]);
  const range = (numbers: readonly number[]): string => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return least === most ? String(least) : t('setup.range', { least, most });
  };
  return (
    <section className="panel tone setup-mission" aria-labelledby="mission-name">
      <div className="big-map">
        <MiniMap context={context} label={t('setup.map', { name: text.name })} />
      </div>
      <Legend context={context} />
      <p className="cap">{t('setup.mission', { id: mission.id })}</p>
      <h2 id="mission-name">{text.name}</h2>
      <p className="mute intro">{text.intro}</p>
      {text.brief.length > 0 ? <Briefing mission={mission.id} /> : <Goals context={context} />}
      <dl className="fact-boxes">
        <Fact name={t('setup.difficulty')}>
          <DifficultyBars difficulty={mission.difficulty} />
        </Fact>
        <Fact name={t('setup.minutes')}>{mission.minutes}</Fact>
        <Fact name={t('setup.players')}>{range(plans.map((p) => p.players))}</Fact>
        <Fact name={t('setup.survivors')}>{range(heroes)}</Fact>
      </dl>
      <MissionClauses {...mission} />
    </section>
  );
}

/** Of a mission of the players' own that has no briefing. */
function Goals({ context: { mission } }: Pick<Props, 'context'>): React.JSX.Element {
  const { t, say } = useWords();
  const { goals } = say.mission(mission.id);
  return (
    <>
      <h3 className="cap">{t('setup.goals')}</h3>
      <ol className="goal-list">
        {mission.goals.map((g) => (
          <li key={g.id}>{goals[g.id] ?? g.id}</li>
        ))}
      </ol>
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className="cap">{name}</dt>
    <dd className="display num">{children}</dd>
  </div>
);

/** What the signs on the map mean, as far as they occur. */
function Legend({ context }: { readonly context: Context }): React.JSX.Element {
  const { t } = useWords();
  const { mission } = context;
  const signs = [
    mission.objectives.length > 0 && 'objective',
    mission.spawns.length > 0 && 'spawn',
    exitZones(context).length > 0 && 'exit',
    'start',
  ].filter((s) => s !== false);
  return (
    <ul className="legend">
      {signs.map((sign) => (
        <li key={sign}>
          <i className={sign} />
          {t(`setup.legend.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
