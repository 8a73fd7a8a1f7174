/** What can be told of a plan: its answers as far as they can be given however dice and cards fall, and the way they lead. */
import {
  leading,
  heroAt,
  itemAt,
  isRefusal,
  type Decision,
  type Engine,
  type Option,
  type Truth,
} from '@holdout/engine';
import { fits, isTurn, type Plan, type Step } from '../captain/plan.ts';

/** An answer with its question: enough for a narrator to say it. */
export interface Deed {
  readonly decision: Decision;
  readonly answer: string;
}

export interface Line {
  readonly deeds: readonly Deed[];
  /** The one that says most of what the plan is about: its place among them. */
  readonly lead: number;
  /** The first whose outcome nobody knows: its place, or how many there are. */
  readonly open: number;
  /** Whose turn it is; -1 where it is nobody's. */
  readonly hero: number;
  /** Zones the hero goes through, the first is where they stand. */
  readonly path: readonly number[];
  /** Zone the lead is aimed at, if that is another than where the way ends. */
  readonly target: number | null;
}

/** Several samples: what comes after dice and cards is told only if it can be done in all of them. */
export function lineOf(engine: Engine, samples: readonly Truth[], plan: Plan): Line {
  const [first, ...others] = leading(samples, 1);
  const length = Math.min(...others.map((sample) => stepsIn(engine, sample, plan)));
  const state = engine.clone(first);
  const deeds: Deed[] = [];
  const path: number[] = [];
  let open = -1;
  let hero = state.active;
  if (hero >= 0) path.push(heroAt(state, hero).zone);
  for (const step of plan.slice(0, length)) {
    const d = carryOut(engine, state, step);
    if (!d) break;
    deeds.push({ decision: d, answer: step.answer });
    if (hero < 0) hero = state.active;
    if (open < 0 && state.reveals !== first.reveals) open = deeds.length - 1;
    const at = state.heroes[hero]?.zone ?? -1;
    if (at >= 0 && at !== path.at(-1)) path.push(at);
  }
  const lead = leadOf(deeds);
  const target = targetOf(engine, state, deeds[lead], path.at(-1));
  return { deeds, lead, open: open < 0 ? deeds.length : open, hero, path, target };
}

/** The question the step has answered; undefined where it cannot. */
function carryOut(engine: Engine, state: Truth, step: Step): Decision | undefined {
  const d = engine.decisionOf(state);
  return d && fits(step, d) && !isRefusal(engine.answer(state, step.answer, false)) ? d : undefined;
}

function stepsIn(engine: Engine, sample: Truth, plan: Plan): number {
  const state = engine.clone(sample);
  const failed = plan.findIndex((step) => !carryOut(engine, state, step));
  return failed < 0 ? plan.length : failed;
}

const optionOf = ({ decision, answer }: Deed): Option | undefined =>
  decision.options.find((o) => o.id === answer);

/** What every turn is made of, and so says least of it. */
const PLAIN: readonly string[] = ['move', 'end', 'finish', 'activate'];
const weight = (deed: Deed): number => {
  const verb = optionOf(deed)?.verb ?? '';
  return isTurn(deed.decision) && !PLAIN.includes(verb) ? 2 : verb === 'move' ? 1 : 0;
};

/** The last of those that weigh most: where a way leads, what is done at its end. */
function leadOf(deeds: readonly Deed[]): number {
  let lead = 0;
  deeds.forEach((deed, i) => {
    if (weight(deed) >= weight(itemAt(deeds, lead))) lead = i;
  });
  return lead;
}

function targetOf(
  engine: Engine,
  state: Truth,
  lead: Deed | undefined,
  here: number | undefined,
): number | null {
  const zone = lead && optionOf(lead)?.zones?.at(-1);
  if (zone === undefined) return null;
  const at = engine.gameOf(state).context.board.indexOf.get(zone);
  return at === undefined || at === here ? null : at;
}

/** Plans of one name are the same to a player: who, what is done, and where they end up. */
export const essenceOf = ({ deeds, hero, path }: Line): string =>
  [hero, path.at(-1), ...deeds.flatMap((d) => (optionOf(d)?.verb === 'move' ? [] : [d.answer])).sort()].join(
    ' ',
  );
