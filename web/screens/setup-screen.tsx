/** Before the game: a mission of one of our boxes. */
import { use } from 'react';
import { Message } from '../app/message.tsx';
import { formatRoute } from '../app/route.ts';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { useWords } from '../words/use-words.ts';
import { MissionSetup } from './mission-setup.tsx';
import { missionContext } from './missions.ts';

interface Props {
  readonly edition: string;
  readonly mission: string;
}

export function SetupScreen({ edition, mission }: Props): React.JSX.Element {
  return EDITION_IDS.includes(edition) ? (
    <EditionScope value={edition}>
      <BoxSetup edition={edition} mission={mission} />
    </EditionScope>
  ) : (
    <NoSuchMission />
  );
}

function BoxSetup({ edition, mission }: Props): React.JSX.Element {
  const plug = use(loadEdition(edition));
  const context = missionContext(edition, mission);
  return context ? <MissionSetup plug={plug} context={context} /> : <NoSuchMission />;
}

function NoSuchMission(): React.JSX.Element {
  const { t } = useWords();
  return (
    <Message title={t('setup.unknown')} text={t('setup.unknown.text')}>
      <a className="button primary" href={formatRoute({ screen: 'home' })}>
        {t('app.home')}
      </a>
    </Message>
  );
}
