/** What a hero of the toy can do beside moving and taking tokens: open doors, search rooms, fight. */
import {
  canPay,
  discard,
  doorOption,
  doorTouches,
  DONE,
  DOOR,
  drawCard,
  EMPTY,
  enemiesIn,
  experience,
  isLocked,
  NO_KIND,
  openDoor,
  pay,
  plainOption,
  removeFigures,
  rollDice,
  zoneId,
  type Action,
  type Game,
  type RefusalCode,
} from '../index.ts';
import { FINDS, FOUND, RAT } from './content.ts';
import { heroAt, itemAt, typeAt } from '../lookup.ts';

const tooFew = (g: Game, hero: number): RefusalCode | undefined =>
  canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';

/** An action without a target, for one of the hero's: on offer exactly where nothing speaks against it. */
const simple = (verb: string, why: Action['why'], run: Action['run']): Action => ({
  verb,
  why: (g, hero, about) => why(g, hero, about) ?? tooFew(g, hero),
  offer(g, hero, add) {
    if (!why(g, hero, {}) && !tooFew(g, hero)) add(plainOption(verb, { cost: 1 }));
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return run(g, hero, option);
  },
});

/** A card for a hero in a room: a lamp is kept by whoever has none. */
export const search = simple(
  'search',
  (g, hero) => (heroAt(g.state, hero).zone < g.context.board.streets ? 'take.nothing-here' : undefined),
  (g, hero) => {
    const h = heroAt(g.state, hero);
    const card = drawCard(g, FINDS);
    if (card < 0) return DONE;
    g.emit?.('T-SEARCH', { type: 'card-drawn', hero: h.id, card: itemAt(FOUND, card) });
    if (FOUND[card] === 'lamp' && h.slots[0] === EMPTY) h.slots[0] = card;
    else discard(g, FINDS, card);
    return DONE;
  },
);

const ACCURACY = 4;

/** One die in the own zone, two by the light of a lamp (K-ATT-1, K-ATT-2). */
export const attack = simple(
  'attack',
  (g, hero) => (enemiesIn(g, heroAt(g.state, hero).zone) === 0 ? 'attack.melee-reach' : undefined),
  (g, hero) => {
    const { id, zone, slots } = heroAt(g.state, hero);
    const dice = rollDice(g, 'attack', slots[0] === EMPTY ? 1 : 2);
    const hits = dice.filter((die) => die >= ACCURACY).length;
    const told = { hero: id, zone: zoneId(g, zone) };
    g.emit?.('K-ATT-1', { type: 'attacked', ...told, weapon: 'bare', accuracy: ACCURACY, dice, hits });
    const n = Math.min(hits, enemiesIn(g, zone));
    if (n === 0) return DONE;
    removeFigures(g, zone, RAT, n);
    g.emit?.('K-ATT-1', { type: 'enemies-killed', enemy: 'rat', n, ...told });
    return experience(hero, n * typeAt(g.context, RAT).xp);
  },
);

/** Why the hero cannot open it (K-DOOR-1, K-DOOR-2). */
const whyShut = (g: Game, hero: number, door: number): RefusalCode | undefined => {
  if (door < 0 || !doorTouches(g, door, heroAt(g.state, hero).zone)) return 'open.no-door';
  if (g.state.doors[door] !== DOOR.closed) return 'open.already';
  return isLocked(g, door) ? 'open.locked' : tooFew(g, hero);
};

export const open: Action = {
  verb: 'open',
  form: 'door',
  why: (g, hero, about) =>
    whyShut(
      g,
      hero,
      g.context.board.doors.findIndex((d) => d.id === about.door),
    ),
  offer(g, hero, add) {
    g.context.board.doors.forEach((_, door) => {
      if (!whyShut(g, hero, door)) add(doorOption(g, 'open', door, { cost: 1 }));
    });
  },
  run(g, hero, { args }) {
    const door = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    return openDoor(hero, door, '');
  },
};
