/** Paths of icons on whole units of their 512: nobody sees the difference, and half of what is fetched is gone. */

/** For each command, which axis each of its numbers is along: x, y, or neither (radii and flags of an arc). */
const AXES: { readonly [command: string]: string } = {
  m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: '.....xy', z: '',
}; // prettier-ignore
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
/** The flags of an arc may stand together. */
const FLAG = /^[\s,]*([01])/;

type Axis = 'x' | 'y';
type Point = { [axis in Axis]: number };

/** Each point goes to the unit next to where it truly is: what is left over never adds up along the path. */
export function rounded(path: string): string {
  let at: Point = { x: 0, y: 0 };
  let drawn: Point = { x: 0, y: 0 };
  let start = { at, drawn };
  let out = '';
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const [from, pen] = [{ ...at }, { ...drawn }];
    [at, drawn] = [{ ...at }, { ...drawn }];
    const written = numbers.map((number, i) => {
      const axis = AXES[kind]?.[i];
      if (axis !== 'x' && axis !== 'y') return number;
      at[axis] = number + (relative ? from[axis] : 0);
      drawn[axis] = Math.round(at[axis]);
      return drawn[axis] - (relative ? pen[axis] : 0);
    });
    if (kind === 'm') start = { at, drawn };
    if (kind === 'z') ({ at, drawn } = start);
    // An arc back to its own beginning would not be drawn at all: a circle keeps its gap.
    if (kind === 'a' && drawn.x === pen.x && drawn.y === pen.y) {
      out += command + numbers.join(' ');
      drawn = { x: pen.x + at.x - from.x, y: pen.y + at.y - from.y };
    } else out += command + written.map(String).join(' ').replaceAll(' -', '-');
  }
  return out;
}

interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** Every step with its command; a path leaves out what is the same as before. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    let command = letter;
    let left = rest;
    do {
      const numbers = [...(AXES[letter.toLowerCase()] ?? '')].map((_, i) => {
        const found = (isFlag(letter, i) ? FLAG : NUMBER).exec(left);
        if (!found) throw new Error(`not a path: ${path}`);
        left = left.slice(found[0].length);
        return Number(found[1]);
      });
      steps.push({ command, numbers });
      // More points after a move are lines.
      if (letter === 'm') command = 'l';
      if (letter === 'M') command = 'L';
    } while (left.trim() !== '');
  }
  return steps;
}

const isFlag = (command: string, i: number): boolean => /a/i.test(command) && (i === 3 || i === 4);
