/** A running local game becomes an online table; whoever does it sits down first and hands out the links. */
import '../styles/online.css';
import { useEffect, useRef, useState } from 'react';
import { go } from '../app/route.ts';
import type { Table } from '../play/table.ts';
import { tables } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { makeTable, RequestError } from './api.ts';
import { justMade } from './just-made.ts';
import { noText } from './online.ts';

interface Props {
  readonly table: Table;
  readonly onClose: () => void;
}

export function InviteDialog({ table, onClose }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { edition, mission } = table.context;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void tables.list().then((list) => setName((now) => now || (list.find((k) => k.name)?.name ?? '')));
  }, []);

  const invite = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const title = say.mission(mission.id).name;
      const made = await makeTable(title, table.exportFile());
      await tables.change(made.id, {
        title,
        edition: edition.id,
        mission: mission.id,
        name,
        host: made.host,
        secrets: made.chairs.slice(0, 1),
        links: { ...made.chairs },
      });
      justMade.add(made.id);
      go({ screen: 'online', table: made.id });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailed(error.code);
      setBusy(false);
    }
  };
  return (
    <dialog className="dialog invite" ref={dialog} aria-labelledby="invite-title" onClose={onClose}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void invite();
        }}
      >
        <h2 id="invite-title">{t('online.invite')}</h2>
        <p>{t('online.invite.text')}</p>
        <label className="field-label">
          {t('online.name')}
          <input
            className="field"
            value={name}
            maxLength={24}
            required
            autoFocus
            autoComplete="nickname"
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        {failed !== null && (
          <p className="failed" role="alert">
            {noText(t, failed)}
          </p>
        )}
        <div className="row wrap">
          <button type="submit" className="button primary" disabled={busy}>
            {t('online.invite.go')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('table.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
