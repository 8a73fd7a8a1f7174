/**
 * The skills of C-SKILL-1, one by one as C-SK-1 to C-SK-33 decide. Most are numbers that the rules add up; the rest put
 * an option on the menu. Skills whose moment lies inside a procedure are looked up there (named behind each).
 */
import {
  heroAt,
  itemAt,
  lookUp,
  canPay,
  declareEvents,
  declareRefusals,
  DONE,
  DOOR,
  doorTouches,
  EMPTY,
  FREE,
  heroOption,
  isSpent,
  isUsed,
  markUsed,
  NO_KIND,
  option,
  pay,
  plainOption,
  setDoor,
  told,
  zoneId,
  type Ability,
  type EventsOf,
  type Game,
  type Option,
  type RefusalsOf,
} from '@holdout/engine';
import { inCar } from './cars.ts';
import { KINDS } from './cards.ts';
import { missionOf, ownOf } from './own.ts';
import { isLaterPrinting } from './printing.ts';
import { search, whyNoSearch } from './search.ts';
import { heal } from './wounds.ts';

const TOLD = declareEvents({
  'door-closed': told(
    { hero: 'hero', door: 'door' },
    { mark: 'closed-doors', tone: 'cyan', beat: 'door', sound: 'door' },
  ),
});
const REFUSED = declareRefusals({
  'ninja.no-switch': 'C-SK-27',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const HOLD_YOUR_NOSE = plainOption('hold-your-nose', FREE);
const LOUD = plainOption('loud', FREE);
const SILENT = option('ninja', 'way', [], { way: 'on', ...FREE });
const HEARD = option('ninja', 'way', [], { way: 'off', ...FREE });

interface UsedOn {
  readonly other?: string;
  readonly zone?: string;
  readonly mode?: string;
}

const used = (g: Game, hero: number, skill: string, on: UsedOn = {}): void => {
  markUsed(g, hero, skill);
  g.emit?.(lookUp(CLAUSES, skill), { type: 'skill-used', hero: heroAt(g.state, hero).id, skill, ...on });
};

const NUMBERS: readonly Ability[] = [
  { id: 'plus-action', clause: 'C-SK-1', values: { actions: 1 } },
  { id: 'roll-combat', clause: 'C-SK-2', values: { rollMelee: 1, rollRanged: 1 } },
  { id: 'roll-melee', clause: 'C-SK-3', values: { rollMelee: 1 } },
  { id: 'roll-ranged', clause: 'C-SK-4', values: { rollRanged: 1 } },
  { id: 'die-combat', clause: 'C-SK-5', values: { dieMelee: 1, dieRanged: 1 } },
  { id: 'die-melee', clause: 'C-SK-6', values: { dieMelee: 1 } },
  { id: 'die-ranged', clause: 'C-SK-7', values: { dieRanged: 1 } },
  { id: 'free-combat', clause: 'C-SK-8', values: { freeCombat: 1 } },
  { id: 'free-move', clause: 'C-SK-9', values: { freeMove: 1 } },
  { id: 'free-search', clause: 'C-SK-10', values: { freeSearch: 1 } },
  { id: 'max-range', clause: 'C-SK-11', values: { range: 1 } },
  { id: 'zone-per-move', clause: 'C-SK-12', values: { zonesPerMove: 1 } },
  { id: 'two-zones-per-move', clause: 'C-SK-13', values: { zonesPerMove: 1 } },
  { id: 'ambidextrous', clause: 'C-SK-15', values: { dualMelee: 1, dualRanged: 1 } },
  { id: 'gunslinger', clause: 'C-SK-18', values: { dualRanged: 1 } },
  { id: 'lucky', clause: 'C-SK-24', values: { lucky: 1 } },
  { id: 'slippery', clause: 'C-SK-28', values: { slippery: 1 } },
  { id: 'sniper', clause: 'C-SK-29', values: { sniper: 1 } },
  { id: 'swordmaster', clause: 'C-SK-31', values: { dualMelee: 1 } },
  { id: 'trick-shot', clause: 'C-SK-33', values: { trickShot: 1 } },
];

/** Their moment is inside another procedure: dice (re-roll), search (Destiny, Matching Set!), wounds (the others). */
const IN_PROCEDURES: readonly Ability[] = [
  { id: 'reroll-per-turn', clause: 'C-SK-14' },
  { id: 'destiny', clause: 'C-SK-17' },
  { id: 'is-that-all', clause: 'C-SK-21' },
  { id: 'matching-set', clause: 'C-SK-25' },
  { id: 'tough', clause: 'C-SK-32' },
];

const bornLeader: Ability = {
  id: 'born-leader',
  clause: 'C-SK-16',
  form: 'heroes',
  offer(g, hero, add) {
    if (isSpent(g, hero, 'born-leader')) return;
    g.state.heroes.forEach((h, other) => {
      if (other !== hero && h.status === 'in') add(heroOption(g, 'born-leader', other, FREE));
    });
  },
  use(g, hero, option) {
    const other = heroAt(g.state, itemAt(option.args, 0));
    other.pledged++;
    used(g, hero, 'born-leader', { other: other.id });
    return DONE;
  },
};

const hoard: Ability = {
  id: 'hoard',
  clause: 'C-SK-19',
  values: { reserve: 1 },
  gained(g, hero) {
    heroAt(g.state, hero).slots.push(EMPTY);
  },
};

const holdYourNose: Ability = {
  id: 'hold-your-nose',
  clause: 'C-SK-20',
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    if (!isUsed(g, hero, `killed:${zone}`) || missionOf(g).noSearch.includes(zone)) return;
    if (!whyNoSearch(g, hero)) add(HOLD_YOUR_NOSE);
  },
  use(g, hero) {
    used(g, hero, 'hold-your-nose');
    return search(g, hero, -1);
  },
};

const lockOption = (g: Game, door: number): Option =>
  option('lock-it-down', 'door', [door], { door: itemAt(g.context.board.doors, door).id, cost: 1 });

const lockItDown: Ability = {
  id: 'lock-it-down',
  clause: 'C-SK-22',
  form: 'door',
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND) || inCar(g, hero)) return;
    const { zone } = heroAt(g.state, hero);
    g.state.doors.forEach((state, door) => {
      if (state === DOOR.open && doorTouches(g, door, zone)) add(lockOption(g, door));
    });
  },
  use(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const door = itemAt(option.args, 0);
    setDoor(g, door, DOOR.closed);
    const id = itemAt(g.context.board.doors, door).id;
    g.emit?.('C-SK-22', { type: 'door-closed', hero: heroAt(g.state, hero).id, door: id });
    return DONE;
  },
};

const loud: Ability = {
  id: 'loud',
  clause: 'C-SK-23',
  turnStart(g, hero) {
    const own = ownOf(g);
    if (own.loud?.hero === hero) own.loud = null;
  },
  offer(g, hero, add) {
    if (!isSpent(g, hero, 'loud')) add(LOUD);
  },
  use(g, hero) {
    const { zone } = heroAt(g.state, hero);
    ownOf(g).loud = { zone, hero };
    used(g, hero, 'loud', { zone: zoneId(g, zone) });
    return DONE;
  },
};

const medic: Ability = {
  id: 'medic',
  clause: 'C-SK-26',
  form: 'heroes',
  offer(g, hero, add) {
    if (isSpent(g, hero, 'medic')) return;
    const { zone } = heroAt(g.state, hero);
    g.state.heroes.forEach((h, other) => {
      if (h.zone === zone && h.wounds > 0) add(heroOption(g, 'medic', other, FREE));
    });
  },
  use(g, hero, option) {
    markUsed(g, hero, 'medic');
    heal(g, itemAt(option.args, 0), 'C-SK-26', hero);
    return DONE;
  },
};

const ninja: Ability = {
  id: 'ninja',
  clause: 'C-SK-27',
  form: 'way',
  why: (g) => (isLaterPrinting(g.context.variants) ? undefined : 'ninja.no-switch'),
  offer(g, hero, add) {
    if (!isLaterPrinting(g.context.variants) || isUsed(g, hero, 'ninja')) return;
    add(ownOf(g).heard.includes(hero) ? SILENT : HEARD);
  },
  use(g, hero, { way }) {
    const own = ownOf(g);
    own.heard = own.heard.filter((h) => h !== hero);
    if (way === HEARD.way) own.heard.push(hero);
    used(g, hero, 'ninja', { mode: way });
    return DONE;
  },
};

/** One for each card of the deck a survivor could start with; set-up.ts deals it (C-SK-30). */
const startsWith: readonly Ability[] = KINDS.filter((k) => !k.aside && !k.trap).map((k) => ({
  id: `starts-with:${k.id}`,
  clause: 'C-SK-30',
}));

export const SKILLS: readonly Ability[] = [
  ...NUMBERS,
  ...IN_PROCEDURES,
  bornLeader,
  hoard,
  holdYourNose,
  lockItDown,
  loud,
  medic,
  ninja,
  ...startsWith,
];
const CLAUSES: { readonly [skill: string]: string } = Object.fromEntries(SKILLS.map((s) => [s.id, s.clause]));
