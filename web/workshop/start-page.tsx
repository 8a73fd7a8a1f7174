/** Where the workshop begins: a draft to go on with, a new mission, a copy of one of the box, or the example. */
import { useEffect, useRef, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS } from '../editions/load.ts';
import { ScreenBar } from '../screens/screen-bar.tsx';
import { projects, type ProjectHead } from '../store/projects.ts';
import { useWords } from '../words/use-words.ts';
import { begin, hasRoom } from './begin.ts';
import { Choices } from './choices.tsx';
import { GalleryPanel } from './gallery/gallery-panel.tsx';
import { useLesson } from './lesson.ts';
import { packName } from './names.ts';
import { emptyMission } from './new-mission.ts';
import { NewMissions } from './new-missions.tsx';
import { ProjectList } from './project-list.tsx';
import { TEN_NIGHTS } from './share/shipped.ts';

export function StartPage(): React.JSX.Element {
  const { t, say } = useWords();
  const [heads, setHeads] = useState<readonly ProjectHead[]>([]);
  const [read, setRead] = useState(false);
  const [edition, setEdition] = useState(EDITION_IDS[0]);
  const [wanted, setInto] = useState('');
  const make = useRef<HTMLElement>(null);
  const list = (): void =>
    void projects.list().then((all) => {
      setHeads(all);
      setRead(true);
    });
  useEffect(list, []);
  const roomy = heads.filter(({ pack }) => hasRoom(pack));
  // A pack that has been thrown away takes no mission in.
  const into = roomy.some(({ id }) => id === wanted) ? wanted : '';
  const addTo = (project: string): void => {
    setInto(project);
    make.current?.scrollIntoView({ block: 'start' });
    make.current?.querySelector('select')?.focus();
  };
  return (
    <div className="screen">
      <ScreenBar path={[t('workshop.title')]} />
      <main className="workshop-start">
        <header>
          <h1>{t('workshop.title')}</h1>
          <p className="mute">{t('workshop.about')}</p>
        </header>
        {read && <ProjectList heads={heads} onChange={list} onAdd={addTo} />}
        <div className="workshop-ways">
          <Taught />
          <Example />
          <GalleryPanel />
        </div>
        <section ref={make} className="panel tone" aria-labelledby="new-mission">
          <h2 id="new-mission">{t('workshop.new')}</h2>
          {roomy.length > 0 && <Into heads={roomy} chosen={into} onChoose={setInto} />}
          <Choices
            label={t('workshop.new.edition')}
            options={EDITION_IDS}
            value={edition}
            textOf={(id) => say.edition(id)}
            onChoose={setEdition}
          />
        </section>
        <NewMissions edition={edition} into={into} />
      </main>
    </div>
  );
}

interface IntoProps {
  readonly heads: readonly ProjectHead[];
  readonly chosen: string;
  readonly onChoose: (project: string) => void;
}

/** Which pack a new mission goes into. */
function Into({ heads, chosen, onChoose }: IntoProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <label className="col">
      <span className="cap">{t('workshop.new.into')}</span>
      <select className="field" value={chosen} onChange={(e) => onChoose(e.target.value)}>
        <option value="">{t('workshop.new.into.own')}</option>
        {heads.map(({ id, pack }) => (
          <option key={id} value={id}>
            {packName(pack) || t('workshop.new.unnamed')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A mission of one's own in five steps. */
function Taught(): React.JSX.Element {
  const { t, language } = useWords();
  const learn = async (): Promise<void> => {
    const name = t('workshop.lesson.mission');
    const file = emptyMission({ edition: EDITION_IDS[0], id: 'first', name, language, storeys: [] });
    const project = await begin({ file, name, language, into: '' });
    if (project !== undefined) useLesson.getState().with(project);
  };
  return (
    <section className="panel tone" aria-labelledby="workshop-lesson">
      <h2 id="workshop-lesson">{t('workshop.lesson.begin')}</h2>
      <p>{t('workshop.lesson.about')}</p>
      <button type="button" className="button primary" onClick={() => void learn()}>
        <Icon name="light-bulb" size={16} />
        {t('workshop.lesson.mission')}
      </button>
    </section>
  );
}

/** The pack that is shipped: its missions can be played as they are, a copy of them be looked into and changed. */
function Example(): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel tone" aria-labelledby="workshop-example">
      <h2 id="workshop-example">{t('workshop.example')}</h2>
      <p>{t('workshop.example.about')}</p>
      <a
        className="button primary"
        href={formatRoute({ screen: 'pack', pack: TEN_NIGHTS, mission: '', part: '' })}
      >
        <Icon name="scroll-unfurled" size={16} />
        {t('workshop.example.open')}
      </a>
    </section>
  );
}
