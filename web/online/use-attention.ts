/** It is your turn: the title of the page says so, a soft bell for those who want to hear, a note for those who asked. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../insight/synth.ts';
import { useSettings } from '../store/settings.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { nameOf, type Online } from './online.ts';
import { useTabMark } from './tab-mark.ts';
import { notify } from './turn-notice.ts';

export function useAttention({ table, model, seen, known }: Online): void {
  const { t, say } = useWords();
  const { mine, decision } = useView(table);
  const sound = useSettings((s) => s.sound);
  const volume = useSettings((s) => s.volume);
  const asked = mine && decision !== null;
  const was = useRef(asked);
  const tell = useEffectEvent(() => {
    if (sound) playSound('bell', volume);
    if (known.called && decision)
      void notify({ title: t('online.title.you'), text: say.prompt(decision), table: model.table });
  });
  useEffect(() => {
    // A question that changes while it is still this page's is no new turn.
    if (asked && !was.current) tell();
    was.current = asked;
  }, [asked]);

  useTabMark(asked);

  const awaited = (model.game?.answerers ?? []).map((c) => nameOf(model, c, t)).join(t('table.list'));
  const what = asked
    ? t('online.title.you')
    : decision && seen.line === 'here'
      ? t('online.title.other', { name: awaited })
      : t('app.title.online');
  useEffect(() => {
    document.title = `${what} · ${t('app.name')}`;
  }, [what, t]);
}
