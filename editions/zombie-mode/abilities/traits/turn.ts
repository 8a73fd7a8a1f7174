/** Traits of the own turn that change the hero: hunger, actions, health. */
import { heroAt, canPay, enemiesIn, FREE, NO_KIND, pay, plainOption, type Ability } from '@holdout/engine';
import { canPayHunger, hindered, raiseHunger, setHunger } from '../../hunger.ts';
import { recover } from '../../../supers/wounds/wounds.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

/** In your turn: lower Hunger by 2. */
const bringItBackUp = trait('bring-it-back-up', {
  offer(g, hero, add) {
    if (heroAt(g.state, hero).track > 0) add(plainOption('bring-it-back-up', FREE));
  },
  use(g, hero) {
    const frame = spend(g, hero, 'bring-it-back-up');
    setHunger(g, hero, heroAt(g.state, hero).track - 2, 'bring-it-back-up');
    return frame;
  },
});

/** In your turn, increase Hunger: you have 1 more action this turn. */
const lastNerve = trait('last-nerve', {
  offer(g, hero, add) {
    if (canPayHunger(g, hero)) add(plainOption('last-nerve', FREE));
  },
  use(g, hero) {
    const frame = spend(g, hero, 'last-nerve');
    raiseHunger(g, hero, 1, 'last-nerve');
    heroAt(g.state, hero).actions++;
    return frame;
  },
});

/** Health that Stitch Up gives back. */
export const STITCHED = 2;

/** Spend 1 action in a zone without enemies: regain 2 health. An action, so not while Ravenous (Z-RAV-5). */
const stitchUp = trait('stitch-up', {
  offer(g, hero, add) {
    const h = heroAt(g.state, hero);
    if (h.wounds === 0 || enemiesIn(g, h.zone) > 0 || hindered(g, hero)) return;
    if (canPay(g, hero, 1, NO_KIND)) add(plainOption('stitch-up', { cost: 1 }));
  },
  use(g, hero) {
    pay(g, hero, 1, NO_KIND);
    const frame = spend(g, hero, 'stitch-up');
    recover(g, hero, STITCHED, 'stitch-up');
    return frame;
  },
});

export const TURN_TRAITS: readonly Ability[] = [bringItBackUp, lastNerve, stitchUp];
