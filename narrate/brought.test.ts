/** What packs bring is told by its names, in the language spoken or its first one, and takes no word of the game's place. */
import { classic, EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import {
  createEngine,
  isRefusal,
  itemAt,
  lookUp,
  type Edition,
  type GameEvent,
  type Setup,
} from '@holdout/engine';
import { carriedFrom, plainHero, readPack, type Pack } from '@holdout/engine/packs';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import { damaged, garbageWith } from '@holdout/engine/testing/hostile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brought } from './brought.ts';
import { LANGUAGES, narrator } from './index.ts';
import { ownMission } from './script/index.ts';
import { idsOf, wrongIn } from './tests/sound.ts';

function packOf(): Pack {
  const read = readPack(EDITIONS, JSON.stringify(lamplighters));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.pack;
}
const pack = packOf();
const brought: Brought = {
  sheets: pack.heroes.map(plainHero),
  pack: {
    ...carriedFrom(pack, 'classic'),
    texts: { en: { lamp: 'Lamp', oil: 'Oil' }, fr: { lamp: 'Lampe' } },
  },
};

describe('names', () => {
  it('are those of the language, else those of the first', () => {
    const [en, fr] = [narrator('en', { brought }), narrator('fr', { brought })];
    expect([en.card('lamp'), fr.card('lamp'), fr.card('oil')]).toEqual(['Lamp', 'Lampe', 'Oil']);
    expect([fr.hero('odile'), fr.card('defib-attack')]).toEqual(['Odile', 'Charged paddles']);
  });

  it('take nobody’s place, and are shown as they stand', () => {
    const named = {
      ...carriedFrom(pack, 'classic'),
      texts: { en: { pistol: 'Water pistol', odd: '{x, select' } },
    };
    const say = narrator('en', { brought: { pack: named } });
    expect([say.card('pistol'), say.card('odd')]).toEqual([narrator('en').card('pistol'), '{x, select']);
  });

  it('of packs spoilt at random never throw', () => {
    const garbage = garbageWith(['{', '{n, plural, other {', '__proto__', 'event.lost']);
    fc.assert(
      fc.property(damaged(lamplighters, garbage), (file) => {
        const read = readPack(EDITIONS, JSON.stringify(file));
        if ('problems' in read) return;
        const { missions, heroes } = read.pack;
        const said = { sheets: heroes, pack: carriedFrom(read.pack, 'dceased') };
        for (const one of missions) {
          const mission = ownMission(classic, one, []);
          const say = narrator('fr', { edition: 'classic', mission, brought: said });
          say.mission(String(one['id']));
          for (const { id } of heroes) say.card(`${id}-attack`);
        }
      }),
      { numRuns: 400, seed: 2026 },
    );
  });
});

describe.each(EDITIONS.map((edition) => ({ edition, name: edition.id })))(
  'a game of $name',
  ({ edition }) => {
    it('with heroes and cards of a pack is told in whole sentences', () => {
      const wrong = new Set<string>();
      for (let seed = 0; seed < 4; seed++) tell(edition, seed, wrong);
      expect([...wrong]).toEqual([]);
    });
  },
);

function tell(edition: Edition, seed: number, wrong: Set<string>): void {
  const mission = lookUp({ classic: '01', zombie: 'MZ1', hero: 'H2', dceased: 'D4' }, edition.id);
  const sheets = pack.heroes.filter((h) => h.edition === edition.id).map(plainHero);
  const heroes = [...sheets.map((s) => s.id), ...edition.sheets.map((s) => s.id)].slice(0, 4);
  const setup: Setup = {
    edition: edition.id,
    mission,
    seats: [heroes],
    sheets,
    pack: carriedFrom(pack, edition.id),
  };
  const engine = createEngine([edition]);
  const opening: GameEvent[] = [];
  const state = engine.newGame(setup, `told ${seed}`, opening);
  if (isRefusal(state)) throw new Error(state.at);
  const more = [
    ...engine.gameOf(state).context.sheets.keys(),
    ...Object.values(engine.gameOf(state).context.edition.cards).flat(),
  ];
  const ids = idsOf(
    edition,
    more.filter((id) => !/^\d/.test(id)),
  );
  const tellers = LANGUAGES.map((language) => narrator(language, { edition: edition.id, brought: setup }));
  const hear = (text: string, i: number): void => {
    if (wrongIn(itemAt(LANGUAGES, i), text, ids)) wrong.add(text);
  };
  const random = createRandom(`told ${seed}`);
  opening.forEach((e) => tellers.forEach((say, i) => hear(say.event(e), i)));
  for (let n = 0; n < 250; n++) {
    const d = engine.decisionOf(state);
    if (!d) return;
    tellers.forEach((say, i) => {
      hear(say.prompt(d), i);
      d.options.forEach((o) => hear(say.option(d, o), i));
    });
    const result = engine.answer(state, randomAnswer(d, random));
    if (!isRefusal(result)) result.events.forEach((e) => tellers.forEach((say, i) => hear(say.event(e), i)));
  }
}
