/** Hawkgirl: Carry Aloft (of its own file), Stooping Strike, Storm of Wings. */
import { callIf, DONE, procedure, type Ability, type Frame, type Game } from '@holdout/engine';
import { hitsOf, type Attack } from '../../../supers/attack/attack.ts';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { entriesOf, hasEntered, NOTES_ENTRIES } from '../../../supers/moves/entries.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { enemyFigures, figureOf, figureOption, type Figure } from '../../../supers/moves/figures.ts';
import { carryAloft } from './carry-aloft.ts';

const MOST_DICE = 3;

/** Once per turn, in a zone she entered this turn: a die for each zone she entered. */
const stoopingStrike: Ability = {
  id: 'stooping-strike',
  clause: 'S-FAQ-5',
  values: { [NOTES_ENTRIES]: 1 },
  at: {
    'before-roll': {
      can: (g, hero, f) =>
        f.unique && mayThisTurn(g, hero, stoopingStrike.id) && f.zones.some((z) => hasEntered(g, hero, z)),
      run(g, hero, f) {
        useSkill(g, hero, stoopingStrike.id);
        f.bonus += Math.min(MOST_DICE, entriesOf(g, hero));
        return null;
      },
    },
  },
};

const blow = (hero: number): Push => ({ by: stormOfWings.id, hero, upTo: 1, atLeast: 1 });

/** One figure of each type in the zones that can be pushed; those pushed stand elsewhere. */
const survivors = (g: Game, hero: number, zones: readonly number[]): Figure[] =>
  enemyFigures(g, zones).filter((x) => canPush(g, x, blow(hero)));

/** Dice that show no hit in the end, whatever has been rolled again. */
const missesOf = (f: Attack): number => f.dice.length - hitsOf(f);

/** After each Skyfall Mace attack, each miss may push one enemy of the zone. */
const stormOfWings: Ability = {
  id: 'storm-of-wings',
  clause: 'D-PUSH-1',
  at: {
    'after-attack': {
      can: (g, hero, f) => f.unique && missesOf(f) > 0 && survivors(g, hero, f.zones).length > 0,
      run(g, hero, f) {
        sayUsed(g, hero, stormOfWings.id);
        const storm: Storm = {
          proc: stormOfWings.id,
          step: 'choose',
          hero,
          zones: f.zones.slice(),
          left: missesOf(f),
        };
        return storm;
      },
    },
  },
  procedure: procedure<Storm>()({
    choose: {
      ask(g, f) {
        const figures = f.left > 0 ? survivors(g, f.hero, f.zones) : [];
        if (figures.length === 0) return DONE;
        return choose(g, f.hero, stormOfWings.id, [...figures.map((x) => figureOption(g, 'push', x)), STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        f.left--;
        return callIf(f, 'choose', pushFigure(figureOf(option), blow(f.hero)));
      },
    },
  }),
};

interface Storm extends Frame {
  hero: number;
  zones: number[];
  /** Enemies that may still be pushed. */
  left: number;
}

export const HAWKGIRL: readonly Ability[] = [carryAloft, stoopingStrike, stormOfWings];
