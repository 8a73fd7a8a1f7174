/** For whoever runs the server: what is going on, and what may be done about it. Behind their secret. */
import '../styles/admin.css';
import { useState } from 'react';
import { noText } from '../online/online.ts';
import { ScreenBar } from '../screens/screen-bar.tsx';
import { useWords } from '../words/use-words.ts';
import { AdminAddresses } from './admin-addresses.tsx';
import { AdminGallery } from './admin-gallery.tsx';
import { AdminNumbers } from './admin-numbers.tsx';
import { AdminTables } from './admin-tables.tsx';
import { useAdmin, type Admin } from './use-admin.ts';

export function AdminScreen(): React.JSX.Element {
  const { t } = useWords();
  const admin = useAdmin();
  const { view, refused } = admin;
  return (
    <div className="screen">
      <ScreenBar path={[t('app.title.admin')]}>
        {view && (
          <button type="button" className="bar-link" onClick={admin.leave}>
            {t('admin.leave')}
          </button>
        )}
      </ScreenBar>
      <main className="settings admin">
        <h1>{t('app.title.admin')}</h1>
        {refused && <p role="alert">{noText(t, refused)}</p>}
        {view ? (
          <>
            <AdminNumbers view={view} />
            <AdminTables view={view} act={admin.act} />
            {view.gallery && <AdminGallery lines={view.gallery} act={admin.act} />}
            <AdminAddresses view={view} act={admin.act} />
          </>
        ) : (
          <Secret onEnter={admin.enter} />
        )}
      </main>
    </div>
  );
}

function Secret({ onEnter }: { readonly onEnter: Admin['enter'] }): React.JSX.Element {
  const { t } = useWords();
  const [secret, setSecret] = useState('');
  return (
    <form
      className="panel settings-group"
      onSubmit={(e) => {
        e.preventDefault();
        onEnter(secret);
      }}
    >
      <p>{t('admin.secret.text')}</p>
      <label className="setting">
        <b className="grow">{t('admin.secret')}</b>
        <input
          className="field"
          type="password"
          autoComplete="current-password"
          required
          value={secret}
          onChange={(e) => setSecret(e.target.value)}
        />
      </label>
      <button type="submit" className="button primary">
        {t('admin.enter')}
      </button>
    </form>
  );
}
