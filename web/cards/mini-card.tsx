/** A card as a stamp, for collapsed dashboards: whole where the pointer rests. */
import { Icon } from '../chrome/icon.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import type { Slot } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';
import { usePeek } from './peek.tsx';
import { WOUND_CARD } from './wound.ts';
import { Whole } from './whole.tsx';

export function MiniCard({ slot }: { readonly slot: Slot }): React.JSX.Element {
  const { t, say } = useWords();
  const { card, wound, empty } = slot;
  const peek = usePeek<HTMLSpanElement>(card && <Whole face={card} empty={empty} />);
  const id = wound ? WOUND_CARD : card?.id;
  if (id === undefined)
    return (
      <span className="mini empty">
        <span className="visually-hidden">{t('table.card.none')}</span>
      </span>
    );
  return (
    <>
      <span {...peek.handlers} className={wound ? 'mini wound' : 'mini'}>
        {card ? (
          <CardPicture face={card} size={17} />
        ) : (
          <ItemPicture id={id} bleed>
            <Icon name="bandaged" size={17} />
          </ItemPicture>
        )}
        <span className="visually-hidden">{say.card(id)}</span>
      </span>
      {peek.card}
    </>
  );
}
