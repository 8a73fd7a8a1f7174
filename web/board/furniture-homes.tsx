/** Furniture of homes, offices and laboratories. */
import { itemAt } from '@holdout/engine';
import { Bed, Box, Desk, Disc, OUTLINE, Plant, Row, Shelf, Sofa, type Sets } from './furniture-parts.tsx';

export const HOMES = {
  bath: ({ l, t, r, b }) => (
    <>
      <Box x={l} y={t} w={40} h={78} fill="#e9efef" r={14} />
      <Box x={l + 7} y={t + 12} w={26} h={58} fill="#a9cfd2" r={12} />
      <Disc x={r - 17} y={b - 16} r={14} fill="#eef3f3" />
      <Disc x={r - 17} y={b - 16} r={7} fill="#a9cfd2" />
      <Box x={r - 30} y={t} w={30} h={24} fill="#e9efef" />
    </>
  ),
  stalls: ({ l, t, r, b, w }) => (
    <>
      <Row n={w > 140 ? 3 : 2}>
        {(i) => (
          <>
            <Box x={l + i * 40} y={t} w={34} h={40} fill="#b9c7c4" r={2} />
            <Disc x={l + 17 + i * 40} y={t + 17} r={9} fill="#eef3f3" />
          </>
        )}
      </Row>
      <Box x={r - 26} y={b - 60} w={26} h={60} fill="#dfe7e6" />
      <Disc x={r - 13} y={b - 45} r={7} fill="#9fc2c4" />
      <Disc x={r - 13} y={b - 16} r={7} fill="#9fc2c4" />
    </>
  ),
  bed: ({ l, t, r, b, random }) => (
    <>
      <Bed x={random() > 0.5 ? l : r - 52} y={t} />
      <Box x={r - 26} y={b - 26} w={26} h={26} fill="#7d5530" />
    </>
  ),
  living: ({ l, t, r, b, w, h }) =>
    w > 250 ? (
      <>
        <Sofa x={l + w * 0.22} y={t} />
        <Box x={l + w * 0.24} y={t + 44} w={66} h={30} fill="#6f4a28" r={14} />
        <Box x={r - 70} y={b - 20} w={70} h={20} fill="#3a2c22" />
        <Plant x={l + 15} y={b - 16} />
      </>
    ) : h > 250 ? (
      <>
        <Sofa x={r - 34} y={t + h * 0.52} upright />
        <Box x={r - 76} y={t + h * 0.56} w={28} h={54} fill="#6f4a28" r={12} />
        <Plant x={l + 15} y={b - 16} />
        <Box x={l} y={t} w={22} h={70} fill="#3a2c22" />
      </>
    ) : (
      <>
        <Sofa x={l + 8} y={t} />
        <Plant x={r - 15} y={b - 16} />
      </>
    ),
  kitchen: ({ l, t, r, b, w }) => (
    <>
      <Box x={l} y={t} w={w} h={28} fill="#c9c2b4" r={2} />
      <Disc x={l + 20} y={t + 14} r={8} fill="#2b2f35" />
      <Disc x={l + 42} y={t + 14} r={8} fill="#2b2f35" />
      <Box x={l + w * 0.5} y={t + 5} w={34} h={18} fill="#9fb7bd" />
      <Box x={r - 28} y={b - 34} w={28} h={34} fill="#dfe4e6" />
    </>
  ),
  study: ({ l, t, r, b, h }) => (
    <>
      <Shelf x={l} y={t} height={Math.max(92, h * 0.55)} books={5} />
      <Box x={r - 62} y={b - 30} w={62} h={30} fill="#7d5530" />
      <Disc x={r - 31} y={b - 42} r={10} fill="#33291f" />
    </>
  ),
  office: ({ l, t, r, b, w }) => (
    <>
      <Desk x={l + w * 0.1} y={t} />
      <Disc x={l + w * 0.1 + 36} y={t + 46} r={11} fill="#33291f" />
      <Desk x={r - 34} y={b - 76} upright />
      <Plant x={l + 15} y={b - 16} />
    </>
  ),
  meeting: ({ l, t, w }) => (
    <>
      <Row n={3}>
        {(i) => (
          <>
            <Disc x={l + w / 2 - 40 + i * 40} y={t + 8} r={10} fill="#33291f" />
            <Disc x={l + w / 2 - 40 + i * 40} y={t + 64} r={10} fill="#33291f" />
          </>
        )}
      </Row>
      <Box x={l + w / 2 - 62} y={t + 12} w={124} h={48} fill="#8a5a30" r={22} />
    </>
  ),
  waiting: ({ l, t, r }) => (
    <>
      <Row n={Math.min(3, Math.floor((r - l - 40) / 32))}>
        {(i) => <Box x={l + 6 + i * 32} y={t + 4} w={28} h={26} fill="#3f6d80" r={6} />}
      </Row>
      <Plant x={r - 16} y={t + 18} />
    </>
  ),
  lobby: ({ l, t, r, b }) => (
    <>
      <path d={`M${r - 88} ${t}h88v26h-60v34h-28z`} fill="#6f4a28" {...OUTLINE} />
      <Box x={r - 52} y={t + 4} w={22} h={14} fill="#20262e" />
      <Plant x={l + 15} y={b - 16} />
    </>
  ),
  lab: ({ l, t, r, b, w }) => (
    <>
      <Box x={l} y={t} w={w * 0.72} h={26} fill="#dfe7ea" r={2} />
      <Row n={3}>
        {(i) => (
          <Disc
            x={l + 16 + i * w * 0.22}
            y={t + 13}
            r={i === 1 ? 6 : 8}
            fill={itemAt(['#7ddb95', '#c9a6ff', '#8fe9fa'], i)}
          />
        )}
      </Row>
      <Box x={r - 28} y={b - 66} w={28} h={66} fill="#c3d0d4" r={2} />
      <Box x={r - 22} y={b - 58} w={16} h={22} fill="#2b3a44" />
    </>
  ),
  racks: ({ l, t, r, b, h }) => (
    <>
      <Row n={Math.max(2, Math.min(4, Math.floor(h / 46)))}>
        {(i) => (
          <>
            <Box x={l} y={t + i * 42} w={30} h={36} fill="#2b333c" r={2} />
            <path
              d={`M${l + 7} ${t + 11 + i * 42}h16M${l + 7} ${t + 22 + i * 42}h10`}
              stroke="#7ddb95"
              strokeWidth="3"
            />
          </>
        )}
      </Row>
      <Box x={r - 64} y={b - 26} w={64} h={26} fill="#4a5560" />
      <Box x={r - 48} y={b - 22} w={26} h={12} fill="#8fe9fa" />
    </>
  ),
  seats: ({ l, t, w, h }) => (
    <>
      <Box x={l + w * 0.14} y={t} w={w * 0.72} h={14} fill="#e8edf2" r={2} />
      <Row n={h > 150 ? 3 : 2}>
        {(row) => (
          <Row n={Math.max(2, Math.floor((w - 24) / 34))}>
            {(i) => <Box x={l + 14 + i * 34} y={t + 36 + row * 34} w={26} h={20} fill="#8a3540" r={7} />}
          </Row>
        )}
      </Row>
    </>
  ),
  bars: ({ l, t, r, b, w }) => (
    <>
      <Row n={w > 150 ? 2 : 1}>
        {(i) => (
          <>
            <Box x={l + 6 + i * (w / 2)} y={t} w={w / 2 - 18} h={26} fill="#59636f" r={2} />
            <path
              d={Array.from(
                { length: 5 },
                (_, n) => `M${l + 6 + i * (w / 2) + n * ((w / 2 - 18) / 4)} ${t + 26}v20`,
              ).join('')}
              stroke="#0b0e12"
              strokeWidth="4"
            />
          </>
        )}
      </Row>
      <Box x={r - 40} y={b - 24} w={40} h={24} fill="#7d5530" />
    </>
  ),
  gym: ({ l, t, r, b }) => (
    <>
      <Box x={l} y={t} w={64} h={40} fill="#3f6d80" r={3} />
      <path d={`M${r - 70} ${b - 14}h56`} stroke="#11151a" strokeWidth="6" />
      <Disc x={r - 66} y={b - 14} r={12} fill="#3a424c" />
      <Disc x={r - 18} y={b - 14} r={12} fill="#3a424c" />
      <Disc x={r - 18} y={t + 20} r={15} fill="#b23b3b" />
    </>
  ),
  dome: ({ l, t, r, b, w, h }) => (
    <>
      <circle
        cx={l + w / 2}
        cy={t + h / 2}
        r={Math.min(w, h) * 0.36}
        fill="none"
        stroke="#8a7f72"
        strokeWidth="7"
      />
      <circle
        cx={l + w / 2}
        cy={t + h / 2}
        r={Math.min(w, h) * 0.27}
        fill="none"
        stroke="#8a7f72"
        strokeWidth="2.5"
      />
      <Plant x={l + 15} y={t + 16} />
      <Plant x={r - 15} y={b - 16} />
    </>
  ),
} satisfies Sets;
