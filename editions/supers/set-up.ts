/** Setting up a super-hero game (S-SET-1 to S-SET-7, S-OPEN-7, M-ALL-6). */
import {
  fireRules,
  inSequence,
  procedure,
  putFigures,
  shuffle,
  spawnStep,
  zoneOption,
  type Frame,
  type Game,
  type Mission,
  type RefusalCode,
  type Setup,
} from '@holdout/engine';
import { revealIn } from './bystanders.ts';
import { BYSTANDER_DECK, ENEMY_HERO_DECK, FIRST_HERO, kitOf, SPAWN_DECK, TRAIT_DECK } from './kit.ts';
import { missionOf, NOWHERE, ownOf, type SupersOwn } from './own.ts';
import { round } from './round.ts';

/** Heroes are shared as the players like (K-PLAY-1): so many that the team has four, where that is possible. */
export const heroesPerSeat = (players: number): number => Math.max(1, Math.floor(4 / players));

/** 4, 5 or 6 heroes; fewer is allowed and harder (S-SET-1). */
export function refuseSetup(setup: Setup, _mission: Mission): RefusalCode | undefined {
  const heroes = setup.seats.reduce((n, seat) => n + seat.length, 0);
  return heroes >= 1 && heroes <= 6 ? undefined : 'setup.heroes';
}

export function setUp(g: Game): Frame {
  g.state.own = emptyOwn(g) as unknown as Game['state']['own'];
  shuffleDecks(g);
  placeEnemyHeroes(g);
  layBystanders(g);
  openBuildings(g);
  const f: SetUp = { proc: 'set-up', step: 'start', next: 0 };
  return f;
}

function emptyOwn(g: Game): SupersOwn {
  const { sign } = missionOf(g);
  return {
    cards: [],
    bystanders: [],
    plans: [],
    fought: [],
    sign: sign === NOWHERE ? null : { zone: sign, damaged: false },
    stunned: [],
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
    upgrade: 0,
    exit: NOWHERE,
  };
}

const shuffled = (g: Game, n: number, keep: (i: number) => boolean): number[] => {
  const cards = Array.from({ length: n }, (_, i) => i).filter(keep);
  shuffle(g, cards);
  return cards;
};

/** Cards the mission takes out first leave their decks before anything is dealt (S-SET-2, S-SET-3, S-SET-6). */
function shuffleDecks(g: Game): void {
  const kit = kitOf(g);
  const mission = missionOf(g);
  const named = [...mission.hide, ...mission.faceUp].map((h) => h.card);
  const placed = [...mission.enemyHeroes, ...g.context.mission.enemies].map((e) => e.type);
  const heroes = g.context.types.length - FIRST_HERO;
  const isSecret = (i: number): boolean => kit.bystanders[i].special && kit.bystanders[i].id !== 'saved';
  const draw = {
    [SPAWN_DECK]: shuffled(
      g,
      kit.spawnCards.length,
      (i) => !mission.withoutSpawnCards.includes(kit.spawnCards[i].kind),
    ),
    [ENEMY_HERO_DECK]: shuffled(g, heroes, (i) => !placed.includes(i + FIRST_HERO)),
    [TRAIT_DECK]: shuffled(g, kit.traits.length, () => true),
    [BYSTANDER_DECK]: shuffled(
      g,
      kit.bystanders.length,
      (i) => !isSecret(i) && !named.includes(kit.bystanders[i].id),
    ),
  };
  for (const [deck, cards] of Object.entries(draw)) g.state.decks[deck] = { draw: cards, discard: [] };
  const out = ownOf(g).out;
  const unused = kit.bystanders
    .map((_, i) => i)
    .filter((i) => isSecret(i) && !named.includes(kit.bystanders[i].id));
  if (unused.length > 0) out[BYSTANDER_DECK] = unused;
  const noSpawn = kit.spawnCards.map((_, i) => i).filter((i) => !draw[SPAWN_DECK].includes(i));
  if (noSpawn.length > 0) out[SPAWN_DECK] = noSpawn;
}

function placeEnemyHeroes(g: Game): void {
  for (const { type, zone, asleep } of missionOf(g).enemyHeroes) {
    putFigures(g, zone, type, 1);
    if (asleep) ownOf(g).asleep.push(type);
  }
}

const cardNamed = (g: Game, id: string): number => kitOf(g).bystanders.findIndex((b) => b.id === id);

/** Named cards first, then a random one face down on every zone with the icon (S-SET-4, S-SET-6). */
function layBystanders(g: Game): void {
  const mission = missionOf(g);
  const own = ownOf(g);
  const { draw } = g.state.decks[BYSTANDER_DECK];
  for (const { card, zone } of mission.faceUp)
    own.cards.push({ card: cardNamed(g, card), zone, under: -1, up: true });
  if (mission.underObjectives) layUnderObjectives(g, draw);
  let free = (g.context.board.marks['bystander'] ?? []).filter((z) => !mission.noBystanders.includes(z));
  for (const { card, notOn } of mission.hide) {
    const here = free.filter((z) => !notOn.includes(g.context.board.zones[z].tile ?? ''));
    const zone = here[randomPlace(g, here.length)];
    own.cards.push({ card: cardNamed(g, card), zone, under: -1, up: false });
    free = free.filter((z) => z !== zone);
  }
  for (const zone of free) {
    const card = draw.pop();
    if (card !== undefined) own.cards.push({ card, zone, under: -1, up: false });
  }
  own.cards.sort((a, b) => a.zone - b.zone || a.under - b.under);
}

/** Which of n places: chance of the set-up, seen by nobody. */
function randomPlace(g: Game, n: number): number {
  const places = Array.from({ length: n }, (_, i) => i);
  shuffle(g, places);
  return places[0];
}

/** Without the special cards, which are shuffled back afterwards (M-MZ9). */
function layUnderObjectives(g: Game, draw: number[]): void {
  const people = draw.filter((c) => !kitOf(g).bystanders[c].special);
  const special = draw.filter((c) => kitOf(g).bystanders[c].special);
  g.state.objectives.forEach((o, under) => {
    const card = people.pop();
    if (card !== undefined) ownOf(g).cards.push({ card, zone: o.zone, under, up: false });
  });
  draw.splice(0, draw.length, ...people, ...special);
  shuffle(g, draw);
}

/** Whatever can be reached from the streets or from where heroes start is opened from the beginning (S-OPEN-7). */
function openBuildings(g: Game): void {
  const { board, mission, zones } = g.context;
  const reached = new Set(mission.start);
  for (let z = 0; z < zones; z++) if (board.buildingOf[z] < 0) reached.add(z);
  for (const zone of reached) {
    if (board.buildingOf[zone] >= 0) g.state.opened[board.buildingOf[zone]] = 1;
    for (const next of g.view.neighbours[zone]) reached.add(next);
  }
}

interface SetUp extends Frame {
  /** Hero whose start zone is chosen next. */
  next: number;
}

export const setUpProcedure = procedure<SetUp>({
  // A team that starts in several zones is split evenly; who begins where is the players' choice (M-MZ7).
  start: {
    ask(g, f) {
      if (!missionOf(g).split || f.next >= g.state.heroes.length) return 'reveal';
      const h = g.state.heroes[f.next];
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
      g.state.heroes[f.next++].zone = option.args[0];
      return 'start';
    },
  },
  reveal(g, f) {
    f.step = 'rules';
    if (missionOf(g).revealOnEntering) return 'rules';
    const opened = g.context.board.buildings.flatMap((zones, b) => (g.state.opened[b] === 1 ? zones : []));
    return revealIn(g, opened) ?? 'rules';
  },
  rules(g, f) {
    f.step = 'spawn';
    return inSequence(fireRules(g, 'set-up', { hero: -1, zone: -1, type: -1, of: '' })) ?? 'spawn';
  },
  spawn(g, f) {
    f.step = 'begin';
    return g.state.heroes.length >= missionOf(g).earlySpawn ? spawnStep() : 'begin';
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

/** As many in each zone; those left over make some zones one larger. */
function hasRoom(g: Game, next: number, zone: number): boolean {
  const zones = startZones(g);
  const each = Math.floor(g.state.heroes.length / zones.length);
  const here = placedAt(g, next, zone);
  const larger = zones.filter((z) => placedAt(g, next, z) > each).length;
  return here < each || (here === each && larger < g.state.heroes.length % zones.length);
}
