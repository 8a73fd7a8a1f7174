/** What a DCeased mission asks of the team now, read from its own words. */
import { isExitOpen, SPAWN, type Game, type Json } from '@holdout/engine';
import { field, type Aim, type Word } from '../plain/aims.ts';
import { dceasedMission, dceasedOwn, inTow, isArmed, personNamed } from './table.ts';
import { dangerIn, needsPeople } from './people.ts';
import { wishesOf } from './words.ts';
import { exitZones } from '../zombie/aims.ts';
import { fieldOf } from '../supers/field.ts';
import { personId, zoneOfEnemyHero } from '../zombie/table.ts';

const at = (zones: readonly number[], act: Aim['act']): Aim[] =>
  [...new Set(zones)].map((zone) => ({ zone, act }));

export const areaOf = (g: Game, name: Json): readonly number[] => g.context.mission.areas[String(name)] ?? [];
const takenOf = (g: Game, colour: string): number =>
  g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length;

function tokens(g: Game, fits: (colour: string, index: number) => boolean): Aim[] {
  const open = g.state.objectives.filter((o, i) => o.taken < 0 && (o.down || fits(o.colour, i)));
  return at(open.map((o) => o.zone), 'take'); // prettier-ignore
}

/** Face-down cards under which somebody may be; those looked at are known. */
const hidden = (g: Game, fits: (card: string) => boolean = () => true): number[] =>
  dceasedOwn(g).cards.filter((c) => !c.up && (!c.seen || fits(personId(g, c.card)))).map((c) => c.zone); // prettier-ignore

/** People nobody brings along, and where somebody may be. */
export const strays = (g: Game): Aim[] =>
  at([...dceasedOwn(g).bystanders.filter((b) => b.hero < 0).map((b) => b.zone), ...hidden(g)], 'stand'); // prettier-ignore

/** Those who have never been rescued. */
function unrescued(g: Game): Aim[] {
  const { bystanders, rescued } = dceasedOwn(g);
  const here = bystanders.filter((b) => !rescued.includes(b.card)).map((b) => b.zone);
  return at([...here, ...hidden(g)], 'stand');
}

function named(g: Game, id: string): Aim[] {
  const person = personNamed(g, id);
  if (person) return person.hero < 0 ? at([person.zone], 'stand') : [];
  const known = dceasedOwn(g).cards.filter((c) => c.seen && !c.up && personId(g, c.card) === id);
  return at(known.length > 0 ? known.map((c) => c.zone) : hidden(g, () => false), 'stand');
}

/** So many people are with the team or out of town. */
const hasPeople = (g: Game, n: number): boolean => inTow(g) + dceasedOwn(g).away.length >= n;

/** People already where they are wanted, or on their way with a hero. */
function gathered(g: Game, about: Json): number {
  const zones = areaOf(g, field(about, 'area'));
  return dceasedOwn(g).bystanders.filter((b) => b.hero >= 0 || zones.includes(b.zone)).length;
}

function workFor(g: Game, { word, about }: Word): Aim[] {
  switch (word) {
    case 'objectivesTaken':
      return tokens(g, (_, i) => g.context.mission.objectives[i].counts);
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
  const { equipment, done } = dceasedOwn(g);
  const { hideEquipment, leaveArmed } = dceasedMission(g);
  const wanted = wishesOf(g).keyCards.filter((card) => !done.includes(`collected:${card}`));
  const rooms = hideEquipment.filter((h) => wanted.includes(h.card)).flatMap((h) => h.zones);
  const keys = equipment.map((e) => e.zone).filter((z) => rooms.includes(z));
  if (keys.length > 0 || !leaveArmed || isArmed(g, hero)) return at(keys, 'search');
  return at(equipment.map((e) => e.zone), 'search'); // prettier-ignore
}

/** Do objects close spawn points here (M-D3)? */
export const isPlugging = (g: Game): boolean =>
  wishesOf(g).words.some((w) => w.word === 'counter' && field(w.about, 'name') === 'plugged');

export const activePoints = (g: Game): number[] =>
  g.context.mission.spawns.filter((_, i) => g.state.spawns[i] === SPAWN.active).map((s) => s.zone);

/** Whoever has an object brings it to a hole, the others fetch one. */
function plugs(g: Game, hero: number): Aim[] {
  if (!isPlugging(g)) return [];
  const points = activePoints(g);
  const objects = dceasedOwn(g).objects.map((o) => o.zone);
  const loose = objects.filter((zone) => !points.includes(zone));
  const open = points.filter((zone) => !objects.includes(zone));
  if (open.length === 0 || loose.length === 0) return [];
  return loose.includes(g.state.heroes[hero].zone) ? at(open, 'stand') : at(loose, 'stand');
}

function huntsFor(g: Game, { word, about }: Word): Aim[] {
  const isGone = (id: string): boolean => dceasedOwn(g).done.includes(`gone:${id}`);
  const stands = (id: string): number[] => (isGone(id) ? [] : [zoneOfEnemyHero(g, id)].filter((z) => z >= 0));
  if (word === 'enemyHeroGone') return at(stands(String(about)), 'hunt');
  if (word !== 'enemyHeroesGone') return [];
  const of = field(about, 'of');
  const ids = Array.isArray(of) ? of.map(String) : [];
  if (ids.filter(isGone).length >= Number(field(about, 'atLeast'))) return [];
  return at(ids.flatMap(stands), 'hunt');
}

/** Zones of Zombie Heroes the mission wants gone. */
export const hunts = (g: Game): number[] =>
  wishesOf(g)
    .words.flatMap((w) => huntsFor(g, w))
    .map((a) => a.zone);

/** Where to stand to the end. */
function holdsFor(g: Game, { word, about }: Word): Aim[] {
  const isPlace = word === 'heroesIn' || word === 'peopleIn' || word === 'escortedIn';
  return isPlace ? at(areaOf(g, field(about, 'area')), 'stand') : [];
}

/** What comes first is done first; the locked is found out of reach by whoever plans. */
export function dceasedAims(g: Game, hero: number): Aim[][] {
  const { words, keys, weakening } = wishesOf(g);
  const guard = guards(g, hero);
  if (guard.length > 0) return [guard];
  return [
    urgent(g, hero),
    tokens(g, (colour) => weakening.includes(colour)),
    [
      ...words.flatMap((w) => workFor(g, w)),
      ...searches(g, hero),
      ...words.filter((w) => w.word === 'enemyHeroesGone').flatMap((w) => huntsFor(g, w)),
      ...keys.filter((key) => takenOf(g, key) === 0).flatMap((key) => tokens(g, (colour) => colour === key)),
    ],
    plugs(g, hero),
    words.flatMap((w) => huntsFor(g, w)),
    words.flatMap((w) => holdsFor(g, w)),
    isExitOpen(g) ? at(exitZones(g), 'leave') : [],
  ];
}

/** So many zones away somebody can still be helped. */
const IN_TIME = 3;

/** People the mission asks for who are about to be struck. */
function urgent(g: Game, hero: number): Aim[] {
  if (!needsPeople(g)) return [];
  const field = fieldOf(g);
  const from = g.state.heroes[hero].zone * g.context.zones;
  const near = dceasedOwn(g).bystanders.filter(
    (b) => b.hero < 0 && g.view.distance[from + b.zone] <= IN_TIME && dangerIn(g, field, b.zone) > 0,
  );
  return at(near.map((b) => b.zone), 'stand'); // prettier-ignore
}

/** A place that must never be empty is kept by whoever is nearest. */
function guards(g: Game, hero: number): Aim[] {
  const { kept } = wishesOf(g);
  const zones = kept === '' ? [] : areaOf(g, kept);
  if (zones.length === 0) return [];
  const far = (h: number): number =>
    Math.min(...zones.map((z) => g.view.distance[g.state.heroes[h].zone * g.context.zones + z]));
  const here = g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
  const first = here.reduce((best, h) => (far(h) < far(best) ? h : best));
  return first === hero ? at(zones, 'stand') : [];
}
