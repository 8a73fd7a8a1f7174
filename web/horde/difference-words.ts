/** A difference in words: how it is, and how it was. */
import { heroAt, itemAt, typeAt, type Context, type State } from '@holdout/engine';
import { figureName } from '../table/figure-names.ts';
import type { Words } from '../words/use-words.ts';
import type { Difference } from './differences.ts';

interface Line {
  readonly now: string;
  readonly was: string;
}

export function differenceWords(d: Difference, context: Context, state: State, words: Words): Line {
  const { t, say } = words;
  const id = (zone: number): string => context.board.zones[zone]?.id ?? '';
  const place = (zone: number): string => (zone < 0 ? t('horde.in-box') : say.inZone(id(zone)));
  const line = (name: string, args: { [key: string]: string | number }): Line => ({
    now: t(`horde.differs.${name}`, args),
    was: t(`horde.differed.${name}`, args),
  });
  const hero = (n: number): { hero: string; gender: string } => {
    const heroId = heroAt(state, n).id;
    return { hero: say.hero(heroId), gender: say.gender(heroId) };
  };
  switch (d.what) {
    case 'place':
      return line('place', { ...hero(d.hero), at: place(d.zone), was: place(d.was) });
    case 'gone':
      return line('gone', { ...hero(d.hero), status: d.status });
    case 'wounds':
    case 'xp':
    case 'track':
      return line(d.what, { ...hero(d.hero), n: d.n, was: d.was });
    case 'card': {
      const card = (of: string): string => (of === '' ? t('table.right.no-card') : say.card(of));
      return line('card', { ...hero(d.hero), card: card(d.card), was: card(d.was) });
    }
    case 'figures': {
      const { id: enemy } = typeAt(context, d.type);
      return line('figures', {
        figures: say.enemies(enemy, d.n),
        enemy: say.enemy(enemy),
        n: d.n,
        was: d.was,
        at: place(d.zone),
      });
    }
    case 'heap':
      return line('heap', { part: t(`horde.heap.${d.part}`), n: d.n, was: d.was, at: place(d.zone) });
    case 'thing':
      return line('thing', { name: thingName(d.id, say), at: place(d.zone), was: place(d.was) });
    case 'door':
      return line('door', { door: doorName(d.door, context, words), open: d.open ? 'yes' : 'no' });
    case 'opens':
      return line('opens', { door: doorName(d.door, context, words), fills: d.fills ? 'yes' : 'no' });
    case 'taken':
      return line('taken', { at: place(d.zone) });
  }
}

const thingName = (id: string, say: Words['say']): string => {
  const name = figureName(say, id);
  return name === id ? say.car(id) : name;
};

function doorName(door: number, { board }: Context, { t, say }: Words): string {
  const { a, b } = itemAt(board.doors, door);
  const name = (zone: number): string => say.theZone(itemAt(board.zones, zone).id);
  return t('horde.door', { one: name(a), other: name(b) });
}
