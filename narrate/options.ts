/** Decisions: what is asked, and a short label for every answer, from what its option is about. */
import {
  doorSides,
  givenBy,
  promptForm,
  type Decision,
  type Given,
  type Intent,
  type Option,
} from '@holdout/engine';
import { sentence } from './sentence.ts';
import { fillHoles } from './holes.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';
import { topicArgs } from './topics.ts';

export function promptText(names: Names, d: Decision): string {
  const { fields } = promptForm(d.prompt);
  const about: { [name: string]: string | number } = {
    player: names.asked(d.by),
    ...fillHoles(names, { ...HEAD, ...fields }, { hero: d.hero, ...d.about }),
    verb: d.options[0]?.verb ?? 'none',
  };
  if (d.kind !== 'pick') about.total = d.total;
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
  const label = atRisk(names, labelOf(names, d.prompt, o), o.risks ?? []);
  const price = o.paid ?? o.cost;
  if (price === undefined || price === 1 || d.prompt !== 'turn') return label;
  return names.words.say('option.cost', { label, cost: price });
}

/** No other option is about a place of the same name. */
export function isClear(names: Names, d: Decision, o: Option): boolean {
  const own = placesIn(o);
  const others = own.length === 0 ? [] : d.options.flatMap(placesIn);
  return own.every((id) => others.every((other) => other === id || names.zone(other) !== names.zone(id)));
}

const placesIn = ({ zones = [], door }: Option): string[] => [...zones, ...(door ? doorSides(door) : [])];

/** The players are warned before they lose what the mission needs (M-MH2-2). */
const atRisk = (names: Names, label: string, risks: readonly string[]): string =>
  risks.length === 0
    ? label
    : names.words.say('option.risks', { label, cards: names.words.list(risks.map(names.theCard)) });

/** The answer to a decision at hand, with all that its option says. */
export function answerText(names: Names, d: Decision, answer: string): string {
  const option = d.options.find((o) => o.id === answer);
  return option ? optionText(names, d, option) : givenText(names, d.prompt, givenBy(d, answer));
}

/** The words of an answer: one label, or every share of an allocation. */
export const givenText = (names: Names, prompt: string, given: readonly Given[]): string =>
  given
    .map(({ n, ...intent }) => {
      const label = labelOf(names, prompt, intent);
      return n === undefined ? label : names.words.say('option.share', { label, n });
    })
    .join(', ');

/** The same verb may mean another thing under another prompt: keeping dice, keeping a card. */
export function labelOf(names: Names, prompt: string, intent: Intent): string {
  const { verb } = intent;
  const { words } = names;
  const special = `option.${verb}.${prompt}`;
  const key = words.has(special) ? special : `option.${verb}`;
  const args = topicArgs(names, intent);
  if (words.has(key)) return sentence(words.say(key, args));
  const source = names.source(verb);
  if (source === verb) return verb;
  const own = `option.ability.${verb}`;
  return sentence(words.say(words.has(own) ? own : 'option.ability', { ...args, source }));
}

/** Does the verb have a label of its own? */
export const isLabelled = (names: Names, verb: string): boolean => names.words.has(`option.${verb}`);
