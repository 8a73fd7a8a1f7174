/** Spawn cards only hero mode has: Hidden Bystander, Overdrive, Multiple Man Multiplication (H-SPN-1, H-HID-1). */
import {
  deckOf,
  itemAt,
  call,
  countOf,
  discard,
  DONE,
  drawCard,
  enemyId,
  extraActivation,
  inSequence,
  NEVER,
  place,
  procedure,
  putFigures,
  spawnCard,
  zoneOption,
  type Frame,
  type Game,
} from '@holdout/engine';
import { placeBystander } from '../supers/people/bystanders.ts';
import { BYSTANDER_DECK, HEAVY, kitOf, BASIC, SPAWN_DECK, type SpawnCard } from '../supers/kit.ts';
import { losePower } from '../supers/cards/power.ts';
import { figuresOn } from '../supers/enemies/spawn-cards.ts';
import { sleeps } from './levels.ts';

export function spawnSpecial(g: Game, card: SpawnCard, zone: number): Frame | null {
  const count = figuresOn(g, card);
  switch (card.kind) {
    case 'hidden':
      return hidePerson(g, card, zone);
    case 'overdrive': {
      const drain: Frame = { proc: 'overdrive', step: 'drain' };
      return inSequence([place([{ zone, type: HEAVY, count }]), drain]);
    }
    case 'multiplication':
      return multiply(g, zone, count);
    default:
      return null;
  }
}

/** The spawn card lies under the person's until it is found, rescued or gone; then another card is drawn (H-HID-1). */
function hidePerson(g: Game, card: SpawnCard, zone: number): Frame {
  const person = drawCard(g, BYSTANDER_DECK);
  const spawn = kitOf(g).spawnCards.indexOf(card);
  if (person >= 0 && itemAt(kitOf(g).bystanders, person).special) discard(g, BYSTANDER_DECK, person);
  else if (person >= 0) {
    const { discard: pile } = deckOf(g.state, SPAWN_DECK);
    pile.splice(pile.lastIndexOf(spawn), 1);
    placeBystander(g, person, zone, { under: spawn });
  }
  return spawnCard(zone);
}

/** Each hero loses 1 power for each Brute in sight; those on sleeping levels are out of sight anyway (H-LVL-1). */
export const overdriveProcedure = procedure()({
  drain(g) {
    const { zones } = g.context;
    g.state.heroes.forEach((h, hero) => {
      if (h.status !== 'in') return;
      let brutes = 0;
      for (let z = 0; z < zones; z++)
        if (g.view.sight[h.zone * zones + z] !== NEVER) brutes += countOf(g, HEAVY, z);
      if (brutes > 0) losePower(g, hero, brutes, 'H-SPN-1');
    });
    return DONE;
  },
});

interface Multiply extends Frame<'multiply'> {
  zones: number[];
  /** Walkers for each of the zones, and how many there are too few in all. */
  count: number;
  missing: number;
}

/** Walkers join Walkers wherever they stand on an active level; with none there twice as many come here. */
function multiply(g: Game, zone: number, count: number): Frame {
  const zones = g.context.board.zones
    .map((_, z) => z)
    .filter((z) => countOf(g, BASIC, z) > 0 && !sleeps(g, z));
  if (zones.length === 0) return place([{ zone, type: BASIC, count: 2 * count }]);
  const missing = zones.length * count - itemAt(g.state.supply, BASIC);
  if (missing <= 0) return place(zones.map((z) => ({ zone: z, type: BASIC, count })));
  const f: Multiply = { proc: 'multiply', step: 'choose', zones, count, missing };
  return f;
}

/** Too few: the players say where the last ones go, then all Walkers act once more (K-SPAWN-4, K-SPAWN-8). */
export const multiplyProcedure = procedure<Multiply>()({
  choose: {
    ask(g, f) {
      const total = itemAt(g.state.supply, BASIC);
      if (total === 0) return 'short';
      return {
        kind: 'allocate',
        prompt: 'choose',
        by: 'team',
        total,
        about: { for: 'multiplication', n: total },
        options: f.zones.map((z) => zoneOption(g, 'in', z, { cap: f.count })),
      };
    },
    take(g, f, { units }) {
      f.zones.forEach((z, i) => putFigures(g, z, BASIC, itemAt(units, i)));
      return 'short';
    },
  },
  short(g, f) {
    g.emit?.('K-SPAWN-4', { type: 'figures-short', enemy: enemyId(g, BASIC), missing: f.missing });
    return call(f, 'end', extraActivation(1 << BASIC, 'K-SPAWN-4'));
  },
  end: () => DONE,
});
