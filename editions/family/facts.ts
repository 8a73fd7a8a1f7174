/**
 * Where the editions differ, read off their own content and policies: nothing here is written down twice, so the page
 * made from it (cli/family.ts) cannot go stale. A fact is a code with what fills its words (`family.<topic>.<say>`).
 */
import { itemAt, idOf, nthVariants, variantsOf, type Edition, type EnemyType } from '@holdout/engine';
import { gameOf, probeOf, type Probe } from './probe.ts';

interface Fact {
  /** Which of the topic's words say it. */
  readonly say: string;
  readonly [arg: string]: string | number | readonly string[];
}

type Ask = (probe: Probe) => Fact;

const LARGEST_TEAM = 12;

/** Team sizes that are let in, with one player. */
function teams(probe: Probe): Fact {
  const { edition, heroes } = probe;
  const { mission } = gameOf(probe).context;
  const fits = (n: number): boolean => {
    const seats = [Array.from({ length: n }, () => heroes[0])];
    return edition.refuseSetup({ edition: edition.id, mission: mission.id, seats }, mission) === undefined;
  };
  const sizes = Array.from({ length: LARGEST_TEAM }, (_, i) => i + 1).filter(fits);
  const usual = edition.heroesPerSeat(1, mission);
  const from = itemAt(sizes, 0);
  const to = itemAt(sizes, sizes.length - 1);
  return from === to ? { say: 'fixed', usual } : { say: 'teams', from, to, usual };
}

/** What the track beside the hero's health counts. */
function track({ kit, edition }: Probe): Fact {
  if (!kit) return { say: 'none' };
  return { say: edition.actions.some((a) => a.verb === 'power-up') ? 'power' : 'hunger' };
}

function skills({ edition }: Probe): Fact {
  const { orange, red } = itemAt(edition.sheets, 0).skills;
  return { say: orange.length > 1 ? 'choose' : 'fixed', orange: orange.length, red: red.length };
}

/** Does a hero with empty hands open the doors they stand at? */
function doors(probe: Probe): Fact {
  const place = { board: undefined, mission: Object.keys(probe.edition.missions)[0] };
  const { board } = gameOf(probe, place).context;
  const door = board.doors.find((d) => Math.min(d.a, d.b) < board.streets);
  if (!door) return { say: 'free' };
  const zone = itemAt(board.zones, Math.min(door.a, door.b)).id;
  const why = probe
    .scene({ ...place, heroes: { [probe.heroes[0]]: { zone } } })
    .why(idOf('open', 'door', { door: door.id }));
  return { say: why === 'open.no-tool' ? 'tool' : 'free' };
}

const LEFT_BEHIND = 2;

/** Actions of a Move out of a zone with enemies. */
function leaving(probe: Probe): Fact {
  const enemies = [{ type: itemAt(probe.edition.types, 0).id, zone: 'S1', count: LEFT_BEHIND }];
  const { decision } = probe.scene({ enemies });
  const move = decision?.options.find((o) => o.verb === 'move');
  return { say: 'cost', enemies: LEFT_BEHIND, cost: move?.cost ?? 1 };
}

/** Is the game lost when one of two is gone; and if so, at once or in the End Phase? */
function losing(probe: Probe): Fact {
  const [first, second] = probe.heroes;
  const fallen = { [first]: { zone: 'S1' }, [second]: { zone: 'S1', status: 'dead' } };
  const at = (phase: string): string | undefined =>
    probe.scene({ heroes: fallen, turn: undefined, phase }).result;
  if (at('players') === 'lost') return { say: 'one-at-once' };
  return { say: at('end') === 'lost' ? 'one-at-end' : 'all' };
}

/** Does the level of a hero who is gone still count? */
function danger(probe: Probe): Fact {
  const [first, second] = probe.heroes;
  const { edition } = probe;
  const g = gameOf(probe, {
    heroes: { [first]: { zone: 'S1' }, [second]: { zone: 'S1', status: 'dead', xp: edition.thresholds[3] } },
  });
  return { say: edition.policies.danger(g) > 0 ? 'everybody' : 'in-play' };
}

const isCommon = (t: EnemyType): boolean => t.family === undefined;

const enemies = ({ edition }: Probe): Fact => ({
  say: 'types',
  types: edition.types.filter(isCommon).map((t) => `${t.id} ${t.actions} ${t.toughness} ${t.limit}`),
});

function enemyHeroes({ edition }: Probe): Fact {
  const tough = edition.types.filter((t) => !isCommon(t)).map((t) => t.toughness);
  if (tough.length === 0) return { say: 'none' };
  return { say: 'some', n: tough.length, from: Math.min(...tough), to: Math.max(...tough) };
}

/** Who comes with the card of an enemy hero. */
function arrival({ kit }: Probe): Fact {
  const cards = kit?.spawnCards.filter((c) => c.kind === 'hero') ?? [];
  if (cards.length === 0) return { say: 'none' };
  return { say: cards.some((c) => c.byDanger.some((n) => n > 0)) ? 'horde' : 'alone' };
}

/** Cards of a hero who is gone. */
const legacy = ({ kit }: Probe): Fact => ({ say: kit?.heroFalls ? 'discarded' : 'gone' });

/** Boxes the players may mix (H-BOTH-2). */
const boxes = ({ edition }: Probe): Fact => {
  const n = Math.max(1, ...Object.values(edition.boxes ?? {}).map((list) => list.length));
  return { say: n > 1 ? 'mixed' : 'one', n };
};

/** How far one sees out of a building, as it is usually played and in every variant (C-LOS-1, C-LOS-2). */
const sight = ({ edition }: Probe): Fact => {
  const choices = Object.values(edition.variants ?? {}).reduce((most, all) => Math.max(most, all.length), 1);
  const ways = Array.from({ length: choices }, (_, n) =>
    edition.sightOut?.(variantsOf(edition, nthVariants(edition, n))),
  );
  const [usual = 'straight-on'] = ways;
  return { say: ways.some((way) => way !== ways[0]) ? `${usual}-or-other` : usual };
};

const GROUP = 3;

/** What an odd group becomes on two ways. */
const parting = ({ edition }: Probe): Fact => ({
  say: edition.policies.groupWanted(0, GROUP, 2) > GROUP ? 'grows' : 'splits',
});

/** What becomes of people on the board. */
function people({ kit }: Probe): Fact {
  if (!kit) return { say: 'none' };
  if (kit.devours) return { say: 'prey' };
  return { say: kit.rescued ? 'escorted' : 'card' };
}

/** What the tiles have beyond streets, rooms and doors. */
function board({ edition }: Probe): Fact {
  const faces = JSON.stringify(Object.values(edition.tiles));
  const has = ['windows', 'largeRooms', 'stairs', 'shaft'].filter((part) => faces.includes(`"${part}"`));
  return has.length === 0 ? { say: 'flat' } : { say: 'more', has };
}

const decks = (probe: Probe): Fact => ({
  say: 'decks',
  decks: Object.keys(gameOf(probe).state.decks).sort(),
});

/** What some heroes can do and others cannot: an action all editions have, or one a card gives, is no difference. */
function actions({ edition }: Probe, all: readonly Edition[]): Fact {
  const everywhere = (verb: string): boolean => all.every((e) => e.actions.some((a) => a.verb === verb));
  const onCard = (verb: string): boolean => edition.abilities.some((a) => a.id === verb);
  const verbs = new Set(edition.actions.map((a) => a.verb));
  const own = [...verbs].filter((verb) => !everywhere(verb) && !onCard(verb));
  return { say: 'verbs', verbs: own };
}

const health = (probe: Probe): Fact => {
  const g = gameOf(probe);
  return { say: 'health', n: probe.edition.policies.health(g, 0) };
};

const ASKED: { readonly [topic: string]: Ask } = {
  people,
  teams,
  health,
  track,
  experience: ({ edition }) => ({ say: 'levels', levels: edition.thresholds.map(String) }),
  skills,
  doors,
  leaving,
  losing,
  legacy,
  danger,
  enemies,
  'enemy-heroes': enemyHeroes,
  arrival,
  parting,
  board,
  sight,
  decks,
  boxes,
};

const differ = (facts: readonly Fact[]): boolean => new Set(facts.map((f) => JSON.stringify(f))).size > 1;

/** By topic and edition, as far as they differ. */
type Family = { readonly [topic: string]: { readonly [edition: string]: Fact } };

export function familyOf(editions: readonly Edition[]): Family {
  const probes = editions.map(probeOf);
  const row = (ask: Ask): { [edition: string]: Fact } =>
    Object.fromEntries(probes.map((p) => [p.edition.id, ask(p)]));
  const topics = { ...ASKED, actions: (p: Probe) => actions(p, editions) };
  const rows = Object.entries(topics).map(([topic, ask]) => [topic, row(ask)] as const);
  return Object.fromEntries(rows.filter(([, facts]) => differ(Object.values(facts))));
}
