/** Missions to begin: one edition at a time, a card each with its map. */
import { Suspense, use, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { useWords } from '../words/use-words.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { HomeEditions } from './home-editions.tsx';
import { MissionMap } from './mission-map.tsx';
import { missionsOf, type MissionFacts } from './missions.ts';

interface Props {
  /** Missions that somebody here has won, as `edition/mission`. */
  readonly won: ReadonlySet<string>;
}

export function HomeMissions({ won }: Props): React.JSX.Element {
  const { t } = useWords();
  const [edition, setEdition] = useState(EDITION_IDS[0]);
  return (
    <section className="new-game" aria-labelledby="new-game">
      <h2 id="new-game">{t('home.new')}</h2>
      <HomeEditions chosen={edition} onChoose={setEdition} />
      <Suspense>
        <MissionCards edition={edition} won={won} />
      </Suspense>
    </section>
  );
}

function MissionCards({ edition, won }: Props & { readonly edition: string }): React.JSX.Element {
  const plug = use(loadEdition(edition));
  return (
    <ul className="mission-cards">
      {missionsOf(plug.edition).map((m) => (
        <li key={m.id}>
          <MissionCard
            mission={m}
            teaches={plug.tour?.mission === m.id}
            won={won.has(`${edition}/${m.id}`)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly mission: MissionFacts;
  /** The mission to begin with. */
  readonly teaches: boolean;
  readonly won: boolean;
}

function MissionCard({ mission, teaches, won }: CardProps): React.JSX.Element {
  const { t, say } = useWords();
  const { name, goals } = say.mission(mission.id);
  return (
    <a
      className="mission-card"
      href={formatRoute({ screen: 'new', edition: mission.edition, mission: mission.id })}
    >
      <MissionMap edition={mission.edition} mission={mission.id} />
      <span className="col grow">
        <span className="row">
          <span className="cap">{mission.id}</span>
          {teaches && (
            <span className="teaches">
              <Icon name="graduate-cap" size={14} />
              {t('home.tutorial')}
            </span>
          )}
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
