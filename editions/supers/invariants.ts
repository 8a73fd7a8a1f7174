/** What must hold after every answer: every card is somewhere, once (S-SET-2, Z-PCS-2). */
import { deckOf, itemAt, EMPTY, type Frame, type Game } from '@holdout/engine';
import { zoneOfEnemyHero } from './enemies/enemy-heroes.ts';
import {
  BYSTANDER_DECK,
  BYSTANDER_SLOT,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  kitOf,
  SPAWN_DECK,
  TRAIT_DECK,
} from './kit.ts';
import { ownOf } from './own.ts';
import { traitLimit, traitsOf } from './cards/traits.ts';

export function invariants(g: Game): string[] {
  const kit = kitOf(g);
  const own = ownOf(g);
  const { heroes, stack } = g.state;
  const broken: string[] = [];
  const check = (deck: string, size: number, elsewhere: readonly number[]): void => {
    const { draw, discard } = deckOf(g.state, deck);
    const all = [...draw, ...discard, ...elsewhere, ...(own.out[deck] ?? []), ...inHand(stack, deck)];
    const once = all.length === size && new Set(all).size === size;
    if (!once) broken.push(`${deck}: ${all.length} of ${size} cards, ${new Set(all).size} different`);
  };
  check(
    TRAIT_DECK,
    kit.traits.length,
    heroes.flatMap((_, i) => traitsOf(g, i)),
  );
  check(BYSTANDER_DECK, kit.bystanders.length, [
    ...own.cards.map((c) => c.card),
    ...own.bystanders.map((b) => b.card),
    ...heroes.map((h) => itemAt(h.slots, BYSTANDER_SLOT)).filter((c) => c !== EMPTY),
  ]);
  check(
    SPAWN_DECK,
    kit.spawnCards.length,
    own.bystanders.map((b) => b.under).filter((c) => c >= 0),
  );
  const standing = g.context.types
    .map((_, t) => t)
    .filter((t) => t >= FIRST_HERO && zoneOfEnemyHero(g, t) >= 0);
  const waiting = [...standing, ...[...own.atEnd, ...(own.lying ?? [])].map((e) => e.type)].map(
    (t) => t - FIRST_HERO,
  );
  check(ENEMY_HERO_DECK, kit.enemyHeroes.length, waiting);
  heroes.forEach((h, i) => {
    if (h.track < 0 || h.track > 4) broken.push(`${h.id} has a track of ${h.track}`);
    if (h.status === 'in' && h.wounds >= kit.health) broken.push(`${h.id} stands with ${h.wounds} wounds`);
    const choosing = stack.some((f) => CHOOSING.includes(f.proc) || trimsLater(f));
    if (!choosing && traitsOf(g, i).length > traitLimit(g, i)) broken.push(`${h.id} holds too many traits`);
  });
  if (own.bystanders.some((b) => b.zone < 0 || b.zone >= g.context.zones))
    broken.push('a bystander is nowhere');
  return broken;
}

const CHOOSING = ['hold-trait', 'trim-traits', 'gain-bystander'];

/** A smaller limit holds once everything that made it smaller is done. */
const trimsLater = (f: Frame): boolean =>
  (f as { frames?: Frame[] }).frames?.some((later) => later.proc === 'trim-traits') ?? false;

/** Cards a procedure under way holds between two places. */
function inHand(stack: Game['state']['stack'], deck: string): number[] {
  return stack.flatMap((f) => {
    const held = f as { card?: number; cards?: number[] };
    if (deck === TRAIT_DECK && f.proc === 'pick-trait') return held.cards ?? [];
    if (deck === TRAIT_DECK && f.proc === 'hold-trait' && held.card !== undefined && held.card !== EMPTY)
      return [held.card];
    if (
      deck === BYSTANDER_DECK &&
      f.proc === 'gain-bystander' &&
      f.step === 'choose' &&
      held.card !== undefined
    )
      return [held.card];
    return [];
  });
}
