/** "How to play": six pictures for each edition, and the ways on from there. */
import '../styles/table.css';
import '../styles/howto.css';
import { lazy, Suspense, use, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Waiting } from '../app/waiting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { EditionScope } from '../editions/scope.ts';
import { ScreenBar } from '../screens/screen-bar.tsx';
import { startTutorial } from '../screens/start-game.ts';
import { useWords } from '../words/use-words.ts';
import { Panels } from './panels.tsx';
import { planOf } from './plan-of.ts';
import { shownIn } from './scene.ts';

const OneSheet = lazy(() => import('./one-sheet.tsx').then((m) => ({ default: m.OneSheet })));

export function HowtoScreen({ edition }: { readonly edition: string }): React.JSX.Element {
  const { t, say } = useWords();
  const id = EDITION_IDS.includes(edition) ? edition : EDITION_IDS[0];
  return (
    <div className="screen howto">
      <ScreenBar path={[t('howto.title')]}>
        <nav className="howto-editions" aria-label={t('howto.editions')}>
          {EDITION_IDS.map((e) => (
            <a
              key={e}
              className={e === id ? 'edition paper' : 'edition'}
              aria-current={e === id ? 'page' : undefined}
              href={formatRoute({ screen: 'howto', edition: e })}
            >
              {say.edition(e)}
            </a>
          ))}
        </nav>
        <button type="button" className="bar-link" onClick={() => history.back()}>
          {t('app.back')}
        </button>
      </ScreenBar>
      <Suspense fallback={<Waiting />}>
        <EditionScope value={id}>
          <Edition key={id} edition={id} />
        </EditionScope>
      </Suspense>
    </div>
  );
}

function Edition({ edition }: { readonly edition: string }): React.JSX.Element {
  const plug = use(loadEdition(edition));
  const plan = use(planOf(plug));
  const { t, say } = useWords();
  const [sheet, setSheet] = useState(false);
  const { context, state } = shownIn(edition, plan.goal);
  return (
    <>
      <main>
        <h1 className="visually-hidden">
          {t('howto.title')}: {say.edition(edition)}
        </h1>
        <Panels edition={edition} plan={plan} />
      </main>
      <Foot plug={plug} onSheet={() => setSheet(true)} />
      {sheet && (
        <Suspense>
          <OneSheet context={context} state={state} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}

interface FootProps {
  readonly plug: EditionPlug;
  readonly onSheet: () => void;
}

function Foot({ plug, onSheet }: FootProps): React.JSX.Element {
  const { t } = useWords();
  const edition = plug.edition.id;
  return (
    <footer className="howto-foot">
      <p className="mute grow">{t('howto.enough')}</p>
      <button type="button" className="button" onClick={onSheet}>
        <Icon name="scroll-unfurled" size={18} />
        {t('howto.sheet')}
      </button>
      <a className="button" href={formatRoute({ screen: 'rules', edition, clause: '' })}>
        <Icon name="open-folder" size={18} />
        {t('howto.rules')}
      </a>
      {plug.tour && (
        <button type="button" className="button primary" onClick={() => void startTutorial(edition)}>
          <Icon name="graduate-cap" size={18} />
          {t('howto.tutorial')}
        </button>
      )}
    </footer>
  );
}
