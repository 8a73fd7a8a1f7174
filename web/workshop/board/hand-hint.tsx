/** What is in hand, what to press next, and the keys for it. */
import { useWords } from '../../words/use-words.ts';
import { useEditor } from './editor.ts';
import { slotName } from './slot-name.ts';

export function HandHint(): React.JSX.Element | null {
  const { t, say } = useWords();
  const { hand, copied } = useEditor();
  if (!hand && !copied) return null;
  const about = (): string => {
    if (!hand)
      return copied
        ? t('workshop.hand.copied', { slot: slotName({ row: copied.top, col: copied.left }) })
        : '';
    switch (hand.is) {
      case 'tile':
        return t('workshop.hand.tile', { face: hand.face });
      case 'enemy':
        return t('workshop.hand.enemy', { enemy: say.enemy(hand.type) });
      case 'area':
        return t('workshop.hand.area', { area: hand.name });
      case 'own':
        return t('workshop.hand.own', { what: t(`workshop.own.${hand.key}`) });
      default:
        return t(`workshop.hand.${hand.is}`);
    }
  };
  const keys =
    hand?.is === 'tile'
      ? ['[', ']']
      : hand?.is === 'door' || hand?.is === 'spawn' || hand?.is === 'objective'
        ? ['C']
        : [];
  return (
    <p className="hand-hint paper" role="status">
      {about()}{' '}
      {[...keys, 'Esc'].map((key) => (
        <kbd key={key} className="key-cap" aria-hidden="true">
          {key}
        </kbd>
      ))}
    </p>
  );
}
