/** Marks that belong to the place: manholes, spawn plates, exits, the start. */
import { itemAt, SPAWN, type Context } from '@holdout/engine';
import { memo } from 'react';
import { HATCHES } from './defs.tsx';
import { fixturesOf, manholesOf } from './fixtures.ts';
import { Glyph } from './glyph.tsx';
import { useInScope } from './level-scope.ts';
import { DISPLAY, INK, usePaint } from './paint.tsx';

export const Manholes = memo(function Manholes({ context }: { readonly context: Context }) {
  return (
    <g>
      {manholesOf(context).map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r="24" fill="#11151a" stroke="#55606d" strokeWidth="5" />
          <path d="M-14-8H14M-18 0H18M-14 8H14" stroke="#55606d" strokeWidth="4" />
        </g>
      ))}
    </g>
  );
});

interface Props {
  readonly context: Context;
  /** One sign per spawn zone, as in the state. */
  readonly spawns: string;
  readonly exitOpen: boolean;
}

export const FixtureLayer = memo(function FixtureLayer({ context, spawns, exitOpen }: Props) {
  const inScope = useInScope(context);
  return (
    <g>
      {fixturesOf(context).map(({ kind, index, zone, x, y }) => {
        const state = Number(spawns[index]);
        if (kind === 'objective' || (kind === 'spawn' && state === SPAWN.gone) || !inScope(zone)) return null;
        return (
          <g
            key={`${kind}${index}`}
            data-fixture={`${kind}:${itemAt(context.board.zones, zone).id}`}
            transform={`translate(${x} ${y})`}
          >
            {kind === 'spawn' && (
              <SpawnPlate
                n={index + 1}
                active={state === SPAWN.active}
                colour={itemAt(context.mission.spawns, index).colour}
              />
            )}
            {kind === 'exit' && <ExitSign open={exitOpen} />}
            {kind === 'start' && <StartHouse />}
          </g>
        );
      })}
    </g>
  );
});

export const SpawnPlate = ({
  n,
  active,
  colour,
}: {
  readonly n: number;
  readonly active: boolean;
  readonly colour: string;
}) => {
  const { url } = usePaint();
  const hatch = url(`hatch-${colour in HATCHES ? colour : 'red'}`);
  return (
    <g>
      <rect
        x="-46"
        y="-25"
        width="92"
        height="50"
        rx="8"
        fill={active ? hatch : '#15181d'}
        stroke={INK}
        strokeWidth="5"
      />
      {!active && (
        <rect
          x="-42"
          y="-21"
          width="84"
          height="42"
          rx="6"
          fill="none"
          stroke={HATCHES[colour] ?? HATCHES['red']}
          strokeWidth="4"
          strokeDasharray="9 7"
        />
      )}
      <rect x="-38" y="-18" width="76" height="36" rx="4" fill="#15181d" />
      <Glyph name="raise-zombie" x={-18} size={32} fill={active ? '#ff7f73' : '#9fb0c0'} />
      <text x="18" y="13" textAnchor="middle" fontSize="37" {...DISPLAY} fill={active ? '#fff' : '#c3d0dc'}>
        {n}
      </text>
    </g>
  );
};

export const ExitSign = ({ open }: { readonly open: boolean }) => (
  <g transform="scale(.8)" opacity={open ? 1 : 0.6}>
    <rect
      x="-38"
      y="-38"
      width="76"
      height="76"
      rx="10"
      fill={open ? '#1d8f57' : '#2b4a3b'}
      stroke={INK}
      strokeWidth="6"
    />
    <rect
      x="-31"
      y="-31"
      width="62"
      height="62"
      rx="6"
      fill="none"
      stroke="#d9ffe9"
      strokeWidth="4"
      strokeDasharray={open ? undefined : '8 6'}
    />
    <Glyph name="exit-door" y={1} size={52} fill="#fff" />
  </g>
);

export const StartHouse = () => (
  <g opacity=".92" transform="scale(.8)">
    <path d="M0-25L25-4V25H-25V-4Z" fill="#f3e6c4" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
    <path d="M-8 25V6H8V25" fill={INK} />
  </g>
);
