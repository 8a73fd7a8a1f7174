/** Spawn cards only this edition has: the escorted bystander and the special actions (Z-SPN-1, Z-ESC-1, Z-ESC-10). */
import {
  deckOf,
  itemAt,
  numberAt,
  call,
  declareEvents,
  discard,
  DONE,
  drawCard,
  heroesIn,
  NEVER,
  option,
  place,
  procedure,
  told,
  zoneId,
  zoneOption,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { isTarget } from '../supers/enemies/approach.ts';
import { placeBystander } from '../supers/people/bystanders.ts';
import { chooseTogether } from '../supers/cards/choose.ts';
import { BYSTANDER_DECK, HEAVY, kitOf, BASIC, SPAWN_DECK, type SpawnCard } from '../supers/kit.ts';
import { NOWHERE } from '../supers/own.ts';
import { zoneAttack } from '../supers/wounds/pool.ts';
import { figuresOn } from '../supers/enemies/spawn-cards.ts';
import { awakeIn } from '../supers/enemies/stun.ts';
import { isHidden } from './sight.ts';

const TOLD = declareEvents({
  'card-strikes': told(
    { kind: 'spawn', zone: 'zone', n: 'count' },
    { mark: 'sharp-lips', tone: 'red', beat: 'pause', follows: true },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export function spawnSpecial(g: Game, card: SpawnCard, zone: number): Frame | null {
  const count = figuresOn(g, card);
  switch (card.kind) {
    case 'escort':
      return escort(g, card, zone, count);
    case 'drop-in': {
      const f: DropIn = { proc: 'drop-in', step: 'choose', type: card.type, zone, count };
      return f;
    }
    case 'open-fire':
      return openFire(g, zone, count);
    default:
      return null;
  }
}

/** The spawn card lies under the bystander's until that bystander is gone (Z-ESC-1); Saved! brings nobody (Z-ESC-10). */
function escort(g: Game, card: SpawnCard, zone: number, guards: number): Frame | null {
  const person = drawCard(g, BYSTANDER_DECK);
  const spawn = kitOf(g).spawnCards.indexOf(card);
  if (person >= 0 && itemAt(kitOf(g).bystanders, person).special) discard(g, BYSTANDER_DECK, person);
  else if (person >= 0) {
    const { discard: pile } = deckOf(g.state, SPAWN_DECK);
    pile.splice(pile.lastIndexOf(spawn), 1);
    placeBystander(g, person, zone, { under: spawn });
  }
  return guards > 0 ? place([{ zone, type: HEAVY, count: guards }]) : null;
}

interface DropIn extends Frame {
  type: number;
  zone: number;
  count: number;
}

/** They land in the zone with the most heroes, not at the spawn point; several such zones: the players choose. */
export const dropInProcedure = procedure<DropIn>()({
  choose: {
    ask(g, f) {
      const zones = mostHeroes(g);
      if (zones.length === 0) zones.push(f.zone);
      return chooseTogether(
        'drop-in',
        zones.map((z) => zoneOption(g, 'in', z)),
      );
    },
    take(_g, f, { option }) {
      return f.count > 0
        ? call(f, 'end', place([{ zone: itemAt(option.args, 0), type: f.type, count: f.count }]))
        : DONE;
    },
  },
  end: () => DONE,
});

function mostHeroes(g: Game): number[] {
  const zones = [...new Set(g.state.heroes.filter((h) => h.status === 'in').map((h) => h.zone))];
  const most = Math.max(...zones.map((z) => heroesIn(g, z).length));
  return zones.filter((z) => heroesIn(g, z).length === most).sort((a, b) => a - b);
}

/**
 * Each zone with heroes takes a wound per Trooper that sees it at range 1-2, up to the line; with none, Troopers come.
 * Whoever shoots stands in none of the zones they hit.
 */
function openFire(g: Game, zone: number, most: number): Frame | null {
  const struck = zonesUnderFire(g)
    .map(({ zone: z, n }) => ({ zone: z, n: Math.min(n, most) }))
    .filter(({ n }) => n > 0);
  if (struck.length === 0) return most > 0 ? place([{ zone, type: BASIC, count: most }]) : null;
  const f: Volley = { proc: 'open-fire', step: 'fire', struck };
  return f;
}

interface Volley extends Frame {
  /** Zones not yet shot at, with the wounds for each: counted before the first shot. */
  struck: { zone: number; n: number }[];
}

/** One zone after the other; which comes first is the players' choice where it can matter (S-WND-4). */
export const openFireProcedure = procedure<Volley>()({
  fire: {
    ask(g, f) {
      const zones = f.struck.map(({ zone }) => zone);
      if (zones.length === 0) return DONE;
      const matters = zones.length > 1 && g.context.edition.policies.orderMatters?.(g, zones);
      return {
        kind: 'pick',
        prompt: 'attack-order',
        by: 'team',
        options: (matters ? zones : zones.slice(0, 1)).map((z, i) =>
          option('in', 'zones', [i], { zones: [zoneId(g, z)] }),
        ),
      };
    },
    take(g, f, { option: { args } }) {
      const { zone, n } = itemAt(f.struck.splice(itemAt(args, 0), 1), 0);
      g.emit?.('Z-SPN-1', { type: 'card-strikes', kind: 'open-fire', zone: zoneId(g, zone), n });
      return call(f, 'fire', zoneAttack(g, zone, [{ type: BASIC, from: NOWHERE, n }], 0));
    },
  },
});

function zonesUnderFire(g: Game): { zone: number; n: number }[] {
  const targets = g.state.heroes
    .filter((_, hero) => isTarget(g, hero) && !isHidden(g, hero))
    .map((h) => h.zone);
  const { zones } = g.context;
  return [...new Set(targets)]
    .sort((a, b) => a - b)
    .map((zone) => {
      let n = 0;
      for (let z = 0; z < zones; z++) {
        const far = numberAt(g.view.sight, z * zones + zone);
        if (far !== NEVER && far >= 1 && far <= 2) n += awakeIn(g, BASIC, z);
      }
      return { zone, n };
    });
}
