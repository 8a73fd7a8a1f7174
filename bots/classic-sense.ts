/** What a player of the classic game knows about its weapons, tools, supplies, skills and cars. */
import { enemiesIn, hasSkill, valueOf, type Game, type Json } from '@holdout/engine';
import type { Aim } from './aims.ts';
import { armories, carAims, carWorth, suppliesSafe } from './classic-cars.ts';
import type { Sense, Strength } from './sense.ts';

interface Arm {
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly melee?: boolean;
  readonly dual?: boolean;
  /** Cannot be used in the own zone. */
  readonly far?: boolean;
}

const ARMS: { readonly [weapon: string]: Arm } = {
  pistol: { dice: 1, accuracy: 4, damage: 1, dual: true },
  crowbar: { dice: 1, accuracy: 4, damage: 1, melee: true },
  'fire-axe': { dice: 1, accuracy: 4, damage: 2, melee: true },
  'baseball-bat': { dice: 1, accuracy: 3, damage: 1, melee: true },
  machete: { dice: 1, accuracy: 4, damage: 2, melee: true, dual: true },
  katana: { dice: 2, accuracy: 4, damage: 1, melee: true },
  chainsaw: { dice: 5, accuracy: 5, damage: 2, melee: true },
  'sawed-off': { dice: 2, accuracy: 3, damage: 1, dual: true },
  'sub-mg': { dice: 3, accuracy: 5, damage: 1, dual: true },
  shotgun: { dice: 2, accuracy: 4, damage: 2 },
  rifle: { dice: 1, accuracy: 3, damage: 1, far: true },
  'sniper-rifle': { dice: 1, accuracy: 3, damage: 1, far: true },
  pan: { dice: 1, accuracy: 6, damage: 1, melee: true },
  'evil-twins': { dice: 2, accuracy: 4, damage: 1 },
  'mas-shotgun': { dice: 1, accuracy: 3, damage: 2, melee: true },
  'mas-shotgun.blade': { dice: 1, accuracy: 3, damage: 2, melee: true },
  'mas-shotgun.gun': { dice: 2, accuracy: 3, damage: 2 },
};

/** Cards that are no weapons. */
const WORTH: { readonly [card: string]: number } = {
  molotov: 3,
  'goalie-mask': 2,
  flashlight: 1.2,
  'ammo-bullets': 0.7,
  'ammo-shells': 0.7,
  scope: 0.5,
  gasoline: 0.9,
  'glass-bottles': 0.9,
};
const TOOLS = ['crowbar', 'fire-axe', 'chainsaw'];
const SUPPLIES = ['water', 'bag-of-rice', 'canned-food'];
const PARTS = [
  ['gasoline', 'glass-bottles'],
  ['glass-bottles', 'gasoline'],
  ['scope', 'rifle'],
];
const HANDS = 2;

const SKILLS = [
  'plus-action', 'free-combat', 'die-combat', 'roll-combat', 'die-ranged', 'die-melee', 'roll-melee', 'roll-ranged',
  'slippery', 'free-move', 'ambidextrous', 'zone-per-move', 'medic', 'tough', 'sniper', 'lucky', 'born-leader',
  'reroll-per-turn', 'free-search',
]; // prettier-ignore

const bare = (weapon: string): string => weapon.replace('.empty', '');
const armOf = (weapon: string): Arm | undefined => ARMS[bare(weapon)];

/** Expected hits of one attack: skills add dice and pips (C-SK-2 to C-SK-7). */
function strength(g: Game, hero: number, arm: Arm, weapons: number): Strength {
  const dice = arm.dice + valueOf(g, hero, arm.melee ? 'dieMelee' : 'dieRanged');
  const pips = 7 - arm.accuracy + valueOf(g, hero, arm.melee ? 'rollMelee' : 'rollRanged');
  return { hits: (dice * weapons * Math.min(6, pips)) / 6, damage: arm.damage };
}

const cardId = (g: Game, card: number): string => g.context.edition.cardId('equipment', card);
const cardsIn = (g: Game, slots: readonly number[]): string[] => slots.filter((c) => c >= 0).map((c) => cardId(g, c)); // prettier-ignore
const carried = (g: Game, hero: number): string[] => cardsIn(g, g.state.heroes[hero].slots);
const held = (g: Game, hero: number): string[] => cardsIn(g, g.state.heroes[hero].slots.slice(0, HANDS));

const better = (a: Strength, b: Strength): Strength =>
  a.hits * (1 + a.damage) > b.hits * (1 + b.damage) ? a : b;
const NOTHING: Strength = { hits: 0, damage: 0 };

function bestOf(g: Game, hero: number, cards: readonly string[], alone: boolean): Strength {
  let best = NOTHING;
  cards.forEach((card, i) => {
    const arm = armOf(card);
    if (!arm || arm.far || (!arm.melee && !alone)) return;
    const twins = cards.indexOf(card) !== i && isDual(g, hero, arm);
    best = better(strength(g, hero, arm, twins ? 2 : 1), best);
  });
  return best;
}

const isDual = (g: Game, hero: number, arm: Arm): boolean =>
  arm.dual === true || valueOf(g, hero, arm.melee ? 'dualMelee' : 'dualRanged') > 0;

/** Supplies count only where the mission asks for them. */
const wantsSupplies = (g: Game): boolean => g.context.mission.goals.some((x) => x.id.includes('supplies'));

const living = (g: Game): number[] => g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));

function worth(g: Game, card: string): number {
  const id = bare(card);
  const arm = ARMS[id];
  if (arm) {
    const hits = (arm.dice * (7 - arm.accuracy)) / 6;
    return (
      hits * (1 + 0.4 * arm.damage) * (arm.dual ? 1.2 : 1) +
      (TOOLS.includes(id) ? 0.5 : 0) +
      (arm.melee ? 0.3 : 0)
    );
  }
  if (SUPPLIES.includes(id)) return wantsSupplies(g) ? 5 : 0;
  return WORTH[id] ?? 0;
}

export const CLASSIC_SENSE: Sense = {
  carried,
  held,
  worth,
  isArmed: (g, hero) => bestOf(g, hero, carried(g, hero), true).hits >= 0.9,
  closeFight: (g, hero, alone) => bestOf(g, hero, held(g, hero), alone),

  attack(g, hero, option) {
    const cards = option.cards ?? [];
    const [named = ''] = option.items ?? [];
    const arm = armOf(named);
    if (!arm) return { hits: 9, damage: 9, burns: true, picks: false };
    const picks = arm.melee === true || named === 'sniper-rifle' || hasSkill(g, hero, 'sniper');
    return { ...strength(g, hero, arm, cards.length), burns: false, picks };
  },

  handWorth(g, hero, cards) {
    const ids = cards.map(bare);
    const fight = bestOf(g, hero, ids, true);
    const close = bestOf(g, hero, ids, false);
    const tool = ids.some((c) => TOOLS.includes(c)) ? 0.6 : 0;
    const far = ids.some((c) => ARMS[c] && !ARMS[c].melee) ? 0.4 : 0;
    return (
      fight.hits * (1 + 0.4 * fight.damage) +
      0.8 * close.hits * (1 + 0.4 * close.damage) +
      tool +
      far +
      0.1 * ids.reduce((sum, c) => sum + worth(g, c), 0)
    );
  },

  missingPart(g, hero, other) {
    const [mine, theirs] = [carried(g, hero), carried(g, other)];
    for (const [a, b] of PARTS) {
      if (mine.includes(a) && !mine.includes(b) && theirs.includes(b) && !theirs.includes(a)) return a;
    }
    return undefined;
  },

  opensDoors: (card) => TOOLS.includes(card),
  skillWorth: (skill) => (SKILLS.includes(skill) ? SKILLS.length - SKILLS.indexOf(skill) : 0),

  searchWorth(g, hero, sure) {
    const best = Math.max(0, ...carried(g, hero).map((c) => worth(g, c)));
    const team = living(g).flatMap((h) => carried(g, h));
    const noTool = !team.some((c) => TOOLS.includes(c)) ? 4 : 0;
    const missing = wantsSupplies(g) ? 2 : 0;
    return noTool + missing + (sure ? 2 : 0) + (best < 1.2 ? 3 : best < 2 ? 1.5 : 0.7);
  },
  canSearchIn: (g, zone) =>
    zone >= g.context.board.streets && !(g.context.mission.own['noSearch'] as number[]).includes(zone),

  aims: (g, hero, word, about) =>
    word === 'carried' ? carriedAims(g, hero, about) : carAims(g, hero, word, rooms),

  answer: (g, _hero, d) => (d.prompt === 'match-set' ? chooseMatch(g) : undefined),

  armories,
  progress: (g) => (wantsSupplies(g) ? suppliesSafe(g) : 0),
  optionWorth: carWorth,
};

/** A second weapon is always welcome, unless shuffling would bury the tool that lies ready on top (C-SK-25, M-C00). */
function chooseMatch(g: Game): string {
  const prepared = g.context.mission.own['startingCards'] === 'on-top';
  const hasTool = living(g).some((hero) => carried(g, hero).some((c) => TOOLS.includes(c)));
  return prepared && !hasTool ? 'decline' : 'match';
}

/** Search for what is missing; when the exit is open whoever has something needed goes there. */
function carriedAims(g: Game, hero: number, about: Json): Aim[] {
  const needed = (about as { cards: string[] }).cards;
  const exit = g.context.mission.exit?.zones ?? [];
  if (g.state.counters['exit-open'] === 1) {
    return carried(g, hero).some((c) => needed.includes(c))
      ? exit.map((zone) => ({ zone, act: 'leave' }))
      : [];
  }
  const there = g.state.heroes.flatMap((h) => cardsIn(g, h.slots));
  const done = g.state.objectives.every((o, i) => o.taken >= 0 || !g.context.mission.objectives[i].counts);
  return !done || needed.every((c) => there.includes(c)) ? [] : rooms(g);
}

const rooms = (g: Game): Aim[] =>
  g.context.board.zones.flatMap((_, zone): Aim[] =>
    CLASSIC_SENSE.canSearchIn(g, zone) && enemiesIn(g, zone) === 0 ? [{ zone, act: 'search' }] : [],
  );
