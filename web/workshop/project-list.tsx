/** The packs being made in this browser, each with its missions. */
import { useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { agoText } from '../screens/ago.ts';
import { projects, type ProjectHead } from '../store/projects.ts';
import { useWords } from '../words/use-words.ts';
import { hasRoom } from './begin.ts';
import { missionName, packName } from './names.ts';
import { missionId } from './workshop.ts';

interface Props {
  readonly heads: readonly ProjectHead[];
  readonly onChange: () => void;
  /** A mission shall come to this project. */
  readonly onAdd: (project: string) => void;
}

export function ProjectList({ heads, onChange, onAdd }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section aria-labelledby="projects">
      <h2 id="projects">{t('workshop.projects')}</h2>
      {heads.length === 0 && <p className="mute">{t('workshop.projects.none')}</p>}
      <ul className="workshop-projects">
        {heads.map((head) => (
          <li key={head.id} className="panel">
            <ProjectCard head={head} onChange={onChange} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Pick<Props, 'onChange' | 'onAdd'> {
  readonly head: ProjectHead;
}

function ProjectCard({ head, onChange, onAdd }: CardProps): React.JSX.Element {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const { id, pack, changed } = head;
  const name = packName(pack) || t('workshop.new.unnamed');
  return (
    <>
      <div className="row">
        <h3 className="grow">{name}</h3>
        <span className="fine mute">{agoText(changed, Date.now(), language)}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('workshop.projects.delete', { name })}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash-can" size={18} />
        </button>
      </div>
      <ul>
        {pack.missions.map((file) => (
          <li key={missionId(file)}>
            <a
              href={formatRoute({
                screen: 'workshop',
                project: id,
                mission: missionId(file),
                step: 'board',
              })}
            >
              {missionName(file, language)}
            </a>
          </li>
        ))}
      </ul>
      {hasRoom(pack) && (
        <button
          type="button"
          className="button small"
          aria-label={t('workshop.projects.add', { name })}
          onClick={() => onAdd(id)}
        >
          <Icon name="pencil" size={14} />
          {t('workshop.projects.add.short')}
        </button>
      )}
      {asking && (
        <div className="row wrap" role="group" aria-label={t('workshop.projects.sure')}>
          <span className="grow">{t('workshop.projects.sure')}</span>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {t('workshop.projects.keep')}
          </button>
          <button
            type="button"
            className="button danger"
            onClick={() => void projects.delete(id).then(onChange)}
          >
            {t('workshop.projects.delete', { name })}
          </button>
        </div>
      )}
    </>
  );
}
