/** Spider-Man: Web-Sling of its own file, Sticky Situation, Got You! */
import {
  heroAt,
  itemAt,
  callIf,
  DONE,
  FREE,
  inSequence,
  plainOption,
  procedure,
  zoneOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import { freeAttack } from '../../../supers/attack/attack-action.ts';
import { choose, question, STOP, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn, useSkill } from '../../../supers/attack/effects.ts';
import { ownOf } from '../../../supers/own.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { figureOf, figureOption, figuresWithin } from '../../../supers/moves/figures.ts';
import { rescue, rescueOptions, whyNoRescue } from '../../../supers/people/rescue.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { webSling } from './web-sling.ts';

/** Once per turn, 1 power: until the End Phase nobody but Zombie Heroes walks out of a zone within range 1. */
const stickySituation: Ability = {
  id: 'sticky-situation',
  clause: 'S-EMOVE-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, stickySituation.id) || !canSpend(g, hero, 1)) return;
    for (const zone of zonesWithin(g, hero, 1))
      if (!ownOf(g).sticky.includes(zone)) add(zoneOption(g, stickySituation.id, zone, FREE));
  },
  use(g, hero, { args }) {
    const zone = itemAt(args, 0);
    useSkill(g, hero, stickySituation.id);
    spendPower(g, hero, 1, stickySituation.id);
    ownOf(g).sticky.push(zone);
    return DONE;
  },
};

const pull = (g: Game, hero: number): Push => ({
  by: gotYou.id,
  hero,
  upTo: 2,
  atLeast: 1,
  towards: heroAt(g.state, hero).zone,
});

/** Once per turn somebody within range 2 is pulled up to 2 zones nearer, then he rescues or attacks for free. */
const gotYou: Ability = {
  id: 'got-you',
  clause: 'S-ACT-2',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, gotYou.id)) return;
    for (const figure of figuresWithin(g, hero, 2))
      if (canPush(g, figure, pull(g, hero))) add(figureOption(g, gotYou.id, figure));
  },
  use(g, hero, option) {
    useSkill(g, hero, gotYou.id);
    return inSequence([pushFigure(figureOf(option), pull(g, hero)), question(gotYou.id, hero)]);
  },
  // A rescue if nothing prevents it, an attack if there is anybody to hit, or neither.
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        if (heroAt(g.state, f.hero).status !== 'in') return DONE;
        const people = whyNoRescue(g, f.hero) ? [] : rescueOptions(g, f.hero, 0);
        return choose(g, f.hero, gotYou.id, [...people, ATTACK, STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        return callIf(
          f,
          'end',
          option.verb === 'rescue'
            ? rescue(f.hero, itemAt(option.args, 0))
            : freeAttack(f.hero, { by: gotYou.id, lines: ['unique'] }),
        );
      },
    },
    end: () => DONE,
  }),
};

const ATTACK = plainOption('attack', FREE);

export const SPIDER_MAN: readonly Ability[] = [webSling, stickySituation, gotYou];
