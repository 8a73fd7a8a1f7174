/** The attack of a hero of the players' own: any that one of the edition's heroes could have, number by number. */
import type { Edition } from '../kernel/edition.ts';
import type { AttackLine } from '../kernel/state.ts';
import { itemAt } from '../lookup.ts';
import { exactly, fields, letters, maybe, number, oneOf, type Plain } from '../mission/argument.ts';

type Mode = AttackLine['mode'];

/** How far an attack may go: steppers stop there, files are refused beyond. */
interface AttackLimits {
  /** Zones, farthest and nearest. */
  readonly range: readonly [number, number];
  readonly dice: readonly [number, number];
  readonly accuracy: readonly [number, number];
}

const span = (numbers: readonly number[]): readonly [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

/** Modes that heroes of the edition attack in, each with the least and the most there is; none = heroes have no attack. */
export function attackLimits({ attacks = [] }: Pick<Edition, 'attacks'>): ReadonlyMap<Mode, AttackLimits> {
  const modes = [...new Set(attacks.map(({ mode }) => mode))];
  return new Map(
    modes.map((mode) => {
      const alike = attacks.filter((a) => a.mode === mode);
      const limits = {
        range: span(alike.flatMap(({ range }) => range)),
        dice: span(alike.map(({ dice }) => dice)),
        accuracy: span(alike.map(({ accuracy }) => accuracy)),
      };
      return [mode, limits];
    }),
  );
}

/** Of one mode, within its limits. */
const lineOf = (mode: Mode, { range, dice, accuracy }: AttackLimits) =>
  fields({
    name: maybe(letters(40)),
    mode: oneOf([mode]),
    range: exactly(number(...range), 2),
    dice: number(...dice),
    accuracy: number(...accuracy),
    picture: maybe(letters(40)),
  });

/** Null when the edition's heroes have none. */
export function attackArgument(edition: Edition): Plain<AttackLine> | null {
  const lines = new Map([...attackLimits(edition)].map(([mode, limits]) => [mode, lineOf(mode, limits)]));
  const modes = [...lines.keys()];
  if (modes.length === 0) return null;
  return {
    shape: { is: 'either', of: [...lines.values()].map(({ shape }) => shape) },
    read(r) {
      const mode = oneOf(modes).read(r.get('mode'));
      const { name, picture, range, ...line } = (lines.get(mode) ?? itemAt([...lines.values()], 0)).read(r);
      const [near = 0, far = 0] = range;
      if (near > far) r.get('range').fail('pack.range');
      return {
        ...(name === null ? {} : { name }),
        ...line,
        range: [near, far],
        ...(picture === null ? {} : { picture }),
      };
    },
  };
}
