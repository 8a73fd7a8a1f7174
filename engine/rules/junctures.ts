/**
 * Junctures: places inside a rule where abilities step in. First what enemies and heroes do without being asked, then the
 * players choose among what they may use, one after the other, until they go on (S-ACT-2). Each ability acts once per
 * juncture (S-ACT-3); a card that is used up is simply gone.
 */
import {
  abilitiesOf,
  holdingsOf,
  mayStepIn,
  workingSkillsOf,
  type Juncture,
  type Reaction,
  type Reactions,
} from '../kernel/ability.ts';
import { option, plainOption, type Option } from '../kernel/option.ts';
import { callerFrame, enemyId, type Game } from '../kernel/game.ts';
import { call, DONE, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { heroAt, itemAt } from '../lookup.ts';

const ASKED = declarePrompts({
  react: asks({ moment: 'moment', dice: 'dice?', hits: 'number?', wounds: 'number?' }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

export interface JunctureFrame extends Frame<'moment'> {
  /** States and prompts keep the name they have always had. */
  moment: Juncture;
  /** Hero it belongs to, -1 = all on the board. */
  hero: number;
  /** How many of that hero's skills count, -1 = all: one just won changes nothing in the rule under way (S-COM-11). */
  skills: number;
  /** What has acted: `ability@hero`. */
  acted: string[];
  /** Left out: everybody's; else this ability of this hero, and no other. */
  only?: StepIn;
}

/** An ability that steps in, and whose it is: -1 for an enemy's. */
export interface StepIn {
  readonly ability: string;
  readonly hero: number;
}

/**
 * The juncture as a frame to run, or null where nobody in the game could step in. What has just changed may first make
 * others gain or lose abilities: then it is looked at when it comes to it.
 */
export function juncture(g: Game, at: Juncture, hero: number, skills = -1): Frame | null {
  const reactions = g.context.reactions.get(at);
  if (!reactions || !(g.stirred || isAnybodyConcerned(g, reactions, hero))) return null;
  const f: JunctureFrame = { proc: 'moment', step: 'must', moment: at, hero, skills, acted: [] };
  return f;
}

/** Those who would step in there now besides those who have, `f` having come to it: where players put them in order. */
export const stepIns = (g: Game, at: Juncture, f: Frame, acted: readonly string[]): StepIn[] =>
  usesAt(g, { moment: at, hero: -1, skills: -1, acted, by: f }).map(({ ability, hero }) => ({
    ability,
    hero,
  }));

/** The juncture for one of them alone. */
export function junctureOf(at: Juncture, only: StepIn): Frame {
  const f: JunctureFrame = {
    proc: 'moment',
    step: 'must',
    moment: at,
    hero: -1,
    skills: -1,
    acted: [],
    only,
  };
  return f;
}

/** What is looked at: the juncture, and what has come to it where that is not the procedure below. */
interface Here extends Pick<JunctureFrame, 'moment' | 'hero' | 'skills' | 'only'> {
  readonly acted: readonly string[];
  readonly by?: Frame;
}

interface Use extends StepIn {
  readonly reaction: Reaction;
}

/** Enemies hold abilities without being anybody's hero. */
const NOBODY = -1;
const GO_ON = plainOption('go-on');

export const junctureProcedure = procedure<JunctureFrame>()({
  must(g, f) {
    const uses = usesAt(g, f);
    const forced = uses.find((u) => u.reaction.must);
    if (forced) return call(f, after(forced), start(g, f, forced));
    return uses.length > 0 ? 'may' : DONE;
  },
  may: {
    ask(g, f) {
      const uses = usesAt(g, f);
      if (uses.length === 0) return DONE;
      const owner = f.hero < 0 ? undefined : g.state.heroes[f.hero];
      return {
        kind: 'pick',
        prompt: 'react',
        by: owner && uses.every((u) => u.hero === f.hero) ? owner.seat : 'team',
        ...(owner ? { hero: owner.id } : {}),
        about: { moment: f.moment, ...factsOf(below(g)) },
        options: [...uses.map((u, i) => useOption(g, u, i)), GO_ON],
      };
    },
    take(g, f, { option }) {
      if (option.verb === 'go-on') return DONE;
      const use = itemAt(usesAt(g, f), itemAt(option.args, 0));
      return call(f, after(use), start(g, f, use));
    },
  },
  end: () => DONE,
});

const after = ({ reaction }: Use): 'must' | 'end' => (reaction.last ? 'end' : 'must');

/** Nothing to run is an empty step. */
const start = (g: Game, f: JunctureFrame, { ability, hero, reaction }: Use): Frame => {
  if (!reaction.usedUp && !reaction.again) f.acted.push(`${ability}@${hero}`);
  return reaction.run(g, hero, below(g)) ?? { proc: 'sequence', step: 'next', ...{ frames: [] } };
};

/** The procedure that has come to the juncture. */
const below = (g: Game): Frame => callerFrame(g.state);

/** Does anybody on the board hold what steps in there, whether or not it can now? */
function isAnybodyConcerned(g: Game, reactions: Reactions, owner: number): boolean {
  const { hasAbility } = g.context.edition.policies;
  if (hasAbility) for (const type of reactions.types) if (hasAbility(g, type)) return true;
  const { heroes } = g.state;
  for (let hero = 0; hero < heroes.length; hero++) {
    if (itemAt(heroes, hero).status !== 'in') continue;
    if (mayStepIn(g, hero, reactions, owner < 0 || hero === owner)) return true;
  }
  return false;
}

function usesAt(g: Game, f: Here): Use[] {
  const uses: Use[] = [];
  const reactions = g.context.reactions.get(f.moment);
  if (!reactions) return uses;
  const { policies } = g.context.edition;
  for (const type of reactions.types)
    if (policies.hasAbility?.(g, type)) addUse(g, f, reactions, enemyId(g, type), NOBODY, uses);
  const { heroes } = g.state;
  for (let hero = 0; hero < heroes.length; hero++) {
    const isOwner = f.hero < 0 || hero === f.hero;
    if (itemAt(heroes, hero).status !== 'in' || !(isOwner || reactions.forOthers)) continue;
    const won = hero !== f.hero || f.skills < 0 ? Infinity : f.skills;
    for (const skill of workingSkillsOf(g, hero, won)) addUse(g, f, reactions, skill, hero, uses);
    if (reactions.onCards) for (const held of holdingsOf(g, hero)) addUse(g, f, reactions, held, hero, uses);
  }
  return uses;
}

function addUse(g: Game, f: Here, { of }: Reactions, ability: string, hero: number, uses: Use[]): void {
  const reaction = of.get(ability);
  if (!reaction) return;
  if (f.hero >= 0 && hero >= 0 && hero !== f.hero && !reaction.anyone) return;
  if (f.only && (f.only.ability !== ability || f.only.hero !== hero)) return;
  if (hasActed(g, f, ability, hero, reaction)) return;
  if (uses.length > 0 && uses.some((u) => u.ability === ability && u.hero === hero)) return;
  if (reaction.can(g, hero, f.by ?? below(g))) uses.push({ ability, hero, reaction });
}

/** Of cards that are used up a copy kept does not act again, a further one may. */
function hasActed(g: Game, f: Here, ability: string, hero: number, { usedUp }: Reaction): boolean {
  if (f.acted.length === 0) return false;
  const times = f.acted.filter((x) => x === `${ability}@${hero}`).length;
  return times >= (usedUp ? abilitiesOf(g, hero).filter((a) => a === ability).length : 1);
}

function useOption(g: Game, { ability, hero, reaction }: Use, index: number): Option {
  const { id } = heroAt(g.state, hero);
  const risks = reaction.risks?.(g, hero) ?? [];
  const about = { cards: [ability], heroes: [id] };
  return option('use', 'cards@heroes', [index], risks.length > 0 ? { ...about, risks } : about);
}

/** What the prompt can say about the rule under way. */
function factsOf(f: Frame & Facts): Facts {
  const facts: Facts = {};
  if (f.dice !== undefined) facts.dice = f.dice;
  if (f.hits !== undefined) facts.hits = f.hits;
  if (f.wounds !== undefined) facts.wounds = f.wounds;
  return facts;
}
interface Facts {
  dice?: number[];
  hits?: number;
  wounds?: number;
}
