/** What everything is called, from the ids that events and options carry. Unknown ids stand for themselves. */
import { leading, readItem, type Gender } from '@holdout/engine';
import { gendersBrought, type Brought } from './brought.ts';
import { genderOf } from './genders.ts';
import type { Args } from './message.ts';
import type { OwnMission } from './missions.ts';
import { placesOf, type Places } from './places.ts';
import type { Words } from './words.ts';

/** What only the game at hand knows. */
export interface Table {
  /** Edition of the game, whose own wording is preferred. */
  readonly edition?: string;
  /** Names of the players' own survivors, by id. */
  readonly heroes?: { readonly [id: string]: string };
  /** How words agree with them, where the players said so; masculine otherwise. */
  readonly genders?: { readonly [id: string]: Gender | undefined };
  /** Heroes and cards that the game brings. */
  readonly brought?: Brought;
  /** Names of the people by seat, as far as they are known. */
  readonly players?: readonly (string | null)[];
  /** All zone ids of the board, to tell apart rooms that would have the same name. */
  readonly zones?: readonly string[];
  /** The mission that is played, where it is one of the players' own. */
  readonly mission?: OwnMission;
  /** Rooms are named with the tile they are on; without, decisions still tell apart what they must. */
  readonly codes?: boolean;
}

export interface Names extends Places {
  readonly words: Words;
  /** A name under `<kind>.<id>`, or the id. */
  term(kind: string, id: string): string;
  /** What heads the rules of an edition or a family. */
  heading(id: string): string;
  hero(id: string): string;
  /** Of those named, together. */
  gender(ids: readonly string[]): Gender;
  player(seat: number | 'team'): string;
  /** Who is asked; `none` where there is but one, without a name. */
  asked(seat: number | 'team'): string;
  card(id: string): string;
  skill(id: string): string;
  /** A card, an attack or a skill, whichever has this id: what a re-roll or a shield comes from. */
  source(id: string): string;
  /** "the pistol", "a pistol". */
  theCard(label: string): string;
  aCard(id: string): string;
  /** Items as in `pistol+machete.empty`: "two pistols", "the blade of Ma's shotgun". */
  items(labels: readonly string[]): string;
  enemy(id: string): string;
  enemies(id: string, n: number): string;
  /** "the Walkers and the Runners". */
  kinds(ids: readonly string[]): string;
  /** "the police car 2". */
  theCar(id: string): string;
  dice(dice: readonly number[]): string;
  /** All of a spawn card, from a label such as `rush.walker.1-2-3-4`: "Rush! Walkers (1, 2, 3, 4)". */
  spawnFace(face: string): string;
}

export function namesOf(words: Words, table: Table): Names {
  const { grammar } = words;
  const genders = gendersBrought(table.brought ?? {});
  const known = (key: string, id: string, args?: Args): string =>
    words.has(key) ? words.say(key, args) : id;
  const term = (kind: string, id: string): string => known(`${kind}.${id}`, id);
  /** Attacks are chosen like cards, and called by their own names. */
  const card = (id: string): string => (words.has(`card.${id}`) ? term('card', id) : term('attack', id));

  const skill = (id: string): string => {
    const [base, with_] = id.split(':');
    return known(`skill.${base}`, id, { card: with_ ? card(with_) : '' });
  };

  const theCard = (label: string): string => withMarks(label, (id) => term('the', id));
  const withMarks = (label: string, name: (id: string) => string): string => {
    const { card: id, marks } = readItem(label);
    return marks.reduce((item, mark) => known(`item.${mark}`, item, { item }), name(id));
  };

  const items = (labels: readonly string[]): string => {
    if (labels.length === 0) return words.say('item.nothing');
    const [first, second] = leading(labels, 1);
    const two = labels.length === 2 && first === second && words.has(`two.${readItem(first).card}`);
    return two ? withMarks(first, (id) => term('two', id)) : words.list(labels.map(theCard));
  };

  /** People have theirs, things that of the noun their language calls them by. */
  const gender = (id: string): Gender =>
    table.genders?.[id] ?? genders[id] ?? genderOf(id) ?? grammar.nounGender(known(`a.${id}`, ''));

  const theCar = (id: string): string => {
    const [, kind = id, n] = /^(.*?)(?:-(\d+))?$/.exec(id) ?? [];
    const car = term('car', kind);
    return n === undefined ? car : words.say('car.numbered', { car, n });
  };

  const spawnFace = (face: string): string => {
    const [kind, enemy = '', lines = ''] = leading(face.split('.'), 1);
    const title = term('spawn', kind);
    if (enemy === '') return title;
    return words.say('spawn-face', {
      title,
      kindId: kind,
      enemies: grammar.bare(term('the', enemy)),
      lines: lines.split('-').join(', '),
      counted: lines ? 'yes' : 'no',
    });
  };

  const player = (seat: number | 'team'): string =>
    seat === 'team'
      ? words.say('player.team')
      : (table.players?.[seat] ?? words.say('player', { n: seat + 1 }));

  return {
    ...placesOf(words, table.zones ?? [], table.codes ?? true),
    words,
    term,
    heading(id) {
      const name = term('edition', id);
      return known(`heading.${id}`, name, { name });
    },
    gender: (ids) => grammar.together(ids.map(gender)),
    hero: (id) => known(`hero.${id}`, table.heroes?.[id] ?? id),
    player,
    asked: (seat) => (table.players?.length === 1 && !table.players[0] ? 'none' : player(seat)),
    card,
    skill,
    source: (id) => {
      if (words.has(`card.${id}`) || words.has(`attack.${id}`)) return card(id);
      if (!words.has(`ability.${id}`)) return skill(id);
      // Whose it is: enemy heroes' abilities go by titles that do not say it.
      return words.say('ability.of', { enemy: term('enemy', id), ability: term('ability', id) });
    },
    theCard,
    aCard: (id) => grammar.article(term('a', id)),
    items,
    enemy: (id) => term('enemy', id),
    enemies: (id, n) => known(`enemy.${id}.n`, `${n} ${id}`, { n }),
    kinds: (ids) => words.list(ids.map((id) => term('the', id))),
    theCar,
    dice: (dice) => dice.join(', '),
    spawnFace,
  };
}

/** Short name of a car, for labels. */
export const carName = (names: Names, id: string): string => names.words.grammar.bare(names.theCar(id));
