/** What must hold after every answer of a super-hero game. */
import { isOf, type Frame, type Game, type Sequence } from '@holdout/engine';
import { kitOf } from './kit.ts';
import { ownOf } from './own.ts';
import { traitLimit, traitsOf, type Hold, type Trim } from './cards/traits.ts';
import type { Gain } from './people/bystanders.ts';

export function invariants(g: Game): string[] {
  const kit = kitOf(g);
  const own = ownOf(g);
  const { heroes, stack } = g.state;
  const broken: string[] = [];
  heroes.forEach((h, i) => {
    if (h.track < 0 || h.track > 4) broken.push(`${h.id} has a track of ${h.track}`);
    if (h.status === 'in' && h.wounds >= kit.health) broken.push(`${h.id} stands with ${h.wounds} wounds`);
    const choosing = stack.some((f) => isChoosing(f) || trimsLater(f));
    if (!choosing && traitsOf(g, i).length > traitLimit(g, i)) broken.push(`${h.id} holds too many traits`);
  });
  if (own.bystanders.some((b) => b.zone < 0 || b.zone >= g.context.zones))
    broken.push('a bystander is nowhere');
  return broken;
}

const isChoosing = (f: Frame): boolean =>
  isOf<Hold>(f, 'hold-trait') || isOf<Trim>(f, 'trim-traits') || isOf<Gain>(f, 'gain-bystander');

/** A smaller limit holds once everything that made it smaller is done. */
const trimsLater = (f: Frame): boolean =>
  isOf<Sequence>(f, 'sequence') && f.frames.some((later) => isOf<Trim>(later, 'trim-traits'));
