/** Setting up a super-hero game (S-SET-1 to S-SET-7, S-OPEN-7, M-ALL-6). */
import {
  heroAt,
  itemAt,
  leading,
  numberAt,
  callIf,
  asks,
  declarePrompts,
  declareRefusals,
  fired,
  fireRules,
  inSequence,
  isOurs,
  procedure,
  putFigures,
  round,
  shuffle,
  spawnStep,
  zoneOption,
  type Context,
  type Frame,
  type Game,
  type Mission,
  type PromptsOf,
  type RefusalCode,
  type RefusalsOf,
  type Setup,
  type TriggersOf,
} from '@holdout/engine';
import { revealIn } from './people/bystanders.ts';
import { hasStandingTargets, layBystanders, placeTargets } from './people/lay-out.ts';
import {
  BYSTANDER_DECK,
  ENEMY_HERO_DECK,
  EVERY_BOX,
  FIRST_HERO,
  isSecret,
  kitOf,
  MIXED,
  SPAWN_DECK,
  TRAIT_DECK,
} from './kit.ts';
import { missionOf, NOWHERE, ownOf, type SupersOwn } from './own.ts';

const ASKED = declarePrompts({
  'start-zone': asks({}),
});
const REFUSED = declareRefusals({
  'setup.heroes': 'S-SET-1',
});
/** Before the first round. */
export const SET_UP_TRIGGERS = { 'set-up': fired([]) };
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface TriggerMap extends TriggersOf<typeof SET_UP_TRIGGERS> {}
}

/** Heroes are shared as the players like (K-PLAY-1): so many that the team has four, where that is possible. */
export const heroesPerSeat = (players: number): number => Math.max(1, Math.floor(4 / players));

/** 4, 5 or 6 heroes; fewer is allowed and harder (S-SET-1). */
export function refuseSetup(setup: Setup, _mission: Mission): RefusalCode | undefined {
  const heroes = setup.seats.reduce((n, seat) => n + seat.length, 0);
  return heroes >= 1 && heroes <= 6 ? undefined : 'setup.heroes';
}

export function setUp(g: Game): Frame {
  g.state.own = { ...emptyOwn(g), ...kitOf(g).moreOwn?.(g) };
  shuffleDecks(g);
  placeEnemyHeroes(g);
  layBystanders(g);
  openBuildings(g);
  // Nobody has won or lost before everybody stands on the board.
  if (hasStandingTargets(g)) g.stirred = false;
  const f: SetUp = { proc: 'set-up', step: 'targets', next: 0 };
  return f;
}

function emptyOwn(g: Game): SupersOwn {
  const { sign, hand } = missionOf(g);
  return {
    cards: [],
    bystanders: [],
    plans: [],
    fought: [],
    sign: sign === NOWHERE ? null : { zone: sign, damaged: false },
    hand: hand === NOWHERE ? null : { zone: hand, spent: false },
    elevator: g.context.mission.elevator?.shaft ?? NOWHERE,
    stunned: [],
    sticky: [],
    barricades: [],
    shouts: [],
    slowed: [],
    stopped: [],
    ignored: [],
    frozen: [],
    usedThisRound: [],
    dodged: [],
    atEnd: [],
    later: [],
    asleep: [],
    devoured: g.state.heroes.map(() => 0),
    done: [],
    out: {},
    escaped: 0,
    markedEscaped: 0,
    markedDevoured: 0,
    rescued: [],
    targets: [],
    targetsLost: 0,
    items: [],
    upgrade: 0,
    exit: NOWHERE,
  };
}

/** Cards of the boxes the players have chosen, or of the edition's own (H-BOTH-2). */
function inBox(g: Game, kind: keyof typeof MIXED, box: string): boolean {
  const { boxes = {} } = g.context.edition;
  const chosen = g.state.setup.boxes?.[kind] ?? (boxes[kind] ?? []).slice(0, 1);
  return chosen.length === 0 || box === EVERY_BOX || chosen.includes(box);
}

/** What lies in each deck before it is shuffled, in the order in which they are, and what is left in the box. */
interface Dealt {
  readonly decks: readonly (readonly [deck: string, cards: readonly number[]])[];
  readonly out: readonly (readonly [deck: string, cards: readonly number[]])[];
}

/** The same for every game of a set-up, unless players mix boxes. */
const usual = new WeakMap<Context, Dealt>();

function shuffleDecks(g: Game): void {
  const { decks, out } = g.state.setup.boxes ? dealt(g) : (usual.get(g.context) ?? dealt(g));
  for (const [deck, cards] of decks) {
    const draw = cards.slice();
    shuffle(g, draw);
    g.state.decks[deck] = { draw, discard: [] };
  }
  for (const [deck, cards] of out) ownOf(g).out[deck] = cards.slice();
}

/** Cards the mission takes out first leave their decks before anything is dealt (S-SET-2, S-SET-3, S-SET-6). */
function dealt(g: Game): Dealt {
  const kit = kitOf(g);
  const mission = missionOf(g);
  const named = [...mission.hide, ...mission.faceUp].map((h) => h.card);
  const isOut = (i: number): boolean => mission.withoutBystanders.includes(itemAt(kit.bystanders, i).id);
  const placed = [...mission.enemyHeroes, ...g.context.mission.enemies].map((e) => e.type);
  const isPlayed = (i: number): boolean =>
    !isOut(i) &&
    !isOurs(g, BYSTANDER_DECK, i) &&
    (itemAt(kit.bystanders, i).special || inBox(g, MIXED.bystanders, itemAt(kit.bystanders, i).box));
  const isPlaced = (i: number): boolean => placed.includes(i + FIRST_HERO);
  const isSet = (i: number): boolean => isSecret(itemAt(kit.bystanders, i));
  const isNamed = (i: number): boolean => named.includes(itemAt(kit.bystanders, i).id);
  const spawn = numbersWhere(
    kit.spawnCards,
    (i) => !isOurs(g, SPAWN_DECK, i) && !mission.withoutSpawnCards.includes(itemAt(kit.spawnCards, i).kind),
  );
  const enemyHeroes = numbersWhere(
    kit.enemyHeroes,
    (i) => inBox(g, MIXED.enemyHeroes, itemAt(kit.enemyHeroes, i).box) && !isPlaced(i),
  );
  const out: Dealt['out'] = [
    [
      BYSTANDER_DECK,
      numbersWhere(
        kit.bystanders,
        (i) => (isSet(i) || !isPlayed(i)) && !isNamed(i) && !isOurs(g, BYSTANDER_DECK, i),
      ),
    ],
    [ENEMY_HERO_DECK, numbersWhere(kit.enemyHeroes, (i) => !enemyHeroes.includes(i) && !isPlaced(i))],
    [SPAWN_DECK, numbersWhere(kit.spawnCards, (i) => !spawn.includes(i) && !isOurs(g, SPAWN_DECK, i))],
  ];
  const made: Dealt = {
    decks: [
      [SPAWN_DECK, spawn],
      [ENEMY_HERO_DECK, enemyHeroes],
      [TRAIT_DECK, numbersWhere(kit.traits, (i) => !isOurs(g, TRAIT_DECK, i))],
      [BYSTANDER_DECK, numbersWhere(kit.bystanders, (i) => isPlayed(i) && !isSet(i) && !isNamed(i))],
    ],
    out: out.filter(([, cards]) => cards.length > 0),
  };
  if (!g.state.setup.boxes) usual.set(g.context, made);
  return made;
}

const numbersWhere = (cards: readonly object[], fits: (i: number) => boolean): number[] =>
  cards.map((_, i) => i).filter(fits);

function placeEnemyHeroes(g: Game): void {
  for (const { type, zone, asleep, lying } of missionOf(g).enemyHeroes) {
    if (lying) (ownOf(g).lying ??= []).push({ type, zone });
    else putFigures(g, zone, type, 1);
    if (asleep) ownOf(g).asleep.push(type);
  }
}

/** Buildings where heroes start, or with an open way to the street, are opened from the beginning (S-OPEN-7). */
function openBuildings(g: Game): void {
  const { board, mission } = g.context;
  const open = (zone: number): void => {
    if (numberAt(board.buildingOf, zone) >= 0) g.state.opened[numberAt(board.buildingOf, zone)] = 1;
  };
  mission.start.forEach(open);
  for (let street = 0; street < board.streets; street++) itemAt(g.view.neighbours, street).forEach(open);
}

interface SetUp extends Frame<'set-up'> {
  /** Hero whose start zone is chosen next. */
  next: number;
}

export const setUpProcedure = procedure<SetUp>()({
  targets(g) {
    placeTargets(g);
    return 'start';
  },
  // A team that starts in several zones is split; who begins where is the players' choice (M-MZ7, M-MH1).
  start: {
    ask(g, f) {
      if (missionOf(g).split === '' || f.next >= g.state.heroes.length) return 'reveal';
      const h = heroAt(g.state, f.next);
      const room = startZones(g).filter((z) => hasRoom(g, f.next, z));
      return {
        kind: 'pick',
        prompt: 'start-zone',
        by: h.seat,
        hero: h.id,
        options: room.map((z) => zoneOption(g, 'start', z)),
      };
    },
    take(g, f, { option }) {
      heroAt(g.state, f.next++).zone = itemAt(option.args, 0);
      return 'start';
    },
  },
  // What lies in the open, in buildings and in streets, is turned up (S-OPEN-7, D-BYS-2).
  reveal(g, f) {
    if (missionOf(g).revealOnEntering) return 'deal';
    const { board } = g.context;
    const streets = Array.from({ length: board.streets }, (_, z) => z);
    const opened = board.buildings.flatMap((zones, b) => (g.state.opened[b] === 1 ? zones : []));
    return callIf(f, 'deal', revealIn(g, [...streets, ...opened]));
  },
  deal(g, f) {
    return callIf(f, 'rules', kitOf(g).deal?.(g));
  },
  rules(g, f) {
    return callIf(f, 'spawn', inSequence(fireRules(g, 'set-up', { hero: -1, zone: -1, type: -1, of: '' })));
  },
  spawn(g, f) {
    return callIf(f, 'begin', g.state.heroes.length >= missionOf(g).earlySpawn && spawnStep());
  },
  // The round takes the place of the set-up.
  begin(_g, f) {
    Object.assign(f, round());
    return 'begin';
  },
});

const startZones = (g: Game): number[] => [...new Set(g.context.mission.start)];

const placedAt = (g: Game, before: number, zone: number): number =>
  g.state.heroes.filter((h, i) => i < before && h.zone === zone).length;

/** One hero in one zone and all others in another, or as many in each; those left over make some zones one larger. */
function hasRoom(g: Game, next: number, zone: number): boolean {
  const zones = startZones(g);
  if (missionOf(g).split === 'one') {
    const counts = zones.map((z) => placedAt(g, next, z) + (z === zone ? 1 : 0));
    const [most, other = 0, ...rest] = leading(
      counts.sort((a, b) => b - a),
      1,
    );
    return most <= Math.max(1, g.state.heroes.length - 1) && other <= 1 && rest.every((n) => n === 0);
  }
  const each = Math.floor(g.state.heroes.length / zones.length);
  const here = placedAt(g, next, zone);
  const larger = zones.filter((z) => placedAt(g, next, z) > each).length;
  return here < each || (here === each && larger < g.state.heroes.length % zones.length);
}
