/** The game turn as a script: players, zombies, end (C-TURN-1, C-SETUP-4, C-SETUP-5, C-SETUP-9, C-END-1). */
import {
  heroAt,
  itemAt,
  call,
  declareEvents,
  DONE,
  enemyPhase,
  playedByHand,
  sharedHeroOption,
  procedure,
  spawnStep,
  told,
  turn,
  underWay,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { itemId } from './inventory.ts';
import { clearNoise } from './noise.ts';
import { ownOf } from './own.ts';

const TOLD = declareEvents({
  'first-player': told({ seat: 'seat' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export const roundProcedure = procedure()({
  begin(g) {
    g.state.round++;
    for (const h of g.state.heroes) h.done = false;
    g.emit?.('C-TURN-1', { type: 'round-started', round: g.state.round });
    return 'players';
  },
  players(g, f) {
    g.emit?.('C-TURN-1', { type: 'phase', phase: 'players' });
    const sub: Players = {
      proc: 'players',
      step: 'choose',
      seat: g.state.first,
      waiting: g.state.setup.seats.length,
    };
    return call(f, 'zombies', playedByHand(g) ?? sub);
  },
  zombies(g, f) {
    g.emit?.('C-TURN-1', { type: 'phase', phase: 'enemies' });
    return call(f, 'spawn', zombiesTurn());
  },
  spawn(g, f) {
    g.emit?.('C-TURN-1', { type: 'phase', phase: 'spawn' });
    return call(f, 'end', spawnStep());
  },
  end(g) {
    g.emit?.('C-END-1', { type: 'phase', phase: 'end' });
    endOfTurn(g);
    return 'begin';
  },
});

/** Attacks and moves, without the spawning: what a forecast runs. */
export const zombiesTurn = (): Frame => ({ proc: 'zombies-turn', step: 'begin' });

export const zombiesTurnProcedure = procedure()({
  begin(g, f) {
    ownOf(g).tough = g.state.heroes.flatMap((h, i) =>
      h.status === 'in' ? h.skills.filter((s) => s === 'tough').map(() => i) : [],
    );
    return call(f, 'end', enemyPhase(g));
  },
  end: () => DONE,
});

function endOfTurn(g: Game): void {
  const own = ownOf(g);
  clearNoise(g);
  own.tough = [];
  for (const h of g.state.heroes) {
    const cards = h.slots.filter((c) => own.unloaded.includes(c));
    if (cards.length === 0) continue;
    own.unloaded = own.unloaded.filter((c) => !cards.includes(c));
    g.emit?.('C-INV-8', { type: 'reloaded', hero: h.id, cards: cards.map((c) => itemId(g, c)) });
  }
  own.unloaded = [];
  if (own.loud && heroAt(g.state, own.loud.hero).status !== 'in') own.loud = null;
  passFirstPlayer(g);
}

/** To the left, past players without a survivor on the board (C-SETUP-4, C-SETUP-9). */
function passFirstPlayer(g: Game): void {
  const seats = g.state.setup.seats.length;
  for (let i = 1; i <= seats; i++) {
    const seat = (g.state.first + i) % seats;
    if (!g.state.heroes.some((h) => h.seat === seat && h.status === 'in')) continue;
    if (seat === g.state.first) return;
    g.state.first = seat;
    g.emit?.('C-SETUP-4', { type: 'first-player', seat });
    return;
  }
}

interface Players extends Frame<'players'> {
  seat: number;
  /** Seats that have not finished their turn, this one included. */
  waiting: number;
}

/** Each player activates all their survivors in any order, then the next clockwise (C-SETUP-5). */
export const playersProcedure = procedure<Players>()({
  choose: {
    ask(g, f) {
      const ready = readyHeroes(g, f.seat);
      if (ready.length === 0) return 'next';
      const options = ready.map((hero) => sharedHeroOption(g, 'activate', hero));
      return { kind: 'pick', prompt: 'activate', by: f.seat, options };
    },
    take: (_g, f, { option }) => call(f, 'choose', turn(itemAt(option.args, 0))),
  },
  next(g, f) {
    f.waiting--;
    if (f.waiting === 0) return DONE;
    f.seat = (f.seat + 1) % g.state.setup.seats.length;
    return 'choose';
  },
});

function readyHeroes(g: Game, seat: number): number[] {
  const ready: number[] = [];
  g.state.heroes.forEach((h, i) => {
    if (h.seat === seat && h.status === 'in' && !h.done) ready.push(i);
  });
  return ready;
}

/** Has this seat finished its turn of the round under way? */
export function hasFinished(g: Game, seat: number): boolean {
  const players = underWay<Players>(g, 'players');
  if (!players) return true;
  const seats = g.state.setup.seats.length;
  return (seat - players.seat + seats) % seats >= players.waiting;
}
