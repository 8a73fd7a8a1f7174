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
import { startTutorial } from './start-game.ts';

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
          <MissionCard mission={m} won={won.has(`${edition}/${m.id}`)} lesson={m.id === plug.tour?.mission} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly mission: MissionFacts;
  readonly won: boolean;
  /** It teaches: it begins at once, and the set-up is for those who want another team. */
  readonly lesson: boolean;
}

function MissionCard({ mission, won, lesson }: CardProps): React.JSX.Element {
  const { t } = useWords();
  const setup = formatRoute({ screen: 'new', edition: mission.edition, mission: mission.id });
  if (!lesson)
    return (
      <a className="mission-card" href={setup}>
        <CardContent mission={mission} won={won} />
      </a>
    );
  return (
    <>
      <button
        type="button"
        className="mission-card lesson"
        onClick={() => void startTutorial(mission.edition)}
      >
        <CardContent mission={mission} won={won} lesson />
      </button>
      <a className="own-team" href={setup}>
        {t('lesson.after.team')}
      </a>
    </>
  );
}

function CardContent({ mission, won, lesson = false }: Partial<CardProps> & Pick<CardProps, 'mission'>) {
  const { t, say } = useWords();
  const { name, goals } = say.mission(mission.id);
  return (
    <>
      <MissionMap edition={mission.edition} mission={mission.id} />
      <span className="col grow">
        <span className="row">
          <span className="cap">{mission.id}</span>
          {lesson && <span className="lesson-mark">{t('lesson.chip')}</span>}
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
    </>
  );
}
