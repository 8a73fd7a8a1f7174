/** The device's own voice: silent until somebody asks for it, remembered for this device. */
import type { Language } from '@holdout/narrate/plain';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'holdout.horde.voice';

const voice = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Asked again next time.
  }
}

export interface Speech {
  /** This device can speak. */
  readonly able: boolean;
  readonly on: boolean;
  toggle(): void;
  say(text: string): void;
}

export function useSpeech(language: Language): Speech {
  const [on, setOn] = useState(remembered);
  const able = voice() !== undefined;
  const say = useCallback(
    (text: string) => {
      const speaker = voice();
      if (!speaker || text === '') return;
      speaker.cancel();
      const line = new SpeechSynthesisUtterance(text);
      line.lang = language;
      speaker.speak(line);
    },
    [language],
  );
  useEffect(() => () => voice()?.cancel(), []);
  return {
    able,
    on: on && able,
    say,
    toggle() {
      remember(!on);
      setOn(!on);
      if (on) voice()?.cancel();
    },
  };
}
