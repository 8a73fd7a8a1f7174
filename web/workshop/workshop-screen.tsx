/** The workshop: what is being made in this browser, or one mission of it on the table. */
import '../styles/workshop.css';
import { formatRoute } from '../app/route.ts';
import { Message } from '../app/message.tsx';
import { Waiting } from '../app/waiting.tsx';
import { useWords } from '../words/use-words.ts';
import { Frame } from './frame.tsx';
import { StartPage } from './start-page.tsx';
import { useProject } from './use-project.ts';

interface Props {
  /** Empty: the list of projects. */
  readonly project: string;
  /** Empty: the first of the project. */
  readonly mission: string;
  readonly step: string;
}

export function WorkshopScreen({ project, mission, step }: Props): React.JSX.Element {
  return project === '' ? <StartPage /> : <OpenProject project={project} mission={mission} step={step} />;
}

function OpenProject({ project, mission, step }: Props): React.JSX.Element {
  const { t } = useWords();
  const opened = useProject(project);
  if (opened.at === 'opening') return <Waiting />;
  if (!('desk' in opened))
    return (
      <Message title={t('workshop.missing')} text={t('workshop.missing.text')}>
        <a
          className="button primary"
          href={formatRoute({ screen: 'workshop', project: '', mission: '', step: '' })}
        >
          {t('workshop.title')}
        </a>
      </Message>
    );
  return <Frame desk={opened.desk} mission={mission} step={step} />;
}
