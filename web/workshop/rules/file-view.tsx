/** The rule in hand as it stands in the file: written, checked as any file is, and taken when it can be read. */
import type { Json } from '@holdout/engine';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useDesk } from './desk.ts';
import { valueAt, withValue } from './edit.ts';
import { LineFlaws } from './line-flaws.tsx';

const MOST_LETTERS = 20_000;

export function FileView({ n }: { readonly n: number }): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const path = ['rules', n];
  const now = valueAt({ ...mission }, path);
  const kept = JSON.stringify(now, null, 2) ?? '';
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string }>();
  const text = draft?.of === kept ? draft.text : kept;
  const read = jsonIn(text);
  if (now === undefined) return <p className="mute">{t('workshop.rules.file.none')}</p>;
  return (
    <section className="file-view">
      <label htmlFor="rule-file">{t('workshop.rules.file', { n: n + 1 })}</label>
      <textarea
        id="rule-file"
        spellCheck={false}
        rows={Math.min(24, text.split('\n').length + 1)}
        maxLength={MOST_LETTERS}
        value={text}
        aria-invalid={read === undefined}
        onChange={(e) => setDraft({ of: kept, text: e.target.value })}
      />
      {read === undefined && <span className="line-flaw">{t('workshop.rules.file.broken')}</span>}
      <LineFlaws path={path} />
      <span className="row">
        <button
          type="button"
          className="button primary small"
          disabled={read === undefined || text === kept}
          onClick={() => read !== undefined && desk.change('rule', withValue(mission, path, read), n + 1)}
        >
          {t('workshop.rules.file.take')}
        </button>
        <button
          type="button"
          className="button small"
          disabled={text === kept}
          onClick={() => setDraft(undefined)}
        >
          {t('workshop.rules.file.back')}
        </button>
      </span>
    </section>
  );
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
