/** A set-up or a running local game becomes an online table; whoever opens it sits down first and hands out the links. */
import { BOUNDS } from '@holdout/protocol';
import '../styles/online.css';
import '../styles/presence.css';
import { useEffect, useRef, useState } from 'react';
import { go } from '../app/route.ts';
import type { Bots } from '../seats/bots.ts';
import { tables } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { makeTable, RequestError, type Source } from './api.ts';
import { justMade, madeForPhones } from './just-made.ts';
import { noText } from './online.ts';

interface Props {
  readonly edition: string;
  readonly mission: string;
  /** Asked when the table is opened. */
  readonly source: () => Source;
  /** Seats that bots shall play. */
  readonly bots?: Bots;
  /** Phones shall come: this device plays everybody until they have. */
  readonly phones?: boolean;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

export function OpenDialog(props: Props): React.JSX.Element {
  const { edition, mission, onClose } = props;
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(props.phones ? t('phones.tablet') : '');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void tables.list().then((list) => setName((now) => now || (list.find((k) => k.name)?.name ?? '')));
  }, []);

  const open = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      // Without a name of its own everybody reads that of the mission, in their language.
      const made = await makeTable('', props.source());
      const secrets = props.phones ? made.chairs : made.chairs.slice(0, 1);
      await tables.change(made.id, {
        edition,
        mission,
        name,
        host: made.host,
        secrets,
        links: { ...made.chairs },
      });
      justMade.set(made.id, props.bots ?? []);
      if (props.phones) madeForPhones.add(made.id);
      go({ screen: 'online', table: made.id });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailed(error.code);
      setBusy(false);
    }
  };
  return (
    <dialog className="dialog invite" ref={dialog} aria-labelledby="open-title" onClose={onClose}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void open();
        }}
      >
        <h2 id="open-title">{props.title}</h2>
        <p>{props.text}</p>
        <label className="field-label">
          {t('online.name')}
          <input
            className="field"
            value={name}
            maxLength={BOUNDS.name}
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
            {t('online.open.go')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('table.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
