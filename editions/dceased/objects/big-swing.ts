/** Big Swing: all Horde Zombies within range 1 are pushed up to 2 zones away from the hero, then the post is gone. */
import {
  heroAt,
  itemAt,
  numberAt,
  callIf,
  countOf,
  DONE,
  enemyId,
  procedure,
  zoneId,
  zoneOption,
  type EnemyStep,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose } from '../../supers/cards/choose.ts';
import { isPushable, pushEnemies, pushWays } from '../../supers/attack/effects.ts';
import { FIRST_HERO } from '../../supers/kit.ts';
import { pushedIn } from '../../supers/moves/push.ts';
import { zonesWithin } from '../../supers/attack/within.ts';
import { removeObject, type Use } from './use.ts';

const ID = 'lamp-post';
const RANGE = 1;
const MOST = 2;

/** Figures of one type in one zone, each of which may go a way of its own. */
interface Group {
  type: number;
  zone: number;
}

interface Swing extends Frame<'big-swing'> {
  hero: number;
  from: number;
  groups: Group[];
  pushed: EnemyStep[];
}

/** Zones up to 2 steps farther, every step away from the hero (D-PUSH-2). */
function landings(g: Game, from: number, { type, zone }: Group): number[] {
  const far = (z: number): number => numberAt(g.view.distance, z * g.context.zones + from);
  const found = new Set<number>();
  let edge = [zone];
  for (let n = 0; n < MOST; n++) {
    edge = edge.flatMap((at) => pushWays(g, at, type).filter((z) => far(z) > far(at)));
    for (const z of edge) found.add(z);
  }
  return [...found].sort((a, b) => a - b);
}

/** Those who have somewhere to go, nearer ones last; looked for whenever the hero may act beside the post. */
function groupsOf(g: Game, hero: number): Group[] {
  const { zone: from } = heroAt(g.state, hero);
  const groups: Group[] = [];
  const add = (zone: number): void => {
    for (let type = 0; type < FIRST_HERO; type++) {
      if (countOf(g, type, zone) === 0 || !isPushable(g, type)) continue;
      const group: Group = { type, zone };
      if (landings(g, from, group).length > 0) groups.push(group);
    }
  };
  for (const zone of zonesWithin(g, hero, RANGE)) if (zone !== from) add(zone);
  add(from);
  return groups;
}

export const bigSwing: Use = {
  id: 'big-swing',
  whyNot: (g, hero) => (groupsOf(g, hero).length > 0 ? undefined : 'object.no-target'),
  run(g, hero) {
    const { zone: from } = heroAt(g.state, hero);
    const f: Swing = { proc: 'big-swing', step: 'next', hero, from, groups: groupsOf(g, hero), pushed: [] };
    return f;
  },
};

export const bigSwingProcedure = procedure<Swing>()({
  next: {
    ask(g, f) {
      if (f.groups.length === 0) return 'entered';
      const group = itemAt(f.groups, 0);
      const total = countOf(g, group.type, group.zone);
      const options = landings(g, f.from, group).map((z) => zoneOption(g, 'push', z));
      const { by, prompt } = choose(g, f.hero, ID, options);
      const about = { for: ID, enemy: enemyId(g, group.type), n: total, zone: zoneId(g, group.zone) };
      return { kind: 'allocate', prompt, by, hero: heroAt(g.state, f.hero).id, about, total, options };
    },
    take(g, f, { units }) {
      const group = itemAt(f.groups.splice(0, 1), 0);
      landings(g, f.from, group).forEach((to, i) => {
        if (units[i] === 0) return;
        pushEnemies(g, group.type, group.zone, to, itemAt(units, i), 'D-OBJ-2');
        f.pushed.push({ type: group.type, from: group.zone, to, n: itemAt(units, i) });
      });
      return 'next';
    },
  },
  // Swung away together, they enter in one step (D-ACT-4).
  entered(g, f) {
    return callIf(f, 'gone', pushedIn(g, f.pushed));
  },
  gone(g) {
    removeObject(g, ID);
    return DONE;
  },
});
