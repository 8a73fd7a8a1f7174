/** Furniture of public places: roofs, banks, stations, barracks. */
import type { ReactNode } from 'react';
import { Box, Disc, OUTLINE, Plant, Row, type Space } from './furniture-parts.tsx';

type CityKind =
  'aerial' | 'arsenal' | 'counter' | 'bunks' | 'engine' | 'lockers' | 'gates' | 'stair' | 'curtain';

export const CITY: { readonly [kind in CityKind]: (s: Space) => ReactNode } = {
  /** The foot of a mast with its stays, and a dish. */
  aerial: ({ l, t, r, b }) => (
    <>
      <path
        d={`M${l + 4} ${t + 4}L${l + 66} ${t + 66}M${l + 66} ${t + 4}L${l + 4} ${t + 66}`}
        stroke="#2b333c"
        strokeWidth="4"
      />
      <Disc x={l + 35} y={t + 35} r={17} fill="#b23b3b" />
      <Disc x={l + 35} y={t + 35} r={7} fill="#ffd166" />
      <Disc x={r - 22} y={b - 22} r={20} fill="#c7ced6" />
      <Disc x={r - 22} y={b - 22} r={6} fill="#4a5560" />
    </>
  ),
  arsenal: ({ l, t, r, b, w }) => (
    <>
      <Box x={l} y={t} w={w} h={22} fill="#3a424c" r={2} />
      <Row n={Math.max(2, Math.floor(w / 26))}>
        {(i) => (
          <path
            d={`M${l + 10 + i * 26} ${t + 17}v-11h7`}
            stroke="#c7ced6"
            strokeWidth="4"
            fill="none"
            strokeLinecap="round"
          />
        )}
      </Row>
      <Box x={r - 46} y={b - 30} w={46} h={30} fill="#55704f" r={2} />
      <path d={`M${r - 46} ${b - 15}h46`} stroke="#07090c" strokeWidth="3" />
    </>
  ),
  counter: ({ l, t, r, b, w }) => (
    <>
      <Box x={l} y={t + 26} w={w} h={20} fill="#6f4a28" r={2} />
      <Row n={Math.max(2, Math.floor(w / 46))}>
        {(i) => <Box x={l + 12 + i * 46} y={t + 29} w={22} h={10} fill="#d6c7a3" r={2} />}
      </Row>
      <Plant x={l + 15} y={b - 16} />
      <Plant x={r - 15} y={b - 16} />
    </>
  ),
  bunks: ({ l, t, r, b, w }) => (
    <>
      <Row n={Math.max(1, Math.min(3, Math.floor(w / 52)))}>
        {(i) => (
          <>
            <Box x={l + i * 50} y={t} w={40} h={70} fill="#d9d2c2" r={3} />
            <Box x={l + i * 50} y={t + 24} w={40} h={46} fill="#8a3540" r={3} />
          </>
        )}
      </Row>
      <Box x={r - 44} y={b - 20} w={44} h={20} fill="#5a6470" r={2} />
    </>
  ),
  /** A fire engine from above, its ladder along it. */
  engine: ({ l, t, r, w, h }) => {
    const [x, y] = [l + w / 2 - 34, t + h * 0.12];
    const length = Math.min(190, h * 0.7);
    return (
      <>
        <Box x={x} y={y} w={68} h={length} fill="#b23b3b" r={8} />
        <Box x={x + 8} y={y + 10} w={52} h={24} fill="#8fc4d8" r={4} />
        <path
          d={`M${x + 24} ${y + 46}V${y + length - 10}M${x + 44} ${y + 46}V${y + length - 10}${Array.from(
            { length: Math.floor((length - 60) / 18) },
            (_, i) => `M${x + 24} ${y + 54 + i * 18}h20`,
          ).join('')}`}
          stroke="#e8edf2"
          strokeWidth="4"
          fill="none"
        />
        <Box x={r - 18} y={t} w={18} h={60} fill="#5a6470" r={2} />
      </>
    );
  },
  lockers: ({ l, t, r, b, w }) => (
    <>
      <Row n={Math.max(2, Math.floor(w / 24))}>
        {(i) => (
          <>
            <Box x={l + i * 24} y={t} w={21} h={28} fill="#4b6480" r={2} />
            <Disc x={l + 16 + i * 24} y={t + 20} r={1.5} fill="#e8edf2" />
          </>
        )}
      </Row>
      <Box x={(l + r) / 2 - 30} y={b - 16} w={60} h={16} fill="#7d5530" r={3} />
    </>
  ),
  /** Ticket gates and a machine. */
  gates: ({ l, t, r, b, w }) => (
    <>
      <Row n={4}>
        {(i) => (
          <>
            <Box x={l + w / 2 - 78 + i * 44} y={t + 6} w={18} h={44} fill="#c7ced6" r={3} />
            <path
              d={`M${l + w / 2 - 60 + i * 44} ${t + 28}h14`}
              stroke={i === 1 ? '#ff7d75' : '#7ddb95'}
              strokeWidth="5"
            />
          </>
        )}
      </Row>
      <Box x={l} y={b - 52} w={24} h={52} fill="#2f6f9a" r={3} />
      <Box x={l + 5} y={b - 46} w={14} h={14} fill="#cfe9f5" r={2} />
      <Disc x={r - 18} y={b - 18} r={16} fill="#b23b3b" />
      <path d={`M${r - 26} ${b - 12}v-12l8 9 8-9v12`} fill="none" stroke="#fff" strokeWidth="4" />
    </>
  ),
  stair: ({ l, t, w, h, r, b }) => {
    const steps = Math.max(4, Math.floor((h * 0.55) / 14));
    return (
      <>
        <Box x={l} y={t} w={Math.min(64, w * 0.45)} h={steps * 14} fill="#a2917a" r={2} />
        <path
          d={Array.from(
            { length: steps - 1 },
            (_, i) => `M${l} ${t + (i + 1) * 14}h${Math.min(64, w * 0.45)}`,
          ).join('')}
          stroke="#07090c"
          strokeWidth="3"
        />
        <Box x={r - 26} y={b - 20} w={26} h={20} fill="#5d3d22" r={2} />
      </>
    );
  },
  /** Behind the screen: a heavy curtain, crates. */
  curtain: ({ l, t, r, b, w }) => {
    const folds = Math.max(4, Math.floor(w / 18));
    const step = w / folds;
    return (
      <>
        <path
          d={`M${l} ${t}H${r}${Array.from({ length: folds }, () => `q${-step / 2} 26 ${-step} 0`).join('')}Z`}
          fill="#8a3540"
          transform={`translate(0 8)`}
          {...OUTLINE}
        />
        <Box x={l} y={b - 34} w={34} h={34} fill="#a67c4a" r={2} />
        <Box x={r - 44} y={b - 22} w={44} h={22} fill="#3a424c" r={2} />
      </>
    );
  },
};
