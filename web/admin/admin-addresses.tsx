/** Where visitors come from, and who is not let in. */
import type { AdminView } from '@holdout/protocol/admin';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Admin } from './use-admin.ts';

interface Props {
  readonly view: AdminView;
  readonly act: Admin['act'];
}

export function AdminAddresses({ view, act }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel settings-group" aria-labelledby="admin-addresses">
      <h2 id="admin-addresses">{t('admin.addresses')}</h2>
      <ul className="admin-tables">
        {view.addresses.map(({ network, sockets }) => (
          <li key={network} className="setting">
            <b className="grow">{network}</b>
            <span>{t('admin.people.n', { n: sockets })}</span>
          </li>
        ))}
      </ul>
      <h3>{t('admin.bans')}</h3>
      {view.bans.length === 0 && <p>{t('admin.bans.none')}</p>}
      <ul className="admin-tables">
        {view.bans.map(({ network, why }) => (
          <li key={network} className="setting">
            <span className="grow">
              <b>{network}</b> {why}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('admin.lift.one', { network })}
              onClick={() => void act({ do: 'lift', network })}
            >
              {t('admin.lift')}
            </button>
          </li>
        ))}
      </ul>
      <Ban act={act} />
    </section>
  );
}

function Ban({ act }: Pick<Props, 'act'>): React.JSX.Element {
  const { t } = useWords();
  const [address, setAddress] = useState('');
  const [why, setWhy] = useState('');
  return (
    <form
      className="row wrap"
      onSubmit={(e) => {
        e.preventDefault();
        void act({ do: 'ban', address, why }).then((done) => done && setAddress(''));
      }}
    >
      <input
        className="field"
        aria-label={t('admin.ban.address')}
        placeholder={t('admin.ban.address')}
        required
        value={address}
        onChange={(e) => setAddress(e.target.value.trim())}
      />
      <input
        className="field"
        aria-label={t('admin.ban.why')}
        placeholder={t('admin.ban.why')}
        maxLength={200}
        value={why}
        onChange={(e) => setWhy(e.target.value)}
      />
      <button type="submit" className="button">
        {t('admin.ban')}
      </button>
    </form>
  );
}
