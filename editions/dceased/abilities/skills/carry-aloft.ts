/** Carry Aloft: once per turn a Move ignores enemies and may take somebody of the zone along. */
import {
  heroAt,
  itemAt,
  callIf,
  call,
  canPay,
  DONE,
  juncture,
  moveCost,
  moveHero,
  NO_KIND,
  pay,
  procedure,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { mayThisTurn, useSkill } from '../../../supers/attack/effects.ts';
import { NOTES_ENTRIES } from '../../../supers/moves/entries.ts';
import { stepsFrom } from '../../../supers/missions/force-field.ts';
import { land } from '../../../supers/moves/landing.ts';
import {
  figureOf,
  figureOption,
  figuresWithin,
  putFigure,
  type Figure,
} from '../../../supers/moves/figures.ts';
import { runOption } from '../../../supers/moves/run.ts';

/** Other heroes and people nobody escorts in her zone. */
const passengers = (g: Game, hero: number): Figure[] => figuresWithin(g, hero, 0);

/** Zones entered before Stooping Strike is won count for it too, so they are noted from the start. */
export const carryAloft: Ability = {
  id: 'carry-aloft',
  clause: 'S-MOVE-4',
  values: { [NOTES_ENTRIES]: 1 },
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, carryAloft.id) || !canPay(g, hero, 1, NO_KIND)) return;
    if (moveCost(g, hero) === 1 && passengers(g, hero).length === 0) return;
    for (const z of stepsFrom(g, heroAt(g.state, hero).zone)) add(runOption(g, carryAloft.id, z));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, carryAloft.id);
    const { zone: from } = heroAt(g.state, hero);
    const f: Flight = { proc: carryAloft.id, step: 'passenger', hero, from, to, passenger: null };
    return f;
  },
  procedure: procedure<Flight>()({
    passenger: {
      ask(g, f) {
        const all = passengers(g, f.hero);
        if (all.length === 0) return 'fly';
        return choose(g, f.hero, carryAloft.id, [...all.map((x) => figureOption(g, 'take-along', x)), STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb !== STOP.verb) f.passenger = figureOf(option);
        return 'fly';
      },
    },
    fly(g, f) {
      moveHero(g, f.hero, f.to, 1);
      return callIf(f, 'land', g.context.edition.policies.heroEntered?.(g, f.hero, f.from));
    },
    // Whoever is taken along pays nothing and brings people and, if wished, objects (D-ESC-1, D-OBJ-3).
    land(g, f) {
      if (f.passenger?.kind === 'hero') return call(f, 'found', land(f.passenger.hero, f.to, carryAloft.id));
      if (f.passenger) putFigure(g, f.passenger, f.to, carryAloft.id);
      return 'found';
    },
    found(g, f) {
      return callIf(f, 'moved', g.context.edition.policies.heroMoved?.(g, f.hero, [f.to]));
    },
    moved(g, f) {
      return callIf(f, 'end', juncture(g, 'moved', f.hero));
    },
    end: () => DONE,
  }),
};

interface Flight extends Frame {
  hero: number;
  from: number;
  to: number;
  passenger: Figure | null;
}
