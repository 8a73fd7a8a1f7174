/** What a position looks like, in ids: for scenario files, tests and the terminal. */
import type { Decision } from '../kernel/decision.ts';
import { heroesIn, type Game } from '../kernel/game.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { heroAt, itemAt } from '../lookup.ts';

interface ZoneReport {
  zone: string;
  enemies: { [type: string]: number };
  heroes: string[];
  own: { [key: string]: Json };
}

/** Zones with anything in them. */
export function reportZones(g: Game): ZoneReport[] {
  const reports: ZoneReport[] = [];
  g.context.board.zones.forEach((zone, z) => {
    const enemies: { [type: string]: number } = {};
    g.context.types.forEach((t, i) => {
      const n = itemAt(g.state.enemies, i * g.context.zones + z);
      if (n > 0) enemies[t.id] = n;
    });
    const heroes = heroesIn(g, z).map((h) => heroAt(g.state, h).id);
    const own = g.context.edition.scenario.reportZone(g, z);
    if (Object.keys(enemies).length + heroes.length + Object.keys(own).length === 0) return;
    reports.push({ zone: zone.id, enemies, heroes, own });
  });
  return reports;
}

export function reportHeroes(g: Game): Json {
  return g.state.heroes.map((h, i) => ({
    id: h.id,
    status: h.status,
    zone: h.zone < 0 ? null : itemAt(g.context.board.zones, h.zone).id,
    xp: h.xp,
    skills: h.skills,
    actions: h.actions,
    ...g.context.edition.scenario.reportHero(g, i),
  }));
}

/** The decision without the numbers meant for the rules. */
export function reportDecision(d: Decision | null): Json {
  if (!d) return null;
  return {
    kind: d.kind,
    prompt: d.prompt,
    by: d.by,
    ...(d.hero ? { hero: d.hero } : {}),
    ...(d.kind === 'allocate' ? { total: d.total } : {}),
    ...(d.about ? { about: plainFacts(d.about) } : {}),
    options: d.options.map((o) => (o.cap === undefined ? o.id : `${o.id} (up to ${o.cap})`)),
  };
}

const plainFacts = (about: NonNullable<Decision['about']>): Json =>
  Object.fromEntries(
    Object.entries(about).map(([fact, value]) => [fact, typeof value === 'object' ? [...value] : value]),
  );
