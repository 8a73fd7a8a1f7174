/** What a correction says is put on the table, part by part, and told line by line. */
import type { Game } from '../kernel/game.ts';
import { forget } from '../kernel/known.ts';
import type { Hero } from '../kernel/state.ts';
import { DOOR, EMPTY, HIDDEN, type Json } from '../kernel/vocabulary.ts';
import { addTo, deckOf, heroAt, itemAt } from '../lookup.ts';
import { levels } from '../rules/experience.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { cardNames } from './named.ts';
import { HERO, REST } from './position.ts';
import { entriesOf, isObject, memberOf, type Parts, type Shape } from './shape.ts';

const LOOK = { mark: 'pencil', tone: 'amber' } as const;
const TOLD = declareEvents({
  'corrected-place': told({ hero: 'hero', zone: 'zone?' }, LOOK),
  'corrected-hero': told({ hero: 'hero', what: ['wounds', 'xp', 'actions', 'other'], n: 'number' }, LOOK),
  'corrected-cards': told({ hero: 'hero', cards: 'card[]' }, LOOK),
  'corrected-figures': told({ enemy: 'enemy', zone: 'zone', n: 'count' }, LOOK),
  'corrected-door': told({ door: 'door', open: 'flag' }, LOOK),
  corrected: told({ part: 'text' }, LOOK),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** What lies open on the table. Decks are told by what leaves them, the box by what is not on the board. */
const HERO_PARTS = ['status', 'zone', 'xp', 'actions', 'free', 'slots', 'wounds', 'track', 'done'] as const;
const TABLE_PARTS = ['enemies', 'doors', 'opened', 'spawns', 'objectives', 'unlocked', 'counters'] as const;

interface Said {
  /** The first thing that names nothing, or cannot be such a value. */
  readonly wrong?: string;
  /** Tells of all that is otherwise now. */
  readonly tell: () => void;
}

export function readCorrection(g: Game, said: Json): Said {
  const reader = new Reader(g);
  reader.readAll(said);
  if (reader.wrong.length === 0) layCards(g);
  return { wrong: reader.wrong[0], tell: () => reader.lines.forEach((line) => line()) };
}

class Reader {
  readonly wrong: string[] = [];
  readonly lines: (() => void)[] = [];

  constructor(private readonly g: Game) {}

  readAll(said: Json): void {
    if (!isObject(said) || Object.keys(said).length === 0) return void this.wrong.push('correct');
    for (const [part, value] of entriesOf(said)) {
      if (part === 'heroes') this.readHeroes(value);
      else if (part === 'own') this.readOwn(value);
      else if (TABLE_PARTS.some((known) => known === part))
        this.readTable(part as (typeof TABLE_PARTS)[number], value);
      else this.wrong.push(part);
    }
  }

  /** The value told anew; what it leaves out stays as it is. */
  private read<T extends object>(
    shapes: Parts<T>,
    of: T,
    part: keyof T & string,
    said: Json,
    at: string,
  ): boolean {
    const { g } = this;
    const shape: Shape<T[keyof T & string]> = shapes[part];
    const lost = new Set<string>();
    const wanted = merged(shape.tell(g, of[part]) ?? null, said);
    const value = shape.read({ g, lost }, wanted);
    const stands = value !== undefined && lost.size === 0 && isTold(wanted, shape.tell(g, value));
    if (stands) of[part] = value;
    else this.wrong.push([at, ...lost].join(' '));
    return stands;
  }

  private readTable(part: (typeof TABLE_PARTS)[number], said: Json): void {
    const { state } = this.g;
    const before = [...state.enemies];
    const doors = [...state.doors];
    if (!this.read(REST, state, part, said, part)) return;
    if (part === 'enemies') this.figures(before);
    else if (part === 'doors') this.doors(doors);
    else this.line(() => this.g.emit?.('', { type: 'corrected', part }));
  }

  /** Figures come from the box and go back to it (K-SPAWN-4). */
  private figures(before: readonly number[]): void {
    const { state, context } = this.g;
    state.enemies.forEach((n, at) => {
      const type = Math.floor(at / context.zones);
      const more = n - itemAt(before, at);
      if (more === 0) return;
      addTo(state.supply, type, -more);
      const enemy = itemAt(context.types, type).id;
      const zone = itemAt(context.board.zones, at % context.zones).id;
      this.line(() => this.g.emit?.('', { type: 'corrected-figures', enemy, zone, n }));
    });
  }

  private doors(before: readonly number[]): void {
    const { state, context } = this.g;
    state.doors.forEach((now, at) => {
      if (now === before[at]) return;
      const door = itemAt(context.board.doors, at).id;
      this.line(() => this.g.emit?.('', { type: 'corrected-door', door, open: now !== DOOR.closed }));
    });
  }

  private readHeroes(said: Json): void {
    if (!isObject(said)) return void this.wrong.push('heroes');
    for (const [id, fields] of entriesOf(said)) {
      const hero = this.g.state.heroes.findIndex((h) => h.id === id);
      if (hero < 0 || !isObject(fields)) this.wrong.push(`heroes.${id}`);
      else for (const [field, value] of cardsFirst(entriesOf(fields))) this.readHero(hero, field, value);
    }
  }

  private readHero(hero: number, field: string, said: Json): void {
    const { g } = this;
    const h = heroAt(g.state, hero);
    const part = HERO_PARTS.find((known) => known === field);
    const at = `heroes.${h.id}.${field}`;
    // Nobody leaves where there is no way out: the game would go on for ever without them.
    if (!part || (said === 'left' && !g.context.mission.exit)) return void this.wrong.push(at);
    const value = part === 'slots' ? freeCopies(g, h, said) : said;
    if (!this.read(HERO, h, part, value, at)) return;
    if (part === 'wounds') g.context.edition.scenario.wound?.(g, hero, h.wounds);
    if (part === 'xp') g.state.stack.push(levels(hero));
    this.line(() => tellHero(g, h, part));
  }

  private readOwn(said: Json): void {
    const { g } = this;
    const { edition } = g.context;
    if (!isObject(said)) return void this.wrong.push('own');
    const shapes = edition.ownShapes as Parts<{ [part: string]: Json }>;
    const own = g.state.own as { [part: string]: Json };
    const shown = (edition.maskOwn?.(g.state.own) ?? g.state.own) as { [part: string]: Json };
    for (const [part, value] of entriesOf(said)) {
      const isShown = Object.hasOwn(shapes, part) && shapes[part]?.tell(g, own[part] ?? null) !== undefined;
      const isKnown = isShown && !JSON.stringify(shown[part] ?? null).includes(`${HIDDEN}`);
      if (!isKnown) this.wrong.push(`own.${part}`);
      else if (this.read(shapes, own, part, value, `own.${part}`))
        this.line(() => g.emit?.('', { type: 'corrected', part }));
    }
  }

  private line(tell: () => void): void {
    this.lines.push(tell);
  }
}

/** A wound may lie in the place of a card. */
const cardsFirst = (fields: readonly [string, Json][]): readonly [string, Json][] =>
  fields.toSorted(([a], [b]) => Number(b === 'slots') - Number(a === 'slots'));

function tellHero(g: Game, h: Hero, part: (typeof HERO_PARTS)[number]): void {
  const { zones } = g.context.board;
  const hero = h.id;
  const number = (what: 'wounds' | 'xp' | 'actions', n: number): void =>
    g.emit?.('', { type: 'corrected-hero', hero, what, n });
  if (part === 'zone')
    g.emit?.('', { type: 'corrected-place', hero, ...(h.zone >= 0 && { zone: itemAt(zones, h.zone).id }) });
  else if (part === 'slots') g.emit?.('', { type: 'corrected-cards', hero, cards: cardsOf(g, h) });
  else if (part === 'wounds' || part === 'xp' || part === 'actions') number(part, h[part]);
  else g.emit?.('', { type: 'corrected-hero', hero, what: 'other', n: 0 });
}

const cardsOf = ({ context: { edition } }: Game, h: Hero): string[] =>
  h.slots.flatMap((c, slot) =>
    c >= 0 ? [itemAt(itemOfDeck(edition.cards, edition.slotDeck(slot)), c)] : [],
  );

const itemOfDeck = (cards: { readonly [deck: string]: readonly string[] }, deck: string): readonly string[] =>
  cards[deck] ?? [];

/** Objects are put together, name by name, lists by place (`{"2": ...}`); anything else takes the place of what was there. */
function merged(before: Json, said: Json): Json {
  if (Array.isArray(before) && isObject(said) && Object.keys(said).every((place) => place in before))
    return before.map((one, at) => (Object.hasOwn(said, at) ? merged(one, said[at] ?? null) : one));
  if (!isObject(before) || !isObject(said)) return said;
  return {
    ...before,
    ...Object.fromEntries(entriesOf(said).map(([key, value]) => [key, merged(before[key] ?? null, value)])),
  };
}

/** Is it all there as it was said? Readers of positions leave out what they do not know; here nothing may be. */
function isTold(said: Json, told: Json | undefined): boolean {
  if (said === null || said === 0) return told === undefined || told === said;
  if (Array.isArray(said))
    return Array.isArray(told) && said.length === told.length && said.every((one, i) => isTold(one, told[i]));
  if (isObject(said)) return entriesOf(said).every(([key, one]) => isTold(one, memberOf(told, key)));
  return said === told;
}

/** `pistol` is any pistol: one the hero holds in a slot that is told, else one that nobody does. All slots, or some by their places. */
function freeCopies(g: Game, h: Hero, said: Json): Json {
  if (Array.isArray(said)) {
    const copyFor = copies(g, h, [...said.keys()]);
    return said.map((told, slot) => copyFor(told, slot));
  }
  if (!isObject(said)) return said;
  const copyFor = copies(g, h, Object.keys(said).map(Number));
  return Object.fromEntries(entriesOf(said).map(([slot, told]) => [slot, copyFor(told, Number(slot))]));
}

function copies(
  { state, context: { edition } }: Game,
  h: Hero,
  places: readonly number[],
): (told: Json, slot: number) => Json {
  const given = new Set<string>();
  return (told, slot) => {
    const deck = edition.slotDeck(slot);
    const names = cardNames(edition, deck);
    const ids = itemOfDeck(edition.cards, deck);
    const { draw, discard } = deckOf(state, deck);
    const mine = h.slots.filter(
      (c, at) => c !== EMPTY && places.includes(at) && edition.slotDeck(at) === deck,
    );
    // Somebody may have been told to hold it a moment ago: it has not left its pile yet.
    const theirs = state.heroes.flatMap((other) =>
      other === h ? [] : other.slots.filter((_, at) => edition.slotDeck(at) === deck),
    );
    const free = [...discard, ...draw].filter((c) => !theirs.includes(c));
    const copy = [...mine, ...free].find((c) => {
      const name = names[c] ?? '';
      return c >= 0 && !given.has(`${deck} ${name}`) && (name === told || ids[c] === told);
    });
    const name = copy === undefined ? told : itemAt(names, copy);
    given.add(`${deck} ${String(name)}`);
    return name;
  };
}

/** Whatever lies on the table now has left the piles; what lies nowhere any more has been discarded. */
function layCards(g: Game): void {
  const { edition } = g.context;
  for (const [deck, lying] of Object.entries(edition.cardsLying(g))) {
    const pile = deckOf(g.state, deck);
    const twice = new Set(lying.filter((card, at) => card >= 0 && lying.indexOf(card) !== at));
    if (twice.size > 0) {
      pile.draw = pile.draw.filter((card) => !twice.has(card));
      pile.discard = pile.discard.filter((card) => !twice.has(card));
      forget(pile, [...twice]);
    }
    const there = new Set(lying);
    cardNames(edition, deck).forEach((_, card) => {
      if (!there.has(card)) pile.discard.push(card);
    });
  }
}
