/**
 * Moments: places inside a rule where abilities step in. First what enemies and heroes do without being asked, then the
 * players choose among what they may use, one after the other, until they go on (S-ACT-2). Each ability acts once per
 * moment (S-ACT-3); a card that is used up is simply gone.
 */
import { abilitiesOf, type Moment, type Reaction } from '../kernel/ability.ts';
import type { Option } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { call, DONE, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';

export interface MomentFrame extends Frame {
  moment: Moment;
  /** Hero it belongs to, -1 = all on the board. */
  hero: number;
  /** What has acted: `ability@hero`. */
  acted: string[];
}

/** The moment as a frame to run, or null where nothing in the edition could step in. */
export function moment(g: Game, at: Moment, hero: number): Frame | null {
  if (!g.context.moments.has(at)) return null;
  const f: MomentFrame = { proc: 'moment', step: 'must', moment: at, hero, acted: [] };
  return f;
}

interface Use {
  ability: string;
  hero: number;
  reaction: Reaction;
}

/** Enemies hold abilities without being anybody's hero. */
export const NOBODY = -1;
const GO_ON: Option = { id: 'go-on', verb: 'go-on', args: [] };

export const momentProcedure = procedure<MomentFrame>({
  must(g, f) {
    for (const use of usesAt(g, f, true)) return call(f, 'must', start(g, f, use));
    return 'may';
  },
  may: {
    ask(g, f) {
      const uses = usesAt(g, f, false);
      if (uses.length === 0) return DONE;
      const owner = f.hero < 0 ? undefined : g.state.heroes[f.hero];
      const { stack } = g.state;
      return {
        kind: 'pick',
        prompt: 'react',
        by: owner && uses.every((u) => u.hero === f.hero) ? owner.seat : 'team',
        ...(owner ? { hero: owner.id } : {}),
        about: { moment: f.moment, ...factsOf(stack[stack.length - 2]) },
        options: [...uses.map((u, i) => useOption(g, u, i)), GO_ON],
      };
    },
    take(g, f, { option }) {
      if (option.verb === 'go-on') return DONE;
      const use = usesAt(g, f, false)[option.args[0]];
      return call(f, 'must', start(g, f, use));
    },
  },
});

/** Nothing to run is an empty step. */
const start = (g: Game, f: MomentFrame, { ability, hero, reaction }: Use): Frame => {
  if (!reaction.usedUp) f.acted.push(`${ability}@${hero}`);
  return reaction.run(g, hero, below(g)) ?? { proc: 'sequence', step: 'next', ...{ frames: [] } };
};

/** The procedure that has come to the moment. */
const below = (g: Game): Frame => g.state.stack[g.state.stack.length - 2];

function usesAt(g: Game, f: MomentFrame, must: boolean): Use[] {
  const uses: Use[] = [];
  const subject = below(g);
  const consider = (ability: string, hero: number): void => {
    const reaction = g.context.abilities.get(ability)?.at?.[f.moment];
    if (!reaction || Boolean(reaction.must) !== must || f.acted.includes(`${ability}@${hero}`)) return;
    if (f.hero >= 0 && hero >= 0 && hero !== f.hero && !reaction.anyone) return;
    if (uses.some((u) => u.ability === ability && u.hero === hero)) return;
    if (reaction.can(g, hero, subject)) uses.push({ ability, hero, reaction });
  };
  for (const ability of g.context.edition.policies.enemyAbilities?.(g) ?? []) consider(ability, NOBODY);
  g.state.heroes.forEach((h, hero) => {
    if (h.status === 'in') for (const ability of abilitiesOf(g, hero)) consider(ability, hero);
  });
  return uses;
}

function useOption(g: Game, { ability, hero }: Use, index: number): Option {
  const { id } = g.state.heroes[hero];
  return { id: `use:${ability}@${id}`, verb: 'use', args: [index], cards: [ability], heroes: [id] };
}

/** What the prompt can say about the rule under way. */
function factsOf(f: Frame): { [key: string]: string | number | number[] } {
  const facts: { [key: string]: string | number | number[] } = {};
  for (const [key, value] of Object.entries(f)) {
    if (key === 'dice' || key === 'hits' || key === 'wounds') facts[key] = value as number | number[];
  }
  return facts;
}
