/** The picture of a card: the one place where a drawing of it would stand. */
import { Icon } from '../chrome/icon.tsx';
import type { CardFace } from '../table/sheet.ts';

export const CardPicture = ({ face }: { readonly face: CardFace }): React.JSX.Element => (
  <span className="card-picture">
    <Icon name={face.icon} size={88} />
  </span>
);
