/** What only the host can do: links, chairs, heroes, bots, the name of the table, its file. */
import { useState } from 'react';
import { linkTo } from '../app/arrival.ts';
import { download } from '../store/files.ts';
import { useWords } from '../words/use-words.ts';
import { takeFile } from './api.ts';
import { LinkField } from './link-field.tsx';
import type { Command } from './messages.ts';
import { nameOf, tellRequest, useCommand, useOnline } from './online.ts';

const MOST_CHAIRS = 6;

export function HostPanel(): React.JSX.Element {
  const { t } = useWords();
  const { model, known } = useOnline();
  const link = useNewLink();
  const file = async (): Promise<void> => {
    try {
      download(model.title || t('app.game'), await takeFile(model.table, known.host));
    } catch (error) {
      tellRequest(t, error);
    }
  };
  return (
    <section className="host" aria-label={t('online.host.panel')}>
      <h3 className="cap">{t('online.host.panel')}</h3>
      {model.seats.chairs.map((_, chair) => (
        <ChairKeys key={chair} chair={chair} />
      ))}
      <button
        type="button"
        className="button"
        disabled={model.seats.chairs.length >= MOST_CHAIRS}
        onClick={() => void link({ kind: 'chair' })}
      >
        {t('online.chair.add')}
      </button>
      <HeroKeys />
      <TitleField key={model.title} />
      <button type="button" className="button" onClick={() => void file()}>
        {t('app.download-game')}
      </button>
      {!model.game?.proof && <p className="hint">{t('online.file.hint')}</p>}
    </section>
  );
}

/** Asks for a link and keeps what comes back. */
function useNewLink(): (command: Command & { kind: 'link' | 'chair' }) => Promise<void> {
  const { known, keep } = useOnline();
  const command = useCommand();
  return async (wish) => {
    const said = await command(wish);
    if (said?.chair === undefined || said.secret === undefined) return;
    const old = known.links[said.chair];
    await keep({
      links: { ...known.links, [said.chair]: said.secret },
      secrets: known.secrets.filter((secret) => secret !== old),
    });
  };
}

function ChairKeys({ chair }: { readonly chair: number }): React.JSX.Element {
  const { t } = useWords();
  const { model, seen, known, keep } = useOnline();
  const command = useCommand();
  const newLink = useNewLink();
  const { holder, link } = model.seats.chairs[chair];
  const secret = link ? known.links[chair] : undefined;
  const name = nameOf(model, chair, t);
  const key = (word: string, act: () => void): React.JSX.Element => (
    <button type="button" className="button" aria-label={t(`online.${word}.of`, { name })} onClick={act}>
      {t(`online.${word}`)}
    </button>
  );
  return (
    <div className="chair-keys" data-keys={chair}>
      <b>{name}</b>
      {secret !== undefined && (
        <LinkField label={t('online.link.of', { name })} link={linkTo(model.table, secret)} />
      )}
      <span className="row wrap">
        {secret !== undefined &&
          !seen.me.chairs.includes(chair) &&
          key('here', () => void keep({ secrets: [...known.secrets, secret] }))}
        {key('link.new', () => void newLink({ kind: 'link', chair }))}
        {link && key('free', () => void command({ kind: 'free', chair }))}
        {holder !== 'bot' && key('bot.call', () => void command({ kind: 'bot', chair }))}
      </span>
    </div>
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
  const { t } = useWords();
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
        maxLength={60}
        required
        onChange={(e) => setTitle(e.target.value)}
      />
      <button type="submit" className="button">
        {t('online.rename')}
      </button>
    </form>
  );
}
