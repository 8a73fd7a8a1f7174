/** A card of the pack as it will be on the table, if it can be one. */
import { Reader, type Problem } from '@holdout/engine';
import { SpawnFace } from '../../cards/spawn-face.tsx';
import { Whole } from '../../cards/whole.tsx';
import type { EditionPlug } from '../../editions/plug.ts';
import { useWords } from '../../words/use-words.ts';
import { cardId, type CardInPack } from './pack-cards.ts';

interface Props {
  readonly plug: EditionPlug;
  readonly card: CardInPack;
}

/** The edition with this card alone: what is wrong with others does not matter. */
function editionWith({ edition }: EditionPlug, { kind, value }: CardInPack) {
  const problems: Problem[] = [];
  const alone = { [kind.key]: [{ ...value }] };
  const extended = edition.further?.extended(new Reader(alone, '', problems), []);
  return problems.length === 0 ? extended : undefined;
}

export function CardPreview({ plug, card }: Props): React.JSX.Element {
  const { t } = useWords();
  const edition = editionWith(plug, card);
  const id = cardId(card);
  if (!edition) return <p className="mute">{t('workshop.cards.unsound')}</p>;
  if (!edition.cards[edition.spawnDeck]?.includes(id))
    return <Whole face={plug.sheetOf(edition).faceOf(id)} />;
  const lines = edition.policies.spawnReadings({ edition, types: edition.types }, id);
  return (
    <span className="spawn-front">
      <SpawnFace lines={lines} />
    </span>
  );
}
