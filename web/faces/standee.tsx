/** Somebody standing: a full figure on the base of their side. Its name stands beside it. */
import { FIGURE_BOX } from '../art/drawing.ts';
import { useStandee } from './figure-symbols.ts';

interface Props {
  readonly id: string;
  readonly monogram: string;
  readonly risen?: boolean;
  /** On the star of those who come against the players. */
  readonly enemy?: boolean;
}

export function Standee({ id, monogram, risen = false, enemy = false }: Props): React.JSX.Element {
  const href = useStandee(id, { monogram, risen, enemy });
  return (
    <svg className="standing" viewBox={FIGURE_BOX} aria-hidden="true">
      {href && <FigureUse href={href} />}
    </svg>
  );
}

/** A figure round the middle of its base. */
export const FigureUse = ({ href }: { readonly href: string }): React.JSX.Element => (
  <use href={href} x="-48" y="-112" width="96" height="134" />
);
