/** Everybody at the table: chairs and heroes, chat, and for the host the keys of the house. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Chairs } from './chairs.tsx';
import { HostPanel } from './host-panel.tsx';
import { LinkField } from './link-field.tsx';
import { linkTo } from '../app/arrival.ts';
import { seatedHere, useCommand, useOnline } from './online.ts';

export function Together({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const { t } = useWords();
  const { model, seen } = useOnline();
  return (
    <aside
      className="together panel"
      aria-label={t('online.people')}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onClose();
      }}
    >
      <div className="row">
        <h2 className="grow">{model.title || t('online.people')}</h2>
        <button type="button" className="tool" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="cancel" size={18} />
        </button>
      </div>
      <div className="together-scroll">
        <Chairs />
        <LinkField label={t('online.link.watch')} link={linkTo(model.table)} />
        {seen.me.host && <HostPanel />}
      </div>
      <Chat />
    </aside>
  );
}

function Chat(): React.JSX.Element {
  const { t } = useWords();
  const online = useOnline();
  const command = useCommand();
  const [text, setText] = useState('');
  const end = useRef<HTMLSpanElement>(null);
  const { chat } = online.model;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [chat]);
  const send = async (): Promise<void> => {
    if (await command({ kind: 'chat', text })) setText('');
  };
  return (
    <section className="chat" aria-label={t('online.chat')}>
      <div className="chat-lines" role="log" tabIndex={0} aria-label={t('online.chat')}>
        <ul>
          {chat.map((line) => (
            <li key={line.seq}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ul>
        <span ref={end} />
      </div>
      {seatedHere(online).length > 0 && (
        <form
          className="row"
          onSubmit={(e) => {
            e.preventDefault();
            if (text.trim()) void send();
          }}
        >
          <input
            className="field"
            aria-label={t('online.chat.write')}
            placeholder={t('online.chat.write')}
            value={text}
            maxLength={400}
            onChange={(e) => setText(e.target.value)}
          />
          <button type="submit" className="button">
            {t('online.chat.send')}
          </button>
        </form>
      )}
    </section>
  );
}
