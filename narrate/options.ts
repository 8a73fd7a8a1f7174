/** Decisions: what is asked, and a short label for every answer. Labels come from option ids alone, which name it all. */
import { promptForm, type Decision, type Option } from '@holdout/engine';
import { agreement, placeArgs } from './agreement.ts';
import { sentence } from './grammar.ts';
import { fillHoles } from './holes.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';

export function promptText(names: Names, d: Decision): string {
  const { fields } = promptForm(d.prompt);
  const about: { [name: string]: string | number } = {
    player: names.player(d.by),
    ...fillHoles(names, { ...HEAD, ...fields }, { hero: d.hero, ...d.about }),
    verb: d.options[0]?.verb ?? 'none',
  };
  if (d.kind === 'allocate') about.total = d.total;
  const by = d.about?.for;
  if (typeof by === 'string') about.for = choiceOf(names, by, about);
  return sentence(names.words.say(`prompt.${d.prompt}`, about));
}

/** What every prompt tells beside its own facts. */
const HEAD = { hero: 'hero?' } as const;

/** What a card, a skill or a rule lets the players choose, and about whom. */
function choiceOf(names: Names, id: string, known: Args): string {
  if (names.words.has(`choose.${id}`)) return names.words.say(`choose.${id}`, known);
  const about = known.enemies ? 'enemies' : known.aCard ? 'card' : 'none';
  const full = known.face ? 'face' : known.zone ? about : 'none';
  return names.words.say('choose.other', { ...known, about: full, source: names.source(id) });
}

export function optionText(names: Names, d: Decision, o: Option): string {
  const label = atRisk(names, labelOf(names, d.prompt, o.id, o.cards?.[0]), o.risks ?? []);
  const price = o.paid ?? o.cost;
  if (price === undefined || price === 1 || d.prompt !== 'turn') return label;
  return names.words.say('option.cost', { label, cost: price });
}

/** The players are warned before they lose what the mission needs (M-MH2-2). */
const atRisk = (names: Names, label: string, risks: readonly string[]): string =>
  risks.length === 0
    ? label
    : names.words.say('option.risks', { label, cards: names.words.list(risks.map(names.theCard)) });

/** The answer to a decision at hand, with all that its option says. */
export function answerText(names: Names, d: Decision, answer: string): string {
  const option = d.options.find((o) => o.id === answer);
  return option ? optionText(names, d, option) : answerLabel(names, d.prompt, answer);
}

/** The words of an answer: one label, or every share of an allocation. */
export function answerLabel(names: Names, prompt: string, answer: string): string {
  const shares = answer.split(' ').map((part) => /^(.+)=(\d+)$/.exec(part));
  if (!shares.every((share) => share !== null)) return labelOf(names, prompt, answer);
  return shares
    .map(([, id, n]) => names.words.say('option.share', { label: labelOf(names, prompt, id), n: Number(n) }))
    .join(', ');
}

/** The same verb may mean another thing under another prompt: taking a token, taking a card. */
export function labelOf(names: Names, prompt: string, id: string, card?: string): string {
  const [verb, target] = cutAt(id, ':');
  const { words } = names;
  const special = `option.${verb}.${prompt}`;
  // A token is taken from a zone, wherever the action comes up.
  const isToken = verb === 'take' && /^(S\d|R_)/.test(target);
  const key = words.has(special) && !isToken ? special : `option.${verb}`;
  if (words.has(key)) return sentence(words.say(key, targetArgs(names, verb, target, card)));
  const source = names.source(verb);
  if (source === verb) return id;
  return sentence(
    words.say('option.ability', { source, target: anyTarget(names, target), targetId: target || 'none' }),
  );
}

/** Whatever an ability is used on: a hero, enemies, a person, a zone, or several of them. */
function anyTarget(names: Names, target: string): string {
  const parts = target.split(',').filter(Boolean);
  return names.words.list(parts.map((part) => placed(names, part)));
}

/** `walker@S4`: somebody in a zone; `overclock@batman`: a card of somebody. */
function placed(names: Names, part: string): string {
  const [id, at] = cutAt(part, '@');
  const what = nameOf(names, id);
  if (at === '') return what;
  return names.words.has(`hero.${at}`)
    ? names.words.say('option.ability.of', { what, hero: names.hero(at) })
    : names.words.say('option.ability.in', { what, ...placeArgs(names, [at]) });
}

function nameOf(names: Names, id: string): string {
  const { words } = names;
  if (words.has(`hero.${id}`)) return names.hero(id);
  if (words.has(`enemy.${id}`)) return names.term('the', id);
  if (words.has(`card.${id}`)) return names.theCard(id);
  if (words.has(`deck.${id}`)) return names.term('deck', id);
  const [a, b] = names.sides(id);
  return b === undefined ? names.theZone(id) : words.say('door.between', { a, b });
}

/** Does the text begin with a verb that has a label? */
export const isOption = (names: Names, id: string): boolean => names.words.has(`option.${cutAt(id, ':')[0]}`);

function targetArgs(names: Names, verb: string, target: string, card: string | undefined): Args {
  const [what, at] = cutAt(target, '@');
  switch (verb) {
    case 'attack':
      return {
        weapon: names.items(what.split('+')),
        weaponId: what || 'none',
        ...placeArgs(names, at.split(',')),
      };
    case 'open': {
      const tool = at || card;
      const [a, b] = names.sides(what);
      return { a, b, card: tool ? names.theCard(tool) : '', cardId: tool || 'none' };
    }
    case 'lock-it-down':
    case 'battering-ram': {
      const [a, b] = names.sides(target);
      return { a, b, skill: names.source(verb) };
    }
    case 'enter': {
      const [car, place] = cutAt(target, '.');
      return { car: names.theCar(car), place };
    }
    case 'load':
    case 'unload':
      return { card: names.theCard(what), car: names.theCar(at) };
    case 'search':
      return { car: names.theCar(target), carId: target || 'none' };
    case 'hold':
      return { cards: names.items(target === '' ? [] : target.split('+')) };
    case 'hit': {
      if (/^(S|R_)/.test(target)) return { target: names.theZone(target) };
      const other = names.words.has(`enemy.${target}`) || names.words.has(`card.${target}`);
      return { target: other ? names.aCard(target) : names.hero(target) };
    }
    case 'use':
      return {
        source: names.source(what),
        hero: names.hero(at),
        heroId: at || 'none',
        ...agreement(names, 'hero', [at]),
      };
    case 'eliminate':
    case 'strike':
    case 'weaken':
    case 'stun':
    case 'push': {
      const isZone = !names.words.has(`enemy.${what}`) && !names.words.has(`card.${what}`);
      // A push names where to, or whom and from where.
      if (isZone && verb === 'push') return { enemy: '', ...placeArgs(names, [what]), zoneId: 'to' };
      const zone = isZone ? what : at;
      return {
        enemy: isZone ? names.theZone(what) : nameOf(names, what),
        ...agreement(names, 'enemy', [what]),
        ...placeArgs(names, [zone]),
        zoneId: isZone ? 'none' : zone || 'none',
      };
    }
    case 'lamp-post':
    case 'phone-booth':
    case 'daily-planet-globe':
      return { use: what, ...placeArgs(names, [at]) };
    case 'take-along':
      return { target: nameOf(names, target), ...agreement(names, 'target', [target]) };
    case 'bury':
    case 'next':
      return { card: names.words.has(`card.${target}`) ? names.theCard(target) : names.spawnFace(target) };
    case 'suffer':
    case 'part':
      return { target: Number(target) };
    case 'ride':
      return { floor: names.term('floor', target) };
    case 'wound':
      return {
        hero: names.words.has(`card.${target}`) ? names.theCard(target) : names.hero(target),
        ...agreement(names, 'hero', [target]),
      };
    case 'return':
    case 'hush':
      return { target: names.enemy(target), ...agreement(names, 'target', [target]) };
    case 'combine':
      return { card: names.aCard(target) };
    case 'skill':
    case 'reroll':
      return { source: names.source(target), target };
    case 'player':
      return { n: target };
    case 'lose':
      return { card: names.theCard(what), place: at };
    default:
      return {
        target,
        ...placeArgs(names, [target]),
        hero: names.hero(at || target),
        ...agreement(names, 'hero', [at || target]),
        card: names.theCard(what),
        ...agreement(names, 'card', [what]),
        skill: names.skill(verb),
      };
  }
}

function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
