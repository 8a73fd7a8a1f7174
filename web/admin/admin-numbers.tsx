/** How the server is doing, in a few numbers. */
import type { AdminView } from '@holdout/protocol/admin';
import { useWords } from '../words/use-words.ts';

const MEGABYTE = 1_000_000;
const HOUR_S = 3600;

export function AdminNumbers({ view }: { readonly view: AdminView }): React.JSX.Element {
  const { t } = useWords();
  const mb = (bytes: number): string => t('admin.megabytes', { n: Math.round(bytes / MEGABYTE) });
  const rows = {
    health: t(`admin.health.${view.why ?? 'ok'}`),
    people: t('admin.people.n', { n: view.sockets }),
    tables: t('admin.tables.n', { live: view.live, stored: view.stored }),
    storage: mb(view.bytes),
    memory: mb(view.memory),
    uptime: t('admin.hours', { n: Math.floor(view.seconds / HOUR_S) }),
  };
  return (
    <section className="panel settings-group" aria-labelledby="admin-numbers">
      <h2 id="admin-numbers">{t('admin.numbers')}</h2>
      <dl className="admin-numbers">
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`admin.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
