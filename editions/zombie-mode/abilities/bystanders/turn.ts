/** Cards of the other box for the own turn: Callisto, Valerie Cooper. */
import {
  heroAt,
  itemAt,
  canPay,
  DONE,
  enemiesIn,
  NO_KIND,
  pay,
  zoneOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import { mayThisTurn, placeHero } from '../../../supers/attack/effects.ts';
import { actElsewhere, optionsElsewhere } from '../../../supers/moves/elsewhere.ts';
import { isBarred } from '../../../supers/missions/force-field.ts';
import { activeSpawnZones } from '../../company.ts';
import { hindered } from '../../hunger.ts';
import { bystander, CLAUSE, useOnce } from './card.ts';

const CALLISTO = 'callisto';
const COST = 1;

/** From one active spawn zone to others without enemies, never across a force field (M-MZ8-1). */
function tunnels(g: Game, hero: number): number[] {
  const { zone } = heroAt(g.state, hero);
  const mouths = activeSpawnZones(g);
  if (!mouths.includes(zone)) return [];
  return [...new Set(mouths)].filter((z) => z !== zone && enemiesIn(g, z) === 0 && !isBarred(g, zone, z));
}

/** Once per turn, 1 action: placed there. No Move, so nobody left behind costs anything; not while Ravenous (Z-RAV-5). */
const callisto = bystander(CALLISTO, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, CALLISTO) || hindered(g, hero) || !canPay(g, hero, COST, NO_KIND)) return;
    for (const zone of tunnels(g, hero)) add(zoneOption(g, CALLISTO, zone, { cost: COST }));
  },
  use(g, hero, { args }) {
    const zone = itemAt(args, 0);
    pay(g, hero, COST, NO_KIND);
    useOnce(g, hero, CALLISTO);
    placeHero(g, hero, zone, CLAUSE);
    return DONE;
  },
});

const VALERIE = 'valerie-cooper';
const PASS = ['open', 'take'];

/** Once per turn a door is opened or an objective taken for free, on the usual conditions; not while Ravenous (Z-RAV-1). */
const valerieCooper = bystander(VALERIE, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, VALERIE)) return;
    const here = [heroAt(g.state, hero).zone];
    for (const option of optionsElsewhere(g, hero, VALERIE, here, PASS)) add(option);
  },
  use(g, hero, option) {
    useOnce(g, hero, VALERIE);
    return actElsewhere(g, hero, option, PASS);
  },
});

export const TURN_CARDS: readonly Ability[] = [callisto, valerieCooper];
