/** The mission as players read it, in any language: its sentences, each rule with its number. */
import { languageName, LANGUAGES, type Language } from '@holdout/narrate/plain';
import { plain, scriptOf, tellerOf, type Section } from '@holdout/narrate/script';
import { Suspense, useMemo, useState } from 'react';
import { plugFor } from '../../editions/plugs.ts';
import { useSentences } from '../../words/use-sentences.ts';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { useDesk } from './desk.ts';

const SHOWN: readonly Section[] = ['win', 'lose', 'hopeless', 'rules', 'setup'];

export function ReadPanel({ selected }: { readonly selected: number }): React.JSX.Element {
  const { t, language: spoken } = useWords();
  const [language, setLanguage] = useState<Language>(spoken);
  return (
    <section className="read-panel" aria-labelledby="read-title">
      <div className="row rules-heading">
        <h2 id="read-title">{t('workshop.read')}</h2>
        <span className="grow" />
        <Choices
          label={t('workshop.read.language')}
          options={LANGUAGES}
          value={language}
          textOf={(one) => one.toUpperCase()}
          nameOf={languageName}
          onChoose={setLanguage}
        />
      </div>
      <Suspense>
        <Sentences language={language} selected={selected} />
      </Suspense>
    </section>
  );
}

interface Props {
  readonly language: Language;
  readonly selected: number;
}

function Sentences({ language, selected }: Props): React.JSX.Element {
  const { t } = useWords();
  const { workshop, maker } = useDesk();
  useSentences(workshop.edition, language);
  const { edition, mission } = workshop;
  const lines = useMemo(() => {
    const teller = tellerOf(language, plugFor(edition).edition, { ...mission }, { zones: maker.zones });
    return scriptOf(teller, { ...mission }).filter(({ section }) => SHOWN.includes(section));
  }, [language, edition, mission, maker.zones]);
  return (
    <div className="paper" lang={language}>
      {lines.map(({ path, pieces, rule }) => (
        <p key={path.join('.')} data-selected={rule !== undefined && path[1] === selected}>
          {plain(pieces)} {rule && <small>{t('workshop.read.rule', { n: Number(path[1]) + 1 })}</small>}
        </p>
      ))}
    </div>
  );
}
