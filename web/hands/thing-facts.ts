/** What is known of a thing, in words: who, where, its numbers, what it will do. */
import { heroAt, itemAt, typeAt, DOOR, SPAWN, type Context, type State } from '@holdout/engine';
import type { IconName } from '../icon-names.ts';
import type { EditionSheet } from '../table/sheet.ts';
import type { Words } from '../words/use-words.ts';
import { typesOf, type Thing } from './thing.ts';

interface ThingFacts {
  readonly title: string;
  readonly where: string;
  readonly numbers: readonly { readonly value: number; readonly label: string }[];
  readonly lines: readonly Line[];
}

interface Line {
  readonly icon: IconName;
  readonly text: string;
}

interface Known {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
}

export function factsOfThing(thing: Thing, known: Known, words: Words): ThingFacts {
  const { context, state } = known;
  const { say } = words;
  return {
    title: titleOf(thing, known, words),
    where:
      thing.kind === 'zone' || thing.kind === 'door'
        ? ''
        : say.zone(itemAt(context.board.zones, thing.zone).id),
    numbers: numbersOf(thing, known, words),
    lines: linesOf(thing, known, words).filter(({ text }) => text !== '' && state.outcome === null),
  };
}

export function titleOf(
  thing: Thing,
  { context, state }: Pick<Known, 'context' | 'state'>,
  { t, say }: Words,
): string {
  switch (thing.kind) {
    case 'zone':
      return say.zone(itemAt(context.board.zones, thing.zone).id);
    case 'door':
      return t(itemAt(context.board.doors, thing.door).kind === 'window' ? 'hands.window' : 'hands.door');
    case 'hero':
      return say.hero(heroAt(state, thing.hero).id);
    case 'enemy':
    case 'crowd':
      return typesOf(thing)
        .map((type) =>
          say.enemies(typeAt(context, type).id, itemAt(state.enemies, type * context.zones + thing.zone)),
        )
        .join(', ');
    case 'person':
      return say.card(thing.person.id);
    case 'vehicle':
      return say.car(thing.vehicle.id);
    case 'card':
      return thing.card.id ? say.card(thing.card.id) : t(`board.${thing.card.back ?? 'card'}`);
    case 'sleeper':
      return say.enemies(thing.enemy, 1);
    case 'thing':
      return t(`board.${thing.thing.kind}`, { damaged: thing.thing.damaged ? 'yes' : 'no' });
    case 'noise':
      return t('board.noise', { n: thing.noise.tokens });
    case 'spawn':
      return t('board.spawn', { n: thing.index + 1 });
    default:
      return t(`board.${thing.kind}`);
  }
}

function numbersOf(thing: Thing, { context, state, sheet }: Known, { t }: Words): ThingFacts['numbers'] {
  if (thing.kind === 'enemy') {
    const { actions, toughness, xp } = typeAt(context, thing.type);
    return [
      { value: actions, label: t('hands.actions', { n: actions }) },
      { value: toughness, label: t('hands.to-kill') },
      { value: xp, label: t('hands.xp') },
    ];
  }
  if (thing.kind !== 'hero') return [];
  const { left } = sheet.heartsOf(state, thing.hero);
  const { actions, xp } = heroAt(state, thing.hero);
  return [
    { value: left, label: t('hands.hearts') },
    ...(thing.hero === state.active
      ? [{ value: actions, label: t('hands.actions-left', { n: actions }) }]
      : []),
    { value: xp, label: t('hands.xp') },
  ];
}

function linesOf(thing: Thing, known: Known, words: Words): Line[] {
  const { context, state } = known;
  const { t, say } = words;
  switch (thing.kind) {
    case 'door': {
      const door = say.door(itemAt(context.board.doors, thing.door).id);
      const open = Number(state.doors[thing.door]) !== DOOR.closed;
      return [
        {
          icon: 'wooden-door',
          text: t(open ? 'hands.door.open' : 'hands.door.closed', { door }),
        },
      ];
    }
    case 'person':
      return [{ icon: 'person', text: say.cardText(thing.person.id) }];
    case 'spawn':
      return [
        {
          icon: 'raise-zombie',
          text: t(state.spawns[thing.index] === SPAWN.active ? 'hands.spawn.active' : 'hands.spawn.asleep'),
        },
      ];
    case 'noise':
      return [{ icon: 'speaker', text: t('hands.noise') }];
    default:
      return [];
  }
}
