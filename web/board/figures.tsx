/** All tokens of a position in their places. They move by transform only, so that a change of place glides. */
import type { Context, State } from '@holdout/engine';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { monogramsOf, ringOf } from './hero-look.ts';
import { useInScope } from './level-scope.ts';
import { INK } from './paint.tsx';
import type { Piece } from './pieces.ts';
import { seatingOf, type Fold, type VehicleSpot } from './seating.ts';
import type { Spot } from './slots.ts';
import { CardToken, PersonToken, RestBadge, SleeperToken, ThingToken } from './extra-tokens.tsx';
import { EnemyToken, FoldToken, HeroToken, NoiseToken, ObjectiveToken, VehicleToken } from './tokens.tsx';

/** Other places (and how visible) for single tokens, by key, while the theatre plays. */
export type Places = ReadonlyMap<string, Partial<Spot> & { readonly opacity?: number }>;

interface FigureProps {
  readonly token: string;
  readonly zone: string;
  readonly spot: Spot;
  readonly opacity?: number;
  readonly children: ReactNode;
}

/** A token in its place. The theatre uses it too, for figures on their way. */
const Figure = ({ token, zone, spot, opacity, children }: FigureProps) => (
  <g
    className="figure"
    data-token={token}
    data-at={zone}
    style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})`, opacity }}
  >
    {children}
  </g>
);

interface Props {
  readonly context: Context;
  readonly state: State;
  /** Hero whose turn it is, -1 for nobody. */
  readonly actor: number;
  /** Names of the heroes, for their monograms. */
  readonly names: readonly string[];
  readonly places?: Places;
}

export const Figures = memo(function Figures({ context, state, actor, names, places }: Props) {
  const seating = seatingOf(context, state);
  const inScope = useInScope(context);
  const monograms = useMemo(() => monogramsOf(names), [names]);
  return (
    <g className="figures">
      {seating.pieces.map((p) => {
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
            monogram={p.kind === 'hero' ? (monograms[p.hero] ?? '?') : ''}
            ring={ringFor(p, state)}
          />
        );
      })}
      {seating.folds.map(
        (fold) => inScope(fold.zone) && <FoldedEnemies key={fold.key} fold={fold} context={context} />,
      )}
    </g>
  );
});

interface PlacedProps extends PieceProps {
  readonly moved: (Partial<Spot> & { readonly opacity?: number }) | undefined;
}

/** While a crowd moves most tokens stay as they are: only those that change are drawn again. */
const PlacedPiece = memo(
  function PlacedPiece({ moved, ...props }: PlacedProps) {
    const { piece, context, spot } = props;
    return (
      <Figure
        token={piece.key}
        zone={context.board.zones[piece.zone].id}
        spot={{ ...spot, ...moved }}
        opacity={moved?.opacity}
      >
        <PieceToken {...props} />
      </Figure>
    );
  },
  (a, b) =>
    a.context === b.context &&
    a.acting === b.acting &&
    a.monogram === b.monogram &&
    a.ring === b.ring &&
    a.moved === b.moved &&
    isSame(a.spot, b.spot) &&
    isSame(a.piece, b.piece),
);

/** Plain data with the same content, however deep. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [mine, theirs] = [Object.entries(a), b as { readonly [key: string]: unknown }];
  return mine.length === Object.keys(b).length && mine.every(([key, value]) => isSame(value, theirs[key]));
}

interface PieceProps {
  readonly piece: Piece;
  readonly context: Context;
  readonly spot: Spot;
  readonly acting: boolean;
  readonly monogram: string;
  /** Colour of the hero it is, or goes with. */
  readonly ring: string | undefined;
}

function ringFor(piece: Piece, { heroes }: State): string | undefined {
  const hero = piece.kind === 'hero' ? piece.hero : piece.kind === 'person' ? piece.person.beside : undefined;
  return hero === undefined ? undefined : ringOf(heroes[hero].id);
}

function PieceToken({ piece, context, spot, acting, monogram, ring = '' }: PieceProps) {
  switch (piece.kind) {
    case 'enemy':
      return (
        <>
          <EnemyToken type={context.types[piece.type].id} count={piece.count} />
          {piece.rest && <RestBadge rest={piece.rest} of={piece.count} />}
        </>
      );
    case 'person':
      return <PersonToken {...piece.person} ring={ring || undefined} />;
    case 'card':
      return <CardToken id={piece.card.id} back={piece.card.back} />;
    case 'sleeper':
      return <SleeperToken enemy={piece.enemy} />;
    case 'thing':
      return <ThingToken {...piece.thing} />;
    case 'hero':
      return <HeroToken ring={ring} monogram={monogram} acting={acting} done={piece.done && !acting} />;
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

/** One badge for a crowd; pointing at it or tapping it lays the kinds out in a row. */
function FoldedEnemies({ fold, context }: { readonly fold: Fold; readonly context: Context }) {
  const [open, setOpen] = useState(false);
  const { enemies, spot, zone, key } = fold;
  const width = enemies.length * 84 + 12;
  return (
    <g
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onClick={() => setOpen(true)}
      className="fold"
    >
      <Figure token={key} zone={context.board.zones[zone].id} spot={spot}>
        <FoldToken count={enemies.reduce((n, e) => n + e.count, 0)} />
      </Figure>
      {open && (
        <g transform={`translate(${spot.x - width / 2} ${spot.y - 134})`} className="fold-row">
          <rect
            width={width}
            height="96"
            rx="14"
            fill="#10161d"
            fillOpacity=".96"
            stroke={INK}
            strokeWidth="5"
          />
          {enemies.map((e, i) => (
            <g key={e.key} transform={`translate(${48 + i * 84} 46)`}>
              <EnemyToken type={context.types[e.type].id} count={e.count} />
            </g>
          ))}
        </g>
      )}
    </g>
  );
}
