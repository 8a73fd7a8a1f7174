/** Scenarios of the super-hero editions: health, track, cards, bystanders, sign (docs/SCENARIOS.md). */
import {
  deckOf,
  heroAt,
  itemAt,
  cardId,
  EMPTY,
  turn,
  zoneAt,
  type Frame,
  type Game,
  type Reader,
  type ScenarioWords,
} from '@holdout/engine';
import { bystanderId } from './people/bystanders.ts';
import { zoneOfEnemyHero } from './enemies/enemy-heroes.ts';
import {
  BYSTANDER_DECK,
  BYSTANDER_SLOT,
  ENEMY_HERO_DECK,
  FIRST_HERO,
  FIRST_TRAIT_SLOT,
  kitOf,
  SPAWN_DECK,
  TRAIT_DECK,
} from './kit.ts';
import { ownOf, type SupersOwn } from './own.ts';
import { traitId, traitsOf } from './cards/traits.ts';

/** Takes a named card out of its deck, wherever it lies; one dealt to the board gives way to another. */
function fetch(g: Game, deck: string, r: Reader): number {
  const id = r.text();
  const { draw, discard } = deckOf(g.state, deck);
  const out = (ownOf(g).out[deck] ??= []);
  for (const pile of [draw, discard, out]) {
    const at = pile.findIndex((c) => cardId(g.context.edition, deck, c) === id);
    if (at >= 0) return itemAt(pile.splice(at, 1), 0);
  }
  const laid =
    deck === BYSTANDER_DECK ? ownOf(g).cards.find((c) => bystanderId(g, c.card) === id) : undefined;
  const instead = laid && draw.pop();
  if (laid && instead !== undefined) {
    const { card } = laid;
    laid.card = instead;
    return card;
  }
  r.fail('scenario.card-not-there', id);
  return EMPTY;
}

export const scenario: ScenarioWords = {
  heroKeys: ['wounds', 'track', 'traits', 'bystander', 'used'],

  equip(g, hero, r) {
    const h = heroAt(g.state, hero);
    h.wounds = r.get('wounds').number(0, kitOf(g).health - 1, 0);
    h.track = r.get('track').number(0, 4, 0);
    const traits = r.get('traits').listOrNone();
    traits.forEach((t, i) => (h.slots[FIRST_TRAIT_SLOT + i] = fetch(g, TRAIT_DECK, t)));
    if (r.get('bystander').present) h.slots[BYSTANDER_SLOT] = fetch(g, BYSTANDER_DECK, r.get('bystander'));
  },

  place(g, r) {
    const own = ownOf(g);
    syncEnemyHeroes(g, own);
    if (r.present)
      r.only(
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
      );
    if (r.get('cards').present || !r.present) clearCards(g, own);
    for (const c of r.get('cards').listOrNone()) {
      c.only('card', 'zone', 'up', 'target');
      own.cards.push({
        card: fetch(g, BYSTANDER_DECK, c.get('card')),
        zone: zoneAt(g, c.get('zone')),
        under: -1,
        up: c.get('up').flag(false),
        target: c.get('target').flag(false),
      });
    }
    clearPeople(g, own);
    for (const b of r.get('bystanders').listOrNone()) {
      b.only('card', 'zone', 'under', 'marked', 'hero');
      const under = b.get('under').present ? fetch(g, SPAWN_DECK, b.get('under')) : -1;
      const card = fetch(g, BYSTANDER_DECK, b.get('card'));
      const marked = b.get('marked').flag(false);
      const hero = g.state.heroes.findIndex((h) => h.id === b.get('hero').value);
      own.bystanders.push({ card, zone: zoneAt(g, b.get('zone')), under, marked, hero });
      if (marked) own.targets.push(card);
    }
    if (r.get('sign').present) {
      const s = r.get('sign');
      s.only('zone', 'damaged');
      own.sign = { zone: zoneAt(g, s.get('zone')), damaged: s.get('damaged').flag(false) };
    }
    if (r.get('hand').present) {
      const s = r.get('hand');
      s.only('zone', 'spent');
      own.hand = { zone: zoneAt(g, s.get('zone')), spent: s.get('spent').flag(false) };
    }
    for (const s of r.get('stunned').listOrNone()) {
      s.only('type', 'zone', 'count');
      const type = g.context.types.findIndex((t) => t.id === s.get('type').value);
      if (type < 0) s.get('type').fail('scenario.enemy-unknown');
      else own.stunned.push({ type, zone: zoneAt(g, s.get('zone')), n: s.get('count').number(1, 40, 1) });
    }
    own.asleep = r
      .get('asleep')
      .listOrNone()
      .map((a) => g.context.types.findIndex((t) => t.id === a.text()));
    own.done.push(
      ...r
        .get('done')
        .listOrNone()
        .map((d) => d.text()),
    );
    if (r.get('devoured').present)
      for (const id of r.get('devoured').keys()) {
        const hero = g.state.heroes.findIndex((h) => h.id === id);
        if (hero >= 0) own.devoured[hero] = r.get('devoured').get(id).number(0, 12);
      }
    own.rescued = r
      .get('rescued')
      .listOrNone()
      .map((c) => kitOf(g).bystanders.findIndex((b) => b.id === c.value));
    if (r.get('items').present)
      for (const id of r.get('items').keys()) {
        const hero = g.state.heroes.findIndex((h) => h.id === id);
        if (hero >= 0) own.items.push({ item: r.get('items').get(id).text(), hero });
      }
    own.markedDevoured = r.get('targets').number(0, 12, 0);
    if (r.get('exit').present) own.exit = zoneAt(g, r.get('exit'));
  },

  frames(_g, phase, hero): Frame[] {
    const round = { proc: 'round', step: phase };
    return hero < 0 ? [round] : [round, turn(hero)];
  },

  reportZone(g, zone) {
    const own = ownOf(g);
    const people = own.bystanders.filter((b) => b.zone === zone).map((b) => bystanderId(g, b.card));
    const down = own.cards.filter((c) => c.zone === zone && !c.up).length;
    return {
      ...(people.length > 0 ? { bystanders: people } : {}),
      ...(down > 0 ? { faceDown: down } : {}),
      ...(own.hand?.zone === zone ? { hand: own.hand.spent ? 'spent' : 'charged' } : {}),
      ...(own.elevator === zone ? { elevator: true } : {}),
      ...(own.sign?.zone === zone ? { sign: own.sign.damaged ? 'damaged' : 'whole' } : {}),
    };
  },

  reportHero(g, hero) {
    const h = heroAt(g.state, hero);
    const person = itemAt(h.slots, BYSTANDER_SLOT);
    return {
      wounds: h.wounds,
      track: h.track,
      traits: traitsOf(g, hero).map((c) => traitId(g, c)),
      ...(person === EMPTY ? {} : { bystander: bystanderId(g, person) }),
    };
  },
};

/** Enemy heroes the scenario placed leave their deck; those it took off go back. */
function syncEnemyHeroes(g: Game, own: SupersOwn): void {
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
