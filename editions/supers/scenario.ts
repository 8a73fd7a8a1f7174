/** Scenarios of the super-hero editions: health, track, cards, bystanders, sign (docs/SCENARIOS.md). */
import { EMPTY, heroAt, itemAt, turn, type Frame, type ScenarioWords } from '@holdout/engine';
import { traitId, traitsOf } from './cards/traits.ts';
import { BYSTANDER_DECK, BYSTANDER_SLOT, FIRST_TRAIT_SLOT, kitOf, TRAIT_DECK } from './kit.ts';
import { ownOf } from './own.ts';
import { bystanderId } from './people/bystanders.ts';
import { fetch, PIECES, placePieces, syncEnemyHeroes } from './scenario-pieces.ts';

export const scenario: ScenarioWords = {
  heroKeys: ['wounds', 'track', 'traits', 'bystander'],

  equip(g, hero, r) {
    const h = heroAt(g.state, hero);
    h.wounds = r.get('wounds').number(0, kitOf(g).health - 1, 0);
    h.track = r.get('track').number(0, 4, 0);
    const traits = r.get('traits').listOrNone();
    traits.forEach((t, i) => (h.slots[FIRST_TRAIT_SLOT + i] = fetch(g, TRAIT_DECK, t)));
    if (r.get('bystander').present) h.slots[BYSTANDER_SLOT] = fetch(g, BYSTANDER_DECK, r.get('bystander'));
  },

  place(g, r) {
    syncEnemyHeroes(g, ownOf(g));
    if (r.present) r.only(...PIECES);
    placePieces(g, r);
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
