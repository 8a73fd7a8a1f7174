/** Catwoman: when she attacks, a hero of the zone discards a trait or equipment card; her ways: ../../zombie-heroes.ts. */
import {
  heroAt,
  leading,
  DONE,
  option,
  procedure,
  withoutDoubles,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { chooseTogether } from '../../../supers/cards/choose.ts';
import { poolOf, targetsIn, type Pool } from '../../../supers/wounds/pool.ts';
import { discardTrait, traitId, traitsOf } from '../../../supers/cards/traits.ts';
import { equipmentId, zombieHero } from '../../cards.ts';
import { discardEquipment, equipmentOf } from '../../equipment.ts';
import { CLAUSE, sayUsed } from './card.ts';

const ID = 'catwoman';
const TRAIT = 0;
const EQUIPMENT = 1;

function lootOption(g: Game, hero: number, kind: number, card: number): Option {
  const { id } = heroAt(g.state, hero);
  const name = kind === TRAIT ? traitId(g, card) : equipmentId(g, card);
  return option(ID, 'cards@heroes', [hero, kind, card], { heroes: [id], cards: [name] });
}

/** Every card of every hero in the zone she attacks. */
const loot = (g: Game, { zone }: Pool): Option[] =>
  withoutDoubles(
    targetsIn(g, zone).flatMap((hero) => [
      ...traitsOf(g, hero).map((card) => lootOption(g, hero, TRAIT, card)),
      ...equipmentOf(g, hero).map((card) => lootOption(g, hero, EQUIPMENT, card)),
    ]),
  );

/** Once for each of her attacks, before the wounds are shared out. */
export const catwoman: Ability = {
  id: ID,
  clause: CLAUSE,
  at: {
    'wounds-counted': {
      must: true,
      can: (g, _nobody, f) => f.strikes.some((s) => s.type === zombieHero(ID)) && loot(g, f).length > 0,
      run(g) {
        sayUsed(g, ID);
        const theft: Frame = { proc: ID, step: 'choose' };
        return theft;
      },
    },
  },
  procedure: procedure()({
    choose: {
      ask: (g) => chooseTogether(ID, loot(g, poolOf(g))),
      take(g, _f, { option }) {
        const [hero, kind, card] = leading(option.args, 3);
        (kind === TRAIT ? discardTrait : discardEquipment)(g, hero, card);
        return DONE;
      },
    },
  }),
};
