/** The rules on a screen of their own, of one edition or of all; every clause has an address. */
import { lazy, Suspense } from 'react';
import { formatRoute } from '../app/route.ts';
import { EditionScope } from '../editions/scope.ts';
import { useAllRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';
import { RulesReference } from './rules-reference.tsx';
import { ScreenBar } from './screen-bar.tsx';

const FamilyTable = lazy(() => import('./family-table.tsx'));

interface Props {
  readonly clause: string;
  /** Empty for the rules of all. */
  readonly edition: string;
}

export function RulesScreen({ clause, edition }: Props): React.JSX.Element {
  const { t } = useWords();
  useAllRules();
  return (
    <div className="screen">
      <ScreenBar path={[t('rules.title')]}>
        <button type="button" className="bar-link" onClick={() => history.back()}>
          {t('app.back')}
        </button>
      </ScreenBar>
      <main className="rules-main">
        <h1>{t('rules.title')}</h1>
        <p className="mute">{t('rules.about')}</p>
        <p>
          <a href={formatRoute({ screen: 'gallery', edition, shown: '' })}>{t('gallery.open')}</a>
        </p>
        <Suspense>
          <FamilyTable />
        </Suspense>
        <EditionScope value={edition}>
          <RulesReference clause={clause} />
        </EditionScope>
      </main>
    </div>
  );
}
