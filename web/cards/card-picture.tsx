/** The picture of a card; until it is there, a pictogram of its kind in the same room. */
import { Icon } from '../chrome/icon.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import type { IconName } from '../icon-names.ts';
import type { CardFace } from '../table/sheet.ts';

const KINDS: { readonly [kind in CardFace['kind']]: IconName } = {
  attack: 'punch',
  bystander: 'meeple',
  equipment: 'card-pick',
  trait: 'skills',
};

const iconOf = ({ kind, uses: [use] }: CardFace): IconName =>
  use ? (use.mode === 'melee' ? 'punch' : 'crosshair') : KINDS[kind];

interface Props {
  readonly face: CardFace;
  /** Of the pictogram. */
  readonly size: number;
  /** In the frame it is drawn in. */
  readonly framed?: boolean;
}

export const CardPicture = ({ face, size, framed = false }: Props): React.JSX.Element => (
  <ItemPicture id={face.id} bleed={!framed}>
    <Icon name={iconOf(face)} size={size} />
  </ItemPicture>
);

/** As small as it gets, before the name of the card. */
export const Stamp = ({ face }: Pick<Props, 'face'>): React.JSX.Element => (
  <span className="stamp">
    <CardPicture face={face} size={20} />
  </span>
);
