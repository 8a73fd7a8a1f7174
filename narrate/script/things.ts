/** What the fields of a mission are called: by the names of the board, of its own texts, of the language. */
import { textsOf, type Coloured, type FileShape, type Json } from '@holdout/engine';
import type { Language } from '../languages/index.ts';
import type { Names } from '../names.ts';
import { isObject } from './fits.ts';

type NameShape = Extract<FileShape, { readonly is: 'name' }>;
/** With its article; where something happens; without its number; one of it; as an adjective of one, or of several. */
export type Form = 'the' | 'in' | 'title' | 'a' | 'one' | 'several' | 'door';

export interface Things {
  /** `n`: how many there are of it. */
  name(shape: NameShape, id: string, form: Form, n?: number): string;
  /** How many things of the mission have this colour. */
  count(of: Coloured, colour: string): number;
  /** What the mission itself says of this, or its language. */
  own(key: string): string | undefined;
}

/** Areas without a name are told by their zones, as long as these are few. */
const FEW = 3;

export function thingsOf(names: Names, language: Language, file: Json): Things {
  const { words } = names;
  const texts = textsOf(isObject(file) ? file : {});
  const spoken = [...texts.filter(([l]) => l === language), ...texts.slice(0, 1)];
  const own = (key: string): string | undefined =>
    words.raw(key) ?? spoken.flatMap(([, said]) => said.words ?? []).find(([k]) => k === key)?.[1];
  const quoted = (id: string): string => words.say('told.quoted', { name: id });
  const known = (key: string, id: string): string => own(key) ?? quoted(id);
  const listOf = (name: string): readonly Json[] => {
    const found = isObject(file) ? file[name] : undefined;
    return Array.isArray(found) ? found : [];
  };
  const zonesOf = (area: string): readonly string[] => {
    const areas = isObject(file) ? file['areas'] : undefined;
    const found = isObject(areas) && Object.hasOwn(areas, area) ? areas[area] : undefined;
    return Array.isArray(found) ? found.map(String) : [];
  };
  const count = (of: Coloured, colour: string): number =>
    listOf(of).filter(
      (entry) => isObject(entry) && (entry['colour'] ?? (of === 'doors' ? '' : 'red')) === colour,
    ).length;

  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  function area(id: string, form: Form): string {
    const named = own(`area.${id}`);
    if (named !== undefined)
      return form === 'in' ? (own(`in.area.${id}`) ?? words.say('in', { zone: named })) : named;
    const zones = zonesOf(id);
    if (zones.length === 0 || zones.length > FEW)
      return words.say(form === 'in' ? 'told.in-area' : 'told.area', { name: quoted(id) });
    return either.format(zones.map(form === 'in' ? names.inZone : names.theZone));
  }

  function colour({ of }: NameShape, id: string, form: Form, n: number): string {
    if (form === 'door')
      return words.has(`colour-of-door.${id}`) ? words.say(`colour-of-door.${id}`) : adjective(id);
    if (form === 'one' || of === undefined) return adjective(id);
    if (form === 'several') return own(`colours.${id}`) ?? adjective(id);
    const here = count(of, id);
    const of1 = of === 'objectives' ? 'colour' : 'colour-of-door';
    const plural = own(`${of === 'objectives' ? 'colours' : 'colours-of-doors'}.${id}`);
    const one = own(`${of1}.${id}`) ?? adjective(id);
    return words.say(form === 'a' && of === 'doors' ? 'told.a-doors' : `told.${of}`, {
      n: Math.max(n, here),
      colour: one,
      colours: plural ?? one,
    });
  }
  const adjective = (id: string): string => own(`colour.${id}`) ?? id;

  function enemy(id: string, form: Form, n: number): string {
    if (!words.has(`enemy.${id}`)) return quoted(id);
    if (form === 'several') return names.enemies(id, n).replace(/^\d+\s/, '');
    return form === 'a' ? names.words.say(`a.${id}`) : names.enemy(id);
  }

  function card(id: string, form: Form): string {
    if (!words.has(`the.${id}`)) return quoted(id);
    if (form === 'title') return names.card(id);
    return form === 'a' ? names.aCard(id) : names.theCard(id);
  }

  return {
    own,
    count,
    name(shape, id, form, n = 1) {
      switch (shape.kind) {
        case 'zone':
          return form === 'in' ? names.inZone(id) : names.theZone(id);
        case 'area':
          return area(id, form);
        case 'colour':
          return colour(shape, id, form, n);
        case 'counter':
          return own(`counter.${id}`) ?? words.say('told.counter', { name: quoted(id) });
        case 'enemy':
          return enemy(id, form, n);
        case 'card':
        case 'object':
          return card(id, form);
        case 'car':
          return names.theCar(id);
        case 'storey':
          return known(`floor.${id}`, id);
        case 'level':
        case 'spawn':
          return names.term(shape.kind, id);
        case 'tile':
          return id;
        default:
          return quoted(id);
      }
    },
  };
}
