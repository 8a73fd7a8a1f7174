/** Over the stage: what a press means, what can be done with a block, and which level is drawn. */
import { Icon } from '../../chrome/icon.tsx';
import type { IconName } from '../../icon-names.ts';
import { useWords } from '../../words/use-words.ts';
import { useEditor } from './editor.ts';
import { wholeLevel } from './blocks.ts';
import { mirror, turn } from './tile-deeds.ts';

export function Toolbar(): React.JSX.Element {
  const { t } = useWords();
  const editor = useEditor();
  const { edition, workshop, levels, level, hand, picked } = editor;
  const { mission } = workshop;
  const block = picked?.is === 'block' ? picked.block : wholeLevel(mission, level);
  const tool = (
    key: string,
    letter: string,
    icon: IconName,
    on: boolean,
    act: () => void,
  ): React.JSX.Element => (
    <button type="button" className="tool" aria-pressed={on} onClick={act}>
      <Icon name={icon} size={18} />
      {t(`workshop.tool.${key}`)}
      <kbd className="key-cap" aria-hidden="true">
        {letter}
      </kbd>
    </button>
  );
  return (
    <div className="stage-tools" role="toolbar" aria-label={t('workshop.tools')}>
      {tool('select', 'V', 'crosshair', hand === null, () => editor.take(null))}
      {tool('erase', 'X', 'trash-can', hand?.is === 'erase', () => editor.take({ is: 'erase' }))}
      <span className="tools-rule" />
      <button
        type="button"
        className="tool"
        aria-pressed={editor.copied !== null}
        disabled={picked?.is !== 'block'}
        onClick={() => editor.copy(editor.copied ? null : block)}
      >
        {t('workshop.tool.copy')}
      </button>
      <button type="button" className="tool" onClick={() => editor.do(mirror(edition, mission, block))}>
        {t('workshop.tool.mirror')}
      </button>
      <button type="button" className="tool" onClick={() => editor.do(turn(edition, mission, block))}>
        <Icon name="clockwise-rotation" size={16} />
        {t('workshop.tool.turn')}
      </button>
      <span className="grow" />
      {levels.length > 1 && (
        <div className="choices levels" role="radiogroup" aria-label={t('workshop.levels')}>
          {levels.map(({ id }, n) => (
            <label key={id}>
              <input
                type="radio"
                name="workshop-level"
                checked={n === level}
                onChange={() => editor.show(n)}
              />
              <span>{t(`board.level.${id}`)}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
