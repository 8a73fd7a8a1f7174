/** Chain Reaction. Hits left when every enemy of the attacked zone is eliminated are assigned in a next zone you see. */
import {
  itemAt,
  leading,
  call,
  DONE,
  enemiesIn,
  procedure,
  zoneOption,
  type Game,
  type Option,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { assignHits, attackOf, targetsIn, toughness } from '../../../supers/attack/hits.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { sees } from '../../../supers/attack/within.ts';

const ID = 'chain-reaction';

/** Would these hits eliminate anybody there? */
const falls = (g: Game, f: Attack, zone: number, hits: number): boolean =>
  targetsIn(g, f, zone).some((t) => toughness(g, f, t, zone) <= hits);

/** Zones next to one that is empty now, for each zone of the attack with hits left; range does not matter. */
function nextZones(g: Game, f: Attack): Option[] {
  return f.zones.flatMap((from, at) => {
    const hits = f.unused[at] ?? 0;
    if (hits === 0 || enemiesIn(g, from) > 0) return [];
    const near = itemAt(g.view.neighbours, from).filter((z) => sees(g, f.hero, z) && falls(g, f, z, hits));
    return near.map((z) => ({ ...zoneOption(g, 'in', z), args: [z, at] }));
  });
}

/** Not for objects, nor where only some enemies can be hit at all. */
export const chainReaction = trait(ID, {
  at: {
    'hits-assigned': withCard({
      can: (g, _hero, f) => !f.plain && f.only < 0 && f.among.length === 0 && nextZones(g, f).length > 0,
      run(g, hero) {
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, ID, nextZones(g, attackOf(g))),
      take(g, f, { option }) {
        const [zone, at] = leading(option.args, 2);
        const a = attackOf(g);
        const hits = itemAt(a.unused, at);
        a.unused[at] = 0;
        return call(f, 'end', assignHits(zone, hits, at));
      },
    },
    end: () => DONE,
  }),
});
