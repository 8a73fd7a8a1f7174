/** Slots of the hero's dashboard, row by row: a press on one, or the card let go over it, gives its answer. */
import type { Option, PickDecision } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { WOUND_CARD } from '../cards/wound.ts';
import { ItemPicture } from '../faces/item-picture.tsx';
import { digitOf } from '../table/marks.ts';
import type { EditionSheet } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { fateIn, type Place } from './placing.ts';

interface Props {
  readonly decision: PickDecision;
  readonly places: readonly Place[];
  readonly sheet: EditionSheet;
  /** Answer the card is held over. */
  readonly over: string | null;
  readonly onOption: (option: Option) => void;
}

export function Places({ decision, places, sheet, over, onOption }: Props): React.JSX.Element {
  const { t } = useWords();
  const lost = fateIn(decision) === 'lost';
  return (
    <div className="places">
      {sheet.areas.map(({ id }) => {
        const row = places.filter((p) => p.slot.area === id && !p.slot.fixed);
        return (
          row.some((p) => p.option) && (
            <div key={id} className="place-row">
              <span className="cap">{t(`table.area.${id}`)}</span>
              <div className="row">
                {row.map((place, i) => (
                  <SlotPlace
                    key={i}
                    decision={decision}
                    place={place}
                    over={over !== null && over === place.option?.id}
                    lost={lost}
                    onOption={onOption}
                  />
                ))}
              </div>
            </div>
          )
        );
      })}
      <p className="hint">{t(lost ? 'moment.places.lost' : 'moment.places')}</p>
    </div>
  );
}

interface SlotProps {
  readonly decision: PickDecision;
  readonly place: Place;
  readonly over: boolean;
  readonly lost: boolean;
  readonly onOption: (option: Option) => void;
}

function SlotPlace({ decision, place, over, lost, onOption }: SlotProps): React.JSX.Element {
  const { t, say } = useWords();
  const { slot, option, first } = place;
  const name = slot.wound
    ? say.card(WOUND_CARD)
    : slot.card
      ? say.card(slot.card.id)
      : t('moment.place.free');
  const inside = (
    <>
      {slot.card && <CardPicture face={slot.card} size={26} />}
      {slot.wound && (
        <ItemPicture id={WOUND_CARD} bleed>
          <Icon name="bandaged" size={26} />
        </ItemPicture>
      )}
      <span className="card-title">{name}</span>
    </>
  );
  if (!option) return <div className="place off">{inside}</div>;
  return (
    <button
      type="button"
      className={lost ? 'place lost' : 'place'}
      data-option={first ? option.id : undefined}
      data-drop={option.id}
      data-over={over || undefined}
      aria-label={say.option(decision, option)}
      title={say.option(decision, option)}
      onClick={() => onOption(option)}
    >
      {inside}
      {first && <span className="key-cap">{digitOf(decision.options.indexOf(option))}</span>}
    </button>
  );
}
