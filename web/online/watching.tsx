/** Those who only watch, by name. */
import { useWords } from '../words/use-words.ts';
import { useOnline } from './online.ts';

export function Watching(): React.JSX.Element | null {
  const { t } = useWords();
  const { seen } = useOnline();
  const watchers = seen.people?.watchers ?? [];
  if (watchers.length === 0) return null;
  const named = watchers.map((w) => w.name).filter((name) => name !== '');
  const others = watchers.length - named.length;
  const all = [...named, ...(others > 0 ? [t('online.watchers.others', { n: others })] : [])];
  return <p className="watching">{t('online.watchers', { names: all.join(t('table.list')) })}</p>;
}
