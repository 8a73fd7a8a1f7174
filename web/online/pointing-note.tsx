/** Somebody is about to point: what to press, and the way out. */
import { useEffect } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Pointing } from './use-pointing.ts';

export function PointingNote({ pointing }: { readonly pointing: Pointing }): React.JSX.Element | null {
  const { t } = useWords();
  const { tool, from, take } = pointing;
  useEffect(() => {
    if (tool === null) return undefined;
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || e.defaultPrevented) return;
      e.preventDefault();
      take(null);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [tool, take]);
  if (tool === null) return null;
  return (
    <div className="note pointing" role="status">
      <span>{t(from === null ? `online.${tool}.how` : 'online.arrow.how.to')}</span>
      <button type="button" className="button" onClick={() => take(null)}>
        {t('table.cancel')}
      </button>
    </div>
  );
}
