/** The picture of a card, of an attack, or of somebody with a card of their own; its name stands beside it. */
import { useSpec, useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

interface Props {
  readonly id: string;
  readonly risen?: boolean;
  /** Without the frame it is drawn in, filling whatever room there is. */
  readonly bleed?: boolean;
  /** What stands there until the picture is, or for cards nobody drew. */
  readonly children?: React.ReactNode;
}

const FRAMED = '0 0 205 170';
const INNER = '7 9 190 152';

export function ItemPicture({ id, risen = false, bleed = false, children }: Props): React.JSX.Element {
  const studio = useStudio('pictures');
  const spec = useSpec(id);
  const thing = studio !== null && studio.hasPicture(id);
  const person = studio !== null && !thing && spec !== null;
  const draw = thing ? () => studio.picture(id) : person ? () => studio.personPicture(spec, risen) : null;
  const href = useSymbol(`picture ${id}${risen ? ' risen' : ''}`, draw);
  const classes = bleed ? 'picture bleed' : 'picture';
  return draw ? (
    <svg
      className={classes}
      viewBox={bleed ? INNER : FRAMED}
      preserveAspectRatio={bleed ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={href} width="205" height="170" />
    </svg>
  ) : (
    <span className={classes}>{children}</span>
  );
}
