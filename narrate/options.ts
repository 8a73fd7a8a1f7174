/** Decisions: what is asked, and a short label for every answer. Labels come from option ids alone, which name it all. */
import type { Decision, Option } from '@holdout/engine';
import { sentence } from './grammar.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';

export function promptText(names: Names, d: Decision): string {
  const about: { [name: string]: string | number } = { player: names.player(d.by) };
  if (d.hero !== undefined) about.hero = names.hero(d.hero);
  if (d.kind === 'allocate') about.total = d.total;
  for (const [field, value] of Object.entries(d.about ?? {}))
    Object.assign(about, aboutArgs(names, field, value));
  const { enemy, n } = d.about ?? {};
  if (typeof enemy === 'string') about.enemies = names.enemies(enemy, Number(n));
  return sentence(names.words.say(`prompt.${d.prompt}`, about));
}

function aboutArgs(names: Names, field: string, value: unknown): Args {
  if (typeof value === 'number') return { [field]: value };
  if (Array.isArray(value)) return { [field]: names.dice(value) };
  const id = String(value);
  if (field === 'zone') return { zone: names.theZone(id) };
  if (field === 'other') return { other: names.hero(id) };
  if (field === 'card') return { aCard: names.aCard(id) };
  return { [field]: names.term(field, id) };
}

export function optionText(names: Names, d: Decision, o: Option): string {
  const label = labelOf(names, d.prompt, o.id, o.cards?.[0]);
  if (o.cost === undefined || o.cost === 1 || d.prompt !== 'turn') return label;
  return names.words.say('option.cost', { label, cost: o.cost });
}

/** The words of an answer: one label, or every share of an allocation. */
export function answerLabel(names: Names, prompt: string, answer: string): string {
  const shares = answer.split(' ').map((part) => /^(.+)=(\d+)$/.exec(part));
  if (!shares.every((share) => share !== null)) return labelOf(names, prompt, answer);
  return shares
    .map(([, id, n]) => names.words.say('option.share', { label: labelOf(names, prompt, id), n }))
    .join(', ');
}

/** The same verb may mean another thing under another prompt: taking a token, taking a card. */
export function labelOf(names: Names, prompt: string, id: string, card?: string): string {
  const [verb, target] = cutAt(id, ':');
  const { words } = names;
  const special = `option.${verb}.${prompt}`;
  const key = words.has(special) ? special : `option.${verb}`;
  if (!words.has(key)) return id;
  return sentence(words.say(key, targetArgs(names, verb, target, card)));
}

/** Does the text begin with a verb that has a label? */
export const isOption = (names: Names, id: string): boolean => names.words.has(`option.${cutAt(id, ':')[0]}`);

function targetArgs(names: Names, verb: string, target: string, card: string | undefined): Args {
  const [what, at] = cutAt(target, '@');
  switch (verb) {
    case 'attack':
      return {
        weapon: names.items(what.split('+')),
        zone: names.words.list(at.split(',').map(names.theZone)),
      };
    case 'open': {
      const tool = at || card;
      return { door: names.door(what), card: tool ? names.theCard(tool) : '', cardId: tool || 'none' };
    }
    case 'lock-it-down':
      return { door: names.door(target), skill: names.skill(verb) };
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
      const enemy = names.words.has(`enemy.${target}`);
      return { target: enemy ? names.aCard(target) : names.hero(target) };
    }
    case 'combine':
      return { card: names.aCard(target) };
    case 'skill':
    case 'reroll':
      return { source: names.source(target) };
    case 'player':
      return { n: target };
    case 'lose':
      return { card: names.theCard(what), place: at };
    default:
      return {
        target,
        zone: names.theZone(target),
        hero: names.hero(target),
        card: names.theCard(target),
        skill: names.skill(verb),
      };
  }
}

function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
