/** The texts of the mission, languages side by side; the first one is there for whoever has no other. */
import { inEveryLanguage, languageName, LANGUAGES } from '@holdout/narrate/plain';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useDesk } from './desk.ts';
import { withValue } from './edit.ts';
import { asTyped, isNearlyFull, textAt, textLanguages, textRows, withText, type TextRow } from './texts.ts';

const NAMES: { readonly [language: string]: string } = inEveryLanguage(languageName);

export function TextsPanel(): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const rows = textRows(mission, desk.counters);
  const languages = textLanguages(mission);
  const others = LANGUAGES.filter((language) => !languages.includes(language));
  const missing = (language: string): number =>
    rows.filter(
      ({ path }) =>
        textAt(mission, language, path) === '' && textAt(mission, languages[0] ?? '', path) !== '',
    ).length;
  return (
    <section className="texts" aria-labelledby="texts-title">
      <div className="row rules-heading">
        <h2 id="texts-title">{t('workshop.texts')}</h2>
        <span className="grow" />
        {others.map((language) => (
          <button
            key={language}
            type="button"
            className="button small"
            onClick={() => desk.change('text', withValue(mission, ['texts', language], {}), NAMES[language])}
          >
            + {NAMES[language]}
          </button>
        ))}
      </div>
      {languages.length > 0 && (
        <div className="text-grid" style={{ '--languages': languages.length } as React.CSSProperties}>
          <span />
          {languages.map((language, i) => (
            <b key={language}>
              {NAMES[language] ?? language}{' '}
              {i === 0 && <span className="chip">{t('workshop.texts.first')}</span>}
              {i > 0 && missing(language) > 0 && (
                <span className="count yellow" title={t('workshop.texts.missing', { n: missing(language) })}>
                  {missing(language)}
                </span>
              )}
            </b>
          ))}
          {rows.map((row) => (
            <Row key={row.path.join('.')} row={row} languages={languages} />
          ))}
        </div>
      )}
      <p className="fine mute">{t('workshop.texts.about')}</p>
    </section>
  );
}

function Row({ row, languages }: { readonly row: TextRow; readonly languages: readonly string[] }) {
  const { t } = useWords();
  const label = t(`workshop.texts.${row.label}`, { about: row.about ?? '' });
  return (
    <>
      <span className="text-label">{label}</span>
      {languages.map((language, i) => (
        <TextField
          key={language}
          row={row}
          language={language}
          first={i === 0 ? '' : (languages[0] ?? '')}
          label={label}
        />
      ))}
    </>
  );
}

interface FieldProps {
  readonly row: TextRow;
  readonly language: string;
  /** The language that speaks where this one does not; empty for that one itself. */
  readonly first: string;
  readonly label: string;
}

/** Kept when it is left, so that one text is one step of the history. */
function TextField({ row, language, first, label }: FieldProps): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const kept = textAt(mission, language, row.path);
  const [draft, setDraft] = useState<string>();
  const text = draft ?? kept;
  const instead = first === '' ? '' : textAt(mission, first, row.path);
  const keep = (): void => {
    setDraft(undefined);
    if (text !== kept)
      desk.change('text', withText(mission, language, row.path, text), NAMES[language] ?? language);
  };
  const isMissing = text === '' && instead !== '';
  return (
    <span className="text-field" data-missing={isMissing}>
      <textarea
        lang={language}
        aria-label={`${label}, ${NAMES[language] ?? language}`}
        rows={Math.max(1, Math.ceil((text || instead).length / 34))}
        maxLength={row.most}
        value={text}
        placeholder={
          isMissing
            ? t('workshop.texts.instead', { language: NAMES[first] ?? first })
            : t('workshop.texts.told')
        }
        onChange={(e) => setDraft(asTyped(e.target.value, row.most))}
        onBlur={keep}
      />
      {isNearlyFull(text, row.most) && (
        <small className="num" role="status">
          {text.length} / {row.most}
        </small>
      )}
    </span>
  );
}
