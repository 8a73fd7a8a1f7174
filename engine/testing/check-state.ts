/** What must hold after every answer of every game, whatever the edition: cheap enough to be asked every time. */
import {
  forcedChoice,
  promptForm,
  idOf,
  type Decision,
  type Engine,
  type Game,
  type Option,
  type Truth,
} from '../index.ts';
import { promptNames } from '../vocabulary/prompts.ts';
import { faultsOf } from '../position/soundness.ts';

/** Sentences about what is broken, none in a sound state. */
export function checkState(engine: Engine, state: Truth): string[] {
  const g = engine.gameOf(state);
  return [...faultsOf(g), ...checkDecision(g)];
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** The game is over or somebody has a real choice. */
function checkDecision(g: Game): string[] {
  const { decision: d, state } = g;
  if (!d) return state.outcome ? [] : ['no decision in a game that is not over'];
  if (state.outcome) return ['a decision after the end'];
  const broken: string[] = [];
  if (d.options.length === 0) broken.push(`${d.prompt} offers nothing`);
  if (forcedChoice(d)) broken.push(`${d.prompt} was asked with one possible answer`);
  if (!promptNames().includes(d.prompt)) broken.push(`${d.prompt} is no prompt`);
  for (const fact in d.about)
    if (!(fact in promptForm(d.prompt).fields)) broken.push(`${d.prompt} does not declare ${fact}`);
  if (new Set(d.options.map((o) => o.id)).size !== d.options.length)
    broken.push(`${d.prompt}: two options with one id`);
  if (d.by !== 'team' && !state.setup.seats[d.by]) broken.push(`${d.prompt} asks nobody`);
  if (d.hero !== undefined && !state.heroes.some((h) => h.id === d.hero))
    broken.push(`${d.prompt} is about nobody`);
  if (d.kind === 'allocate') broken.push(...checkAllocation(d.total, d));
  return [...broken, ...d.options.flatMap((o) => checkOption(g, o))];
}

function checkAllocation(total: number, d: Decision): string[] {
  const caps = d.options.map((o) => o.cap ?? total);
  const room = caps.reduce((a, b) => a + b, 0);
  if (!isCount(total) || !caps.every((c) => isCount(c) && c > 0)) return [`${d.prompt}: odd total or caps`];
  return room < total ? [`${d.prompt}: room for ${room} of ${total}`] : [];
}

/** Ids can be typed and say what the option is about; whatever that is exists. */
function checkOption({ context, state }: Game, o: Option): string[] {
  const { board, types } = context;
  const known =
    (o.zones ?? []).every((z) => board.indexOf.has(z)) &&
    (o.heroes ?? []).every((id) => state.heroes.some((h) => h.id === id)) &&
    (o.enemies ?? []).every((id) => types.some((t) => t.id === id)) &&
    (o.door === undefined || board.doors.some((d) => d.id === o.door));
  const written = o.form ? idOf(o.verb, o.form, o) : o.verb;
  const readable = /^[^\s=]+$/.test(o.id) && o.id === written;
  return [
    ...(known ? [] : [`${o.id} touches something unknown`]),
    ...(readable ? [] : [`${o.id} is no readable id`]),
  ];
}
