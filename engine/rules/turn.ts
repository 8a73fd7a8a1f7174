/** One hero's turn: actions until the hero ends it or can do nothing more (K-ACT-1 to K-ACT-3). */
import { abilityOf, holdingsOf, valueOf, workingSkillsOf } from '../kernel/ability.ts';
import { plainOption, type Option } from '../kernel/option.ts';
import type { Game } from '../kernel/game.ts';
import { heroAt, itemAt, EngineFault } from '../lookup.ts';
import { call, callIf, DONE, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';

const TOLD = declareEvents({
  'turn-started': told({ hero: 'hero', actions: 'number' }, { mark: 'meeple', tone: 'plain', opens: true }),
  'turn-ended': told({ hero: 'hero', unspent: 'number' }, { mark: 'night-sleep', tone: 'plain' }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export interface Turn extends Frame<'turn'> {
  hero: number;
}

export const turn = (hero: number): Frame => {
  const f: Turn = { proc: 'turn', step: 'start', hero };
  return f;
};

const END_TURN = plainOption('end');
export const BASIC_ACTIONS = 3;

export const turnProcedure = procedure<Turn>()({
  start(g, f) {
    const h = heroAt(g.state, f.hero);
    g.state.active = f.hero;
    h.used = [];
    h.actions = BASIC_ACTIONS + valueOf(g, f.hero, 'actions') + h.pledged;
    h.pledged = 0;
    const kinds = g.context.edition.freeKinds;
    for (let k = 0; k < kinds.length; k++) h.free[k] = valueOf(g, f.hero, itemAt(kinds, k));
    for (const skill of h.skills) abilityOf(g, skill).turnStart?.(g, f.hero);
    g.emit?.('K-ACT-1', { type: 'turn-started', hero: h.id, actions: h.actions });
    return callIf(f, 'menu', g.context.edition.policies.turnStarts?.(g, f.hero));
  },

  menu: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const after = g.context.edition.policies.actionDone?.(g);
      if (after) return call(f, 'menu', after);
      if (h.status !== 'in') return 'end';
      const options = menuOf(g, f.hero);
      return { kind: 'pick', prompt: 'turn', by: h.seat, hero: h.id, about: { actions: h.actions }, options };
    },
    take(g, f, { option }) {
      if (option.verb === 'end') return 'end';
      return callIf(f, 'menu', carryOut(g, f.hero, option));
    },
  },

  end(g, f) {
    const inPlay = heroAt(g.state, f.hero).status === 'in';
    return callIf(f, 'over', inPlay && g.context.edition.policies.turnEnds?.(g, f.hero));
  },

  over(g, f) {
    const h = heroAt(g.state, f.hero);
    const unspent = h.actions;
    h.done = true;
    h.actions = 0;
    h.free.fill(0);
    g.state.active = -1;
    if (h.status === 'in') g.emit?.('K-ACT-3', { type: 'turn-ended', hero: h.id, unspent });
    return DONE;
  },
});

/** Everything the hero can do now. */
export function menuOf(g: Game, hero: number): Option[] {
  const options: Option[] = [];
  const add = addingTo(options);
  const { menu } = g.context;
  for (let i = 0; i < menu.length; i++) itemAt(menu, i).offer(g, hero, add);
  const skills = workingSkillsOf(g, hero);
  offerEach(g, hero, skills, NONE, add);
  offerEach(g, hero, holdingsOf(g, hero), skills, add);
  options.push(END_TURN);
  return options;
}
const NONE: readonly string[] = [];

/** A skill won twice adds up where it is a number (C-SKILL-5); what it offers is the same option. */
function offerEach(
  g: Game,
  hero: number,
  abilities: readonly string[],
  before: readonly string[],
  add: (o: Option) => void,
): void {
  for (let i = 0; i < abilities.length; i++) {
    const ability = g.context.offering.get(itemAt(abilities, i));
    if (ability && abilities.indexOf(ability.id) === i && !before.includes(ability.id))
      ability.offer?.(g, hero, add);
  }
}

const addingTo =
  (options: Option[]) =>
  (o: Option): void =>
    void options.push(o);

export function carryOut(g: Game, hero: number, option: Option): Frame | typeof DONE {
  const action = g.context.actions.get(option.verb);
  const next = action ? action.run(g, hero, option) : useSkill(g, hero, option);
  if (typeof next === 'string') throw new EngineFault(`${option.verb} returned the step ${next}`);
  return next;
}

function useSkill(g: Game, hero: number, option: Option): Frame | string | typeof DONE {
  const ability = abilityOf(g, option.verb);
  if (!ability.use) throw new EngineFault(`nobody carries out ${option.id}`);
  return ability.use(g, hero, option);
}
