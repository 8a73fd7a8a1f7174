/** Applies what a person likes to the whole page: text size, contrast, motion, key hints, language. */
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';
import { useSpoken } from '../words/spoken.ts';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Shall things travel? The setting decides, else the system. */
export function useMotion(): boolean {
  const wish = useSettings((s) => s.animations);
  const still = useSyncExternalStore(
    (listener) => {
      stillness.addEventListener('change', listener);
      return () => stillness.removeEventListener('change', listener);
    },
    () => stillness.matches,
  );
  return wish === 'on' || (wish === 'system' && !still);
}

/** Key caps show once a keyboard has been used, or always, or never. */
let keyboardUsed = false;

export function useAppearance(): void {
  const { textSize, contrast, colourMarks, keyHints, letterKeys } = useSettings();
  const language = useSpoken((s) => s.language);
  const motion = useMotion();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.style.setProperty('--text-size', String(textSize / 100));
    root.dataset['contrast'] = contrast ? 'more' : 'normal';
    root.dataset['marks'] = colourMarks ? 'on' : 'off';
    root.dataset['motion'] = motion ? 'on' : 'off';
    const show = (): void => {
      const wanted = keyHints === 'always' || (keyHints === 'auto' && keyboardUsed);
      root.dataset['keys'] = letterKeys && wanted ? 'on' : 'off';
    };
    const noticeKeyboard = (): void => {
      keyboardUsed = true;
      show();
    };
    show();
    addEventListener('keydown', noticeKeyboard);
    return () => removeEventListener('keydown', noticeKeyboard);
  }, [language, textSize, contrast, colourMarks, keyHints, letterKeys, motion]);
}
