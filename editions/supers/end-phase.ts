/**
 * The End Phase: who has been eliminated loses the game; then what abilities, enemy heroes who come back and the rules of
 * the mission do, in an order the players choose where it can matter; then the check again (S-END-1, M-ALL-9).
 */
import {
  asks,
  callIf,
  declarePrompts,
  DONE,
  enemyId,
  fired,
  fireRule,
  heroAt,
  inSequence,
  isOf,
  itemAt,
  junctureOf,
  option,
  procedure,
  rulesFor,
  stepIns,
  type Frame,
  type Game,
  type MissionRule,
  type Option,
  type PromptsOf,
  type StepIn,
  type TriggersOf,
} from '@holdout/engine';
import { comeBack } from './enemies/enemy-heroes.ts';
import { kitOf } from './kit.ts';
import { tallyOf } from './missions/tally.ts';
import { ownOf } from './own.ts';

const ASKED = declarePrompts({
  'end-order': asks({}, { order: true }),
});
/** In every End Phase, after the check for eliminated heroes. */
export const END_TRIGGERS = { 'end-phase': fired([]) };
declare module '@holdout/engine' {
  interface Junctures {
    'end-phase': Frame;
  }
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface TriggerMap extends TriggersOf<typeof END_TRIGGERS> {}
}

interface EndPhase extends Frame<'end-phase'> {
  /** Abilities that have acted, as `ability@hero`. */
  acted: string[];
  /** Rules of the mission that have been carried out, by their place among all of them. */
  ruled: number[];
}

export const endPhase = (): Frame => {
  const f: EndPhase = { proc: 'end-phase', step: 'check', acted: [], ruled: [] };
  return f;
};

/** Something that still happens in this End Phase. */
interface Effect {
  readonly option: Option;
  readonly kind: 'ability' | 'return' | 'rule';
  /** Of the mission, where it is one. */
  readonly rule?: MissionRule;
  run(): Frame | null;
}

/** Losing is checked, then come the effects, then it is checked again: settle asks `lostBy` while a check stands on the stack (S-END-1). */
export const endPhaseProcedure = procedure<EndPhase>()({
  check(g) {
    g.stirred = true;
    return 'wake';
  },
  wake(g) {
    const own = ownOf(g);
    own.stunned = [];
    own.sticky = [];
    own.barricades = [];
    own.shouts = [];
    own.slowed = [];
    own.stopped = [];
    own.ignored = [];
    kitOf(g).endPhaseBegins?.(g);
    return 'effects';
  },
  effects: {
    ask(g, f) {
      const effects = effectsLeft(g, f);
      if (effects.length === 0) return 'recheck';
      // What nothing else can come in the way of is carried out first, and nobody is asked.
      const free = effects.find((x) => effects.every((y) => x === y || !mayMatter(g, x, y)));
      const next = free ? [free] : effects;
      return { kind: 'pick', prompt: 'end-order', by: 'team', options: next.map((x) => x.option) };
    },
    take: (g, f, { option: { id } }) =>
      callIf(
        f,
        'effects',
        effectsLeft(g, f)
          .find((x) => x.option.id === id)
          ?.run(),
      ),
  },
  recheck(g) {
    g.stirred = true;
    return 'over';
  },
  over: () => DONE,
});

function effectsLeft(g: Game, f: EndPhase): Effect[] {
  const rules = rulesFor(g, 'end-phase');
  return [
    ...stepIns(g, 'end-phase', f, f.acted).map((who) => abilityEffect(g, f, who)),
    ...ownOf(g).atEnd.map((_, i) => returnEffect(g, i)),
    ...rules.filter((i) => !f.ruled.includes(i)).map((i) => ruleEffect(g, f, i)),
  ];
}

function abilityEffect(g: Game, f: EndPhase, who: StepIn): Effect {
  const { ability, hero } = who;
  const about = { cards: [ability], ...(hero < 0 ? {} : { heroes: [heroAt(g.state, hero).id] }) };
  return {
    option: option('use', 'cards@heroes', [], about),
    kind: 'ability',
    run() {
      f.acted.push(`${ability}@${hero}`);
      return junctureOf('end-phase', who);
    },
  };
}

function returnEffect(g: Game, i: number): Effect {
  const { atEnd } = ownOf(g);
  const { type, zone } = itemAt(atEnd, i);
  return {
    option: option('return', 'enemies', [], { enemies: [enemyId(g, type)] }),
    kind: 'return',
    run() {
      atEnd.splice(i, 1);
      comeBack(g, type, zone);
      return null;
    },
  };
}

function ruleEffect(g: Game, f: EndPhase, i: number): Effect {
  const { rules } = g.context.mission;
  const rule = itemAt(rules, i);
  const alike = rules.filter((r) => r.on === 'end-phase');
  return {
    option: option('mission-rule', 'number', [], alike.length > 1 ? { number: alike.indexOf(rule) + 1 } : {}),
    kind: 'rule',
    rule,
    run() {
      f.ruled.push(i);
      return inSequence(fireRule(g, rule, { hero: -1, zone: -1, type: -1, of: '' }));
    },
  };
}

/** Can it make a difference which of the two comes first? Where that cannot be told, it can. */
function mayMatter(g: Game, a: Effect, b: Effect): boolean {
  if (a.kind === 'return' && b.kind === 'return') return false;
  const [first, second] = [a, b].map(({ rule }) => rule && tallyOf(g, rule));
  if (first && second && a.rule && b.rule) return first.then(b.rule) !== second.then(a.rule);
  const counts = first ?? second;
  return !(counts?.isPlain && counts.isSteady);
}

function endPhaseAt(g: Game, step: string): boolean {
  for (const f of g.state.stack) if (f.step === step && isOf<EndPhase>(f, 'end-phase')) return true;
  return false;
}

/** Is the End Phase at its first check for eliminated heroes? */
export const atEndCheck = (g: Game): boolean => endPhaseAt(g, 'wake');
/** Are its effects done, so that those they have eliminated lose the game (S-END-1)? */
export const atEndRecheck = (g: Game): boolean => endPhaseAt(g, 'over');
