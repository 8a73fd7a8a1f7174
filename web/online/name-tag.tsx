/** Whose mark it is, readable on any ground. */
import { DISPLAY, INK } from '../board/paint.tsx';

interface Props {
  readonly x?: number;
  readonly y: number;
  readonly name: string;
  readonly colour: string;
}

export const NameTag = ({ x = 0, y, name, colour }: Props): React.JSX.Element => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    fontSize="30"
    {...DISPLAY}
    fill={colour}
    stroke={INK}
    strokeWidth="6"
    paintOrder="stroke"
  >
    {name}
  </text>
);
