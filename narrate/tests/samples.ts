import {
  formOf,
  kindOf,
  type EventMap,
  type EventType,
  type Field,
  type GameEvent,
  type Kind,
  type Prompt,
} from '@holdout/engine';
import { eventTypes, type Form } from '@holdout/engine/testing';
/** For the tests: one event of every type, made from its declaration, and option ids of every shape. */
import '@holdout/editions';

/** Somebody or something of every kind. */
const SAMPLES: { readonly [kind in Kind]: string | number | boolean | readonly number[] } = {
  hero: 'ned', zone: 'S4', floor: 'R_2X_10_shaft', door: 'R_1B_01_kitchen-S7', card: 'water', item: 'machete',
  weapon: 'pistol', enemy: 'walker', skill: 'lucky', source: 'lucky', level: 'yellow', colour: 'green',
  deck: 'equipment', mission: '06', spawn: 'normal', face: 'rush.walker.2-4-4-5', seat: 1, chair: 'team', count: 1,
  number: 1, dice: [4, 2], flag: true, text: 'ground', car: 'police-2', place: 'driver', object: 'phone-booth',
  ability: 'black-panther', moment: 'turn-end', choice: 'lucky', given: [],
}; // prettier-ignore

/** Where any text or card will not do. */
const SPECIAL: { readonly [type: string]: { readonly [field: string]: unknown } } = {
  answered: {
    prompt: 'split',
    answer: 'to:S3=1 to:R_1B_01_living=1',
    given: [
      { verb: 'to', zones: ['S3'], n: 1 },
      { verb: 'to', zones: ['R_1B_01_living'], n: 1 },
    ],
  },
  moved: { from: 'S3', to: 'R_1B_01_kitchen' },
  wounded: { hero: 'wanda' },
  reloaded: { cards: ['sawed-off', 'sawed-off'] },
  'figures-instead': { enemy: 'abomination', instead: 'fatty' },
  'elevator-moved': { hero: 'storm', to: 'R_9Y_10_shaft' },
  'door-unlocked': { colour: 'blue' },
  'power-spent': { hero: 'storm' },
  'bystander-placed': { card: 'aunt-may', as: 'hidden' },
  'bystander-moved': { card: 'aunt-may', to: 'S5' },
  'turn-started': { hero: 'amy', actions: 4 },
  healed: { hero: 'amy', other: 'ned', own: false },
  'card-strikes': { kind: 'open-fire', n: 2 },
  'enemies-moved': { enemy: 'runner', from: 'R_4B_20_office', to: 'R_3C_00_toilets' },
  'spawn-card': { card: '41', level: 'orange', n: 2 },
  hopeless: { reason: 'targets' },
  lost: { cause: 'M-C07' },
};

const sampleValue = (field: Field): unknown =>
  typeof field !== 'string'
    ? field[field.length - 1]
    : field.endsWith('?')
      ? undefined
      : field.endsWith('[]')
        ? [SAMPLES[kindOf(field)], SAMPLES[kindOf(field)]]
        : SAMPLES[kindOf(field)];

const bodyOf = (type: string): { [field: string]: unknown } => ({
  ...Object.fromEntries(
    Object.entries(formOf(type).fields).map(([name, field]) => [name, sampleValue(field)]),
  ),
  ...SPECIAL[type],
});

export const SAMPLE_EVENTS = eventTypes().map(
  (type, i) => ({ id: i + 1, parent: 0, cause: 'K-PLAY-3', type, ...bodyOf(type) }) as unknown as GameEvent,
);

export const sampleOf = <T extends EventType>(type: T, changes: Partial<EventMap[T]> = {}): GameEvent =>
  ({ ...SAMPLE_EVENTS.find((e) => e.type === type), ...changes }) as GameEvent;

/** Prompt, option id and what it names. */
export const SAMPLE_OPTIONS: readonly (readonly [prompt: Prompt, id: string, form?: Form])[] = [
  ['activate', 'activate:ned', 'heroes'],
  ['turn', 'move:R_4B_20_office', 'zones'],
  ['move-on', 'move:S4', 'zones'],
  ['move-on', 'stop'],
  ['turn', 'attack:machete+machete@S4', 'items@zones'],
  ['turn', 'attack:mas-shotgun.blade@S4', 'items@zones'],
  ['turn', 'attack:pistol+pistol@S4,R_4B_20_office', 'items@zones'],
  ['turn', 'reload'],
  ['turn', 'search'],
  ['turn', 'search:pimp', 'vehicle'],
  ['turn', 'open:R_1B_01_kitchen-S7@fire-axe', 'door@cards'],
  ['turn', 'take:S4', 'zones'],
  ['trade', 'take:pistol.empty', 'items'],
  ['trade', 'give:water', 'items'],
  ['trade', 'finish'],
  ['turn', 'neutralise'],
  ['turn', 'trade:ned', 'heroes'],
  ['turn', 'arrange'],
  ['turn', 'combine:sniper-rifle', 'items'],
  ['turn', 'enter:police-2.driver', 'vehicle.place'],
  ['turn', 'seat:passenger', 'place'],
  ['turn', 'drive:S4', 'zones'],
  ['drive-on', 'drive:S5', 'zones'],
  ['turn', 'getout'],
  ['turn', 'load:canned-food@police', 'items@vehicle'],
  ['turn', 'unload:water@pimp', 'items@vehicle'],
  ['turn', 'noise'],
  ['turn', 'leave'],
  ['turn', 'end'],
  ['turn', 'born-leader:ned', 'heroes'],
  ['turn', 'hold-your-nose'],
  ['turn', 'lock-it-down:R_1B_01_kitchen-R_2B_00_bathroom', 'door'],
  ['turn', 'loud'],
  ['turn', 'medic:amy', 'heroes'],
  ['turn', 'ninja:off', 'way'],
  ['skill', 'skill:lucky', 'cards'],
  ['reroll', 'reroll:ammo-bullets', 'cards'],
  ['reroll', 'keep'],
  ['draw-again', 'keep'],
  ['draw-again', 'redraw'],
  ['match-set', 'match'],
  ['match-set', 'decline'],
  ['assign-hits', 'hit:abomination', 'enemies'],
  ['friendly-fire', 'hit:ned', 'heroes'],
  ['assign-hits', 'miss'],
  ['share-wounds', 'wound:ned', 'heroes'],
  ['lose-card', 'lose:sawed-off.empty@reserve', 'items@place'],
  ['prevent-wound', 'prevent:goalie-mask', 'items'],
  ['prevent-wound', 'accept'],
  ['hold', 'hold:machete+pistol', 'items'],
  ['hold', 'hold:sawed-off.empty+sawed-off.empty', 'items'],
  ['discard-surplus', 'discard:glass-bottles', 'items'],
  ['fill-room', 'fill:R_7B_11_room', 'zones'],
  ['split', 'to:S4', 'zones'],
  ['new-hero-seat', 'player:2', 'number'],
  ['spend-power', 'spend:0', 'number'],
  ['spend-power', 'spend:3', 'number'],
  ['turn', 'power-up'],
  ['turn', 'rescue:callisto', 'cards'],
  ['turn', 'call-elevator'],
  ['turn', 'ride:upper', 'level'],
  ['turn', 'hand:R_3X_00_kitchen', 'zones'],
  ['turn', 'carry:S4', 'zones'],
  ['turn', 'hand-over:charge@storm', 'cards@heroes'],
  ['end-order', 'mission-rule'],
  ['end-order', 'mission-rule:2', 'number'],
  ['share-wounds', 'wound:callisto', 'cards'],
  ['lose-card', 'drop:all-out', 'cards'],
  ['turn', 'psychic-leash:thor@S6', 'enemies@zones'],
  ['choose', 'stun:trooper@S7', 'enemies@zones'],
  ['choose', 'assign'],
];
