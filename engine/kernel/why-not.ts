/** Why something is not among the options: asked of the action or ability that would offer it. */
import { abilitiesOf } from './ability.ts';
import { cloneState } from './clone.ts';
import type { Lack } from './edition.ts';
import { heroAt } from '../lookup.ts';
import type { Game } from './game.ts';
import { readId, verbOf } from './option-id.ts';
import type { Intent } from './option.ts';
import type { RefusalCode } from './refusals.ts';

/** What an id names, if an action or an ability says how to read it. */
export function readIntent(g: Game, id: string): Intent {
  const verb = verbOf(id);
  const action = g.context.actions.get(verb);
  return readId(id, (action ?? g.context.abilities.get(verb))?.form);
}

export function whyNot(g: Game, id: string, wish: Intent): RefusalCode | undefined {
  if (!g.decision) return 'game.over';
  if (g.decision.options.some((o) => o.id === id)) return undefined;
  const action = g.context.actions.get(wish.verb);
  const ability = g.context.abilities.get(wish.verb);
  if (!action && !ability?.offer) return 'intent.unknown';
  if (g.state.active < 0 || g.decision.prompt !== 'turn') return 'hero.not-active';
  if (!action) return whyNoSkill(g, id, wish);
  return action.why(g, g.state.active, wish) ?? 'answer.not-offered';
}

function whyNoSkill(g: Game, id: string, wish: Intent): RefusalCode {
  const h = heroAt(g.state, g.state.active);
  const skill = wish.verb;
  if (!abilitiesOf(g, g.state.active).includes(skill)) return 'skill.not-yours';
  if (h.used.includes(skill)) return 'skill.used';
  const why = g.context.abilities.get(skill)?.why?.(g, g.state.active, wish);
  return why ?? lacking(g, id, skill) ?? 'skill.no-target';
}

const ACTIONS: Lack = { code: 'hero.too-few-actions', supply: (h) => void (h.actions = 9) };

/** What is missing, if with more of something the skill would be on offer. */
function lacking(g: Game, id: string, skill: string): RefusalCode | undefined {
  const copy: Game = { ...g, state: cloneState(g.state) };
  const hero = copy.state.active;
  const isOffered = (): boolean => {
    const ids: string[] = [];
    g.context.abilities.get(skill)?.offer?.(copy, hero, (o) => ids.push(o.id));
    return id === skill ? ids.length > 0 : ids.includes(id);
  };
  const lack = [...(g.context.edition.lacks ?? []), ACTIONS].find(({ supply }) => {
    supply(heroAt(copy.state, hero));
    return isOffered();
  });
  return lack?.code;
}
