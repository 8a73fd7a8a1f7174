/** The rules on a screen of their own; every clause has an address. */
import { useWords } from '../words/use-words.ts';
import { RulesReference } from './rules-reference.tsx';
import { ScreenBar } from './screen-bar.tsx';

export function RulesScreen({ clause }: { readonly clause: string }): React.JSX.Element {
  const { t } = useWords();
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
        <RulesReference clause={clause} />
      </main>
    </div>
  );
}
