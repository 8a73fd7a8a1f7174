/** All missions as cards: the map, the name, what to do, how hard and how long. */
import type { Edition } from '@holdout/engine';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { MissionMap } from './mission-map.tsx';
import { missionsOf, type MissionFacts } from './missions.ts';

interface Props {
  readonly edition: Edition;
  /** Missions that have been won. */
  readonly won: ReadonlySet<string>;
}

export function HomeMissions({ edition, won }: Props): React.JSX.Element {
  const { t } = useWords();
  const missions = missionsOf(edition);
  return (
    <section className="new-game" aria-labelledby="new-game">
      <div className="row wrap">
        <h2 id="new-game">{t('home.new')}</h2>
        <span className="paper edition">
          {t(`app.edition.${edition.id}`)} <small className="num">{missions.length}</small>
        </span>
      </div>
      <ul className="mission-cards">
        {missions.map((m) => (
          <li key={m.id}>
            <MissionCard mission={m} won={won.has(m.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MissionCard({
  mission,
  won,
}: {
  readonly mission: MissionFacts;
  readonly won: boolean;
}): React.JSX.Element {
  const { t, say } = useWords();
  const { name, goals } = say.mission(mission.id);
  return (
    <a className="mission-card" href={formatRoute({ screen: 'new', mission: mission.id })}>
      <MissionMap edition={mission.edition} mission={mission.id} />
      <span className="col grow">
        <span className="row">
          <span className="cap">{mission.id}</span>
          <span className="grow" />
          {won && (
            <span className="won">
              <Icon name="check-mark" size={11} />
              {t('home.won')}
            </span>
          )}
        </span>
        <span className="display name">{name}</span>
        <span className="goal">{mission.goals.map((g) => goals[g] ?? g).join('\u00a0· ')}</span>
        <span className="row foot">
          <DifficultyBars difficulty={mission.difficulty} />
          <span className="grow" />
          <span className="num mute">{t('home.minutes', { n: mission.minutes })}</span>
        </span>
      </span>
    </a>
  );
}
