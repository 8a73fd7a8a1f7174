/** Missions to begin: one edition at a time, a card each with its map. */
import { Suspense, use, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { habits } from '../store/habits.ts';
import { useWords } from '../words/use-words.ts';
import { TEN_NIGHTS } from '../workshop/share/shipped.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { HomeEditions } from './home-editions.tsx';
import { MissionMap } from './mission-map.tsx';
import { DIFFICULTIES, EVERY_MISSION, LENGTHS, passes, type MissionFilter } from './mission-filter.ts';
import { fitOf, fits } from './mission-fit.ts';
import { missionsOf, type MissionFacts } from './missions.ts';
import { startTutorial } from './start-game.ts';

interface Props {
  /** Missions that somebody here has won, as `edition/mission`. */
  readonly won: ReadonlySet<string>;
}

export function HomeMissions({ won }: Props): React.JSX.Element {
  const { t } = useWords();
  const [edition, setEdition] = useState(EDITION_IDS[0]);
  const [filter, setFilter] = useState(EVERY_MISSION);
  return (
    <section className="new-game" aria-labelledby="new-game">
      <h2 id="new-game">{t('home.new')}</h2>
      <HomeEditions chosen={edition} onChoose={setEdition} />
      <Suspense>
        <MissionCards edition={edition} won={won} filter={filter} onFilter={setFilter} />
      </Suspense>
      <a className="tile" href={formatRoute({ screen: 'pack', pack: TEN_NIGHTS, mission: '', part: '' })}>
        <span className="tile-icon">
          <Icon name="night-sleep" size={26} />
        </span>
        <span className="col grow">
          <span className="display">{t('home.nights')}</span>
          <span className="mute fine">{t('home.nights.text')}</span>
        </span>
      </a>
    </section>
  );
}

interface CardsProps extends Props, FilterProps {
  readonly edition: string;
}

function MissionCards({ edition, won, filter, onFilter }: CardsProps): React.JSX.Element {
  const { t } = useWords();
  const plug = use(loadEdition(edition));
  const { lacking } = habits();
  const listed = missionsOf(plug.edition).filter(
    (m) => passes(filter, m) && (!filter.fits || fits(fitOf(plug.edition, m.id, lacking))),
  );
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      {listed.length === 0 && <p role="status">{t('home.filter.none')}</p>}
      <ul className="mission-cards">
        {listed.map((m) => (
          <li key={m.id}>
            <MissionCard
              mission={m}
              won={won.has(`${edition}/${m.id}`)}
              lesson={m.id === plug.tour?.mission}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FilterProps {
  readonly filter: MissionFilter;
  readonly onFilter: (filter: MissionFilter) => void;
}

function Filters({ filter, onFilter }: FilterProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="row wrap mission-filters" role="group" aria-label={t('home.filter')}>
      <select
        className="field"
        aria-label={t('home.filter.length')}
        value={filter.minutes ?? ''}
        onChange={(e) => onFilter({ ...filter, minutes: Number(e.target.value) || null })}
      >
        <option value="">{t('home.filter.any-length')}</option>
        {LENGTHS.map((n) => (
          <option key={n} value={n}>
            {t('home.filter.up-to', { n })}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('home.filter.difficulty')}
        value={filter.difficulty ?? ''}
        onChange={(e) =>
          onFilter({ ...filter, difficulty: DIFFICULTIES.find((d) => d === e.target.value) ?? null })
        }
      >
        <option value="">{t('home.filter.any-difficulty')}</option>
        {DIFFICULTIES.map((d) => (
          <option key={d} value={d}>
            {t(`app.difficulty.${d}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-pressed={filter.fits}
        onClick={() => onFilter({ ...filter, fits: !filter.fits })}
      >
        {t('home.filter.fits')}
      </button>
    </div>
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
