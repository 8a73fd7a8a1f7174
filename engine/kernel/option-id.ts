/**
 * The texts players answer with. An id is a verb and what it is about, in one of a few forms: `attack:pistol+pistol@S7`
 * has the form `items@zones`. Ids are written and read here and nowhere else.
 */
import type { Intent, Topic } from './option.ts';
import type { OurCard } from './state.ts';
import type { Json } from './vocabulary.ts';
import { leading } from '../lookup.ts';

/** Fields of an option, by what stands between several of a kind. */
const JOINTS = {
  zones: ',',
  heroes: ',',
  cards: '+',
  items: '+',
  enemies: ',',
  door: '',
  vehicle: '',
  place: '',
  number: '',
  deck: '',
  face: '',
  colour: '',
  level: '',
  way: '',
} as const satisfies { readonly [field in keyof Topic]-?: string };
type Field = keyof typeof JOINTS;

type Parts = readonly [what: Field, mark?: '@' | '.', at?: Field];

/** A field, or two with a mark between them; the second may be missing. */
const FORMS = {
  zones: ['zones'],
  heroes: ['heroes'],
  cards: ['cards'],
  items: ['items'],
  enemies: ['enemies'],
  door: ['door'],
  vehicle: ['vehicle'],
  place: ['place'],
  number: ['number'],
  deck: ['deck'],
  face: ['face'],
  colour: ['colour'],
  level: ['level'],
  way: ['way'],
  /** A weapon and where it is aimed. */
  'items@zones': ['items', '@', 'zones'],
  'cards@zones': ['cards', '@', 'zones'],
  'heroes@zones': ['heroes', '@', 'zones'],
  /** Somebody who may stand in several zones. */
  'enemies@zones': ['enemies', '@', 'zones'],
  /** A card of somebody, or for somebody. */
  'cards@heroes': ['cards', '@', 'heroes'],
  /** A door and what opens it. */
  'door@cards': ['door', '@', 'cards'],
  'items@place': ['items', '@', 'place'],
  'items@vehicle': ['items', '@', 'vehicle'],
  'vehicle.place': ['vehicle', '.', 'place'],
  'way@zones': ['way', '@', 'zones'],
} as const satisfies { readonly [form: string]: Parts };
export type Form = keyof typeof FORMS;

/** `<verb>`, `<verb>:<what>` or `<verb>:<what>@<at>`. */
export function idOf(verb: string, form: Form, about: Topic): string {
  const parts: Parts = FORMS[form];
  const what = textOf(about, parts[0]);
  if (what === undefined) return verb;
  const at = parts[2] && textOf(about, parts[2]);
  return at === undefined ? `${verb}:${what}` : `${verb}:${what}${parts[1]}${at}`;
}

/** The same for a form of one field with one value: what most options are about. */
export const idOfOne = (verb: string, what: string | number): string => `${verb}:${what}`;

function textOf(about: Topic, field: Field): string | number | undefined {
  const value = about[field];
  if (typeof value !== 'object') return value;
  return value.length === 1 ? value[0] : value.join(JOINTS[field]);
}

/** What an id of that form names. */
export function namedIn(verb: string, form: Form | undefined, about: Topic): Intent {
  if (form === undefined) return { verb };
  const [field, , second]: Parts = FORMS[form];
  const at = second && about[second] !== undefined ? { [second]: about[second] } : {};
  return { verb, [field]: about[field], ...at };
}

/** Does its id name the field, or is the field there besides? */
export function isNamed({ form }: { readonly form?: Form }, field: Field): boolean {
  if (form === undefined) return false;
  const parts: Parts = FORMS[form];
  return parts.includes(field);
}

/** A thing held, with what tells it from others of its card: `sawed-off.empty`, `mas-shotgun.blade`. */
export const itemOf = (card: string, mark: string | undefined): string => (mark ? `${card}.${mark}` : card);

export function readItem(item: string): { readonly card: string; readonly marks: readonly string[] } {
  const [card, ...marks] = leading(item.split('.'), 1);
  return { card, marks };
}

/** What somebody wants to do, from its id; without a form it is about nothing. */
export function readId(id: string, form?: Form): Intent {
  const [verb, target] = cutAt(id, ':');
  if (form === undefined || target === undefined) return { verb };
  const [field, mark, second]: Parts = FORMS[form];
  const [what, at] = mark ? cutAt(target, mark) : [target];
  return { verb, ...read(field, what), ...(second && at !== undefined ? read(second, at) : {}) };
}

/** The same target with another verb. */
export function renamed(id: string, verb: string): string {
  const [, target] = cutAt(id, ':');
  return target === undefined ? verb : `${verb}:${target}`;
}

export const verbOf = (id: string): string => cutAt(id, ':')[0];

function read(field: Field, text: string): Topic {
  if (field === 'number') return { number: Number(text) };
  const joint = JOINTS[field];
  if (joint === '') return { [field]: text };
  return { [field]: text === '' ? [] : text.split(joint) };
}

function cutAt(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** What the shares of an allocation look like: `id=2 id=1`. */
export const writeShares = (shares: readonly { readonly id: string; readonly n: number }[]): string =>
  shares.map(({ id, n }) => `${id}=${n}`).join(' ');

/** The shares one by one; undefined where a part is none. */
export const readShares = (answer: string): ({ id: string; n: number } | undefined)[] =>
  answer.split(' ').map((part) => {
    const [, id, n] = SHARE.exec(part) ?? [];
    return id === undefined || n === undefined ? undefined : { id, n: Number(n) };
  });
const SHARE = /^(.*)=([1-9]\d{0,2})$/;

/** What the answer of a row looks like: `id id id`. */
export const writeRow = (ids: readonly string[]): string => ids.join(' ');
export const readRow = (answer: string): string[] => answer.split(' ');

/** A card that nobody knew is told as text, too (another.ts): the verb, and JSON after it. */
const ANOTHER = 'another ';
export const isAnother = (answer: string): boolean => answer.startsWith(ANOTHER);
export const formatAnother = (card: OurCard): string => ANOTHER + JSON.stringify(card);
export const anotherIn = (answer: string): string => answer.slice(ANOTHER.length);

/** What players set right is told as text, too (position/correct.ts): the verb, and JSON after it. */
const CORRECT = 'correct ';
/** The word alone: from here on they may, where the set-up does not say so. */
export const MAY_CORRECT = CORRECT.trim();
export const isCorrection = (answer: string): boolean => answer === MAY_CORRECT || answer.startsWith(CORRECT);
export const formatCorrection = (told: { readonly [part: string]: Json }): string =>
  CORRECT + JSON.stringify(told);
export const correctionIn = (answer: string): string => answer.slice(CORRECT.length);
