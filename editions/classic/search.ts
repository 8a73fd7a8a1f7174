/** Searching rooms and cars (C-ACT-2 to C-ACT-4, C-ACT-8 to C-ACT-12, C-SK-17, C-SK-20, C-SK-25). */
import {
  deckOf,
  heroAt,
  itemAt,
  asks,
  call,
  canPay,
  declareEvents,
  declarePrompts,
  declareRefusals,
  discard,
  DONE,
  drawCard,
  enemiesIn,
  hasSkill,
  isSpent,
  isUsed,
  markUsed,
  option,
  pay,
  pickCard,
  place,
  plainOption,
  procedure,
  takeFromDeck,
  told,
  turnedUp,
  zoneId,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { arrange } from './arrange.ts';
import { kindAt } from './cards.ts';
import { isDual } from './weapons.ts';
import { countKind, itemId, putInSlot } from './inventory.ts';
import { missionOf, ownOf, type Car } from './own.ts';
import { EQUIPMENT, FREE_SEARCH, WALKER } from './types.ts';

const TOLD = declareEvents({
  searched: told({ hero: 'hero', zone: 'zone' }, { mark: 'magnifying-glass', tone: 'cyan' }),
  'car-searched': told(
    { hero: 'hero', zone: 'zone', car: 'car' },
    { mark: 'magnifying-glass', tone: 'cyan' },
  ),
  'found-nothing': told({ hero: 'hero' }, { follows: true }),
});
const ASKED = declarePrompts({
  'draw-again': asks({ card: 'card' }, { spotlight: 'find' }),
  'match-set': asks({ card: 'card' }, { spotlight: 'find' }),
});
const REFUSED = declareRefusals({
  'search.not-indoors': 'C-ACT-2',
  'search.zombies': 'C-ACT-2',
  'search.once': 'C-ACT-2',
  'search.forbidden': 'M-C06',
  'search.no-car': 'C-ACT-4',
  'search.car-empty': 'C-ACT-4',
  'search.no-cards': 'K-SPAWN-7',
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const SEARCH = plainOption('search', { cost: 1 }, [-1]);
const carOption = (car: Car, index: number): Option =>
  option('search', 'vehicle', [index], { vehicle: car.kind, cost: 1 });

/** What every search needs: the one of the turn, in a zone without zombies (C-ACT-2). */
export function whyNoSearch(g: Game, hero: number): RefusalCode | undefined {
  if (isUsed(g, hero, 'search')) return 'search.once';
  return enemiesIn(g, heroAt(g.state, hero).zone) > 0 ? 'search.zombies' : undefined;
}

const noCards = (g: Game): boolean => {
  const { draw, discard: gone } = deckOf(g.state, EQUIPMENT);
  return draw.length + gone.length === 0;
};

function whyNotRoom(g: Game, hero: number): RefusalCode | undefined {
  const { zone } = heroAt(g.state, hero);
  if (zone < g.context.board.streets) return 'search.not-indoors';
  if (missionOf(g).noSearch.includes(zone)) return 'search.forbidden';
  const no = whyNoSearch(g, hero) ?? (noCards(g) ? 'search.no-cards' : undefined);
  return no ?? (canPay(g, hero, 1, FREE_SEARCH) ? undefined : 'hero.too-few-actions');
}

function whyNotCar(g: Game, hero: number, car: Car | undefined): RefusalCode | undefined {
  if (!car || car.zone !== heroAt(g.state, hero).zone) return 'search.no-car';
  if (car.kind === 'pimp' && (car.searched || specialWeapons(g).length === 0)) return 'search.car-empty';
  const no = whyNoSearch(g, hero) ?? (car.kind === 'police' && noCards(g) ? 'search.no-cards' : undefined);
  return no ?? (canPay(g, hero, 1, FREE_SEARCH) ? undefined : 'hero.too-few-actions');
}

const specialWeapons = (g: Game): number[] => ownOf(g).aside.filter((c) => kindAt(g, c).pimp);

export const searchAction: Action = {
  verb: 'search',
  form: 'vehicle',
  why(g, hero, { vehicle = '' }) {
    if (vehicle === '') return whyNotRoom(g, hero);
    const here = heroAt(g.state, hero).zone;
    return whyNotCar(
      g,
      hero,
      ownOf(g).cars.find((c) => c.kind === vehicle && c.zone === here),
    );
  },
  offer(g, hero, add) {
    if (!whyNotRoom(g, hero)) add(SEARCH);
    // Two cars of a kind in one zone are the same search.
    const { cars } = ownOf(g);
    if (cars.length === 0) return;
    cars.forEach((car, i) => {
      const again = cars.slice(0, i).some((c) => c.kind === car.kind && !whyNotCar(g, hero, c));
      if (!whyNotCar(g, hero, car) && !again) add(carOption(car, i));
    });
  },
  run(g, hero, option) {
    pay(g, hero, 1, FREE_SEARCH);
    return search(g, hero, itemAt(option.args, 0));
  },
  procedure: procedure<Search>()({
    special(g, f) {
      const own = ownOf(g);
      itemAt(own.cars, f.car).searched = true;
      f.card = pickCard(g, EQUIPMENT, specialWeapons(g));
      own.aside = own.aside.filter((c) => c !== f.card);
      f.left = 0;
      return 'keep';
    },

    draw(g, f) {
      if (f.left === 0) return 'end';
      f.card = drawCard(g, EQUIPMENT);
      if (f.card < 0) {
        g.emit?.('C-ACT-9', { type: 'found-nothing', hero: heroAt(g.state, f.hero).id });
        return 'end';
      }
      // Until it is kept or discarded the card lies open beside the deck.
      ownOf(g).passing.push(f.card);
      const hero = heroAt(g.state, f.hero).id;
      g.emit?.('C-ACT-2', { type: 'card-drawn', hero, card: kindAt(g, f.card).id });
      return 'destiny';
    },

    destiny: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        if (isSpent(g, f.hero, 'destiny')) return 'reveal';
        const cards = [kindAt(g, f.card).id];
        return {
          kind: 'pick',
          prompt: 'draw-again',
          by: h.seat,
          hero: h.id,
          about: { card: itemAt(cards, 0) },
          options: [plainOption('keep', { cards }), plainOption('redraw', { cards })],
        };
      },
      take(g, f, { option }) {
        if (option.verb === 'keep') return 'reveal';
        markUsed(g, f.hero, 'destiny');
        // From a police car it waits with the rest, so that it is not drawn again (C-ACT-9).
        if (f.car < 0) putAway(g, f.card);
        g.emit?.('C-SK-17', {
          type: 'card-discarded',
          hero: heroAt(g.state, f.hero).id,
          card: kindAt(g, f.card).id,
        });
        return 'draw';
      },
    },

    reveal(g, f) {
      const kind = kindAt(g, f.card);
      if (kind.trap) return 'trap';
      // A police car yields its first weapon; the rest waits beside the deck (C-ACT-9).
      if (f.car >= 0 && kind.uses.length === 0) {
        const hero = heroAt(g.state, f.hero).id;
        g.emit?.('C-ACT-9', { type: 'card-discarded', hero, card: kind.id });
        return 'draw';
      }
      f.left--;
      ownOf(g).passing = ownOf(g).passing.filter((c) => c !== f.card);
      return 'keep';
    },

    trap(g, f) {
      putAway(g, f.card);
      const { zone } = heroAt(g.state, f.hero);
      return call(f, 'end', place([{ zone, type: WALKER, count: 1 }]));
    },

    keep(g, f) {
      const h = heroAt(g.state, f.hero);
      putInSlot(g, f.hero, f.card);
      if (f.car >= 0 && itemAt(ownOf(g).cars, f.car).kind === 'pimp') {
        g.emit?.('C-ACT-4', { type: 'card-drawn', hero: h.id, card: kindAt(g, f.card).id });
      }
      return canMatch(g, f.hero, f.card) ? 'match' : 'draw';
    },

    /** A second card of the same name from the deck, if there is one and it is wanted (C-SK-25). */
    match: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const cards = [kindAt(g, f.card).id];
        return {
          kind: 'pick',
          prompt: 'match-set',
          by: h.seat,
          hero: h.id,
          about: { card: itemAt(cards, 0) },
          options: [plainOption('match', { cards }), plainOption('decline', { cards })],
        };
      },
      take(g, f, { option }) {
        if (option.verb === 'match') matchSet(g, f.hero, f.card);
        return 'draw';
      },
    },

    end(g, f) {
      const own = ownOf(g);
      for (const card of own.passing) discard(g, EQUIPMENT, card);
      own.passing = [];
      return heroAt(g.state, f.hero).status === 'in' ? call(f, 'done', arrange(f.hero)) : DONE;
    },
    done: () => DONE,
  }),
};

export interface Search extends Frame<'search'> {
  hero: number;
  /** Car searched, -1 for a room or the street. */
  car: number;
  /** Cards still to draw. */
  left: number;
  card: number;
}

/** Begins the one search of the turn; a flashlight adds a card in a room (C-INV-9). */
export function search(g: Game, hero: number, car: number): Frame {
  markUsed(g, hero, 'search');
  const h = heroAt(g.state, hero);
  const left = car < 0 ? 1 + countKind(g, hero, 'flashlight') : 1;
  const zone = zoneId(g, h.zone);
  if (car < 0) g.emit?.('C-ACT-2', { type: 'searched', hero: h.id, zone });
  else g.emit?.('C-ACT-4', { type: 'car-searched', hero: h.id, zone, car: itemAt(ownOf(g).cars, car).kind });
  const step = car >= 0 && itemAt(ownOf(g).cars, car).kind === 'pimp' ? 'special' : 'draw';
  const f: Search = { proc: 'search', step, hero, car, left, card: -1 };
  return f;
}

function putAway(g: Game, card: number): void {
  ownOf(g).passing = ownOf(g).passing.filter((c) => c !== card);
  discard(g, EQUIPMENT, card);
}

/** Asked while the card is put away, not with the question: a table that sees no deck must come to the same question. */
const canMatch = (g: Game, hero: number, card: number): boolean =>
  hasSkill(g, hero, 'matching-set') &&
  isDual(g, hero, kindAt(g, card)) &&
  deckOf(g.state, EQUIPMENT).draw.some((c) => kindAt(g, turnedUp(c)).id === kindAt(g, card).id);

function matchSet(g: Game, hero: number, card: number): void {
  const twin = takeFromDeck(g, EQUIPMENT, (c) => kindAt(g, c).id === kindAt(g, card).id);
  if (twin < 0) return;
  const id = heroAt(g.state, hero).id;
  putInSlot(g, hero, twin);
  g.emit?.('C-SK-25', { type: 'skill-used', hero: id, skill: 'matching-set', card: itemId(g, twin) });
}
