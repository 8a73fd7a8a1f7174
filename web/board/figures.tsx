/** Everything that stands and lies on the board in its place, from the back to the front. */
import { heroAt, itemAt, type Context, type State } from '@holdout/engine';
import { memo, useMemo } from 'react';
import { CountBadge } from '../faces/count-badge.tsx';
import { countPlaces } from './count-place.ts';
import { FoldedEnemies } from './folded.tsx';
import { fewOf } from './few.ts';
import { geometryOf } from './geometry.ts';
import { monogramsOf, ringOf } from './hero-look.ts';
import { useInScope } from './level-scope.ts';
import { LookScope, useDrawn, type Drawn } from './look.ts';
import { inOrder } from './order.ts';
import type { Piece } from './pieces.ts';
import { PlacedPiece } from './placed-piece.tsx';
import { seatingOf } from './seating.ts';
import type { Spot } from './slots.ts';
import { useLeavingLook } from './use-leaving-look.ts';

/** Other places (and how visible) for single tokens, by key. */
export type Places = ReadonlyMap<string, Partial<Spot> & { readonly opacity?: number }>;

interface Props {
  readonly context: Context;
  readonly state: State;
  /** Hero whose turn it is, -1 for nobody. */
  readonly actor: number;
  /** Names of the heroes, for their monograms. */
  readonly names: readonly string[];
  readonly places?: Places;
}

/** Where figures become rings, or rings figures, both are there for the moment it takes. */
export const Figures = memo(function Figures(props: Props) {
  const drawn = useDrawn();
  const leaving = useLeavingLook(drawn.look);
  const layer = (one: Drawn, className: string): React.JSX.Element => (
    <LookScope key={one.look} value={one}>
      <Layer {...props} className={className} />
    </LookScope>
  );
  return (
    <>
      {leaving && layer({ ...drawn, look: leaving }, 'figures leaving')}
      {layer(drawn, leaving ? 'figures coming' : 'figures')}
    </>
  );
});

interface LayerProps extends Props {
  readonly className: string;
}

const Layer = memo(function Layer({ context, state, actor, names, places, className }: LayerProps) {
  const seating = seatingOf(context, state);
  const { most, size } = useDrawn();
  const inScope = useInScope(context);
  const monograms = useMemo(() => monogramsOf(names), [names]);
  const { shown, more } = useMemo(() => fewOf(inOrder(seating.pieces, seating.spots), most), [seating, most]);
  const counts = useMemo(() => countPlaces(shown, seating.spots, size), [shown, seating, size]);
  const { zones } = geometryOf(context);
  return (
    <g className={className}>
      {shown.map((p) => {
        const spot = seating.spots.get(p.key);
        if (!spot || !inScope(p.zone)) return null;
        return (
          <PlacedPiece
            key={p.key}
            piece={p}
            context={context}
            spot={spot}
            moved={places?.get(p.key)}
            acting={p.kind === 'hero' && p.hero === actor}
            hero={p.kind === 'hero' ? heroAt(state, p.hero).id : ''}
            monogram={p.kind === 'hero' ? (monograms[p.hero] ?? '?') : ''}
            ring={ringFor(p, state)}
            count={counts.get(p.key)}
          />
        );
      })}
      {seating.folds.map(
        (fold) => inScope(fold.zone) && <FoldedEnemies key={fold.key} fold={fold} context={context} />,
      )}
      {[...more].map(([zone, n]) => {
        const [, , x1, y1] = itemAt(zones, zone).box;
        return inScope(zone) && <CountBadge key={zone} n={n} x={x1 - 34} y={y1 - 30} mixed />;
      })}
    </g>
  );
});

/** Colour of the hero somebody goes with. */
function ringFor(piece: Piece, { heroes }: State): string | undefined {
  const hero = piece.kind === 'person' ? piece.person.beside : undefined;
  return hero === undefined ? undefined : ringOf(itemAt(heroes, hero).id);
}
