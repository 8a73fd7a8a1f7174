/** Captain Marvel: Energy Blast, Energy Absorption, and the Danvers Special of its own file. */
import {
  typeAt,
  heroAt,
  leading,
  DONE,
  enemyAtOption,
  procedure,
  zoneId,
  type Ability,
} from '@holdout/engine';
import { choose, question, type Question } from '../../supers/cards/choose.ts';
import { sayUsed, smallFry } from '../../supers/attack/effects.ts';
import { attackOf, eliminate } from '../../supers/attack/hits.ts';
import { canPayHunger, raiseHunger } from '../hunger.ts';
import { danversSpecial } from './danvers-special.ts';

/** With every Powerful Blows attack 1 Trooper or Specialist of her zone may fall, whatever the dice and the priority. */
const energyBlast: Ability = {
  id: 'energy-blast',
  clause: 'S-FAQ-4',
  at: {
    'hits-assigned': {
      can: (g, hero, f) => f.unique && smallFry(g, heroAt(g.state, hero).zone).length > 0,
      run(g, hero) {
        sayUsed(g, hero, energyBlast.id);
        return question(energyBlast.id, hero);
      },
    },
  },
  // Its experience comes with that of the attack (S-COM-11).
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const { zone } = heroAt(g.state, f.hero);
        const options = smallFry(g, zone).map((type) => enemyAtOption(g, 'eliminate', type, zone));
        return choose(g, f.hero, energyBlast.id, options);
      },
      take(g, f, { option }) {
        const [type, zone] = leading(option.args, 2);
        const attack = attackOf(g);
        attack.kills++;
        attack.xp += typeAt(g.context, type).xp;
        eliminate(g, f.hero, type, zone, 1);
        return DONE;
      },
    },
  }),
};

/** Each wound from an enemy may be cancelled for 1 hunger: as many as enemies took part, until she is Ravenous. */
const energyAbsorption: Ability = {
  id: 'energy-absorption',
  clause: 'S-FAQ-2',
  at: {
    'wounds-shared': {
      again: true,
      can: (g, hero, f) => f.wounds > 0 && f.enemies > 0 && canPayHunger(g, hero),
      run(g, hero, f) {
        sayUsed(g, hero, energyAbsorption.id);
        raiseHunger(g, hero, 1, 'Z-HUN-7');
        f.wounds--;
        f.enemies--;
        const zone = zoneId(g, heroAt(g.state, hero).zone);
        g.emit?.(energyAbsorption.clause, {
          type: 'wounds-cancelled',
          zone,
          n: 1,
          with: energyAbsorption.id,
        });
        return null;
      },
    },
  },
};

export const CAPTAIN_MARVEL: readonly Ability[] = [energyBlast, danversSpecial, energyAbsorption];
