/** Checks what super-hero missions say in their own section. */
import { Reader, type Json, type Lookup } from '@holdout/engine';
import { enemyHero, type CardReader, type CardWords } from './mission-conditions.ts';
import { SPAWN_KINDS } from './kit.ts';
import { NOWHERE, type HiddenCard, type SupersMission } from './own.ts';

const KEYS = [
  'noBystanders', 'noSpawns', 'hide', 'faceUp', 'underObjectives', 'revealOnEntering', 'sign', 'enemyHeroes',
  'withoutSpawnCards', 'earlySpawn', 'split', 'forceField', 'everybodyFlees', 'fastBystanders', 'hand',
  'targets', 'targetsStay', 'withoutBystanders', 'signAfter', 'signThrows', 'signCarried', 'rescueIn', 'needsItem',
  'extraFirstCard',
]; // prettier-ignore

/** More heroes than any team has: never. */
const NO_TEAM = 7;

export function readOwn(r: Reader, look: Lookup, card: CardWords): { [key: string]: Json } {
  if (r.present) r.only(...KEYS);
  const zonesOf = (list: Reader): number[] => list.listOrNone().map((z) => look.zone(z)); // prettier-ignore
  const read: SupersMission = {
    noBystanders: zonesOf(r.get('noBystanders')),
    noSpawns: zonesOf(r.get('noSpawns')),
    hide: r.get('hide').listOrNone().map((h) => readHidden(h, look, card.one)), // prettier-ignore
    faceUp: r.get('faceUp').listOrNone().map((f) => readFaceUp(f, look, card.one)), // prettier-ignore
    underObjectives: r.get('underObjectives').flag(false),
    revealOnEntering: r.get('revealOnEntering').flag(false),
    sign: r.get('sign').present ? look.zone(r.get('sign')) : NOWHERE,
    signAfter: r.get('signAfter').listOrNone().map((c) => look.colour(c, 'objectives')), // prettier-ignore
    signThrows: r.get('signThrows').number(0, 2, 2),
    signCarried: r.get('signCarried').flag(false),
    hand: r.get('hand').present ? look.zone(r.get('hand')) : NOWHERE,
    targets: r.get('targets').listOrNone().map((t) => readTarget(t, look)), // prettier-ignore
    targetsStay: r.get('targetsStay').flag(false),
    withoutBystanders: r.get('withoutBystanders').listOrNone().map((c) => card.any(c)), // prettier-ignore
    rescueIn: r.get('rescueIn').present ? look.area(r.get('rescueIn')).slice() : [],
    needsItem: readNeeds(r.get('needsItem'), look),
    enemyHeroes: r.get('enemyHeroes').listOrNone().map((h) => readEnemyHero(h, look)), // prettier-ignore
    withoutSpawnCards: r.get('withoutSpawnCards').listOrNone().map((k) => k.oneOf(SPAWN_KINDS)), // prettier-ignore
    earlySpawn: r.get('earlySpawn').number(1, 6, NO_TEAM),
    extraFirstCard: r.get('extraFirstCard').number(1, 6, NO_TEAM),
    split: r.get('split').present ? r.get('split').oneOf(['even', 'one']) : '',
    forceField: r.get('forceField').present ? look.colour(r.get('forceField'), 'doors') : '',
    everybodyFlees: r.get('everybodyFlees').flag(false),
    fastBystanders: r.get('fastBystanders').number(0, 3, 0),
  };
  checkCards(r, read, look);
  return read as unknown as { [key: string]: Json };
}

function readHidden(h: Reader, look: Lookup, card: CardReader): HiddenCard {
  h.only('card', 'notOn');
  return { card: card(h.get('card')), notOn: h.get('notOn').listOrNone().map((t) => look.tile(t)) }; // prettier-ignore
}

function readTarget(t: Reader, look: Lookup): SupersMission['targets'][number] {
  t.only('zone', 'down');
  return { zone: look.zone(t.get('zone')), down: t.get('down').flag(false) };
}

/** `{ blue: "charge" }`; of a face-down token nobody may learn the colour before it is taken (M-ALL-7). */
function readNeeds(r: Reader, look: Lookup): SupersMission['needsItem'] {
  if (!r.present) return [];
  return r.keys().map((colour) => {
    const item = r.get(colour);
    look.colour(new Reader(colour, item.at, item.problems), 'objectives');
    if (look.faceDown(colour)) item.fail('mission.face-down', colour);
    return { colour, item: item.text() };
  });
}

function readFaceUp(f: Reader, look: Lookup, card: CardReader): SupersMission['faceUp'][number] {
  f.only('card', 'zone', 'after');
  return {
    card: card(f.get('card')),
    zone: look.zone(f.get('zone')),
    after: look.colour(f.get('after'), 'objectives'),
  };
}

function readEnemyHero(h: Reader, look: Lookup): SupersMission['enemyHeroes'][number] {
  h.only('type', 'zone', 'asleep', 'lying');
  return {
    type: enemyHero(h.get('type'), look),
    zone: look.zone(h.get('zone')),
    asleep: h.get('asleep').flag(false),
    lying: h.get('lying').flag(false),
  };
}

/** Each card has one place, and a hidden one always finds a zone with the bystander icon. */
function checkCards(r: Reader, { hide, faceUp, noBystanders }: SupersMission, look: Lookup): void {
  const named = [...hide, ...faceUp].map((c) => c.card);
  if (new Set(named).size < named.length) r.fail('mission.card-placed-twice');
  hide.forEach(({ card, notOn }, earlier) => {
    const free = look
      .marked('bystander')
      .filter((m) => !noBystanders.includes(m.zone) && !notOn.includes(m.tile));
    if (free.length <= earlier) r.get('hide').fail('mission.no-room', card);
  });
}
