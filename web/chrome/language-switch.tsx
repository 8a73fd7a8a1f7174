import { LANGUAGES, languageName } from '@holdout/narrate/plain';
/** EN | FR: changes every word at once, as soon as they have been fetched. */
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';

export function LanguageSwitch(): React.JSX.Element {
  const { t, language } = useWords();
  const set = useSettings((s) => s.set);
  return (
    <span className="lang" role="group" aria-label={t('app.language')}>
      {LANGUAGES.map((l) => (
        <button
          key={l}
          type="button"
          lang={l}
          aria-pressed={l === language}
          aria-label={languageName(l)}
          onClick={() => set({ language: l })}
        >
          {l.toUpperCase()}
        </button>
      ))}
    </span>
  );
}
