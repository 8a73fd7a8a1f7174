/** A link to hand on: as a code for a phone nearby, by whatever the system shares with, or to copy. */
import '../styles/share.css';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  readonly title: string;
  readonly link: string;
  readonly onClose: () => void;
}

export function ShareSheet({ title, link, onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: t('app.name'), text: title, url: link });
      onClose();
    } catch (error) {
      // Whoever thinks better of it has not done anything wrong.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <dialog className="dialog share-sheet" ref={dialog} aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title">{title}</h2>
      <QrCode text={link} />
      <p className="fine mute">{t('online.share.text')}</p>
      <LinkField label={t('online.share.link')} link={link} bare />
      <div className="row wrap">
        {'share' in navigator && (
          <button type="button" className="button primary" onClick={() => void share()}>
            {t('online.share.send')}
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('table.close')}
        </button>
      </div>
    </dialog>
  );
}
