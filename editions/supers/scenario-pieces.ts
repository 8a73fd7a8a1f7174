/** What a scenario's `own` section lays on the board of a super-hero edition (docs/SCENARIOS.md). */
import {
  cardId,
  deckOf,
  DOOR,
  EMPTY,
  enemyNamed,
  heroAt,
  heroNamed,
  itemAt,
  zoneAt,
  type Game,
  type Reader,
} from '@holdout/engine';
import { zoneOfEnemyHero } from './enemies/enemy-heroes.ts';
import { BYSTANDER_DECK, ENEMY_HERO_DECK, FIRST_HERO, kitOf, SPAWN_DECK } from './kit.ts';
import { ownOf, type SupersOwn } from './own.ts';
import { bystanderId } from './people/bystanders.ts';

export const PIECES = [
  'bystanders',
  'cards',
  'sign',
  'hand',
  'elevator',
  'asleep',
  'stunned',
  'targets',
  'done',
  'devoured',
  'exit',
  'rescued',
  'items',
];

/** Takes a named card out of its deck, wherever it lies; one that the set-up laid on the board gives way to another. */
export function fetch(g: Game, deck: string, r: Reader, laidOut = ownOf(g).cards): number {
  const id = r.text();
  const { draw, discard } = deckOf(g.state, deck);
  const out = (ownOf(g).out[deck] ??= []);
  for (const pile of [draw, discard, out]) {
    const at = pile.findIndex((c) => cardId(g.context.edition, deck, c) === id);
    if (at >= 0) return itemAt(pile.splice(at, 1), 0);
  }
  const laid = deck === BYSTANDER_DECK ? laidOut.find((c) => bystanderId(g, c.card) === id) : undefined;
  const instead = laid && draw.pop();
  if (laid && instead !== undefined) {
    const { card } = laid;
    laid.card = instead;
    return card;
  }
  r.fail('scenario.card-not-there', id);
  return EMPTY;
}

export function placePieces(g: Game, r: Reader): void {
  const own = ownOf(g);
  if (r.get('cards').present || !r.present) clearCards(g, own);
  const laidOut = [...own.cards];
  for (const c of r.get('cards').listOrNone()) layCard(g, c, laidOut);
  clearPeople(g, own);
  for (const b of r.get('bystanders').listOrNone()) placePerson(g, b, laidOut);
  placeThings(g, own, r);
  for (const s of r.get('stunned').listOrNone()) stun(g, own, s);
  own.asleep = r.get('asleep').listOrNone().map((a) => enemyNamed(g, a)); // prettier-ignore
  own.done.push(...r.get('done').listOrNone().map((d) => d.text())); // prettier-ignore
  byHero(g, r.get('devoured'), (hero, n) => (own.devoured[hero] = n.number(0, 12)));
  own.rescued = r.get('rescued').listOrNone().map((c) => personNamed(g, c)); // prettier-ignore
  byHero(g, r.get('items'), (hero, item) => own.items.push({ item: item.text(), hero }));
  own.markedDevoured = r.get('targets').number(0, 12, 0);
  if (r.get('exit').present) own.exit = zoneAt(g, r.get('exit'));
}

function layCard(g: Game, r: Reader, laidOut: SupersOwn['cards']): void {
  r.only('card', 'zone', 'up', 'target');
  ownOf(g).cards.push({
    card: fetch(g, BYSTANDER_DECK, r.get('card'), laidOut),
    zone: zoneAt(g, r.get('zone')),
    under: -1,
    up: r.get('up').flag(false),
    target: r.get('target').flag(false),
  });
}

function placePerson(g: Game, r: Reader, laidOut: SupersOwn['cards']): void {
  r.only('card', 'zone', 'under', 'marked', 'hero');
  const own = ownOf(g);
  const under = r.get('under').present ? spawnCardUnder(g, r.get('under')) : -1;
  const card = fetch(g, BYSTANDER_DECK, r.get('card'), laidOut);
  if (card >= 0 && itemAt(kitOf(g).bystanders, card).special) r.get('card').fail('scenario.wrong-card');
  const marked = r.get('marked').flag(false);
  const hero = r.get('hero').present ? heroNamed(g, r.get('hero')) : -1;
  const beside = hero >= 0 && !r.get('zone').present;
  const zone = beside ? heroAt(g.state, hero).zone : zoneAt(g, r.get('zone'));
  own.bystanders.push({ card, zone, under, marked, hero });
  if (marked) own.targets.push(card);
}

/** Only two kinds of spawn cards ever lie under a person's (Z-ESC-1, H-HID-1). */
function spawnCardUnder(g: Game, r: Reader): number {
  const card = fetch(g, SPAWN_DECK, r);
  if (card >= 0 && !['escort', 'hidden'].includes(itemAt(kitOf(g).spawnCards, card).kind))
    r.fail('scenario.wrong-card');
  return card;
}

function personNamed(g: Game, r: Reader): number {
  const card = kitOf(g).bystanders.findIndex((b) => b.id === r.value);
  if (card < 0) r.fail('scenario.card-not-there', r.text());
  return card;
}

function placeThings(g: Game, own: SupersOwn, r: Reader): void {
  const [sign, hand, elevator] = [r.get('sign'), r.get('hand'), r.get('elevator')];
  if (sign.present) {
    sign.only('zone', 'damaged');
    own.sign = { zone: zoneAt(g, sign.get('zone')), damaged: sign.get('damaged').flag(false) };
  }
  if (hand.present) {
    hand.only('zone', 'spent');
    own.hand = { zone: zoneAt(g, hand.get('zone')), spent: hand.get('spent').flag(false) };
  }
  if (elevator.present) stopElevator(g, own, elevator);
}

/** Its doors are open where it stands and closed elsewhere (H-ELE-2). */
function stopElevator(g: Game, own: SupersOwn, r: Reader): void {
  const { board } = g.context;
  const shaft = zoneAt(g, r);
  if (!board.shafts.includes(shaft)) return r.fail('scenario.wrong-zone');
  own.elevator = shaft;
  board.doors.forEach(({ kind, a, b }, door) => {
    if (kind === 'shaft') g.state.doors[door] = a === shaft || b === shaft ? DOOR.open : DOOR.closed;
  });
}

function stun(g: Game, own: SupersOwn, r: Reader): void {
  r.only('type', 'zone', 'count');
  const type = enemyNamed(g, r.get('type'));
  const zone = zoneAt(g, r.get('zone'));
  const n = r.get('count').number(1, 40, 1);
  if (type >= 0 && itemAt(g.state.enemies, type * g.context.zones + zone) < n)
    r.fail('scenario.enemy-not-there');
  own.stunned.push({ type, zone, n });
}

function byHero(g: Game, r: Reader, put: (hero: number, of: Reader) => void): void {
  if (!r.present) return;
  for (const id of r.keys()) {
    const hero = g.state.heroes.findIndex((h) => h.id === id);
    if (hero < 0) r.get(id).fail('scenario.hero-unknown');
    else put(hero, r.get(id));
  }
}

/** Enemy heroes the scenario placed leave their deck; those it took off go back. */
export function syncEnemyHeroes(g: Game, own: SupersOwn): void {
  const deck = deckOf(g.state, ENEMY_HERO_DECK);
  const all = g.context.types.map((_, t) => t).filter((t) => t >= FIRST_HERO);
  const standing = all.filter((t) => zoneOfEnemyHero(g, t) >= 0);
  deck.discard = [];
  const out = (own.out[ENEMY_HERO_DECK] ?? []).filter((c) => !standing.includes(c + FIRST_HERO));
  own.out[ENEMY_HERO_DECK] = out;
  if (own.lying) own.lying = own.lying.filter((l) => !standing.includes(l.type));
  const lying = own.lying?.map((l) => l.type) ?? [];
  deck.draw = all
    .filter((t) => !standing.includes(t) && !lying.includes(t))
    .map((t) => t - FIRST_HERO)
    .filter((c) => !out.includes(c));
  own.atEnd = [];
  own.asleep = [];
  own.stopped = [];
}

function clearCards(g: Game, own: SupersOwn): void {
  for (const c of own.cards) deckOf(g.state, BYSTANDER_DECK).draw.push(c.card);
  own.cards = [];
}

/** With them go the spawn cards under theirs, and those the set-up has drawn: the scenario begins with a whole deck. */
function clearPeople(g: Game, own: SupersOwn): void {
  for (const b of own.bystanders) deckOf(g.state, BYSTANDER_DECK).draw.push(b.card);
  const under = own.bystanders.map((b) => b.under).filter((card) => card >= 0);
  const spawn = deckOf(g.state, SPAWN_DECK);
  spawn.draw.unshift(...under, ...spawn.discard);
  spawn.discard = [];
  own.bystanders = [];
  own.targets = [];
}
