/** What must hold in every state of every edition: figures are conserved, decisions can be answered. */
import { countOf, itemAt, zoneId, type Game, type Json } from '@holdout/engine';

export function whatIsBroken(g: Game): string[] {
  return [...g.context.edition.invariants(g), ...figuresBroken(g), ...decisionBroken(g)];
}

/** Figures on the board and in the box are those of the edition, less those a mission has taken out for good. */
function figuresBroken(g: Game): string[] {
  const { zones, types } = g.context;
  const broken: string[] = [];
  let missing = 0;
  types.forEach((type, t) => {
    const box = itemAt(g.state.supply, t);
    let board = 0;
    for (let z = 0; z < zones; z++) {
      const n = countOf(g, t, z);
      if (n < 0) broken.push(`${n} of ${type.id} in ${zoneId(g, z)}`);
      board += n;
    }
    if (box < 0) broken.push(`${box} of ${type.id} in the box`);
    missing += type.limit - box - board;
  });
  const removed = removalCounters(g).reduce((sum, name) => sum + (g.state.counters[name] ?? 0), 0);
  if (missing !== removed) broken.push(`${missing} figures missing, ${removed} removed`);
  return broken;
}

/** Counters under which the mission's rules remove figures. */
function removalCounters(g: Game): string[] {
  const { mission } = g.state.setup;
  const file = typeof mission === 'string' ? g.context.edition.missions[mission] : mission;
  return itemsOf(field(file, 'rules')).flatMap((rule) =>
    itemsOf(field(rule, 'do'))
      .map((effect) => field(effect, 'removeAndCount'))
      .filter((name) => typeof name === 'string'),
  );
}

const field = (v: Json | undefined, key: string): Json | undefined =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? v[key] : undefined;
const itemsOf = (v: Json | undefined): Json[] => (Array.isArray(v) ? v : []);

function decisionBroken(g: Game): string[] {
  const d = g.decision;
  if (!d) return g.state.outcome ? [] : ['no decision and no outcome'];
  const ids = d.options.map((o) => o.id);
  const broken: string[] = [];
  if (ids.length < 2 && d.kind === 'pick') broken.push(`${d.prompt} with ${ids.length} options`);
  if (new Set(ids).size !== ids.length) broken.push(`${d.prompt} offers the same twice`);
  return broken;
}
