/**
 * The briefing as a note on the board while nothing has been answered yet. Any press and any key takes it away; what is
 * pressed beside it is meant for the table as well, so nobody has to put it away first.
 */
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { Briefing } from './briefing.tsx';

export function OpeningNote({ mission }: { readonly mission: string }): React.JSX.Element | null {
  const { t, say } = useWords();
  const [read, setRead] = useState(false);
  const note = useRef<HTMLElement>(null);
  const { name, intro, brief } = say.mission(mission);
  useEffect(() => {
    const done = new AbortController();
    const close = (e: Event): void => {
      // A press on the note ends with its click, or that would fall on the board.
      if (e.type === 'click' || !note.current?.contains(e.target instanceof Node ? e.target : null))
        setRead(true);
    };
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, close, { signal: done.signal, capture: true });
    return () => done.abort();
  }, []);
  if (read || brief.length === 0) return null;
  return (
    <section ref={note} className="opening-note paper" aria-label={t('mission.brief')}>
      <h2>{name}</h2>
      <p className="intro">{intro}</p>
      <Briefing mission={mission} />
      <button type="button" className="button primary">
        {t('mission.begin')}
      </button>
    </section>
  );
}
