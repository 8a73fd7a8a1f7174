/** Trading: a weapon too many goes to somebody who has none worth the name. */
import { itemAt, type Game, type PickDecision } from '@holdout/engine';
import { senseOf } from '../sense.ts';

const GOOD = 1;

function weaponsOf(g: Game, hero: number): string[] {
  const sense = senseOf(g);
  const cards = sense.carried(g, hero).filter((c) => sense.handWorth(g, hero, [c]) > 0);
  return cards.sort((a, b) => sense.worth(g, b) - sense.worth(g, a));
}

/** The weapon a hero can give to the other, the third best of their own. */
export function spareFor(g: Game, hero: number, other: number): string | undefined {
  const sense = senseOf(g);
  const part = sense.missingPart(g, hero, other);
  if (part) return part;
  const spare = weaponsOf(g, hero)
    .slice(2)
    .find((c) => sense.worth(g, c) >= GOOD);
  if (!spare || weaponsOf(g, other).some((c) => sense.worth(g, c) >= GOOD)) return undefined;
  return spare;
}

export function chooseInTrade(g: Game, hero: number, d: PickDecision): string {
  const other = g.state.heroes.findIndex((h) => h.id === d.about?.['other']);
  const spare = spareFor(g, hero, other);
  const give = d.options.find((o) => o.verb === 'give' && o.cards?.[0] === spare);
  return (give ?? itemAt(d.options, d.options.length - 1)).id;
}
