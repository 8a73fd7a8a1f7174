/** The card before anything is opened: name, credit, languages, fairness, missions; then play one, or edit a copy. */
import { languagesOf, type Pack } from '@holdout/engine/packs';
import { go } from '../../app/route.ts';
import { Icon } from '../../chrome/icon.tsx';
import { EditionScope } from '../../editions/scope.ts';
import { DifficultyBars } from '../../screens/difficulty-bars.tsx';
import { ScreenBar } from '../../screens/screen-bar.tsx';
import { projects } from '../../store/projects.ts';
import { percent } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { missionName } from '../names.ts';
import { editionOf, missionId, type MissionFile } from '../workshop.ts';
import { forkOf } from './fork.ts';
import { MissionMapOf } from './mission-map-of.tsx';

interface Props {
  readonly pack: Pack;
  /** As it came. */
  readonly text: string;
  readonly onPlay: (mission: string) => void;
}

export function PackPreview({ pack, text, onPlay }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const said = new Map(pack.texts).get(language) ?? pack.texts[0]?.[1];
  const edit = async (): Promise<void> => {
    const fork = forkOf(text);
    const [first] = pack.missions;
    if (!fork || !first) return;
    const project = await projects.add(fork);
    go({ screen: 'workshop', project, mission: missionId(first), step: 'board' });
  };
  return (
    <div className="screen">
      <ScreenBar path={[said?.name ?? pack.name]} />
      <main className="pack-preview">
        <header className="paper">
          <h1>{said?.name ?? pack.name}</h1>
          <p>
            {t(pack.author === '' ? 'workshop.pack.version' : 'workshop.pack.by', {
              author: pack.author,
              version: pack.version,
            })}
            {pack.licence !== '' && ` · ${pack.licence}`}
          </p>
          {said?.about && <p>{said.about}</p>}
          <p className="fine">
            {t('workshop.pack.languages', {
              list: languagesOf(pack)
                .map((code) => names.of(code) ?? code)
                .join(', '),
            })}
          </p>
          {pack.after.map((one) => (
            <p key={`${one.id} ${one.version}`} className="fine">
              {t('workshop.pack.after', { name: one.name, author: one.author || '?', version: one.version })}
            </p>
          ))}
          <button type="button" className="button" onClick={() => void edit()}>
            <Icon name="pencil" size={16} />
            {t('workshop.pack.edit')}
          </button>
        </header>
        <ul className="pack-missions">
          {pack.missions.map((mission) => (
            <EditionScope key={missionId(mission)} value={editionOf(mission)}>
              <MissionCard mission={mission} pack={pack} onPlay={() => onPlay(missionId(mission))} />
            </EditionScope>
          ))}
        </ul>
      </main>
    </div>
  );
}

interface CardProps {
  readonly mission: MissionFile;
  readonly pack: Pack;
  readonly onPlay: () => void;
}

function MissionCard({ mission, pack, onPlay }: CardProps): React.JSX.Element {
  const { t, say, language } = useWords();
  const id = missionId(mission);
  const name = missionName(mission, language);
  const all = pack.measured.filter((m) => m.mission === id);
  const usual = all.find(({ heroes }) => heroes === 4) ?? all[0];
  const difficulty = DIFFICULTIES.find((d) => d === mission['difficulty']) ?? 'medium';
  return (
    <li className="panel">
      <MissionMapOf edition={editionOf(mission)} mission={mission} />
      <div className="col grow">
        <span className="cap">{say.edition(editionOf(mission))}</span>
        <h2>{name}</h2>
        <span className="row wrap fine">
          <DifficultyBars difficulty={difficulty} />
          <span>{t('workshop.fair.minutes', { n: Number(mission['minutes']) })}</span>
        </span>
        <p className="fine mute">
          {usual && usual.games > 0
            ? t('workshop.pack.measured', {
                heroes: usual.heroes,
                won: percent(usual.won / usual.games, language),
                games: usual.games,
              })
            : t('workshop.pack.unmeasured')}
        </p>
        <button type="button" className="button primary" onClick={onPlay}>
          <Icon name="play-button" size={14} />
          {t('workshop.pack.play', { name })}
        </button>
      </div>
    </li>
  );
}

const DIFFICULTIES = ['tutorial', 'easy', 'medium', 'hard', 'very-hard'] as const;
