/** A chance to win as a bar: its mean in colour, where it may lie as well hatched, and a white mark for now. */
interface Props {
  readonly chance: number;
  readonly range: readonly [low: number, high: number];
  readonly now: number;
  readonly colour: string;
}

const HATCH = 'repeating-linear-gradient(90deg, #fff8 0 2px, transparent 2px 5px)';
const part = (from: number, to: number): React.CSSProperties => ({
  left: `${100 * from}%`,
  width: `${100 * Math.max(0, to - from)}%`,
});

export function ChanceBar({ chance, range: [low, high], now, colour }: Props): React.JSX.Element {
  return (
    <span className="chance-bar" aria-hidden="true">
      <i style={{ ...part(0, chance), background: colour }} />
      <i style={{ ...part(low, high), backgroundImage: HATCH }} />
      <b style={{ left: `${100 * now}%` }} />
    </span>
  );
}
