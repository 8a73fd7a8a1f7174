/** Furniture of shops, halls, wards and what is left of them. */
import { itemAt } from '@holdout/engine';
import { Box, Disc, OUTLINE, Plant, Row, Shelf, Sofa, type Sets } from './furniture-parts.tsx';
import { round } from './shapes.ts';

const GOODS = ['#b23b3b', '#c9a13d', '#4b6480', '#55704f', '#d6c7a3'];

export const TRADE = {
  corridor: ({ l, t, r, b, random }) => (
    <>
      <Plant x={random() > 0.5 ? l + 15 : r - 15} y={t + 16} />
      <Box x={r - 24} y={b - 58} w={24} h={58} fill="#6f4a28" r={3} />
    </>
  ),
  diner: ({ l, t, b, w }) => (
    <>
      <Box x={l} y={b - 22} w={w * 0.52} h={22} fill="#3a2c22" />
      <Row n={Math.floor((w * 0.52) / 38)}>
        {(i) => <Disc x={l + 22 + i * 38} y={b - 34} r={8} fill="#b23b3b" />}
      </Row>
      <Row n={w > 220 ? 2 : 1}>
        {(i) => (
          <>
            <Box x={l + w * 0.46 + i * 74} y={t} w={22} h={40} fill="#b23b3b" r={5} />
            <Box x={l + w * 0.46 + 24 + i * 74} y={t + 3} w={20} h={34} fill="#e5dcc6" r={3} />
          </>
        )}
      </Row>
    </>
  ),
  shop: ({ l, t, r, b }) => (
    <>
      <Row n={2}>
        {(i) => (
          <>
            <Box x={l + 6} y={t + 6 + i * 40} w={84} h={18} fill="#6f4a28" r={2} />
            <Row n={5}>
              {(k) => (
                <Box
                  x={l + 11 + k * 15}
                  y={t + 9 + i * 40}
                  w={11}
                  h={11}
                  fill={itemAt(GOODS, (k + i * 2) % 5)}
                  r={1}
                />
              )}
            </Row>
          </>
        )}
      </Row>
      <Box x={r - 30} y={b - 56} w={30} h={56} fill="#3a2c22" />
      <Box x={r - 24} y={b - 48} w={16} h={14} fill="#c9c2b4" r={2} />
    </>
  ),
  storeroom: ({ l, t, r, b }) => (
    <>
      <Box x={l} y={t} w={42} h={42} fill="#a67c4a" r={2} />
      <Box x={l + 46} y={t + 6} w={32} h={32} fill="#8f6a3e" r={2} />
      <Box x={l} y={t + 46} w={34} h={34} fill="#8f6a3e" r={2} />
      <path d={`M${l} ${t}l42 42M${l + 42} ${t}l-42 42`} stroke="#07090c" strokeWidth="2" opacity=".5" />
      <Box x={r - 22} y={b - 70} w={22} h={70} fill="#5a6470" r={2} />
    </>
  ),
  garage: ({ l, t, r, b }) => (
    <>
      <Row n={3}>
        {(i) => <Disc x={l + 16} y={b - 16 - i * 9} r={15} fill={i === 2 ? '#3a4149' : '#2b3036'} />}
      </Row>
      <Disc x={l + 16} y={b - 34} r={6} fill="#8d8577" />
      <Box x={r - 84} y={t} w={84} h={24} fill="#5a6470" r={2} />
      <Box x={r - 76} y={t + 5} w={22} h={14} fill="#b23b3b" r={2} />
      <Box x={r - 22} y={b - 46} w={22} h={22} fill="#4b6480" r={10} />
      <Box x={r - 22} y={b - 22} w={22} h={22} fill="#a2503f" r={10} />
    </>
  ),
  rubble: ({ l, t, w, h, random }) => (
    <>
      {Array.from({ length: 9 }, (_, i) => {
        const x = l + 5 + random() * (w - 22);
        const y = t + (i % 2 ? 6 + random() * 24 : h - 34 + random() * 24);
        const s = 7 + random() * 10;
        const stone = `M${round(x)} ${round(y)}l${round(s)} ${round(-s * 0.5)} ${round(s * 0.7)} ${round(s * 0.8)} ${round(-s * 0.8)} ${round(s * 0.6)}z`;
        return <path key={i} d={stone} fill={random() > 0.5 ? '#6d6659' : '#a1998a'} {...OUTLINE} />;
      })}
      <path
        d={`M${l + w * 0.16} ${t + h * 0.28}l30 24-10 22 34 30`}
        fill="none"
        stroke="#4f493f"
        strokeWidth="4"
      />
    </>
  ),
  ward: ({ l, t, r, b }) => (
    <>
      <Box x={l} y={b - 60} w={44} h={60} fill="#e4dfd2" r={3} />
      <Box x={r - 70} y={t} w={70} h={26} fill="#d9d2c2" r={3} />
      <Disc x={r - 16} y={b - 16} r={13} fill="#c9c2b4" />
    </>
  ),
  hall: ({ l, t, r, w, h }) => (
    <>
      <Shelf x={l} y={t} height={80} books={4} />
      <Sofa x={r - 34} y={t + 42} upright />
      <ellipse cx={l + w / 2} cy={t + h / 2 + 6} rx="58" ry="46" fill="#7a3b34" {...OUTLINE} />
      <ellipse
        cx={l + w / 2}
        cy={t + h / 2 + 6}
        rx="45"
        ry="34"
        fill="none"
        stroke="#c58d52"
        strokeWidth="3"
      />
    </>
  ),
  lounge: ({ l, t, r, b }) => (
    <>
      <Sofa x={l + 10} y={t} />
      <Sofa x={r - 34} y={t + 46} upright />
      <Disc x={l + 52} y={t + 62} r={18} fill="#6f4a28" />
      <Plant x={l + 15} y={b - 16} />
    </>
  ),
  panelled: ({ l, t, r, b }) => (
    <>
      <Shelf x={l} y={t} height={92} books={5} />
      <Box x={r - 72} y={t} w={72} h={26} fill="#5d3d22" r={3} />
      <Disc x={r - 24} y={b - 24} r={20} fill="#8a5a30" />
      <Disc x={r - 24} y={b - 24} r={9} fill="#c58d52" />
    </>
  ),
} satisfies Sets;
