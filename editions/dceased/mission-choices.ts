/** Choices that effects of DCeased missions leave to the players: what plugs a hole, which card to look at. */
import { BYSTANDER_DECK } from '../supers/kit.ts';
import {
  itemAt,
  callIf,
  declareEvents,
  DONE,
  enemiesIn,
  experience,
  inSequence,
  option,
  procedure,
  SPAWN,
  told,
  turnedUp,
  turnLaid,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { chooseTogether } from '../supers/cards/choose.ts';
import type { BoardCard } from '../supers/own.ts';
import { objectOption } from './objects/option.ts';
import { objectsIn, ownOf } from './own.ts';

const TOLD = declareEvents({
  'card-seen': told({ card: 'card', zone: 'zone' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface Plug extends Frame<'plug-spawns'> {
  /** Spawn zones that can be plugged, by their place in the mission. */
  left: number[];
  /** Counter that goes up by one for each, and experience every hero gains. */
  counter: string;
  xp: number;
}

/** Active spawn zones without enemies in which an object lies (M-D3). */
export function plugSpawns(g: Game, counter: string, xp: number): Frame | null {
  const left = g.context.mission.spawns.flatMap(({ zone }, i) =>
    g.state.spawns[i] === SPAWN.active && enemiesIn(g, zone) === 0 && objectsIn(g, zone).length > 0
      ? [i]
      : [],
  );
  const f: Plug = { proc: 'plug-spawns', step: 'choose', left, counter, xp };
  return left.length > 0 ? f : null;
}

/** Object and spawn point are removed; with several objects there the players choose. */
export const plugSpawnsProcedure = procedure<Plug>()({
  choose: {
    ask(g, f) {
      if (f.left.length === 0) return DONE;
      const { zone } = itemAt(g.context.mission.spawns, itemAt(f.left, 0));
      const options = objectsIn(g, zone).map((o) => objectOption(g, 'plug', o));
      return chooseTogether('plug-spawns', options);
    },
    take(g, f, { option }) {
      const spawn = f.left.shift() ?? 0;
      const { clause, spawns } = g.context.mission;
      const zone = zoneId(g, itemAt(spawns, spawn).zone);
      const own = ownOf(g);
      const { id } = itemAt(own.objects.splice(itemAt(option.args, 0), 1), 0);
      own.done.push(`plugged:${id}`);
      g.stirred = true;
      g.emit?.(clause, { type: 'object-gone', object: id, zone });
      g.state.spawns[spawn] = SPAWN.gone;
      g.emit?.(clause, { type: 'spawn-removed', zone });
      const value = (g.state.counters[f.counter] ?? 0) + 1;
      g.state.counters[f.counter] = value;
      g.emit?.(clause, { type: 'counted', counter: f.counter, value });
      return callIf(f, 'choose', inSequence(g.state.heroes.map((_, hero) => experience(hero, f.xp))));
    },
  },
});

interface Look extends Frame<'look-at-cards'> {
  n: number;
}

export const lookAtCards = (n: number): Frame => {
  const f: Look = { proc: 'look-at-cards', step: 'choose', n };
  return f;
};

const isUnseen = (c: BoardCard): boolean => !c.up && !c.seen;

/** Everybody sees it; it stays face down until it is revealed (M-D6). */
export const lookAtCardsProcedure = procedure<Look>()({
  choose: {
    ask(g, f) {
      const options = ownOf(g).cards.flatMap((c, i): Option[] => {
        const zone = zoneId(g, c.zone);
        return isUnseen(c) ? [option('look-at', 'zones', [i], { zones: [zone] })] : [];
      });
      if (f.n === 0 || options.length === 0) return DONE;
      return chooseTogether('look-at-cards', options);
    },
    take(g, f, { option }) {
      const c = itemAt(ownOf(g).cards, itemAt(option.args, 0));
      turnLaid(g, BYSTANDER_DECK, c);
      const card = bystanderId(g, turnedUp(c.card));
      c.seen = true;
      f.n--;
      g.state.reveals++;
      g.emit?.(g.context.mission.clause, {
        type: 'card-seen',
        card,
        zone: zoneId(g, c.zone),
      });
      return 'choose';
    },
  },
});
