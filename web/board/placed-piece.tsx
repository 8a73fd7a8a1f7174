/** One piece in its place. While a crowd moves most stay as they are: only those that change are drawn again. */
import { itemAt, typeAt, type Context, type Point } from '@holdout/engine';
import { memo } from 'react';
import { CardToken, SleeperToken, ThingToken } from './extra-tokens.tsx';
import { Place } from './place.tsx';
import type { Piece } from './pieces.ts';
import type { VehicleSpot } from './seating.ts';
import type { Spot } from './slots.ts';
import { StandingEnemy, StandingHero, StandingPerson } from './standing.tsx';
import { NoiseToken, ObjectiveToken, VehicleToken } from './tokens.tsx';

interface PieceProps {
  readonly piece: Piece;
  readonly context: Context;
  readonly spot: Spot;
  readonly acting: boolean;
  /** Id of the hero it is. */
  readonly hero: string;
  readonly monogram: string;
  /** Colour of the hero it goes with. */
  readonly ring: string | undefined;
  /** Place of its badge, for a crowd. */
  readonly count: Point | undefined;
}

interface PlacedProps extends PieceProps {
  readonly moved: (Partial<Spot> & { readonly opacity?: number }) | undefined;
}

export const PlacedPiece = memo(
  function PlacedPiece({ moved, ...props }: PlacedProps) {
    const { piece, context, spot } = props;
    return (
      <Place
        token={piece.key}
        zone={itemAt(context.board.zones, piece.zone).id}
        spot={{ ...spot, ...moved }}
        opacity={moved?.opacity}
      >
        <PieceDrawing {...props} />
      </Place>
    );
  },
  (a, b) =>
    a.context === b.context &&
    a.acting === b.acting &&
    a.monogram === b.monogram &&
    a.ring === b.ring &&
    a.moved === b.moved &&
    isSame(a.spot, b.spot) &&
    isSame(a.count, b.count) &&
    isSame(a.piece, b.piece),
);

/** Plain data with the same content, however deep. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [mine, theirs] = [Object.entries(a), b as { readonly [key: string]: unknown }];
  return mine.length === Object.keys(b).length && mine.every(([key, value]) => isSame(value, theirs[key]));
}

function PieceDrawing({ piece, context, spot, acting, hero, monogram, ring, count: badge }: PieceProps) {
  switch (piece.kind) {
    case 'enemy': {
      const { type, count, zone, rest } = piece;
      return (
        <StandingEnemy type={typeAt(context, type).id} count={count} zone={zone} rest={rest} badge={badge} />
      );
    }
    case 'person':
      return <StandingPerson {...piece.person} ring={ring} />;
    case 'card':
      return <CardToken id={piece.card.id} back={piece.card.back} />;
    case 'sleeper':
      return <SleeperToken enemy={piece.enemy} />;
    case 'thing':
      return <ThingToken {...piece.thing} />;
    case 'hero':
      return (
        <StandingHero
          id={hero}
          monogram={monogram}
          acting={acting}
          done={piece.done && !acting}
          rides={piece.ride !== undefined}
        />
      );
    case 'noise':
      return (
        <NoiseToken tokens={piece.noise.tokens} permanent={piece.noise.permanent} loud={piece.noise.loud} />
      );
    case 'vehicle':
      return <VehicleToken kind={piece.vehicle.kind} upright={(spot as VehicleSpot).upright} />;
    case 'objective':
      return <ObjectiveToken colour={piece.colour} down={piece.down} taken={piece.taken} />;
  }
}
