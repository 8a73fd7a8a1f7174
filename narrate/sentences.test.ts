/** A hundred games of every edition, all missions and team sizes mixed: every sentence is whole, every answer its own. */
import { EDITIONS } from '@holdout/editions';
import { SPAWN_KINDS } from '@holdout/editions/testing';
import {
  itemAt,
  type Decision,
  type Edition,
  type GameEvent,
  type Option,
  type Refusal,
} from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, narrator, type Language, type Narrator } from './index.ts';
import { OWN_HEROES, playAtRandom, type RandomGame } from './tests/random-play.ts';
import { idsOf, wrongIn } from './tests/sound.ts';

const GAMES = 100;
const ANSWERS = 180;
const SIZES = 6;
const QUOTED: ReadonlySet<string> = new Set(['answer.not-offered', 'intent.unknown']);

const gameOf = (edition: Edition, i: number): RandomGame => {
  const missions = Object.keys(edition.missions);
  const mission = itemAt(missions, i % missions.length);
  // Every size with every mission in the end, and every second game with all skills and some cards.
  const size = 1 + ((i + Math.floor(i / missions.length)) % SIZES);
  return { edition, mission, seed: i + 1, answers: ANSWERS, size, rich: i % 2 === 1 };
};

interface Findings {
  readonly wrong: Set<string>;
  readonly alike: Set<string>;
}

/** One language at a table; labels said before are not made again. */
function listener(language: Language, say: Narrator, ids: RegExp, { wrong, alike }: Findings) {
  const labels = new Map<string, string>();
  const heard = new Set<string>();
  const hear = (text: string): void => {
    if (heard.has(text)) return;
    heard.add(text);
    if (wrongIn(language, text, ids)) wrong.add(text);
  };
  const labelOf = (d: Decision, o: Option): string => {
    const key = [d.prompt, o.id, o.cost, o.cards, o.risks].join('|');
    let label = labels.get(key);
    if (label === undefined) {
      labels.set(key, (label = say.option(d, o)));
      hear(label);
    }
    return label;
  };
  return {
    event: (e: GameEvent) => hear(say.event(e)),
    // What makes no sense is quoted as it was typed.
    refusal: (r: Refusal) => (QUOTED.has(r.refused) ? undefined : hear(say.refusal(r))),
    decision(d: Decision) {
      hear(say.prompt(d));
      const said = new Map<string, string>();
      for (const o of d.options) {
        const label = labelOf(d, o);
        const other = said.get(label);
        if (other !== undefined) alike.add(`${d.prompt}: ${other} and ${o.id} are both “${label}”`);
        said.set(label, o.id);
      }
    },
  };
}

describe.each(EDITIONS.map((edition) => ({ edition, id: edition.id })))('100 games of $id', ({ edition }) => {
  const found: Findings = { wrong: new Set(), alike: new Set() };
  const ids = idsOf(edition, SPAWN_KINDS);
  const listeners = LANGUAGES.map((language) =>
    listener(language, narrator(language, { heroes: OWN_HEROES, edition: edition.id }), ids, found),
  );

  it('can be told without a hole, an id or a wrong number or article', () => {
    for (let i = 0; i < GAMES; i++) {
      playAtRandom(gameOf(edition, i), {
        event: (e) => listeners.forEach((l) => l.event(e)),
        decision: (d) => listeners.forEach((l) => l.decision(d)),
        refusal: (r) => listeners.forEach((l) => l.refusal(r)),
      });
    }
    expect([...found.wrong]).toEqual([]);
  });

  it('never offer two answers of one name', () => {
    expect([...found.alike]).toEqual([]);
  });
});
