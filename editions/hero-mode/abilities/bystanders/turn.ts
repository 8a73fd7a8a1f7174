/** Cards of the own turn: Amanda Sefton, Moira MacTaggert, Ka-Zar, Valerie Cooper, Aunt May. */
import {
  heroAt,
  itemAt,
  leading,
  canPay,
  DONE,
  enemiesIn,
  enemyAtOption,
  FREE,
  heroesIn,
  heroOption,
  inSequence,
  NO_KIND,
  pay,
  type Ability,
} from '@holdout/engine';
import { mayThisTurn, smallFry, strikeDown } from '../../../supers/attack/effects.ts';
import { actElsewhere, optionsElsewhere } from '../../../supers/moves/elsewhere.ts';
import { canSpend, gainPower, MOST_POWER, powerOf, spendPower } from '../../../supers/cards/power.ts';
import { canSwap, swap } from '../../../supers/moves/swap.ts';
import { recover } from '../../../supers/wounds/wounds.ts';
import { bystander, CLAUSE, sayUsed, useOnce } from './card.ts';

const AMANDA = 'amanda-sefton';

/** Once per turn, 1 power: exchange zones with another hero in sight. */
const amandaSefton = bystander(AMANDA, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, AMANDA) || !canSpend(g, hero, 1)) return;
    g.state.heroes.forEach((_, other) => {
      if (canSwap(g, hero, other)) add(heroOption(g, AMANDA, other, FREE));
    });
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    useOnce(g, hero, AMANDA);
    spendPower(g, hero, 1, AMANDA);
    swap(g, hero, other, CLAUSE);
    return DONE;
  },
});

const MOIRA = 'moira-mactaggert';
const HOUSE_CALL = 2;

/** 1 action and 2 power, as often as they are paid: 1 health for a hero here, enemies or not. */
const moiraMactaggert = bystander(MOIRA, {
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND) || !canSpend(g, hero, HOUSE_CALL)) return;
    for (const h of heroesIn(g, heroAt(g.state, hero).zone))
      if (heroAt(g.state, h).wounds > 0) add(heroOption(g, MOIRA, h, { cost: 1 }));
  },
  use(g, hero, { args }) {
    const healed = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    sayUsed(g, hero, MOIRA);
    spendPower(g, hero, HOUSE_CALL, MOIRA);
    recover(g, healed, 1, MOIRA);
    return DONE;
  },
});

const KA_ZAR = 'ka-zar';

/** Once per turn, 1 power: 1 Walker or Runner here is eliminated, with its experience but without an attack. */
const kaZar = bystander(KA_ZAR, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, KA_ZAR) || !canSpend(g, hero, 1)) return;
    const { zone } = heroAt(g.state, hero);
    for (const type of smallFry(g, zone)) add(enemyAtOption(g, KA_ZAR, type, zone, FREE));
  },
  use(g, hero, { args }) {
    const [type, zone] = leading(args, 2);
    useOnce(g, hero, KA_ZAR);
    spendPower(g, hero, 1, KA_ZAR);
    return inSequence(strikeDown(g, hero, type, zone, 1));
  },
});

const VALERIE = 'valerie-cooper';
const OPENS = ['open'];

/** Once per turn a door or window is opened for free, on the usual conditions. */
const valerieCooper = bystander(VALERIE, {
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, VALERIE)) return;
    const here = [heroAt(g.state, hero).zone];
    for (const option of optionsElsewhere(g, hero, VALERIE, here, OPENS)) add(option);
  },
  use(g, hero, option) {
    useOnce(g, hero, VALERIE);
    return actElsewhere(g, hero, option, OPENS);
  },
});

const AUNT_MAY = 'aunt-may';

/** A turn that begins in a zone without enemies: 1 power. */
const auntMay = bystander(AUNT_MAY, {
  at: {
    'turn-start': {
      must: true,
      can: (g, hero) => enemiesIn(g, heroAt(g.state, hero).zone) === 0 && powerOf(g, hero) < MOST_POWER,
      run(g, hero) {
        sayUsed(g, hero, AUNT_MAY);
        gainPower(g, hero, 1, CLAUSE);
        return null;
      },
    },
  },
});

export const TURN_CARDS: readonly Ability[] = [amandaSefton, moiraMactaggert, kaZar, valerieCooper, auntMay];
