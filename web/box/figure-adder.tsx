/** A figure that stands on the table and not on the screen. */
import type { Context } from '@holdout/engine';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly context: Context;
  readonly onAdd: (enemy: string, zone: string) => void;
}

export function FigureAdder({ context: { types, board }, onAdd }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [enemy, setEnemy] = useState(types[0]?.id ?? '');
  const [zone, setZone] = useState(board.zones[0]?.id ?? '');
  return (
    <div className="row wrap right-add">
      <select
        className="field"
        aria-label={t('table.right.kind')}
        value={enemy}
        onChange={(e) => setEnemy(e.target.value)}
      >
        {types.map(({ id }) => (
          <option key={id} value={id}>
            {say.enemy(id)}
          </option>
        ))}
      </select>
      <select
        className="field"
        aria-label={t('table.right.where')}
        value={zone}
        onChange={(e) => setZone(e.target.value)}
      >
        {board.zones.map(({ id }) => (
          <option key={id} value={id}>
            {say.place(id)}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => onAdd(enemy, zone)}>
        {t('table.right.add')}
      </button>
    </div>
  );
}
