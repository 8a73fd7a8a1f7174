/** Doctor Strange: A Glimpse Ahead, Gateway, Unerring Bolts. */
import {
  heroAt,
  itemAt,
  call,
  DONE,
  FREE,
  procedure,
  zoneOption,
  type Ability,
  type Frame,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import {
  mayThisTurn,
  sayUsed,
  usedThisRound,
  useSkill,
  useThisRound,
} from '../../../supers/attack/effects.ts';
import { land } from '../../../supers/moves/landing.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { figureOf, figureOption, figuresWithin, putFigure } from '../../../supers/moves/figures.ts';
import { drawInstead } from '../../../supers/enemies/spawn-cards.ts';

/** Once per round, 1 power: a spawn card just drawn is put away and another one stands in its place. */
const glimpseAhead: Ability = {
  id: 'a-glimpse-ahead',
  clause: 'K-SPAWN-2',
  at: {
    'card-drawn': {
      can: (g, hero) => canSpend(g, hero, 1) && !usedThisRound(g, hero, glimpseAhead.id),
      run(g, hero, f) {
        useThisRound(g, hero, glimpseAhead.id);
        spendPower(g, hero, 1, glimpseAhead.id);
        drawInstead(g, f);
        return null;
      },
    },
  },
};

/** Once per turn, 1 power: he, and one other of his zone if they like, are placed in a zone he sees, however far. */
const gateway: Ability = {
  id: 'gateway',
  clause: 'S-LOS-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, gateway.id) || !canSpend(g, hero, 1)) return;
    const { zone } = heroAt(g.state, hero);
    for (const z of itemAt(g.view.seen, zone)) if (z !== zone) add(zoneOption(g, gateway.id, z, FREE));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    useSkill(g, hero, gateway.id);
    spendPower(g, hero, 1, gateway.id);
    const f: Gate = { proc: gateway.id, step: 'companion', hero, to };
    return f;
  },
  procedure: procedure<Gate>()({
    companion: {
      ask(g, f) {
        const others = figuresWithin(g, f.hero, 0);
        if (others.length === 0) return 'through';
        return choose(g, f.hero, gateway.id, [...others.map((x) => figureOption(g, 'take-along', x)), STOP]);
      },
      take(g, f, { option }) {
        if (option.verb !== STOP.verb) putFigure(g, figureOf(option), f.to, gateway.id);
        return 'through';
      },
    },
    through: (_g, f) => call(f, 'end', land(f.hero, f.to, gateway.id)),
    end: () => DONE,
  }),
};

interface Gate extends Frame {
  hero: number;
  to: number;
}

/** Mystic Bolts roll 1 die more and hit whom he likes. */
const unerringBolts: Ability = {
  id: 'unerring-bolts',
  clause: 'S-COM-2',
  at: {
    'before-roll': {
      must: true,
      can: (_g, _hero, f) => f.unique,
      run(g, hero, f) {
        sayUsed(g, hero, unerringBolts.id);
        f.bonus++;
        f.anyTarget = true;
        return null;
      },
    },
  },
};

export const DOCTOR_STRANGE: readonly Ability[] = [glimpseAhead, gateway, unerringBolts];
