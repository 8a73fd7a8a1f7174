/** The picture of a card or of an attack; its name stands beside it. */
import { useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

interface Props {
  readonly id: string;
  /** What stands there until the picture is, or for cards nobody drew. */
  readonly children?: React.ReactNode;
}

export function ItemPicture({ id, children }: Props): React.JSX.Element {
  const studio = useStudio('pictures');
  const known = studio !== null && studio.hasPicture(id);
  const href = useSymbol(`picture ${id}`, known ? () => studio.picture(id) : null);
  return known ? (
    <svg className="picture" viewBox="0 0 205 170" aria-hidden="true">
      <use href={href} width="205" height="170" />
    </svg>
  ) : (
    <span className="picture">{children}</span>
  );
}
