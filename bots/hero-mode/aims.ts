/** What the mission asks of the living now, read from its own words. */
import { bystanderId, carries, missionOf, ownOf } from '@holdout/editions/supers';
import type { Game } from '@holdout/engine';
import { aimsAt, areaOf, zonesOf, type Aim } from '../plain/aims.ts';
import { oncePerQuestion } from '../plain/once.ts';
import { field, fileOf, wishesOf, wordsBehind, type Word } from '../plain/words.ts';
import { coloursLacking, leaving, standing, takenOf, tokens } from '../supers/aims.ts';
import { meetingPoints } from './escort.ts';
import { isTarget } from './table.ts';

/** Tokens this hero could take, with what is needed for them. */
function tokensFor(g: Game, hero: number, fits: (colour: string) => boolean): Aim[] {
  const lacks = (colour: string): boolean =>
    missionOf(g).needsItem.some((n) => n.colour === colour && !carries(g, hero, n.item));
  return tokens(g, (colour) => fits(colour) && !lacks(colour));
}

/** People seen, and where a card says that somebody may be. */
function people(g: Game, fits: (card: number) => boolean): Aim[] {
  const seen = zonesOf(ownOf(g).bystanders.filter((b) => fits(b.card)));
  return aimsAt(seen.length > 0 ? seen : hidden(g), 'stand');
}

const hidden = (g: Game): number[] => zonesOf(ownOf(g).cards.filter((c) => !c.up));

function targets(g: Game, n: number): Aim[] {
  if (ownOf(g).targets.filter((c) => ownOf(g).rescued.includes(c)).length >= n) return [];
  const seen = zonesOf(ownOf(g).bystanders.filter((b) => b.marked || isTarget(g, b.card)));
  const down = zonesOf(missionOf(g).targets).filter((zone) => hidden(g).includes(zone));
  return aimsAt([...seen, ...down], 'stand');
}

function workFor(g: Game, hero: number, { word, about }: Word): Aim[] {
  switch (word) {
    case 'objectivesTaken':
      return tokensFor(g, hero, () => true);
    case 'taken':
      return takenOf(g, String(about)) > 0 ? [] : tokensFor(g, hero, (colour) => colour === about);
    case 'objectives': {
      const wanted = coloursLacking(g, about);
      return wanted.length === 0 ? [] : tokensFor(g, hero, (colour) => wanted.includes(colour));
    }
    case 'peopleRescued':
      return ownOf(g).rescued.length >= Number(about) ? [] : people(g, () => true);
    case 'rescued': {
      const isMeant = (card: number): boolean => bystanderId(g, card) === about;
      return ownOf(g).rescued.some(isMeant) ? [] : people(g, isMeant);
    }
    case 'targetsRescued':
      return targets(g, Number(about));
    default:
      return [];
  }
}

/** A place to stand in while a counter rises. */
const holdsFor =
  (g: Game) =>
  ({ word, about }: Word): Aim[] =>
    word === 'heroesIn' ? aimsAt(areaOf(g, field(about, 'area')), 'stand') : [];

/** What is left for the end: strong enemies, the sign, a place to hold, the way out. */
function finishFor(g: Game, { word, about }: Word): Aim[] {
  switch (word) {
    case 'enemyHeroGone':
      return aimsAt(standing(g, String(about)), 'hunt');
    case 'signIn': {
      const { sign } = ownOf(g);
      return sign && !areaOf(g, about).includes(sign.zone) ? aimsAt([sign.zone], 'stand') : [];
    }
    case 'counter':
      return wordsBehind(fileOf(g), field(about, 'name')).flatMap(holdsFor(g));
    default:
      return [];
  }
}

/** People on their way come first where there is one place to bring them to. */
function escort(g: Game, { word, about }: Word): Aim[] {
  if (missionOf(g).rescueIn.length === 0) return [];
  if (word !== 'peopleRescued' || ownOf(g).rescued.length >= Number(about)) return [];
  return aimsAt(meetingPoints(g), 'stand');
}

/** People to be led, work, the last tasks, then the exit; the locked ones are found out of reach by whoever plans. */
export const aimsOf = oncePerQuestion((g, hero): readonly (readonly Aim[])[] => {
  const { win, unlocking, keys } = wishesOf(g);
  const open = (colour: string): boolean => takenOf(g, colour) === 0;
  const work = [
    ...[...win, ...unlocking].flatMap((w) => workFor(g, hero, w)),
    ...keys.filter(open).flatMap((key) => tokensFor(g, hero, (colour) => colour === key)),
  ];
  return [win.flatMap((w) => escort(g, w)), work, win.flatMap((w) => finishFor(g, w)), leaving(g)];
});
