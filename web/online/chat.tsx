/** What people say to each other: text, never markup. */
import { BOUNDS, PHRASES, type Phrase } from '@holdout/protocol';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { playerColour } from '../chrome/player-look.ts';
import { useWords } from '../words/use-words.ts';
import { chatText } from './chat-text.ts';
import { seatedHere, useCommand, useOnline } from './online.ts';
import { heroesAt, SeatFaces } from './seat-look.tsx';

const ownColour = (chair: number): CSSProperties => ({ '--player': playerColour(chair) }) as CSSProperties;

export function Chat(): React.JSX.Element {
  const { t } = useWords();
  const online = useOnline();
  const end = useRef<HTMLSpanElement>(null);
  const { chat, seats } = online.model;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [chat]);
  return (
    <section className="chat" aria-label={t('online.chat')}>
      <div className="chat-lines" role="log" tabIndex={0} aria-label={t('online.chat')}>
        <ul>
          {chat.map((line) => (
            <li key={line.seq} style={line.chair === null ? undefined : ownColour(line.chair)}>
              {line.chair !== null && (
                <SeatFaces heroes={heroesAt(seats, line.chair).slice(0, 1)} size={22} />
              )}
              <b>{line.chair === null ? t('online.guest', { name: line.name }) : line.name}</b>{' '}
              {chatText(line, t)}
            </li>
          ))}
        </ul>
        <span ref={end} />
      </div>
      {seatedHere(online).length > 0 ? <ChatField /> : online.model.house.talk && <GuestField />}
    </section>
  );
}

/** Whoever watches says first what they are called. */
function GuestField(): React.JSX.Element {
  const { t } = useWords();
  const { known, keep } = useOnline();
  const [name, setName] = useState('');
  if (known.name !== '') return <ChatField />;
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        void keep({ name });
      }}
    >
      <input
        className="field"
        aria-label={t('online.name')}
        placeholder={t('online.name')}
        value={name}
        maxLength={BOUNDS.name}
        required
        autoComplete="nickname"
        onChange={(e) => setName(e.target.value)}
      />
      <button type="submit" className="button">
        {t('online.guest.go')}
      </button>
    </form>
  );
}

/** A line stays in the field until the table has it, however long the line to the server is down. */
function ChatField(): React.JSX.Element {
  const { t } = useWords();
  const command = useCommand();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    if (sending || text.trim() === '') return;
    setSending(true);
    if (await command({ kind: 'chat', text })) setText((now) => (now === text ? '' : now));
    setSending(false);
  };
  const quickly = async (phrase: Phrase): Promise<void> => {
    setSending(true);
    await command({ kind: 'chat', text: t(`online.phrase.${phrase}`), phrase });
    setSending(false);
  };
  return (
    <>
      <div className="phrases" role="group" aria-label={t('online.phrases')}>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="chip"
            data-phrase={phrase}
            disabled={sending}
            onClick={() => void quickly(phrase)}
          >
            {t(`online.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form
        className="row"
        aria-busy={sending}
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        <input
          className="field"
          aria-label={t('online.chat.write')}
          placeholder={t('online.chat.write')}
          value={text}
          maxLength={BOUNDS.chat}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="button">
          {t('online.chat.send')}
        </button>
      </form>
    </>
  );
}
