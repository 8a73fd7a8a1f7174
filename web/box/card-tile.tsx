/** One of the cards that can still come: it may be somebody's, or none. */
import type { Context, Option } from '@holdout/engine';
import { SpawnFace } from '../cards/spawn-face.tsx';
import { HeroFace } from '../faces/hero-face.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import { useWords } from '../words/use-words.ts';
import { isOwnCard } from './telling.ts';

interface Props {
  readonly context: Context;
  readonly deck: string;
  readonly option: Option;
  readonly name: string;
  readonly left: number;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly onTake: () => void;
}

export function CardTile({
  context,
  deck,
  option,
  name,
  left,
  lit,
  chosen,
  onTake,
}: Props): React.JSX.Element {
  const { t } = useWords();
  const [card] = option.cards ?? [];
  const [hero] = option.heroes ?? [];
  const { edition } = context;
  const spawns = deck === edition.spawnDeck;
  const isOurs = card !== undefined && isOwnCard(context, deck, card);
  return (
    <button
      type="button"
      className={spawns ? 'card-tile spawn-front' : 'card-tile'}
      data-option={option.id}
      data-lit={lit || undefined}
      data-chosen={chosen || undefined}
      disabled={left === 0}
      onClick={onTake}
    >
      {spawns && card !== undefined ? (
        <SpawnFace
          lines={edition.policies.spawnReadings(context, card)}
          {...(isOurs ? {} : { number: card })}
        />
      ) : (
        <>
          {card !== undefined && <ItemPicture id={card} bleed />}
          {hero !== undefined && <HeroFace id={hero} monogram={name.slice(0, 1)} size={72} />}
          <b>{name}</b>
        </>
      )}
      {isOurs && spawns && <b>{name}</b>}
      {isOurs && <small className="chip">{t('table.box.ours')}</small>}
      {(option.cap ?? 1) > 1 && <small>{t('table.box.left', { n: left })}</small>}
    </button>
  );
}
