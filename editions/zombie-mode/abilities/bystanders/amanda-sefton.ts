/** Once per turn, after a roll: turn 1 die to its opposite face. It is no re-roll; the new face counts for hits and hunger. */
import {
  heroAt,
  itemAt,
  declareEvents,
  DONE,
  procedure,
  told,
  type EventsOf,
  type Game,
  numberOption,
} from '@holdout/engine';
import { hitsOf, type Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { hungerFaces } from '../../super-heroes.ts';
import { bystander, CLAUSE, useOnce } from './card.ts';

const TOLD = declareEvents({
  'die-turned': told(
    { hero: 'hero', with: 'source', dice: 'dice', hits: 'number' },
    { mark: 'dice-six-faces-five', tone: 'amber', beat: 'dice', follows: true },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const ID = 'amanda-sefton';

const opposite = (face: number): number => 7 - face;

/** Would a turned die hit where it misses, or make nobody hungry where it does? Never asked for worse. */
function helps(g: Game, { accuracy }: Attack, face: number): boolean {
  const turned = opposite(face);
  const faces = hungerFaces(g);
  return (face < accuracy && turned >= accuracy) || (face <= faces && turned > faces);
}

/** Faces whose turn changes something, for the worse too. */
function turnable(g: Game, f: Attack): number[] {
  const faces = hungerFaces(g);
  const counts = (face: number): string => `${face >= f.accuracy} ${face <= faces}`;
  return [...new Set(f.dice)].filter((d) => counts(d) !== counts(opposite(d))).sort((a, b) => a - b);
}

export const AMANDA_SEFTON = bystander(ID, {
  at: {
    'after-roll': {
      can: (g, hero, f) => mayThisTurn(g, hero, ID) && f.dice.some((d) => helps(g, f, d)),
      run(g, hero) {
        useOnce(g, hero, ID);
        return question(ID, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const a = attackOf(g);
        const options = turnable(g, a).map((d) => numberOption('turn', d));
        return { ...choose(g, f.hero, ID, options), about: { for: ID, dice: a.dice } };
      },
      take(g, f, { option }) {
        const a = attackOf(g);
        const face = itemAt(option.args, 0);
        a.dice[a.dice.indexOf(face)] = opposite(face);
        a.hits = hitsOf(a);
        const { id: hero } = heroAt(g.state, f.hero);
        g.emit?.(CLAUSE, { type: 'die-turned', hero, with: ID, dice: a.dice.slice(), hits: a.hits });
        return DONE;
      },
    },
  }),
});
