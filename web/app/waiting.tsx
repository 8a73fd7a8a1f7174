/** While something is being fetched or played through; shown only if it takes long enough to be noticed. */
import { useWords } from '../words/use-words.ts';

export function Waiting(): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="waiting" role="status">
      {t('app.waiting')}
    </div>
  );
}
