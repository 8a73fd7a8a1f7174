/** People a hero has rescued go with that hero and can be given up for wounds (D-ESC-1 to D-ESC-6). */
import {
  heroAt,
  itemAt,
  callIf,
  cardOption,
  DONE,
  inSequence,
  procedure,
  zoneId,
  type Ability,
  type Game,
  type Option,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { choose, question, type Question } from '../supers/cards/choose.ts';
import { BYSTANDER_DECK } from '../supers/kit.ts';
import type { Bystander } from '../supers/own.ts';
import { atRisk, risksOf } from '../supers/wounds/risk.ts';
import { losePerson } from '../supers/wounds/struck.ts';
import { ownOf } from './own.ts';
import { isSheltered } from './sheltered.ts';

export const escortedBy = (g: Game, hero: number): Bystander[] =>
  ownOf(g).bystanders.filter((b) => b.hero === hero);

/** Not yet rescued: a target, and on its own feet (D-ESC-6), unless a hero shelters it. */
export const endangered = (g: Game, b: Bystander): boolean => b.hero < 0 && !isSheltered(g, b.card);

/** The hero takes the person along from now on (D-RES-1). */
export function escort(g: Game, hero: number, card: number): null {
  const own = ownOf(g);
  const b = own.bystanders.find((x) => x.card === card);
  if (b) b.hero = hero;
  // Rescued again after a hero has fallen, they count once.
  own.rescued = [...new Set(own.rescued)];
  g.stirred = true;
  return null;
}

/** Wherever the hero goes, by whatever effect, they go too (D-ESC-1). */
export function follow(g: Game, hero: number): void {
  const { zone } = heroAt(g.state, hero);
  if (zone < 0) leaveTogether(g, hero);
  else for (const b of escortedBy(g, hero)) b.zone = zone;
}

/** They leave the board with their hero. */
function leaveTogether(g: Game, hero: number): void {
  const own = ownOf(g);
  const gone = escortedBy(g, hero).map((b) => b.card);
  own.bystanders = own.bystanders.filter((b) => b.hero !== hero);
  own.away.push(...gone);
  (own.out[BYSTANDER_DECK] ??= []).push(...gone);
}

/** Without their hero they are ordinary people in that zone (D-ESC-5). */
export function stayBehind(g: Game, hero: number): void {
  for (const b of escortedBy(g, hero)) b.hero = -1;
}

export const SACRIFICE = 'sacrifice';

/** Of several the players choose: each choice says so itself. */
function whoIsAtRisk(g: Game, hero: number): readonly string[] {
  const people = escortedBy(g, hero);
  return people.length === 1 ? risksOf(g, [itemAt(people, 0).card]) : [];
}

/** Each one given up prevents one wound, wherever it came from (D-ESC-3). */
export const sacrifice: Ability = {
  id: SACRIFICE,
  clause: 'D-ESC-3',
  at: {
    'wounds-shared': {
      again: true,
      can: (g, hero, f) => f.wounds > 0 && escortedBy(g, hero).length > 0,
      risks: whoIsAtRisk,
      run(_g, hero, f) {
        f.wounds--;
        return question(SACRIFICE, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          SACRIFICE,
          escortedBy(g, f.hero).map((b) => personOption(g, b)),
        ),
      take(g, f, { option }) {
        const { id } = heroAt(g.state, f.hero);
        const card = itemAt(option.args, 0);
        g.emit?.('D-ESC-3', { type: 'wound-prevented', hero: id, with: bystanderId(g, card) });
        const index = ownOf(g).bystanders.findIndex((b) => b.card === card);
        return callIf(f, 'end', inSequence(losePerson(g, index)));
      },
    },
    end: () => DONE,
  }),
};

const personOption = (g: Game, b: Bystander): Option => {
  const zones = [zoneId(g, b.zone)];
  return atRisk(g, cardOption('give-up', bystanderId(g, b.card), [b.card], { zones }), [b.card]);
};
