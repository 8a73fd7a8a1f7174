/** Where the toy decides what the kernel leaves open: how rats go, what they do to heroes, what their cards bring. */
import {
  discard,
  DONE,
  EMPTY,
  enemyPhase,
  firstSteps,
  perZone,
  place,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type Policies,
  type TellMotive,
} from '../index.ts';
import { COMING, FINDS, RAT } from './content.ts';
import { heroAt, itemAt, numberAt } from '../lookup.ts';

const HEALTH = 3;

interface Wound extends Frame<'wound'> {
  hero: number;
}

export const woundProcedure = procedure<Wound>()({
  suffer(g, { hero }) {
    const h = heroAt(g.state, hero);
    const left = HEALTH - ++h.wounds;
    g.emit?.('K-ENE-2', { type: 'wounded', hero: h.id, wounds: h.wounds, taken: 1, left });
    return DONE;
  },
});

function fall(g: Game, hero: number): void {
  const h = heroAt(g.state, hero);
  g.emit?.('T-FALL', { type: 'hero-died', hero: h.id, zone: zoneId(g, h.zone) });
  if (h.slots[0] !== EMPTY) discard(g, FINDS, itemAt(h.slots, 0));
  Object.assign(h, { status: 'dead', zone: -1, slots: [EMPTY], wounds: HEALTH });
  g.stirred = true;
}

/** Towards the nearest hero, by every way that is as short as any (K-ENE-6). */
function waysFrom(g: Game, zone: number, tell?: TellMotive): readonly number[] {
  const far = (to: number): number => numberAt(g.view.distance, zone * g.view.zones + to);
  const heroes = g.state.heroes.filter((h) => h.status === 'in').map((h) => h.zone);
  const least = Math.min(...heroes.map(far));
  const nearest = [...new Set(heroes.filter((to) => far(to) === least))];
  const ways = nearest.flatMap((to) => firstSteps(g.view, zone, to));
  tell?.({ kind: ways.length > 0 ? 'nears' : 'barred', goals: nearest, clause: 'K-ENE-6' });
  return [...new Set(ways)];
}

const danger = (g: Game): number => Math.max(...g.state.heroes.map((h) => h.level));
const coming = (g: Game, card: number): number => itemAt(itemAt(COMING, card).byDanger, danger(g));

export const policies: Policies = {
  health: (g, hero) => HEALTH - heroAt(g.state, hero).wounds,
  suffer(_g, hero) {
    const f: Wound = { proc: 'wound', step: 'suffer', hero };
    return f;
  },
  fall,
  directions: (g, tell) => perZone((zone) => waysFrom(g, zone, tell)),
  groupWanted: (_type, n) => n,
  danger,
  lostBy: (g) => (g.state.heroes.every((h) => h.status === 'dead') ? 'T-LOSE' : undefined),
  roomsToFill: (g, building) => [...itemAt(g.context.board.buildings, building)],
  spawnReadings: (_context, card) =>
    (COMING.find((c) => c.id === card)?.byDanger ?? []).map((n) => ({ kind: 'normal', enemy: 'rat', n })),
  resolveSpawnCard: (g, card, zone) => place([{ zone, type: RAT, count: coming(g, card) }]),
  enemyTurn: enemyPhase,
};
