/** What the mission asks of the living now, read from its own words. */
import { isExitOpen, type Game, type Json } from '@holdout/engine';
import { wishesOf, type Aim, type Word } from '../plain/aims.ts';
import { exitZones } from '../zombie/aims.ts';
import { meetingPoints } from './escort.ts';
import { carries, heroMission, heroOwn, isRescued, isTarget } from './table.ts';
import { ownOf, personId, zoneOfEnemyHero } from '../zombie/table.ts';

const at = (zones: readonly number[], act: Aim['act']): Aim[] =>
  [...new Set(zones)].map((zone) => ({ zone, act }));

const areaOf = (g: Game, name: Json): readonly number[] => g.context.mission.areas[String(name)] ?? [];
const taken = (g: Game, colour: string): number =>
  g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length;

/** Tokens this hero could take: one that lies face down may be any. */
function tokens(g: Game, hero: number, fits: (colour: string) => boolean): Aim[] {
  const { needsItem } = heroMission(g);
  const lacks = (colour: string): boolean =>
    needsItem.some((n) => n.colour === colour && !carries(g, hero, n.item));
  const zones = g.state.objectives
    .filter((o) => o.taken < 0 && (o.down || (fits(o.colour) && !lacks(o.colour))))
    .map((o) => o.zone);
  return at(zones, 'take');
}

/** People seen, and where a card says that somebody may be. */
function people(g: Game, fits: (card: number) => boolean): Aim[] {
  const seen = ownOf(g).bystanders.filter((b) => fits(b.card)).map((b) => b.zone); // prettier-ignore
  return at(seen.length > 0 ? seen : hidden(g), 'stand');
}

const hidden = (g: Game): number[] => ownOf(g).cards.filter((c) => !c.up).map((c) => c.zone); // prettier-ignore

function targets(g: Game, n: number): Aim[] {
  if (heroOwn(g).targets.filter((c) => heroOwn(g).rescued.includes(c)).length >= n) return [];
  const seen = ownOf(g).bystanders.filter((b) => b.marked || isTarget(g, b.card)).map((b) => b.zone); // prettier-ignore
  const down = heroMission(g).targets.map((t) => t.zone).filter((zone) => hidden(g).includes(zone)); // prettier-ignore
  return at([...seen, ...down], 'stand');
}

function workFor(g: Game, hero: number, { word, about }: Word): Aim[] {
  switch (word) {
    case 'objectivesTaken':
      return tokens(g, hero, () => true);
    case 'taken':
      return taken(g, String(about)) > 0 ? [] : tokens(g, hero, (colour) => colour === about);
    case 'objectives': {
      const wanted = Object.entries(about as { [colour: string]: number })
        .filter(([colour, n]) => taken(g, colour) < n)
        .map(([colour]) => colour);
      return wanted.length === 0 ? [] : tokens(g, hero, (colour) => wanted.includes(colour));
    }
    case 'peopleRescued':
      return heroOwn(g).rescued.length >= Number(about) ? [] : people(g, () => true);
    case 'rescued':
      return isRescued(g, String(about)) ? [] : people(g, (card) => personId(g, card) === about);
    case 'targetsRescued':
      return targets(g, Number(about));
    default:
      return [];
  }
}

/** What is left for the end: strong enemies, the sign, a place to hold, the way out. */
function finishFor(g: Game, { word, about }: Word): Aim[] {
  switch (word) {
    case 'enemyHeroGone':
      return ownOf(g).done.includes(`gone:${String(about)}`) ? [] : at([zoneOfEnemyHero(g, String(about))].filter((z) => z >= 0), 'hunt'); // prettier-ignore
    case 'signIn': {
      const { sign } = heroOwn(g);
      return sign && !areaOf(g, about).includes(sign.zone) ? at([sign.zone], 'stand') : [];
    }
    case 'counter':
      return at(areaOf(g, 'gate'), 'stand');
    default:
      return [];
  }
}

const leaving = (g: Game): Aim[] => (isExitOpen(g) ? at(exitZones(g), 'leave') : []);

/** People on their way come first where there is one place to bring them to. */
function escort(g: Game, { word, about }: Word): Aim[] {
  if (heroMission(g).rescueIn.length === 0) return [];
  if (word !== 'peopleRescued' || heroOwn(g).rescued.length >= Number(about)) return [];
  return at(meetingPoints(g), 'stand');
}

/** People to be led, work, the last tasks, then the exit; the locked ones are found out of reach by whoever plans. */
export function heroAims(g: Game, hero: number): Aim[][] {
  const { win, unlocking, keys } = wishesOf(g);
  const open = (colour: string): boolean => taken(g, colour) === 0;
  const work = [
    ...[...win, ...unlocking].flatMap((w) => workFor(g, hero, w)),
    ...keys.filter(open).flatMap((key) => tokens(g, hero, (colour) => colour === key)),
  ];
  return [win.flatMap((w) => escort(g, w)), work, win.flatMap((w) => finishFor(g, w)), leaving(g)];
}
