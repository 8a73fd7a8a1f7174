/** Where the workshop begins: a new mission, a copy of one of the box, or a draft to go on with. */
import { Suspense, use, useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Waiting } from '../app/waiting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { MissionMap } from '../screens/mission-map.tsx';
import { missionsOf } from '../screens/missions.ts';
import { ScreenBar } from '../screens/screen-bar.tsx';
import { projects, type ProjectHead } from '../store/projects.ts';
import { useWords } from '../words/use-words.ts';
import { missionName } from './names.ts';
import { emptyMission, publishedMission } from './new-mission.ts';
import { ProjectList } from './project-list.tsx';
import { missionId, type MissionFile } from './workshop.ts';

export function StartPage(): React.JSX.Element {
  const { t } = useWords();
  const [heads, setHeads] = useState<readonly ProjectHead[]>();
  const [edition, setEdition] = useState(EDITION_IDS[0]);
  useEffect(() => void projects.list().then(setHeads), []);
  return (
    <div className="screen">
      <ScreenBar path={[t('workshop.title')]} />
      <main className="workshop-start">
        <header>
          <h1>{t('workshop.title')}</h1>
          <p className="mute">{t('workshop.about')}</p>
        </header>
        {heads && <ProjectList heads={heads} onChange={() => void projects.list().then(setHeads)} />}
        <section className="panel tone" aria-labelledby="new-mission">
          <h2 id="new-mission">{t('workshop.new')}</h2>
          <Editions chosen={edition} onChoose={setEdition} />
          <NewMission edition={edition} />
        </section>
        <section aria-labelledby="from-box">
          <h2 id="from-box">{t('workshop.start')}</h2>
          <p className="mute">{t('workshop.start.about')}</p>
          <Suspense fallback={<Waiting />}>
            <EditionScope value={edition}>
              <FromBox edition={edition} />
            </EditionScope>
          </Suspense>
        </section>
      </main>
    </div>
  );
}

/** A pack of one mission, named after it. */
async function begin(file: MissionFile, name: string, language: string): Promise<void> {
  const project = await projects.add({ name, languages: [language], missions: [file] });
  go({ screen: 'workshop', project, mission: missionId(file), step: 'board' });
}

interface EditionsProps {
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
}

function Editions({ chosen, onChoose }: EditionsProps): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <div className="choices" role="radiogroup" aria-label={t('workshop.new.edition')}>
      {EDITION_IDS.map((id) => (
        <label key={id}>
          <input type="radio" name="workshop-edition" checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{say.edition(id)}</span>
        </label>
      ))}
    </div>
  );
}

function NewMission({ edition }: { readonly edition: string }): React.JSX.Element {
  const { t, language } = useWords();
  const [name, setName] = useState('');
  const start = (): void => {
    const called = name.trim() || t('workshop.new.unnamed');
    void begin(emptyMission(edition, slug(called), called, language), called, language);
  };
  return (
    <form
      className="row wrap"
      onSubmit={(e) => {
        e.preventDefault();
        start();
      }}
    >
      <label className="col grow">
        <span className="cap">{t('workshop.new.name')}</span>
        <input className="field" value={name} maxLength={80} onChange={(e) => setName(e.target.value)} />
      </label>
      <button type="submit" className="button primary">
        <Icon name="pencil" size={16} />
        {t('workshop.new.begin')}
      </button>
    </form>
  );
}

/** Names of files and links: small letters, digits and hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'mission';

function FromBox({ edition }: { readonly edition: string }): React.JSX.Element {
  const { t, say, language } = useWords();
  const plug = use(loadEdition(edition));
  return (
    <ul className="mission-cards">
      {missionsOf(plug.edition).map(({ id }) => {
        const { name } = say.mission(id);
        const open = (): void => {
          const file = publishedMission(plug.edition, id);
          if (file) void begin(file, missionName(file, language), language);
        };
        return (
          <li key={id}>
            <button
              type="button"
              className="mission-card"
              aria-label={t('workshop.start.open', { name })}
              onClick={open}
            >
              <MissionMap edition={edition} mission={id} />
              <span className="col grow">
                <span className="cap">{id}</span>
                <span className="display name">{name}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
