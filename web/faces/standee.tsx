/** Somebody standing: a full figure on the base of their side. Its name stands beside it. */
import { FIGURE_BOX } from '../art/drawing.ts';
import { ringFor } from './ring.ts';
import { useSpec, useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

interface Props {
  readonly id: string;
  readonly monogram: string;
  readonly risen?: boolean;
  /** On the star of those who come against the players. */
  readonly enemy?: boolean;
}

export function Standee({ id, monogram, risen = false, enemy = false }: Props): React.JSX.Element {
  const studio = useStudio('standees');
  const spec = useSpec(id);
  const ready = studio !== null && spec !== null;
  const href = useSymbol(
    `standing ${id} ${risen ? 'risen' : ''} ${enemy ? 'enemy' : ''} ${monogram}`,
    ready
      ? () => ({
          box: FIGURE_BOX,
          body: studio.standee(spec, { ring: ringFor(spec), monogram, risen, enemy }),
        })
      : null,
  );
  return (
    <svg className="standing" viewBox={FIGURE_BOX} aria-hidden="true">
      {ready && <use href={href} x="-48" y="-112" width="96" height="134" />}
    </svg>
  );
}
