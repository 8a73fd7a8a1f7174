/** A face of the box as it lies on the board, alone: in the palette, in hand, in the inspector. */
import { TILE_SIZE, type Context, type Edition } from '@holdout/engine';
import { sketchOf } from '@holdout/engine/drafts';
import { memo, useMemo } from 'react';
import { GroundDefs } from '../../board/defs.tsx';
import { OpenGround } from '../../board/open-ground.tsx';
import { Rooms } from '../../board/rooms.tsx';
import { Storeys } from '../../board/storeys.tsx';
import { Streets } from '../../board/streets.tsx';
import { Doors, Walls } from '../../board/wall-layer.tsx';

const known = new WeakMap<Edition, Map<string, Context | undefined>>();

function faceContext(edition: Edition, face: string): Context | undefined {
  let faces = known.get(edition);
  if (!faces) known.set(edition, (faces = new Map<string, Context | undefined>()));
  if (!faces.has(face)) faces.set(face, sketchOf(edition, { tiles: [[`${face}@0`]] }).drawn?.context);
  return faces.get(face);
}

interface Props {
  readonly edition: Edition;
  readonly face: string;
}

/** Needs a `FaceDefs` of the same scope somewhere on the page. */
export const TileFace = memo(function TileFace({ edition, face }: Props) {
  const context = useMemo(() => faceContext(edition, face), [edition, face]);
  if (!context) return <rect width={TILE_SIZE} height={TILE_SIZE} fill="#1d252e" />;
  return (
    <>
      <Streets context={context} />
      <OpenGround context={context} />
      <Rooms context={context} opened={context.board.buildings.map(() => 1).join('')} />
      <Walls context={context} />
      <Storeys context={context} />
      <Doors context={context} doors={context.mission.doors.map((d) => d.state).join('')} />
    </>
  );
});

/** What the faces are painted with, once for all of them. */
export const FaceDefs = () => (
  <svg width="0" height="0" className="face-defs" aria-hidden="true">
    <GroundDefs />
  </svg>
);
