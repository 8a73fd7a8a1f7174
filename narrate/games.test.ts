/** Games played at random over all missions: whatever happens or is asked can be said, in both languages. */
import { EDITIONS } from '@holdout/editions';
import type { Decision, Edition, GameEvent } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, clauseOf, narrator, type Narrator } from './index.ts';
import { dealsToPlayers, OWN_HEROES, playAtRandom } from './tests/random-play.ts';
import { SAMPLE_EVENTS, SAMPLE_OPTIONS } from './tests/samples.ts';
import { asOption } from './tests/telling.ts';

const tellersOf = (edition: string): Narrator[] =>
  LANGUAGES.map((language) => narrator(language, { heroes: OWN_HEROES, edition }));
const usual = tellersOf('classic');

/** Holes, ids and marks that only code uses. */
const RAW = /^$|[{}@_=]|undefined|NaN|\[object|\bS\d|\bown-\d|[a-z]\.[a-z]|[a-z]:[a-z]/;
const raw = (texts: readonly string[]): string[] => texts.filter((text) => RAW.test(text));

const told = (e: GameEvent, tellers = usual): string[] => tellers.map((n) => n.event(e));
const labels = (d: Decision, tellers = usual): string[] =>
  tellers.flatMap((n) => d.options.map((o) => n.option(d, o)));

const missions = EDITIONS.flatMap((edition) => Object.keys(edition.missions).map((id) => ({ edition, id })));
/** What happens is caused by a clause, or by an ability of the edition. */
const isFounded = (e: GameEvent, edition: Edition): boolean =>
  e.cause === '' || clauseOf(e) !== undefined || edition.abilities.some((a) => a.id === e.cause);

const GAMES_PER_MISSION = 3;
const ANSWERS = 150;

describe('random games', () => {
  it.each(missions)('mission $id can be told from beginning to end', ({ edition, id }) => {
    const tellers = tellersOf(edition.id);
    const bad = new Set<string>();
    const unfounded = new Set<string>();
    const seen = new Set<string>();
    for (let seed = 1; seed <= GAMES_PER_MISSION; seed++) {
      const size = dealsToPlayers(edition) ? 1 + (seed % 2) : 4;
      playAtRandom(
        { edition, mission: id, seed, answers: ANSWERS, size },
        {
          event(e) {
            raw(told(e, tellers)).forEach((text) => bad.add(text));
            if (!isFounded(e, edition)) unfounded.add(`${e.type} ${e.cause}`);
          },
          decision(d) {
            const options = d.options.filter(
              (o) => !seen.has(`${d.prompt} ${o.id}`) && seen.add(`${d.prompt} ${o.id}`),
            );
            const texts = [...tellers.map((n) => n.prompt(d)), ...labels({ ...d, options }, tellers)];
            raw(texts).forEach((text) => bad.add(text));
          },
        },
      );
    }
    expect([...bad]).toEqual([]);
    expect([...unfounded]).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('what random games may miss', () => {
  it('every event can be told', () => {
    expect(SAMPLE_EVENTS.length).toBeGreaterThan(100);
    expect(raw(SAMPLE_EVENTS.flatMap((e) => told(e)))).toEqual([]);
  });

  it('every kind of option has a label', () => {
    const asked = SAMPLE_OPTIONS.map(([prompt, id, form]): Decision => {
      return { kind: 'pick', prompt, by: 0, options: [asOption(id, form)] };
    });
    expect(raw(asked.flatMap((d) => labels(d)))).toEqual([]);
    expect(
      asked.flatMap((d) => labels(d)).filter((label) => SAMPLE_OPTIONS.some(([, id]) => label === id)),
    ).toEqual([]);
  });
});
