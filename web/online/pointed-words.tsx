/** Pings and arrows in words, for those who do not see the board. */
import { useWords } from '../words/use-words.ts';
import { nameOf, useOnline } from './online.ts';

export function PointedWords(): React.JSX.Element {
  const { t, say } = useWords();
  const { seen, model, table } = useOnline();
  const { indexOf } = table.context.board;
  const lines = seen.marks.flatMap(({ kind, chair, ids }) => {
    if ((kind !== 'ping' && kind !== 'arrow') || !ids.every((id) => indexOf.has(id))) return [];
    const [zone = '', to = ''] = ids.map(say.zone);
    return [t(`online.${kind}.said`, { name: nameOf(model, chair, t), zone, to })];
  });
  return (
    <div className="visually-hidden" role="status">
      {lines.join(' ')}
    </div>
  );
}
