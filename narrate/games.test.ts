/** Games played at random over all missions: whatever happens or is asked can be said, in both languages. */
import { classic } from '@holdout/editions';
import type { Decision, GameEvent } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, LANGUAGES, clauseOf, narrator } from './index.ts';
import { OWN_HEROES, playAtRandom } from './tests/random-play.ts';
import { SAMPLE_EVENTS, SAMPLE_OPTIONS } from './tests/samples.ts';

const narrators = LANGUAGES.map((language) => narrator(language, { heroes: OWN_HEROES }));

/** Holes, ids and marks that only code uses. */
const RAW = /^$|[{}@_=]|undefined|NaN|\[object|\bS\d|\bown-\d|[a-z]\.[a-z]|[a-z]:[a-z]/;
const raw = (texts: readonly string[]): string[] => texts.filter((text) => RAW.test(text));

const told = (e: GameEvent): string[] => narrators.map((n) => n.event(e));
const labels = (d: Decision): string[] => narrators.flatMap((n) => d.options.map((o) => n.option(d, o)));

const GAMES_PER_MISSION = 3;
const ANSWERS = 150;

describe('random games', () => {
  it.each(Object.keys(classic.missions))('mission %s can be told from beginning to end', (mission) => {
    const bad = new Set<string>();
    const unfounded = new Set<string>();
    const seen = new Set<string>();
    for (let seed = 1; seed <= GAMES_PER_MISSION; seed++) {
      playAtRandom(mission, seed, ANSWERS, {
        event(e) {
          raw(told(e)).forEach((text) => bad.add(text));
          if (e.cause !== '' && clauseOf(e) === undefined) unfounded.add(`${e.type} ${e.cause}`);
        },
        decision(d) {
          const options = d.options.filter(
            (o) => !seen.has(`${d.prompt} ${o.id}`) && seen.add(`${d.prompt} ${o.id}`),
          );
          const texts = [...narrators.map((n) => n.prompt(d)), ...labels({ ...d, options })];
          raw(texts).forEach((text) => bad.add(text));
        },
      });
    }
    expect([...bad]).toEqual([]);
    expect([...unfounded]).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('what random games may miss', () => {
  it('every event can be told', () => {
    expect(SAMPLE_EVENTS.map((e) => e.type)).toEqual(EVENT_TYPES);
    expect(raw(SAMPLE_EVENTS.flatMap(told))).toEqual([]);
  });

  it('every kind of option has a label', () => {
    const asked = SAMPLE_OPTIONS.map(([prompt, id]): Decision => {
      return { kind: 'pick', prompt, by: 0, options: [{ id, verb: id.split(':')[0], args: [] }] };
    });
    expect(raw(asked.flatMap(labels))).toEqual([]);
    expect(asked.flatMap(labels).filter((label) => SAMPLE_OPTIONS.some(([, id]) => label === id))).toEqual(
      [],
    );
  });
});
