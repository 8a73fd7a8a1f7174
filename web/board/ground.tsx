/** All that lies still, bottom to top. It is drawn anew only when a door, a building, a spawn zone or the exit changes. */
import type { Context, State } from '@holdout/engine';
import { memo } from 'react';
import { GroundDefs } from './defs.tsx';
import { FixtureLayer, Manholes } from './fixture-layer.tsx';
import { geometryOf } from './geometry.ts';
import { usePaint } from './paint.tsx';
import { OpenGround } from './open-ground.tsx';
import { Rooms } from './rooms.tsx';
import { Streets } from './streets.tsx';
import { Storeys } from './storeys.tsx';
import { Doors, Spills, Walls } from './wall-layer.tsx';

interface Props {
  readonly context: Context;
  readonly doors: string;
  readonly opened: string;
  readonly spawns: string;
  readonly exitOpen: boolean;
}

const GroundLayers = memo(function GroundLayers({ context, doors, opened, spawns, exitOpen }: Props) {
  const { url } = usePaint();
  const { tiles, levels, width, height } = geometryOf(context);
  return (
    <>
      <GroundDefs />
      {levels.length === 1 && tiles.length === context.board.cols * context.board.rows && (
        <rect x="-8" y="-8" width={width + 16} height={height + 16} rx="18" fill="#05070a" />
      )}
      <Streets context={context} />
      <OpenGround context={context} />
      <Manholes context={context} />
      <Rooms context={context} opened={opened} />
      <Spills context={context} doors={doors} />
      <Walls context={context} />
      <Storeys context={context} />
      <Doors context={context} doors={doors} />
      <FixtureLayer context={context} spawns={spawns} exitOpen={exitOpen} />
      {levels.length === 1 && <rect width={width} height={height} fill={url('vignette')} />}
    </>
  );
});

/** States are new objects after every answer; what the ground shows of them is compared as text. */
export function Ground({ context, state }: { readonly context: Context; readonly state: State }) {
  const { exit } = context.mission;
  return (
    <GroundLayers
      context={context}
      doors={state.doors.join('')}
      opened={state.opened.join('')}
      spawns={state.spawns.join('')}
      exitOpen={exit === null || exit.open || state.counters['exit-open'] === 1}
    />
  );
}
