/** Events as sentences. Every field of an event fills the hole of its name; the id itself is there as `<field>Id`. */
import type { EventType, GameEvent } from '@holdout/engine';
import { agreement } from './agreement.ts';
import { sentence } from './grammar.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';
import { givenText } from './options.ts';

/** Written as a record so that the compiler asks for every new event. */
const TYPES: { readonly [type in EventType]: true } = {
  answered: true,
  'game-started': true,
  'round-started': true,
  phase: true,
  'turn-started': true,
  'turn-ended': true,
  'first-player': true,
  moved: true,
  'door-opened': true,
  'door-closed': true,
  'building-opened': true,
  experience: true,
  'level-reached': true,
  'skill-gained': true,
  'skill-used': true,
  attacked: true,
  rerolled: true,
  'die-turned': true,
  'hits-lost': true,
  burned: true,
  'enemies-killed': true,
  'friendly-fire': true,
  activation: true,
  'enemies-attack': true,
  'attacks-wasted': true,
  wounded: true,
  'card-lost': true,
  'wound-prevented': true,
  'hero-died': true,
  'enemies-moved': true,
  'enemies-added': true,
  'enemies-removed': true,
  'spawn-card': true,
  'card-strikes': true,
  'card-without-effect': true,
  'enemies-placed': true,
  'figures-short': true,
  'figures-instead': true,
  'deck-shuffled': true,
  'deck-empty': true,
  noise: true,
  'noise-cleared': true,
  searched: true,
  'car-searched': true,
  'card-drawn': true,
  'card-given': true,
  'card-discarded': true,
  'found-nothing': true,
  held: true,
  traded: true,
  'trade-refused': true,
  combined: true,
  reloaded: true,
  healed: true,
  'objective-taken': true,
  'spawn-activated': true,
  'spawn-removed': true,
  'spawn-neutralised': true,
  'door-unlocked': true,
  'exit-opened': true,
  'hero-left': true,
  'hero-joined': true,
  counted: true,
  'car-entered': true,
  'car-left': true,
  'seat-changed': true,
  drove: true,
  'run-over': true,
  loaded: true,
  unloaded: true,
  'car-escaped': true,
  'track-changed': true,
  ravenous: true,
  devoured: true,
  'bystander-revealed': true,
  'bystander-placed': true,
  'bystander-moved': true,
  'bystander-left': true,
  'bystander-rescued': true,
  'bystander-lost': true,
  'bystander-rolled': true,
  'bystander-safe': true,
  'bystander-shown': true,
  'power-spent': true,
  'window-broken': true,
  'door-forced': true,
  'elevator-moved': true,
  'hand-moved': true,
  'hand-gone': true,
  'equipment-collected': true,
  'object-moved': true,
  'object-used': true,
  'object-gone': true,
  'drone-sent': true,
  'object-placed': true,
  'hero-taken-over': true,
  'bystander-marked': true,
  'card-gained': true,
  'card-used': true,
  'card-kept': true,
  'ability-used': true,
  'dice-rolled': true,
  'wounds-cancelled': true,
  'enemies-pushed': true,
  'enemies-stunned': true,
  'hero-placed': true,
  recovered: true,
  'sign-moved': true,
  'sign-gone': true,
  'top-card-seen': true,
  'enemy-returned': true,
  'enemy-lies-down': true,
  'enemy-hushed': true,
  'toughness-changed': true,
  'exit-placed': true,
  'objective-shown': true,
  'card-seen': true,
  hopeless: true,
  won: true,
  lost: true,
  undone: true,
};
export const EVENT_TYPES = Object.keys(TYPES) as readonly EventType[];

export function eventText(names: Names, e: GameEvent): string {
  const args: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(e)) Object.assign(args, fieldArgs(names, field, value));
  return sentence(names.words.say(`event.${e.type}`, { ...args, ...ownArgs(names, e) }));
}

function fieldArgs(names: Names, field: string, value: unknown): Args {
  if (typeof value === 'number')
    return field === 'seat' ? { player: names.player(value) } : { [field]: value };
  if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' };
  if (typeof value === 'string')
    return {
      [field]: name(names, field, value),
      [`${field}Id`]: value || 'none',
      ...(value === '' ? {} : agreement(names, field, [value])),
    };
  if (!Array.isArray(value) || field === 'given') return {};
  if (field === 'dice') return { dice: names.dice(value) };
  return {
    [field]: names.words.list(value.map((v) => name(names, field, String(v)))),
    [`${field}Count`]: value.length,
    ...agreement(names, field, value.map(String)),
  };
}

function name(names: Names, field: string, id: string): string {
  if (id === '') return '';
  switch (field) {
    case 'hero':
    case 'other':
      return names.hero(id);
    case 'zone':
    case 'from':
    case 'to':
    case 'zones':
    case 'second':
      return names.theZone(id);
    case 'kind':
      return names.term('spawn', id);
    case 'card':
    case 'object':
      return names.theCard(id);
    case 'with':
    case 'for':
    case 'ability':
      return names.source(id);
    case 'weapon':
      return names.items(id.split('+'));
    case 'skill':
      return names.skill(id);
    case 'car':
      return names.theCar(id);
    case 'level':
    case 'colour':
    case 'deck':
      return names.term(field, id);
    case 'mission':
      return names.words.has(`mission.${id}.name`) ? names.words.say(`mission.${id}.name`) : id;
    default:
      return id;
  }
}

/** Holes that no single field fills. */
function ownArgs(names: Names, e: GameEvent): Args {
  switch (e.type) {
    case 'answered':
      return { by: names.player(e.by), answer: givenText(names, e.prompt, e.given) };
    case 'door-opened':
    case 'door-closed': {
      const [a, b] = names.sides(e.door);
      return { a, b };
    }
    case 'door-forced':
    case 'window-broken': {
      const [a, b] = names.sides(e.door);
      return { a, b, enemies: names.kinds(e.enemies) };
    }
    case 'elevator-moved':
      return { from: names.floorOf(e.from), to: names.floorOf(e.to) };
    case 'track-changed':
      return { way: e.to > e.from ? 'up' : 'down' };
    case 'skill-used':
      return { other: usedOn(names, e.skill, e.other) };
    case 'activation':
      return { enemies: names.kinds(e.enemies) };
    case 'enemies-killed':
    case 'enemies-moved':
    case 'enemies-added':
    case 'enemies-removed':
    case 'enemies-placed':
    case 'enemies-pushed':
    case 'enemies-stunned':
      return { enemies: names.enemies(e.enemy, e.n) };
    case 'enemy-returned':
    case 'enemy-lies-down':
    case 'enemy-hushed':
    case 'toughness-changed':
      return { enemies: names.enemies(e.enemy, 1) };
    case 'ability-used':
      return { text: names.words.say(`ability.${e.ability}.text`) };
    case 'attacked':
      return { second: e.second ? names.theZone(e.second) : '', secondId: e.second ?? 'none' };
    case 'wounded':
      return { taken: e.taken ?? 1 };
    case 'figures-instead':
      return { enemies: names.enemies(e.instead, e.n), enemy: names.enemy(e.enemy) };
    case 'top-card-seen':
      return { theCard: e.face ? names.spawnFace(e.face) : names.theCard(e.card) };
    case 'figures-short':
      return { enemies: names.enemies(e.enemy, e.missing) };
    case 'spawn-card':
      return {
        title: names.term('spawn', e.kind),
        enemies: names.enemies(e.enemy, e.n),
      };
    case 'card-drawn':
    case 'combined':
      return { aCard: names.aCard(e.card) };
    case 'held':
    case 'reloaded':
      return { cards: names.items(e.cards) };
    case 'healed':
      return { own: e.hero === e.other ? 'yes' : 'no' };
    case 'door-unlocked':
      return { colourOfDoor: names.term('colour-of-door', e.colour) };
    default:
      return {};
  }
}

/** A skill is used on a survivor, a card or a zone. */
function usedOn(names: Names, skill: string, other: string): string {
  if (skill === 'loud') return names.theZone(other);
  return skill === 'matching-set' ? names.aCard(other) : names.hero(other);
}
