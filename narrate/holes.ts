/**
 * What fills the holes of a message, from the kinds its fields are declared with (engine/vocabulary/kinds.ts). A field
 * fills the hole of its name; `<field>Id` is the id itself, `<field>Count` how many there are, `<field>Gender` and
 * `in<Field>` let the words agree (agreement.ts). A few kinds bring one more hole: see `MORE`.
 */
import { itemAt, lookUp, kindOf, type Fields, type Kind } from '@holdout/engine';
import { genderArgs, placeHole } from './agreement.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';

type Told = { readonly [field: string]: unknown };
type Say = (names: Names, ids: readonly string[]) => string;

const each =
  (name: (names: Names, id: string) => string): Say =>
  (names, ids) =>
    names.words.list(ids.map((id) => name(names, id)));
const term = (kind: string): Say => each((names, id) => names.term(kind, id));
const asIs: Say = each((_names, id) => id);

/** How ids of each kind are said; numbers and flags speak for themselves. */
const SAY: { readonly [kind in Kind]: Say | null } = {
  hero: each((names, id) => names.hero(id)),
  zone: each((names, id) => names.theZone(id)),
  floor: each((names, id) => names.floorOf(id)),
  door: asIs,
  card: each((names, id) => names.theCard(id)),
  object: each((names, id) => names.theCard(id)),
  item: (names, ids) => names.items(ids),
  weapon: (names, ids) => names.items(ids.flatMap((id) => id.split('+'))),
  enemy: (names, ids) => names.kinds(ids),
  skill: each((names, id) => names.skill(id)),
  source: each((names, id) => names.source(id)),
  ability: each((names, id) => names.source(id)),
  level: term('level'),
  colour: term('colour'),
  deck: term('deck'),
  spawn: term('spawn'),
  face: each((names, id) => names.spawnFace(id)),
  mission: each((names, id) =>
    names.words.has(`mission.${id}.name`) ? names.words.say(`mission.${id}.name`) : id,
  ),
  car: each((names, id) => names.theCar(id)),
  place: asIs,
  moment: term('moment'),
  choice: asIs,
  text: asIs,
  seat: null,
  chair: null,
  count: null,
  number: null,
  dice: null,
  flag: null,
  given: null,
};

/** Holes beyond that of the field's name. */
const MORE: { readonly [kind in Kind]?: (names: Names, field: string, id: string, n: number) => Args } = {
  door: (names, _field, id) => {
    const [a = '', b = ''] = names.sides(id);
    return { a, b };
  },
  card: (names, _field, id) => ({ aCard: names.aCard(id) }),
  colour: (names, field, id) => ({ [`${field}OfDoor`]: names.term('colour-of-door', id) }),
  ability: (names, field, id) => ({ [`${field}Text`]: names.words.say(`ability.${id}.text`) }),
  // One kind: its name, and so many of it.
  enemy: (names, field, id, n) => ({
    [field]: names.enemy(id),
    [field === 'enemy' ? 'enemies' : `${field}N`]: names.enemies(id, n),
  }),
};

/** Kinds with which words agree. */
const AGREED: readonly Kind[] = ['hero', 'card', 'object', 'enemy', 'source', 'ability'];

export function fillHoles(names: Names, fields: Fields, told: Told): Args {
  const counted = Object.keys(fields).find((field) => kindOf(lookUp(fields, field)) === 'count');
  const n = counted === undefined ? 1 : Number(told[counted] ?? 1);
  const args: { [name: string]: string | number } = {};
  for (const field in fields) {
    const list = Array.isArray(fields[field]) ? false : String(fields[field]).endsWith('[]');
    Object.assign(args, fill(names, field, kindOf(lookUp(fields, field)), told[field], list, n));
  }
  return args;
}

function fill(names: Names, field: string, kind: Kind, value: unknown, list: boolean, n: number): Args {
  if (kind === 'seat') return { player: names.player(Number(value)) };
  if (kind === 'chair') return { [field]: names.player(value === 'team' ? value : Number(value)) };
  if (kind === 'given') return {};
  if (kind === 'flag') return { [field]: value === true ? 'yes' : 'no' };
  if (kind === 'dice') return Array.isArray(value) ? { [field]: names.dice(value) } : {};
  const say = SAY[kind];
  if (!say) return value === undefined ? {} : { [field]: Number(value) };
  const ids = (Array.isArray(value) ? value : [value ?? '']).map(String).filter((id) => id !== '');
  return {
    [field]: ids.length === 0 && !list ? '' : say(names, ids),
    ...(list ? { [`${field}Count`]: ids.length } : { [`${field}Id`]: ids[0] ?? 'none' }),
    ...(ids.length > 0 && kind === 'zone' ? placeHole(names, field, ids) : {}),
    ...(ids.length > 0 && AGREED.includes(kind) ? genderArgs(names, field, ids) : {}),
    ...(ids.length === 1 && !list ? MORE[kind]?.(names, field, itemAt(ids, 0), n) : {}),
  };
}
