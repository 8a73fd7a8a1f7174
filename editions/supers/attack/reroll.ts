/** Rolling dice of an attack again: each die at most once by hero and once by enemy effects, enemies first (D-ROLL-1). */
import {
  heroAt,
  itemAt,
  declareEvents,
  DONE,
  procedure,
  rollDice,
  told,
  type Decision,
  type EventsOf,
  type Frame,
  type Game,
  numberOption,
  option,
  plainOption,
} from '@holdout/engine';
import { hitsOf, type Attack } from './attack.ts';
import { choose } from '../cards/choose.ts';
import { attackOf } from './hits.ts';

const TOLD = declareEvents({
  'dice-rolled': told(
    { hero: 'hero', for: 'source', dice: 'dice' },
    { mark: 'dice-six-faces-five', tone: 'amber', beat: 'dice' },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface Reroll extends Frame<'reroll'> {
  hero: number;
  by: string;
  /** Dice that may still be chosen. */
  left: number;
  /** Dice to be rolled again, by their place in the roll. */
  chosen: number[];
}

/** The hero with the ability chooses up to so many dice of the attack under way. */
export const reroll = (hero: number, by: string, upTo = Infinity): Frame => {
  const f: Reroll = { proc: 'reroll', step: 'choose', hero, by, left: Math.min(upTo, 99), chosen: [] };
  return f;
};

/** Places of dice no hero effect has rolled again. */
export const openDice = (f: Attack, chosen: readonly number[] = []): number[] =>
  f.dice.map((_, i) => i).filter((i) => !f.rerolled.includes(i) && !chosen.includes(i));

const misses = (f: Attack, dice: readonly number[]): number[] =>
  dice.filter((i) => itemAt(f.dice, i) < f.accuracy);

/** Is there a miss that could be rolled again? */
export const canReroll = (f: Attack): boolean => misses(f, openDice(f)).length > 0;

const ALL_MISSES = 0;
const ROLL = plainOption('done');

/** One die after the other by its face, or all misses at once. */
function question(g: Game, f: Reroll): Decision {
  const a = attackOf(g);
  const open = openDice(a, f.chosen);
  const faces = [...new Set(open.map((i) => itemAt(a.dice, i)))].sort((x, y) => x - y);
  const options = faces.map((face) => numberOption('reroll', face));
  const missed = misses(a, open).length;
  if (missed > 1 && missed <= f.left)
    options.unshift(option('reroll', 'way', [ALL_MISSES], { way: 'misses' }));
  if (f.chosen.length > 0) options.push(ROLL);
  const about = { for: f.by, dice: a.dice, chosen: f.chosen.map((i) => itemAt(a.dice, i)) };
  return { ...choose(g, f.hero, f.by, options), about };
}

export const rerollProcedure = procedure<Reroll>()({
  choose: {
    ask: (g, f) => (f.left > 0 && openDice(attackOf(g), f.chosen).length > 0 ? question(g, f) : 'roll'),
    take(g, f, { option }) {
      if (option.verb === ROLL.verb) return 'roll';
      const a = attackOf(g);
      const open = openDice(a, f.chosen);
      const [face] = option.args;
      if (face !== ALL_MISSES) {
        f.chosen.push(open.find((i) => a.dice[i] === face) ?? itemAt(open, 0));
        f.left--;
        return 'choose';
      }
      f.chosen.push(...misses(a, open));
      return 'roll';
    },
  },
  roll(g, f) {
    const a = attackOf(g);
    rollAgain(g, a, f.chosen, f.by, f.hero);
    a.rerolled.push(...f.chosen);
    return DONE;
  },
});

function rollAgain(g: Game, a: Attack, dice: readonly number[], by: string, hero: number): void {
  const again = rollDice(g, 'attack', dice.length);
  dice.forEach((i, nth) => (a.dice[i] = itemAt(again, nth)));
  a.hits = hitsOf(a);
  const { id } = heroAt(g.state, hero);
  g.emit?.(by, { type: 'rerolled', hero: id, with: by, dice: a.dice.slice(), hits: a.hits });
}

/** Places of dice with these faces that nobody has rolled again: after a hero it is too late for an enemy. */
export const forcedDice = (a: Attack, isWanted: (face: number) => boolean): number[] =>
  openDice(a).filter((i) => isWanted(itemAt(a.dice, i)) && !a.forced.includes(i));

/** An enemy makes the attacker roll them again: a `must` at `after-roll`, so before any hero (D-ROLL-1). */
export function forceReroll(g: Game, a: Attack, dice: readonly number[], by: string): void {
  rollAgain(g, a, dice, by, a.hero);
  a.forced.push(...dice);
}
