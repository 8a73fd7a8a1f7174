/** Words of super-hero missions: bystanders, enemy heroes, secret cards, objectives per hero (M-ALL, M-MZ). */
import {
  DANGER_LEVELS,
  inSequence,
  NEVER,
  place,
  procedure,
  call,
  SPAWN,
  zoneId,
  type Condition,
  type Effect,
  type Frame,
  type Game,
  type Json,
  type Lookup,
  type MissionWords,
  type Next,
  type Reader,
} from '@holdout/engine';
import { drawPerson, gainBystander, placeBystander, turnUp } from './bystanders.ts';
import { heroTypes, spawnEnemyHero, zoneOfEnemyHero } from './enemy-heroes.ts';
import { isEnemyHero } from './kit.ts';
import { NOWHERE, ownOf, type SupersMission } from './own.ts';

const asFrame = (next: Next): Frame | null => (typeof next === 'string' ? null : next);

const conditions: { readonly [word: string]: (r: Reader, look: Lookup) => Condition } = {
  /** `true`: no person and no face-down card is on the board (M-ALL-5). */
  allBystandersDevoured(r) {
    r.flag(true);
    return (g) => ownOf(g).bystanders.length === 0 && ownOf(g).cards.every((c) => c.up || c.under >= 0);
  },

  /** `true`: every hero that began has left by the exit (M-ALL-2, M-ALL-4). */
  allExit(r) {
    r.flag(true);
    return (g) => g.state.heroes.every((h) => h.status === 'left');
  },

  /** `{ red: 2, blue: 1 }`: so many objectives of each colour have been taken. */
  objectives(r) {
    const wanted = r.keys().map((colour) => ({ colour, n: r.get(colour).number(1, 9) }));
    return (g) =>
      wanted.every(
        ({ colour, n }) => g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length >= n,
      );
  },

  /** `1`: each hero that began has taken so many (M-ALL-4). */
  eachHeroTakes(r) {
    const n = r.number(1, 9);
    return (g) =>
      g.state.heroes.every((_, hero) => g.state.objectives.filter((o) => o.taken === hero).length >= n);
  },

  eachHeroDevours(r) {
    const n = r.number(1, 9);
    return (g) => ownOf(g).devoured.every((eaten) => eaten >= n);
  },

  /** `"red"`: every hero that began has reached this level. */
  eachHeroReached(r) {
    const level = DANGER_LEVELS.indexOf(r.oneOf(DANGER_LEVELS));
    return (g) => g.state.heroes.every((h) => h.level >= level);
  },

  /** `"devoured:wong"`, `"revealed:secret-mission-1"`, `"gone:thor"`, `"took:secret-mission-2"`: it has happened. */
  done(r) {
    const what = r.text();
    return (g) => ownOf(g).done.includes(what);
  },

  /** `5`: so many marked bystanders have been devoured. */
  targetsDevoured(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).markedDevoured >= n;
  },

  /** `true`: a bystander has left the board; `targetEscaped` for a marked one. */
  bystanderEscaped(r) {
    r.flag(true);
    return (g) => ownOf(g).escaped > 0;
  },
  targetEscaped(r) {
    r.flag(true);
    return (g) => ownOf(g).markedEscaped > 0;
  },

  /** `true`: no enemy hero is on the board. */
  noEnemyHeroes(r) {
    r.flag(true);
    return (g) => heroTypes(g).every((t) => zoneOfEnemyHero(g, t) < 0);
  },

  /** `1`: some hero can no longer take so many objectives (M-ALL-9). */
  tooFewObjectives(r) {
    const n = r.number(1, 9);
    return (g) => {
      const left = g.state.objectives.filter((o) => o.taken < 0).length;
      const wanted = g.state.heroes.map(
        (_, hero) => n - g.state.objectives.filter((o) => o.taken === hero).length,
      );
      return wanted.reduce((sum, w) => sum + Math.max(0, w), 0) > left;
    };
  },
};

const spawnsOf = (g: Game, colour: string): number =>
  g.context.mission.spawns.find((s) => s.colour === colour)?.zone ?? NOWHERE;

const effects: { readonly [word: string]: (r: Reader, look: Lookup) => Effect } = {
  /** `"blue"`: an enemy hero at the spawn point of this colour; `"here"`: where it happened (M-MZ6, M-MZ9). */
  spawnEnemyHero(r, look) {
    const at = r.text();
    if (at === 'here') look.needs(r, 'zone');
    else look.colour(r, 'spawns');
    return (g, about) => spawnEnemyHero(g, at === 'here' ? about.zone : spawnsOf(g, at));
  },

  /** `true`: a person from the deck, marked as the target, where it happened (M-MZ2). */
  placeTarget(r, look) {
    look.needs(r, 'zone');
    r.flag(true);
    return (g, about) => {
      const card = drawPerson(g);
      if (card >= 0) placeBystander(g, card, about.zone, { marked: true });
      return null;
    };
  },

  /** `true`: the person under the objective just taken is turned up there, marked (M-MZ9). */
  revealUnder(r, look) {
    look.needs(r, 'zone');
    r.flag(true);
    return (g, about) => {
      const own = ownOf(g);
      const shown = own.cards.filter(
        (c) => c.under >= 0 && g.state.objectives[c.under].taken >= 0 && c.zone === about.zone,
      );
      own.cards = own.cards.filter((c) => !shown.includes(c));
      return asFrame(inSequence(shown.flatMap((c) => turnUp(g, c.card, c.zone, true))));
    };
  },

  /** `"orange"`: the enemy hero just eliminated comes back in the End Phase unless a hero of this level did it; `"always"`. */
  returns(r) {
    const level = r.oneOf(['always', ...DANGER_LEVELS]);
    const spared = level === 'always' ? DANGER_LEVELS.length : DANGER_LEVELS.indexOf(level);
    return (g, about) => {
      // The level before the experience of this elimination (S-COM-12).
      if (about.hero >= 0 && g.state.heroes[about.hero].level >= spared) return null;
      const start = (g.context.mission.own as unknown as SupersMission).enemyHeroes.find(
        (h) => h.type === about.type,
      );
      if (start) ownOf(g).atEnd.push({ kind: 'return', type: about.type, zone: start.zone });
      return null;
    };
  },

  /** `true`: the exit is put down where it happened (M-MZ6). */
  placeExit(r, look) {
    look.needs(r, 'zone');
    r.flag(true);
    return (g, about) => {
      ownOf(g).exit = about.zone;
      g.emit?.(g.context.mission.clause, { type: 'exit-placed', zone: zoneId(g, about.zone) });
      return null;
    };
  },

  /** `true`: the players may turn over one objective (M-MZ6). */
  turnUpObjective(r) {
    r.flag(true);
    return (g) =>
      g.state.objectives.some((o) => o.down && o.taken < 0) ? { proc: 'turn-up', step: 'choose' } : null;
  },

  /** `true`: the hero may draw a bystander card onto the dashboard (M-MZ5). */
  mayDrawBystander(r, look) {
    look.needs(r, 'hero');
    r.flag(true);
    return (_g, about) => {
      const f: MayDraw = { proc: 'may-draw', step: 'ask', hero: about.hero };
      return f;
    };
  },

  /** `{ type, count }`: enemies in the active spawn zone nearest to the hero who caused it (M-MZ10). */
  placeNearestSpawn(r, look) {
    look.needs(r, 'hero');
    r.only('type', 'count');
    const type = look.enemy(r.get('type'));
    const count = r.get('count').number(1, 20);
    return (_g, about) => {
      const f: NearestSpawn = { proc: 'nearest-spawn', step: 'choose', hero: about.hero, type, count };
      return f;
    };
  },

  /** `1`: dice added to every attack but Devour from now on (M-MZ10). */
  upgradeAttacks(r) {
    const n = r.number(1, 3);
    return (g) => {
      ownOf(g).upgrade += n;
      return null;
    };
  },
};

export const turnUpProcedure = procedure({
  choose: {
    ask(g) {
      const options = g.state.objectives.flatMap((o, i) =>
        o.down && o.taken < 0
          ? [{ id: `show:${zoneId(g, o.zone)}`, verb: 'show', args: [i], zones: [zoneId(g, o.zone)] }]
          : [],
      );
      return options.length === 0
        ? null
        : { kind: 'pick', prompt: 'choose', by: 'team', about: { for: 'turn-up' }, options };
    },
    take(g, _f, { option }) {
      const o = g.state.objectives[option.args[0]];
      o.down = false;
      g.state.reveals++;
      g.emit?.(g.context.mission.clause, {
        type: 'objective-shown',
        zone: zoneId(g, o.zone),
        colour: o.colour,
      });
      return null;
    },
  },
});

interface MayDraw extends Frame {
  hero: number;
}

export const mayDrawProcedure = procedure<MayDraw>({
  ask: {
    ask(g, f) {
      const h = g.state.heroes[f.hero];
      return {
        kind: 'pick',
        prompt: 'choose',
        by: h.seat,
        hero: h.id,
        about: { for: 'may-draw' },
        options: [
          { id: 'draw', verb: 'draw', args: [] },
          { id: 'go-on', verb: 'go-on', args: [] },
        ],
      };
    },
    take(g, f, { option }) {
      const card = option.verb === 'draw' ? drawPerson(g) : -1;
      const gain = card < 0 ? null : gainBystander(g, f.hero, card);
      return gain ? call(f, 'end', gain) : null;
    },
  },
  end: () => null,
});

interface NearestSpawn extends Frame {
  hero: number;
  type: number;
  count: number;
}

/** Equally near ones: the players choose (M-MZ10-1). */
export const nearestSpawnProcedure = procedure<NearestSpawn>({
  choose: {
    ask(g, f) {
      const zones = nearestSpawns(g, g.state.heroes[f.hero].zone);
      if (zones.length === 0) return null;
      return {
        kind: 'pick',
        prompt: 'choose',
        by: 'team',
        about: { for: 'nearest-spawn' },
        options: zones.map((z) => ({
          id: `in:${zoneId(g, z)}`,
          verb: 'in',
          args: [z],
          zones: [zoneId(g, z)],
        })),
      };
    },
    take: (_g, f, { option }) =>
      call(f, 'end', place([{ zone: option.args[0], type: f.type, count: f.count }])),
  },
  end: () => null,
});

/** By open ways, else as if doors were open. */
function nearestSpawns(g: Game, from: number): number[] {
  if (from < 0) return [];
  const active = g.context.mission.spawns
    .filter((_, i) => g.state.spawns[i] === SPAWN.active)
    .map((s) => s.zone);
  for (const { distance, zones } of [g.view, g.context.asIfOpen]) {
    const far = (z: number): number => distance[from * zones + z];
    const best = Math.min(...active.map(far));
    if (active.length > 0 && best !== NEVER) return active.filter((z) => far(z) === best);
  }
  return [];
}

const KEYS = [
  'noBystanders', 'noSpawns', 'hide', 'faceUp', 'underObjectives', 'revealOnEntering', 'sign', 'enemyHeroes',
  'withoutSpawnCards', 'earlySpawn', 'split', 'forceField', 'fastBystanders',
]; // prettier-ignore

function own(r: Reader, look: Lookup): { [key: string]: Json } {
  if (r.present) r.only(...KEYS);
  const zonesOf = (list: Reader): number[] => list.listOrNone().map((z) => look.zone(z)); // prettier-ignore
  const read: SupersMission = {
    noBystanders: zonesOf(r.get('noBystanders')),
    noSpawns: zonesOf(r.get('noSpawns')),
    hide: r
      .get('hide')
      .listOrNone()
      .map((h) => {
        h.only('card', 'notOn');
        return { card: h.get('card').text(), notOn: h.get('notOn').listOrNone().map((t) => t.text()) }; // prettier-ignore
      }),
    faceUp: r
      .get('faceUp')
      .listOrNone()
      .map((h) => {
        h.only('card', 'zone', 'after');
        return { card: h.get('card').text(), zone: look.zone(h.get('zone')), after: h.get('after').text() };
      }),
    underObjectives: r.get('underObjectives').flag(false),
    revealOnEntering: r.get('revealOnEntering').flag(false),
    sign: r.get('sign').present ? look.zone(r.get('sign')) : NOWHERE,
    enemyHeroes: r
      .get('enemyHeroes')
      .listOrNone()
      .map((h) => {
        h.only('type', 'zone', 'asleep');
        const type = look.enemy(h.get('type'));
        if (type >= 0 && !isEnemyHero(type)) h.get('type').fail('mission.enemy-unknown', 'hero');
        return { type, zone: look.zone(h.get('zone')), asleep: h.get('asleep').flag(false) };
      }),
    withoutSpawnCards: r.get('withoutSpawnCards').listOrNone().map((k) => k.text()), // prettier-ignore
    earlySpawn: r.get('earlySpawn').number(1, 7, 7),
    split: r.get('split').flag(false),
    forceField: r.get('forceField').textOr(''),
    fastBystanders: r.get('fastBystanders').number(0, 3, 0),
  };
  return read as unknown as { [key: string]: Json };
}

export const WORDS: MissionWords = { conditions, effects, own };
