/** Dead Calm. After rolling an attack: reroll any number of its dice. Each die at most once by hero effects. */
import {
  DONE,
  procedure,
  rollDie,
  type Decision,
  type Frame,
  type Game,
  type Option,
  type Procedure,
} from '@holdout/engine';
import { hitsOf, type Attack } from '../../../supers/attack.ts';
import { choose } from '../../../supers/choose.ts';
import { attackOf } from '../../../supers/hits.ts';
import { hungerFaces } from '../../super-heroes.ts';
import { spend, trait, withCard } from './card.ts';

const ID = 'dead-calm';

interface Calm extends Frame {
  hero: number;
  /** Dice to be rolled again, by their place in the roll. */
  chosen: number[];
}

/** Places of dice no hero effect has rolled again. */
const openDice = (f: Attack, chosen: readonly number[] = []): number[] =>
  f.dice.map((_, i) => i).filter((i) => !f.rerolled.includes(i) && !chosen.includes(i));

const misses = (f: Attack, dice: readonly number[]): number[] => dice.filter((i) => f.dice[i] < f.accuracy);

/** With nothing but hits that make nobody hungry there is nothing to mend. */
const canMend = (g: Game, f: Attack): boolean => {
  const faces = hungerFaces(g);
  return openDice(f).some((i) => f.dice[i] < f.accuracy || f.dice[i] <= faces);
};

export const deadCalm = trait(ID, {
  at: {
    'after-roll': withCard<Attack>({
      can: (g, _hero, f) => canMend(g, f),
      run(g, hero) {
        const calm: Calm = { proc: ID, step: 'choose', hero, chosen: [] };
        return spend(g, hero, ID, calm);
      },
    }),
  },
});

const ALL_MISSES = 0;
const ROLL: Option = { id: 'done', verb: 'done', args: [] };

/** One die after the other by its face, or all misses at once. */
function question(g: Game, f: Calm): Decision {
  const a = attackOf(g);
  const open = openDice(a, f.chosen);
  const faces = [...new Set(open.map((i) => a.dice[i]))].sort((x, y) => x - y);
  const options = faces.map((face): Option => ({ id: `reroll:${face}`, verb: 'reroll', args: [face] }));
  if (misses(a, open).length > 1)
    options.unshift({ id: 'reroll:misses', verb: 'reroll', args: [ALL_MISSES] });
  if (f.chosen.length > 0) options.push(ROLL);
  const about = { for: ID, dice: a.dice, chosen: f.chosen.map((i) => a.dice[i]) };
  return { ...choose(g, f.hero, ID, options), about };
}

export const DEAD_CALM: { readonly [name: string]: Procedure } = {
  [ID]: procedure<Calm>({
    choose: {
      ask: (g, f) => (openDice(attackOf(g), f.chosen).length > 0 ? question(g, f) : 'roll'),
      take(g, f, { option }) {
        if (option.verb === 'done') return 'roll';
        const a = attackOf(g);
        const open = openDice(a, f.chosen);
        const [face] = option.args;
        if (face !== ALL_MISSES) {
          f.chosen.push(open.find((i) => a.dice[i] === face) ?? open[0]);
          return 'choose';
        }
        f.chosen.push(...misses(a, open));
        return 'roll';
      },
    },
    roll(g, f) {
      const a = attackOf(g);
      for (const i of f.chosen) {
        a.dice[i] = rollDie(g, 'attack');
        a.rerolled.push(i);
      }
      a.hits = hitsOf(a);
      const { id: hero } = g.state.heroes[f.hero];
      g.emit?.(ID, { type: 'rerolled', hero, with: ID, dice: a.dice.slice(), hits: a.hits });
      return DONE;
    },
  }),
};
