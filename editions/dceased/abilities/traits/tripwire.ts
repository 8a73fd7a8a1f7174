/**
 * Tripwire. When enemies enter a zone within range 1, 1 power: a die for each of them; each 4+ is a hit on those
 * enemies by target priority. No attack: nothing adds to the dice or rolls them again.
 */
import {
  heroAt,
  itemAt,
  callIf,
  DONE,
  inSequence,
  procedure,
  rollDice,
  zoneId,
  zoneOption,
  type Frame,
  type Game,
} from '@holdout/engine';
import { arrivalsIn, enteredOf, oneLess } from '../../../supers/enemies/arrivals.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { strikeDown } from '../../../supers/attack/effects.ts';
import { rankOf, targetOption, toughnessIn } from '../../../supers/attack/hits.ts';
import type { Entered } from '../../../supers/policies.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';

const ID = 'tripwire';
const RANGE = 1;
const HIT = 4;

const zonesEntered = (g: Game, hero: number, f: Entered): number[] =>
  zonesWithin(g, hero, RANGE).filter((z) => arrivalsIn(g, z, f).length > 0);

interface Wire extends Frame<typeof ID> {
  hero: number;
  zone: number;
  hits: number;
}

export const tripwire = trait(ID, {
  at: {
    'enemies-enter': withCard({
      can: (g, hero, f) => canSpend(g, hero, 1) && zonesEntered(g, hero, f).length > 0,
      run(g, hero) {
        spendPower(g, hero, 1, ID);
        const wire: Wire = { proc: ID, step: 'zone', hero, zone: -1, hits: 0 };
        return spend(g, hero, ID, wire);
      },
    }),
  },
  procedure: procedure<Wire>()({
    zone: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          zonesEntered(g, f.hero, enteredOf(g)).map((z) => zoneOption(g, 'in', z)),
        ),
      take(_g, f, { option }) {
        f.zone = itemAt(option.args, 0);
        return 'roll';
      },
    },
    roll(g, f) {
      const figures = arrivalsIn(g, f.zone, enteredOf(g)).reduce((n, s) => n + s.n, 0);
      const dice = rollDice(g, 'attack', figures);
      g.emit?.(ID, { type: 'dice-rolled', hero: heroAt(g.state, f.hero).id, for: ID, dice });
      f.hits = dice.filter((d) => d >= HIT).length;
      return 'assign';
    },
    // A level is exhausted before the next; what is not enough is lost (S-COM-3).
    assign: {
      ask(g, f) {
        const within = withinReach(g, f);
        if (within.length === 0) return 'lost';
        return choose(
          g,
          f.hero,
          ID,
          within.map((t) => targetOption(g, t)),
        );
      },
      take(g, f, { option }) {
        const type = itemAt(option.args, 0);
        let n = 0;
        // Where there is nobody else to hit they fall together, and it is told once.
        do {
          f.hits -= hitsFor(g, type, f.zone);
          oneLess(enteredOf(g), type, f.zone);
          n++;
        } while (isOnlyTarget(g, f, type));
        return callIf(f, 'assign', inSequence(strikeDown(g, f.hero, type, f.zone, n)));
      },
    },
    lost(g, f) {
      if (f.hits > 0) g.emit?.('S-COM-3', { type: 'hits-lost', zone: zoneId(g, f.zone), hits: f.hits });
      return DONE;
    },
  }),
});

/** Types of the highest level among those who came in (S-COM-2). */
function nextTargets(g: Game, zone: number): number[] {
  const types = [...new Set(arrivalsIn(g, zone, enteredOf(g)).map((s) => s.type))];
  const first = Math.min(...types.map((t) => rankOf(g, t)));
  return types.filter((t) => rankOf(g, t) === first);
}

const hitsFor = (g: Game, type: number, zone: number): number => Math.max(1, toughnessIn(g, type, zone));

/** Those whom the hits that are left can eliminate. */
const withinReach = (g: Game, f: Wire): number[] =>
  nextTargets(g, f.zone).filter((t) => hitsFor(g, t, f.zone) <= f.hits);

function isOnlyTarget(g: Game, f: Wire, type: number): boolean {
  const [only, ...others] = withinReach(g, f);
  return only === type && others.length === 0;
}
