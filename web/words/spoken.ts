/** The language the page speaks: the one wished for, as soon as all that has been fetched so far is there in it. */
import { itemAt } from '@holdout/engine';
import { LANGUAGES, type Language, loadLanguage } from '@holdout/narrate/plain';
import { create } from 'zustand';
import { useSettings } from '../store/settings.ts';

export const useSpoken = create<{ readonly language: Language }>(() => ({
  language: useSettings.getState().language,
}));

export const spokenLanguage = (): Language => useSpoken.getState().language;

/** Before the first word is shown; the first language stands in for one that cannot be fetched. */
export async function beginToSpeak(): Promise<void> {
  try {
    await loadLanguage(spokenLanguage());
  } catch {
    useSpoken.setState({ language: LANGUAGES[0] });
    await loadLanguage(itemAt(LANGUAGES, 0));
  }
}

/** Follows the settings from now on; `onFailure` hears when a language cannot be had, and the old one stays. */
export function followSettings(onFailure: (error: unknown) => void, load = loadLanguage): () => void {
  return useSettings.subscribe(({ language: wish }, { language: before }) => {
    if (wish === before) return;
    load(wish).then(
      () => {
        // Somebody may have changed their mind meanwhile.
        if (useSettings.getState().language === wish) useSpoken.setState({ language: wish });
      },
      (error: unknown) => {
        onFailure(error);
        if (useSettings.getState().language === wish)
          useSettings.getState().set({ language: spokenLanguage() });
      },
    );
  });
}
