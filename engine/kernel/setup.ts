/** From what players chose to a checked Setup: every reason to refuse it, with its place. */
import { isDeeper, MOST_DEEP } from '../mission/bounds.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { kindsByHand } from './by-hand.ts';
import type { Edition } from './edition.ts';
import { refuse, type Refusal } from './refusals.ts';
import { readCarried } from '../packs/carried.ts';
import { readOurs } from '../packs/ours.ts';
import { heroArgument } from '../packs/hero.ts';
import type { Setup, Variants } from './state.ts';
import type { Json } from './vocabulary.ts';
import { itemAt } from '../lookup.ts';

export function parseSetup(editions: ReadonlyMap<string, Edition>, raw: unknown): Setup | Refusal {
  const problems: Problem[] = [];
  const r = new Reader(raw as Json, '', problems);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('setup.not-an-object');
  const edition = editions.get(r.get('edition').textOr(''));
  if (!edition) return refuse('setup.edition-unknown', String(r.get('edition').value));
  const mission = r.get('mission').value;
  if (mission === undefined || (typeof mission !== 'string' && typeof mission !== 'object')) {
    return refuse('setup.mission-unknown', 'mission');
  }
  if (isDeeper(mission, MOST_DEEP)) return refuse('setup.mission-broken', 'file.too-deep mission');
  const hero = heroArgument(edition);
  const sheets = r
    .get('sheets')
    .listOrNone()
    .map((sheet) => hero.read(sheet));
  const twiceMade = sheets.find((s, i) =>
    [...edition.sheets, ...sheets.slice(0, i)].some((e) => e.id === s.id),
  );
  const seats = r
    .get('seats')
    .list(6)
    .map((seat) => seat.list(6).map((h) => h.text()));
  if (problems.length > 0)
    return refuse(
      itemAt(problems, 0).at.startsWith('sheets') ? 'setup.hero-sheet' : 'setup.seats',
      itemAt(problems, 0).at,
    );
  if (twiceMade) return refuse('setup.hero-sheet', twiceMade.id);
  const pack = readCarried(edition, r.get('pack'));
  if (problems.length > 0) return refuse('setup.pack', whereAndWhat(itemAt(problems, 0)));
  const boxes = readBoxes(edition, r.get('boxes'));
  if (problems.length > 0) return refuse('setup.boxes', itemAt(problems, 0).at);
  const variants = readVariants(edition, r.get('variants'));
  if (problems.length > 0) return refuse('setup.variants', whereAndWhat(itemAt(problems, 0)));
  const byHand = readByHand(edition, r.get('byHand'));
  if (problems.length > 0) return refuse('setup.by-hand', whereAndWhat(itemAt(problems, 0)));
  const ours = readOurs(edition, r.get('ours'));
  if (problems.length > 0) return refuse('setup.ours', whereAndWhat(itemAt(problems, 0)));
  const horde = r.get('horde').flag(false);
  if (problems.length > 0) return refuse('setup.horde');
  const corrections = r.get('corrections').flag(false) || horde;
  if (problems.length > 0) return refuse('setup.corrections');
  if (seats.length === 0 || seats.some((s) => s.length === 0)) return refuse('setup.seats', 'seats');
  const heroes = seats.flat();
  const known = new Set([...edition.sheets, ...sheets].map((s) => s.id));
  const stranger = heroes.find((h) => !known.has(h));
  if (stranger !== undefined) return refuse('setup.hero-unknown', stranger);
  const twice = heroes.find((h, i) => heroes.indexOf(h) !== i);
  if (twice !== undefined) return refuse('setup.hero-twice', twice);
  return {
    edition: edition.id,
    mission: mission as Setup['mission'],
    seats,
    ...(sheets.length > 0 ? { sheets } : {}),
    ...(pack ? { pack } : {}),
    ...(boxes ? { boxes } : {}),
    ...(variants ? { variants } : {}),
    ...(byHand ? { byHand } : {}),
    ...(ours.length > 0 ? { ours } : {}),
    ...(corrections ? { corrections: true as const } : {}),
    ...(horde ? { horde: true as const } : {}),
  };
}

/** Every kind of card the edition mixes names at least one of its boxes, each once. */
function readBoxes(edition: Edition, r: Reader): Setup['boxes'] {
  if (!r.present) return undefined;
  const { boxes = {} } = edition;
  r.only(...Object.keys(boxes));
  const chosen: { [kind: string]: string[] } = {};
  for (const [kind, known] of Object.entries(boxes)) {
    if (!r.get(kind).present) continue;
    const list = r
      .get(kind)
      .list(known.length)
      .map((b) => b.oneOf(known));
    if (list.length === 0 || new Set(list).size < list.length) r.get(kind).fail('setup.boxes');
    chosen[kind] = list;
  }
  return chosen;
}

/** One of its choices for each variant named; the default need not be, and is not kept. */
function readVariants(edition: Edition, r: Reader): Setup['variants'] {
  if (!r.present) return undefined;
  const { variants = {} } = edition;
  r.only(...Object.keys(variants));
  const chosen = Object.entries(variants).flatMap(([variant, choices]) => {
    const choice = r.get(variant).oneOf(choices, choices[0]);
    return choice === choices[0] ? [] : [[variant, choice] as const];
  });
  return chosen.length > 0 ? Object.fromEntries<string>(chosen) : undefined;
}

const whereAndWhat = ({ at, detail }: Problem): string => [at, detail].filter(Boolean).join(': ');

/** Dice, tokens and decks of the edition, each once. */
function readByHand(edition: Edition, r: Reader): Setup['byHand'] {
  if (!r.present) return undefined;
  const kinds = kindsByHand(edition);
  const chosen = r.list(kinds.length).map((kind) => kind.oneOf(kinds));
  if (new Set(chosen).size < chosen.length) r.fail('setup.by-hand');
  return chosen.length > 0 ? kinds.filter((kind) => chosen.includes(kind)) : undefined;
}

/** What is played: the choice for every variant of the edition, named or not. */
export const variantsOf = ({ variants = {} }: Edition, setup: Pick<Setup, 'variants'>): Variants => ({
  ...Object.fromEntries(Object.entries(variants).map(([variant, choices]) => [variant, itemAt(choices, 0)])),
  ...setup.variants,
});

/** The nth choice of every variant, round and round: for tools that want to meet them all. */
export function nthVariants({ variants = {} }: Edition, n: number): Pick<Setup, 'variants'> {
  const chosen = Object.entries(variants).map(
    ([variant, all]) => [variant, itemAt(all, n % all.length)] as const,
  );
  return chosen.length > 0 ? { variants: Object.fromEntries<string>(chosen) } : {};
}
