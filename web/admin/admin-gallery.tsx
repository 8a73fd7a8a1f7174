/** The gallery as whoever runs the server sees it: every version that was handed in, read before it is approved or refused. */
import type { AdminGalleryLine } from '@holdout/protocol/gallery';
import { useState } from 'react';
import { go } from '../app/route.ts';
import { agoText } from '../screens/ago.ts';
import { useWords } from '../words/use-words.ts';
import { takePackFile } from './admin-api.ts';
import type { Admin } from './use-admin.ts';

interface Props {
  readonly lines: readonly AdminGalleryLine[];
  readonly act: Admin['act'];
}

export function AdminGallery({ lines, act }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel settings-group" aria-labelledby="admin-gallery">
      <h2 id="admin-gallery">{t('admin.gallery')}</h2>
      {lines.length === 0 && <p>{t('admin.gallery.none')}</p>}
      <ul className="admin-tables">
        {lines.map((line) => (
          <li key={`${line.id} ${line.version}`}>
            <Line line={line} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, act }: { readonly line: AdminGalleryLine; readonly act: Admin['act'] }) {
  const { t, language } = useWords();
  const [now] = useState(() => Date.now());
  const [said, setSaid] = useState('');
  const { id, version, state, name, author, missions, plays, changed } = line;
  // As somebody else would see it.
  const read = async (): Promise<void> => {
    const [text, { packed }] = await Promise.all([
      takePackFile(id, version),
      import('../workshop/share/pack-link.ts'),
    ]);
    go({ screen: 'pack', pack: await packed(text), mission: '', part: '' });
  };
  return (
    <div className="admin-card">
      <p className="row wrap">
        <b className="grow">{t('admin.gallery.line', { name, author: author || '?', version })}</b>
        <span>{t(`admin.gallery.${state}`)}</span>
        <span>{t('admin.gallery.plays', { n: plays })}</span>
        <small className="mute">{agoText(changed, now, language)}</small>
      </p>
      <p className="mute">{missions.join(', ')}</p>
      <form
        className="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          void act({ do: 'refuse', id, version, said });
        }}
      >
        <button type="button" className="button" onClick={() => void read()}>
          {t('admin.gallery.read')}
        </button>
        {state !== 'public' && (
          <button
            type="button"
            className="button primary"
            onClick={() => void act({ do: 'approve', id, version })}
          >
            {t('admin.gallery.approve')}
          </button>
        )}
        {state !== 'refused' && (
          <>
            <input
              className="field grow"
              aria-label={t('admin.gallery.why')}
              placeholder={t('admin.gallery.why')}
              maxLength={300}
              value={said}
              onChange={(e) => setSaid(e.target.value)}
            />
            <button type="submit" className="button">
              {t('admin.gallery.refuse')}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => void act({ do: 'remove', id })}>
          {t('admin.gallery.remove')}
        </button>
      </form>
    </div>
  );
}
