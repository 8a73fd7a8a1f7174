/** Reads the words of a mission and its rules: a trigger, what it is limited to, what it does. */
import type { Edition } from '../kernel/edition.ts';
import { COMMON_EFFECTS } from './common-words.ts';
import { doorOf } from './fire.ts';
import { TRIGGERS, type MissionRule, type Trigger } from './mission.ts';
import type { Reader } from './reader.ts';
import type { Condition, Effect, Lookup, Need, Subject } from './words.ts';

export const NEVER: Condition = () => false;
const ALWAYS: Condition = () => true;
const NOTHING: Effect = () => null;

/** One word with its argument: `{ "experience": 5 }`. */
export function readWord<T>(
  r: Reader,
  words: { readonly [word: string]: (r: Reader, look: Lookup) => T },
  look: Lookup,
  fallback: T,
): T {
  const keys = r.keys();
  const word = keys[0];
  if (keys.length !== 1 || !Object.hasOwn(words, word)) {
    if (r.value !== undefined && typeof r.value === 'object') r.fail('mission.unknown-word', keys.join(', '));
    return fallback;
  }
  return words[word](r.get(word), look);
}

/** Triggers the kernel itself fires; others belong to editions (MissionWords.triggers). */
const COMMON_TRIGGERS: { readonly [on in Trigger]?: Subject } = {
  'objective-taken': null,
  'enemy-enters': null,
  once: null,
  'door-opened': (r, look) => look.tile(r),
  'level-reached': null,
};

/** What each trigger can give to an effect. */
const GIVES: { readonly [on in Trigger]: readonly Need[] } = {
  'objective-taken': ['hero', 'zone'],
  'enemy-enters': ['enemies', 'zone'],
  once: [],
  'set-up': [],
  'door-opened': ['hero'],
  'level-reached': ['hero'],
  'enemy-hero-gone': ['hero', 'zone', 'enemy-hero'],
  'enemy-hero-defeated': ['hero', 'zone'],
  'bystander-devoured': ['hero', 'zone'],
  'bystander-left': ['zone'],
  'bystander-rescued': ['hero', 'zone'],
  'bystander-lost': [],
  'card-revealed': ['zone'],
  'card-taken': ['hero', 'zone'],
  'secret-collected': ['hero', 'zone'],
  'end-phase': [],
};

/** `"blue"` or `["blue", "green"]`. */
const oneOrMore = (r: Reader): Reader[] => (!r.present ? [] : Array.isArray(r.value) ? r.list(9) : [r]);

/** The keys that limit a trigger. */
function limitsOf(on: Trigger, subject: Subject): string[] {
  if (on === 'objective-taken') return ['colour'];
  if (on === 'door-opened') return ['of', 'colour'];
  return on === 'enemy-enters' ? ['area'] : subject ? ['of'] : [];
}

export function readRule(r: Reader, edition: Edition, look: Lookup): MissionRule {
  const triggers = { ...COMMON_TRIGGERS, ...edition.words.triggers };
  const on = r.get('on').oneOf(TRIGGERS.filter((t) => t in triggers));
  const subject = triggers[on] ?? null;
  r.only('on', ...limitsOf(on, subject), 'when', 'heroes', 'do');
  const effects = { ...COMMON_EFFECTS, ...edition.words.effects };
  const here: Lookup = {
    ...look,
    needs(at, need) {
      if (need === 'exit') look.needs(at, need);
      else if (!GIVES[on].includes(need)) at.fail('mission.misplaced', need);
    },
  };
  return {
    on,
    of: readLimits(r, on, subject, look),
    area: on === 'enemy-enters' ? look.area(r.get('area')) : [],
    heroes: r.get('heroes').number(1, 6, 1),
    when: on === 'once' || r.get('when').present ? look.condition(r.get('when')) : ALWAYS,
    effects: r.get('do').list().map((e) => readWord(e, effects, here, NOTHING)), // prettier-ignore
  };
}

function readLimits(r: Reader, on: Trigger, subject: Subject, look: Lookup): string[] {
  if (on === 'objective-taken') return oneOrMore(r.get('colour')).map((c) => look.colour(c, 'objectives'));
  const doors = on === 'door-opened' ? oneOrMore(r.get('colour')) : [];
  return [
    ...(subject ? oneOrMore(r.get('of')).map((x) => subject(x, look)) : []),
    ...doors.map((c) => doorOf(look.colour(c, 'doors'))),
  ];
}
