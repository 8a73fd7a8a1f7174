/** The host's keys of one chair: its link, and who shall sit there. */
import { itemAt } from '@holdout/engine';
import { SEAT_PLAYERS } from '@holdout/bots/seats';
import type { Command } from '@holdout/protocol';
import { useState } from 'react';
import { linkTo } from '../app/arrival.ts';
import { useWords } from '../words/use-words.ts';
import { LinkField } from './link-field.tsx';
import { nameOf, useCommand, useOnline } from './online.ts';
import { Taking } from './taking.tsx';

/** Asks for a link and keeps what comes back. */
export function useNewLink(): (command: Command & { kind: 'link' | 'chair' }) => Promise<void> {
  const { keep } = useOnline();
  const command = useCommand();
  return async (wish) => {
    const said = await command(wish);
    if (said?.chair === undefined || said.secret === undefined) return;
    const { chair, secret } = said;
    await keep(({ links, secrets }) => ({
      links: { ...links, [chair]: secret },
      secrets: secrets.filter((old) => old !== links[chair]),
    }));
  };
}

export function ChairKeys({ chair }: { readonly chair: number }): React.JSX.Element {
  const { t } = useWords();
  const { model, known } = useOnline();
  const { holder, link } = itemAt(model.seats.chairs, chair);
  const secret = link ? known.links[chair] : undefined;
  const name = nameOf(model, chair, t);
  const field = secret !== undefined && (
    <LinkField label={t('online.link.of', { name })} link={linkTo(model.table, secret)} />
  );
  // An open chair waits for somebody to be sent its link.
  const waits = holder === 'open';
  return (
    <div className="chair-keys" data-keys={chair}>
      {waits && field}
      <details>
        <summary aria-label={t('online.keys.of', { name })}>{t('online.keys')}</summary>
        <div className="keys">
          {!waits && field}
          <Keys chair={chair} name={name} secret={secret} />
        </div>
      </details>
    </div>
  );
}

/** Everybody waits for a chair on which nobody sits: its link, and its keys. */
export function FreeChair({ chair }: { readonly chair: number }): React.JSX.Element {
  const { t } = useWords();
  const { model, known } = useOnline();
  const secret = itemAt(model.seats.chairs, chair).link ? known.links[chair] : undefined;
  const name = nameOf(model, chair, t);
  return (
    <div className="free-chair" data-free={chair}>
      {secret !== undefined && (
        <LinkField label={t('online.link.of', { name })} link={linkTo(model.table, secret)} />
      )}
      <Keys chair={chair} name={name} secret={secret} few={secret !== undefined} />
    </div>
  );
}

interface KeysProps {
  readonly chair: number;
  readonly name: string;
  readonly secret: string | undefined;
  /** Only what brings somebody to the chair. */
  readonly few?: boolean;
}

function Keys({ chair, name, secret, few = false }: KeysProps): React.JSX.Element {
  const { t } = useWords();
  const { model, seen, keep } = useOnline();
  const command = useCommand();
  const newLink = useNewLink();
  const { holder, link, player } = itemAt(model.seats.chairs, chair);
  const [taking, setTaking] = useState<'bot' | 'free' | 'link' | null>(null);
  const take = (wish: Command & { kind: 'bot' | 'free' | 'link' }): void =>
    void (wish.kind === 'link' ? newLink({ ...wish, kind: 'link' }) : command(wish));
  // Nobody loses their chair by one press, and nobody without a word.
  const begin = (how: 'bot' | 'free' | 'link'): void =>
    holder === 'person' && !seen.me.chairs.includes(chair) ? setTaking(how) : take({ kind: how, chair });
  const key = (word: string, act: () => void): React.JSX.Element => (
    <button type="button" className="button" aria-label={t(`online.${word}.of`, { name })} onClick={act}>
      {t(`online.${word}`)}
    </button>
  );
  return (
    <span className="row wrap">
      {secret !== undefined &&
        !seen.me.chairs.includes(chair) &&
        key('here', () => void keep(({ secrets }) => ({ secrets: [...secrets, secret] })))}
      {!few && key('link.new', () => begin('link'))}
      {!few && link && key('free', () => begin('free'))}
      {holder !== 'bot' && key('bot.call', () => begin('bot'))}
      {holder === 'bot' && (
        <select
          className="field"
          aria-label={t('online.bot.how', { name })}
          value={player ?? 'greedy'}
          onChange={(e) =>
            take({ kind: 'bot', chair, player: SEAT_PLAYERS.find((p) => p === e.target.value) ?? 'greedy' })
          }
        >
          {SEAT_PLAYERS.map((p) => (
            <option key={p} value={p}>
              {t(`seats.bot.${p}`)}
            </option>
          ))}
        </select>
      )}
      {taking && (
        <Taking how={taking} chair={chair} name={name} onTake={take} onClose={() => setTaking(null)} />
      )}
    </span>
  );
}
