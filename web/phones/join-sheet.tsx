/** Before a phone plays: who holds it, and whose sheet it shall be. Then the table lets it in. */
import { BOUNDS } from '@holdout/protocol';
import { useState } from 'react';
import { nameOf, type Online } from '../online/online.ts';
import { Portrait } from '../table/hero-parts.tsx';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly online: Online;
  readonly onWish: (hero: string) => void;
}

export function JoinSheet({ online, onWish }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { model, known, keep, table } = online;
  const { state } = useView(table);
  const [name, setName] = useState(known.name);
  const [asked, setAsked] = useState<string | null>(null);
  const ask = async (hero: string): Promise<void> => {
    await keep({ name: name.trim() || t('phones.phone') });
    onWish(hero);
    setAsked(hero);
  };
  return (
    <main className="join-sheet">
      <h1>{t('phones.choose')}</h1>
      <label className="field-label">
        {t('phones.name')}
        <input
          className="field"
          value={name}
          maxLength={BOUNDS.name}
          placeholder={t('phones.phone')}
          autoComplete="nickname"
          onChange={(e) => setName(e.target.value)}
        />
      </label>
      <ul className="join-heroes">
        {state.heroes.map(({ id }, i) => (
          <li key={id}>
            <button
              type="button"
              className="panel join-hero"
              aria-pressed={asked === id}
              onClick={() => void ask(id)}
            >
              <Portrait state={state} hero={i} size={56} />
              <span className="grow">
                <b className="display">{say.hero(id)}</b>
                <small className="mute">
                  {t('phones.with', { name: nameOf(model, model.seats.heroes[id] ?? 0, t) })}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={asked === null ? 'mute' : 'paper asking'}>
        {asked === null ? t('phones.choose.text') : t('phones.asking', { hero: say.hero(asked) })}
      </p>
    </main>
  );
}
