/** What a DCeased mission asks of the team now, read from its own words. */
import { missionOf, ownOf } from '@holdout/editions/dceased';
import { bystanderId, hasHappened } from '@holdout/editions/supers';
import { heroAt, itemAt, numberAt, SPAWN, type Game, type Json } from '@holdout/engine';
import { aimsAt, areaOf, zonesOf, type Aim } from '../plain/aims.ts';
import { teamOf } from '../plain/team.ts';
import { oncePerQuestion } from '../plain/once.ts';
import { field, textsOf, type Word } from '../plain/words.ts';
import { leaving, standing, takenOf, tokens } from '../supers/aims.ts';
import { fieldOf } from '../supers/field.ts';
import { dangerIn, needsPeople } from './people.ts';
import { inTow, isArmed, personNamed, strayPeople } from './table.ts';
import { wishesOf } from './words.ts';

/** Face-down cards under which somebody may be; those looked at are known. */
const hidden = (g: Game, fits: (card: string) => boolean = () => true): number[] =>
  zonesOf(ownOf(g).cards.filter((c) => !c.up && (!c.seen || fits(bystanderId(g, c.card)))));

/** People nobody brings along, and where somebody may be. */
export const strays = (g: Game): Aim[] => aimsAt([...zonesOf(strayPeople(g)), ...hidden(g)], 'stand');

/** Those who have never been rescued. */
function unrescued(g: Game): Aim[] {
  const { bystanders, rescued } = ownOf(g);
  const here = bystanders.filter((b) => !rescued.includes(b.card));
  return aimsAt([...zonesOf(here), ...hidden(g)], 'stand');
}

function named(g: Game, id: string): Aim[] {
  const person = personNamed(g, id);
  if (person) return person.hero < 0 ? aimsAt([person.zone], 'stand') : [];
  const known = ownOf(g).cards.filter((c) => c.seen && !c.up && bystanderId(g, c.card) === id);
  return aimsAt(known.length > 0 ? zonesOf(known) : hidden(g, () => false), 'stand');
}

/** So many people are with the team or out of town. */
const hasPeople = (g: Game, n: number): boolean => inTow(g) + ownOf(g).away.length >= n;

/** People already where they are wanted, or on their way with a hero. */
function gathered(g: Game, about: Json): number {
  const zones = areaOf(g, field(about, 'area'));
  return ownOf(g).bystanders.filter((b) => b.hero >= 0 || zones.includes(b.zone)).length;
}

function workFor(g: Game, { word, about }: Word): Aim[] {
  switch (word) {
    case 'objectivesTaken':
      return tokens(g, (_, i) => itemAt(g.context.mission.objectives, i).counts);
    case 'taken':
      return takenOf(g, String(about)) > 0 ? [] : tokens(g, (colour) => colour === about);
    case 'everybodyRescued':
      return unrescued(g);
    case 'peopleAway':
      return hasPeople(g, Number(about)) ? [] : strays(g);
    case 'rescued':
    case 'away':
      return named(g, String(about));
    case 'escortedIn':
      return hasPeople(g, Number(field(about, 'atLeast') ?? 1)) ? [] : strays(g);
    case 'peopleIn':
      return gathered(g, about) >= Number(field(about, 'atLeast') ?? 1) ? [] : strays(g);
    default:
      return [];
  }
}

/** Rooms where a card lies that opens doors, or arms whoever may not leave without. */
function searches(g: Game, hero: number): Aim[] {
  const { hideEquipment, leaveArmed } = missionOf(g);
  const wanted = wishesOf(g).keyCards.filter((card) => !hasHappened(g, 'collected', card));
  const rooms = hideEquipment.filter((h) => wanted.includes(h.card)).flatMap((h) => h.zones);
  const equipment = zonesOf(ownOf(g).equipment);
  const keys = equipment.filter((z) => rooms.includes(z));
  return aimsAt(keys.length > 0 || !leaveArmed || isArmed(g, hero) ? keys : equipment, 'search');
}

export const activePoints = (g: Game): number[] =>
  zonesOf(g.context.mission.spawns.filter((_, i) => g.state.spawns[i] === SPAWN.active));

/** Whoever has an object brings it to a hole, the others fetch one. */
function plugs(g: Game, hero: number): Aim[] {
  if (!wishesOf(g).plugs) return [];
  const points = activePoints(g);
  const objects = zonesOf(ownOf(g).objects);
  const loose = objects.filter((zone) => !points.includes(zone));
  const open = points.filter((zone) => !objects.includes(zone));
  if (open.length === 0 || loose.length === 0) return [];
  return loose.includes(heroAt(g.state, hero).zone) ? aimsAt(open, 'stand') : aimsAt(loose, 'stand');
}

function huntsFor(g: Game, { word, about }: Word): Aim[] {
  if (word === 'enemyHeroGone') return aimsAt(standing(g, String(about)), 'hunt');
  if (word !== 'enemyHeroesGone') return [];
  const ids = textsOf(field(about, 'of'));
  const gone = ids.filter((id) => hasHappened(g, 'gone', id)).length;
  const left = ids.flatMap((id) => standing(g, id));
  return gone >= Number(field(about, 'atLeast')) ? [] : aimsAt(left, 'hunt');
}

/** Zones of Zombie Heroes the mission wants gone. */
export const hunts = oncePerQuestion((g): readonly number[] =>
  zonesOf(wishesOf(g).words.flatMap((w) => huntsFor(g, w))),
);

/** Where to stand to the end. */
function holdsFor(g: Game, { word, about }: Word): Aim[] {
  const isPlace = word === 'heroesIn' || word === 'peopleIn' || word === 'escortedIn';
  return isPlace ? aimsAt(areaOf(g, field(about, 'area')), 'stand') : [];
}

/** What comes first is done first; the locked is found out of reach by whoever plans. */
export const aimsOf = oncePerQuestion((g, hero): readonly (readonly Aim[])[] => {
  const guard = guards(g, hero);
  if (guard.length > 0) return [guard];
  const { weakening, work, gone, holds, exit } = sharedAims(g);
  return [
    urgent(g, hero),
    weakening,
    [...work, ...searches(g, hero), ...gone],
    plugs(g, hero),
    hunts(g).map((zone) => ({ zone, act: 'hunt' })),
    holds,
    exit,
  ];
});

/** What the mission asks of whoever it is. */
const sharedAims = oncePerQuestion((g) => {
  const { words, keys, weakening } = wishesOf(g);
  return {
    weakening: tokens(g, (colour) => weakening.includes(colour)),
    work: words.flatMap((w) => workFor(g, w)),
    gone: [
      ...words.filter((w) => w.word === 'enemyHeroesGone').flatMap((w) => huntsFor(g, w)),
      ...keys.filter((key) => takenOf(g, key) === 0).flatMap((key) => tokens(g, (colour) => colour === key)),
    ],
    holds: words.flatMap((w) => holdsFor(g, w)),
    exit: leaving(g),
  };
});

/** So many zones away somebody can still be helped. */
const IN_TIME = 3;

/** People the mission asks for who are about to be struck. */
function urgent(g: Game, hero: number): Aim[] {
  if (!needsPeople(g) || strayPeople(g).length === 0) return [];
  const field = fieldOf(g);
  const from = heroAt(g.state, hero).zone * g.context.zones;
  const near = strayPeople(g).filter(
    (b) => numberAt(g.view.distance, from + b.zone) <= IN_TIME && dangerIn(g, field, b.zone) > 0,
  );
  return aimsAt(zonesOf(near), 'stand');
}

/** A place that must never be empty is kept by whoever is nearest. */
function guards(g: Game, hero: number): Aim[] {
  const { kept } = wishesOf(g);
  const zones = kept === '' ? [] : areaOf(g, kept);
  if (zones.length === 0) return [];
  const far = (h: number): number =>
    Math.min(...zones.map((z) => numberAt(g.view.distance, heroAt(g.state, h).zone * g.context.zones + z)));
  const first = teamOf(g).reduce((best, h) => (far(h) < far(best) ? h : best));
  return first === hero ? aimsAt(zones, 'stand') : [];
}
