/** What only the host can do for the whole table: one more chair, heroes, its name. */
import { BOUNDS } from '@holdout/protocol';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { tables } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { deleteTable } from './api.ts';
import { HouseKeys } from './house-keys.tsx';
import { useNewLink } from './chair-keys.tsx';
import { nameOf, tellRequest, useCommand, useOnline } from './online.ts';
import { nameOfTable } from './table-name.ts';

const MOST_CHAIRS = 6;

export function HostPanel(): React.JSX.Element {
  const { t } = useWords();
  const { model } = useOnline();
  const link = useNewLink();
  return (
    <section className="host" aria-label={t('online.host.panel')}>
      <button
        type="button"
        className="button"
        disabled={model.seats.chairs.length >= MOST_CHAIRS}
        onClick={() => void link({ kind: 'chair' })}
      >
        {t('online.chair.add')}
      </button>
      <details>
        <summary>{t('online.heroes')}</summary>
        <HeroKeys />
      </details>
      <details>
        <summary>{t('online.house')}</summary>
        <HouseKeys />
      </details>
      <details>
        <summary>{t('online.rename.field')}</summary>
        <TitleField key={model.title} />
      </details>
      <DeleteKey />
    </section>
  );
}

/** Not for who only stands in for the host. */
function DeleteKey(): React.JSX.Element | null {
  const { t } = useWords();
  const { model, known } = useOnline();
  const [isSure, setSure] = useState(false);
  const { host } = known;
  if (host === null) return null;
  const remove = async (): Promise<void> => {
    try {
      await deleteTable(model.table, host);
    } catch (error) {
      return tellRequest(t, error);
    }
    await tables.forget(model.table);
    go({ screen: 'home' });
  };
  return (
    <button type="button" className="button" onClick={() => (isSure ? void remove() : setSure(true))}>
      {t(isSure ? 'online.delete.sure' : 'online.delete')}
    </button>
  );
}

/** Hands heroes over, at any time. */
function HeroKeys(): React.JSX.Element {
  const { t, say } = useWords();
  const { model } = useOnline();
  const command = useCommand();
  return (
    <div className="hero-keys">
      {Object.entries(model.seats.heroes).map(([hero, chair]) => (
        <label key={hero} className="row">
          <span className="grow">{t('online.hero', { hero: say.hero(hero) })}</span>
          <select
            className="field"
            value={chair}
            data-hero={hero}
            onChange={(e) => void command({ kind: 'hero', hero, chair: Number(e.target.value) })}
          >
            {model.seats.chairs.map((_, i) => (
              <option key={i} value={i}>
                {nameOf(model, i, t)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function TitleField(): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const { model } = useOnline();
  const command = useCommand();
  const [title, setTitle] = useState(model.title);
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        void command({ kind: 'title', title });
      }}
    >
      <input
        className="field"
        aria-label={t('online.rename.field')}
        value={title}
        placeholder={nameOfTable(model, words)}
        maxLength={BOUNDS.title}
        required
        onChange={(e) => setTitle(e.target.value)}
      />
      <button type="submit" className="button">
        {t('online.rename')}
      </button>
    </form>
  );
}
