/** Answers of all super heroes outside the turn menu: targets, ways of people, cards to keep. */
import {
  numberAt,
  heroAt,
  itemAt,
  enemiesIn,
  type Decision,
  type Game,
  type Option,
  type PickDecision,
} from '@holdout/engine';
import { bestBy } from '../plain/best.ts';

export const idOf = (o: Option): string => o.cards?.[0] ?? '';

/** Place in a list of cards, the best first; those it does not name come last. */
export const rankIn = (best: readonly string[], card: string): number => {
  const place = best.indexOf(card);
  return place < 0 ? best.length : place;
};

/** Drops what is of least use; of people the new one is kept, none is much better than another. */
export function chooseKept(d: PickDecision, best: readonly string[]): string {
  const drops = d.options.filter((o) => o.verb === 'drop');
  return drops.length === 0 ? itemAt(d.options, 0).id : bestBy(drops, (o) => rankIn(best, idOf(o)));
}

/** `use:numb@hulk`: in the enemies' turn anybody may. */
export const userOf = (g: Game, hero: number, o: Option): number => {
  const named = g.state.heroes.findIndex((h) => h.id === o.heroes?.[0]);
  return named < 0 ? hero : named;
};

/** Uses the first ability that is wanted, else goes on. */
export const useOrGoOn = (d: PickDecision, isWanted: (o: Option) => boolean): string => {
  const use = d.options.find((o) => o.verb === 'use' && isWanted(o));
  return (use ?? d.options.find((o) => o.verb === 'go-on') ?? itemAt(d.options, 0)).id;
};

export function isPoorRoll(d: Decision): boolean {
  const dice = d.about?.['dice'];
  return Array.isArray(dice) && dice.length > 0 && Number(d.about?.['hits'] ?? 0) * 3 < dice.length;
}

/** Those with most hunger or power first, and those among enemies. */
export const chooseNext = (g: Game, d: PickDecision): string =>
  bestBy(d.options, (o) => {
    const { zone, track } = heroAt(g.state, itemAt(o.args, 0));
    return track + Math.min(3, enemiesIn(g, zone));
  });

/** Enemy heroes first, then whoever acts twice. */
export const chooseTarget = (g: Game, d: PickDecision): string =>
  bestBy(d.options, (o) => {
    const type = g.context.types.find((t) => t.id === o.enemies?.[0]);
    return type ? type.toughness + 2 * type.actions : 1;
  });

/** People run where heroes are near to catch or to save them. */
export function chooseWay(g: Game, d: PickDecision): string {
  const here = g.state.heroes.filter((h) => h.zone >= 0);
  const near = (zone: number): number =>
    Math.min(...here.map((h) => numberAt(g.view.distance, h.zone * g.context.zones + zone)));
  return bestBy(d.options, (o) => -near(itemAt(o.args, 0)));
}

/** A step or an attack is among the options. */
export const offersStep = (d: PickDecision): boolean =>
  d.options.some((o) => o.verb === 'move' || o.verb === 'attack');
