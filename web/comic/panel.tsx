/** A panel: a crop of the real board with the figures large, its caption, its shout. */
import { itemAt, typeAt, type Context, type Rect } from '@holdout/engine';
import { useMemo } from 'react';
import { useMotion } from '../app/appearance.ts';
import { Figures } from '../board/figures.tsx';
import { Ground } from '../board/ground.tsx';
import { LevelScope } from '../board/level-scope.ts';
import { LookScope, type Drawn } from '../board/look.ts';
import { INK, PaintScope } from '../board/paint.tsx';
import { isStanding } from '../board/order.ts';
import { headOf } from '../board/outline.ts';
import { heroKey } from '../board/pieces.ts';
import { seatingOf } from '../board/seating.ts';
import { heightOf, widthOf } from '../board/shapes.ts';
import type { Spot } from '../board/slots.ts';
import { useWords } from '../words/use-words.ts';
import { cropOf } from './crop.ts';
import { Caption, reachOf, Shout } from './lettering.tsx';
import type { Scene } from './scenes.ts';
import { SHOUT_Y, shoutPlace, type Head } from './shout-place.ts';
import { soundOfMoment } from './sounds.ts';

/** More groups than this in a zone are a number. */
const GROUPS = 6;

interface Props {
  readonly context: Context;
  readonly scene: Scene;
  readonly at: Rect;
  readonly caption: string;
  readonly nth: number;
}

export function Panel({ context, scene, at, caption, nth }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const motion = useMotion();
  const { state, zones, moment } = scene;
  const [width, height] = [widthOf(at), heightOf(at)];
  const { pieces, spots } = seatingOf(context, state);
  const sound = soundOfMoment(moment);
  const { rect, size, isHigh } = useMemo(() => {
    const standing = (zone: number): Spot[] =>
      pieces.flatMap((p) => (p.zone === zone && isStanding(p) ? (spots.get(p.key) ?? []) : []));
    const crop = cropOf(context, zones, standing, at, sound !== null);
    const middle = (crop.rect[1] + crop.rect[3]) / 2;
    return { ...crop, isHigh: standing(itemAt(zones, 0)).some(({ y }) => y < middle) };
  }, [context, zones, pieces, spots, at, sound]);
  const hero = moment.lead && 'hero' in moment.lead ? spots.get(heroKey(moment.lead.hero ?? '')) : undefined;
  const isLeft = hero !== undefined && hero.x < (rect[0] + rect[2]) / 2;
  const drawn = useMemo((): Drawn => ({ look: 'figures', size, most: GROUPS }), [size]);
  const names = useMemo(() => state.heroes.map((h) => say.hero(h.id)), [state.heroes, say]);
  const level = itemAt(context.board.zones, itemAt(zones, 0)).level;
  const word = sound === null ? '' : t(`comic.sound.${sound}`);
  const shoutAt = useMemo(() => {
    const times = width / widthOf(rect);
    const heads = pieces.flatMap((piece): Head[] => {
      const spot = spots.get(piece.key);
      if (!spot || !isStanding(piece)) return [];
      const [x0, y0, x1, y1] = headOf(spot, size);
      // Whoever flies has theirs higher.
      const top = y0 - (y1 - y0) / 2;
      const at: Rect = [
        (x0 - rect[0]) * times,
        (top - rect[1]) * times,
        (x1 - rect[0]) * times,
        (y1 - rect[1]) * times,
      ];
      const named = piece.kind !== 'enemy' || typeAt(context, piece.type).limit === 1;
      return [{ at, named }];
    });
    return shoutPlace(heads, width, reachOf(word), width * (isLeft ? 0.66 : 0.36));
  }, [context, pieces, spots, rect, size, width, word, isLeft]);
  // Nothing is written over a face.
  const atTop = nth % 2 === 0 && sound === null && !isHigh;
  return (
    <g
      className={motion ? 'comic-panel comes' : 'comic-panel'}
      style={{ animationDelay: `${nth * 90}ms` }}
      transform={`translate(${at[0]} ${at[1]})`}
    >
      <rect width={width} height={height} fill="#0c1015" />
      <svg
        width={width}
        height={height}
        viewBox={`${rect[0]} ${rect[1]} ${widthOf(rect)} ${heightOf(rect)}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <LevelScope value={context.board.levels.length > 1 ? level : null}>
          <LookScope value={drawn}>
            <PaintScope>
              <Ground context={context} state={state} />
              <Figures context={context} state={state} actor={-1} names={names} />
            </PaintScope>
          </LookScope>
        </LevelScope>
      </svg>
      {sound && (
        <Shout word={word} x={shoutAt} y={SHOUT_Y} hot={moment.role === 'death' || moment.role === 'worst'} />
      )}
      <Caption text={caption} width={width} height={height} atTop={atTop} />
      <rect width={width} height={height} fill="none" stroke={INK} strokeWidth="6" />
    </g>
  );
}
