/** Lex Luthor: First Pick, Human Resources, Study in Weakness [D-SKL-1]. */
import { deckOf, heroAt, itemAt, createEngine, isRefusal, type Ability, type State } from '@holdout/engine';
import { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import { dealFirstPicks } from '../abilities/skills/first-pick.ts';
import { EQUIPMENT, EQUIPMENT_DECK } from '../cards.ts';
import { dceased } from '../index.ts';
import { ownOf } from '../own.ts';
import { RANDOM_MISSION } from './random-missions.ts';
import { CITY, enemies, offered, rolls, street, type Entry } from './street.ts';
import { engine, equipment, power } from './table.ts';

describe('First Pick', () => {
  const newGame = (...heroes: string[]): Scene => {
    const state = engine.newGame(
      { edition: 'dceased', mission: RANDOM_MISSION, seats: [heroes] },
      'first pick',
    );
    if (isRefusal(state)) throw new Error(state.refused);
    return new Scene(engine, state);
  };

  it('keeps one of two equipment cards at set-up, after the icons have theirs [D-EQP-1]', () => {
    const s = newGame('batman', 'lex-luthor');
    expect([s.prompt, s.decision?.hero, s.options.length]).toEqual(['keep-card', 'lex-luthor', 2]);
    const icons = s.game.context.board.marks['equipment'] ?? [];
    expect(
      ownOf(s.game)
        .equipment.map((e) => e.zone)
        .sort(),
    ).toEqual([...icons].sort());
    expect(icons.length).toBeGreaterThan(0);
    const [first, second] = s.options.map((o) => o.replace('keep:', ''));
    s.play(`keep:${second}`);
    expect([equipment(s, 'lex-luthor'), equipment(s, 'batman'), s.prompt]).toEqual([
      [second],
      [],
      'activate',
    ]);
    expect(deckOf(s.state, EQUIPMENT_DECK).discard.map((c) => itemAt(EQUIPMENT, c).id)).toEqual([first]);
    expect([s.happened('card-gained'), s.happened('card-discarded')]).toMatchObject([
      [{ hero: 'lex-luthor', card: second }],
      [{ hero: 'lex-luthor', card: first }],
    ]);
  });

  it('is asked of nobody else', () => {
    expect(newGame('batman', 'cyborg').prompt).toBe('activate');
  });

  it('draws what is there when the deck has fewer', () => {
    const left = (cards: number): State => {
      const s = street({ 'lex-luthor': { zone: 'S6' } });
      deckOf(s.state, EQUIPMENT_DECK).draw.splice(cards);
      return engine.imagine(
        s.state,
        (g) => {
          const deal = dealFirstPicks(g);
          if (deal) g.state.stack.push(deal);
        },
        () => null,
      ).state;
    };
    const held = (state: State): number => heroAt(state, 0).slots.filter((c, i) => i >= 4 && c >= 0).length;
    expect([held(left(1)), deckOf(left(1), EQUIPMENT_DECK).draw.length, held(left(0))]).toEqual([1, 0, 0]);
  });

  it('holds two; collecting a third forces a choice [D-EQP-3]', () => {
    const own = {
      cards: [],
      equipment: ['grapple-line', 'siren-drone'].map((card) => ({ card, zone: 'S6' })),
    };
    const s = street({ 'lex-luthor': { zone: 'S6', equipment: ['riot-shield'] } }, { own });
    s.play('collect');
    expect([s.prompt, equipment(s, 'lex-luthor')]).toEqual(['turn', ['riot-shield', 'grapple-line']]);
    s.play('collect');
    expect([s.prompt, s.options]).toEqual([
      'keep-card',
      ['drop:siren-drone', 'drop:riot-shield', 'drop:grapple-line'],
    ]);
    s.play('drop:riot-shield');
    expect(equipment(s, 'lex-luthor')).toEqual(['grapple-line', 'siren-drone']);
  });

  it('may end a trade with two, the other hero with one [D-TRD-2]', () => {
    const s = street({
      'lex-luthor': { zone: 'S6', equipment: ['riot-shield'] },
      batman: { zone: 'S6', equipment: ['grapple-line'] },
    });
    s.play('trade:batman', 'take:grapple-line', 'finish');
    expect([s.prompt, equipment(s, 'lex-luthor'), equipment(s, 'batman')]).toEqual([
      'turn',
      ['riot-shield', 'grapple-line'],
      [],
    ]);
  });
});

describe('Human Resources', () => {
  const lex = { zone: 'S7', skills: ['human-resources'] };
  const foes = (dice: number[]): Entry => ({ enemies: enemies('S11', { walker: 9 }), dice });

  it('adds a die for each power others near him spend, up to 2 each [H-POW-3]', () => {
    const others = {
      batman: { zone: 'S7', track: 4 },
      hawkgirl: { zone: 'S6', track: 2 },
      // Too far, and without power.
      cyborg: { zone: 'S14', track: 4 },
      'green-arrow': { zone: 'S7' },
    };
    const s = street({ 'lex-luthor': lex, ...others }, foes([3, 3, 3, 1, 1, 1]));
    s.play('attack:battlesuit-beam@S11', 'use:human-resources@lex-luthor');
    expect([s.decision?.hero, s.options]).toEqual(['batman', ['spend:0', 'spend:1', 'spend:2']]);
    s.play('spend:2');
    expect(s.decision?.hero).toBe('hawkgirl');
    s.play('spend:2');
    expect([s.prompt, rolls(s), s.enemies('S11')]).toEqual(['turn', [6], 6]);
    expect(['batman', 'hawkgirl', 'cyborg'].map((id) => power(s, id))).toEqual([2, 0, 4]);
  });

  it('adds to his own power, and each owner decides; once a turn', () => {
    const s = street(
      { 'lex-luthor': { ...lex, track: 1 }, batman: { zone: 'S7', track: 3 } },
      foes([1, 1, 1, 1, 1, 1]),
    );
    s.play('attack:battlesuit-beam@S11', 'use:human-resources@lex-luthor', 'spend:1', 'spend:1');
    s.play('attack:battlesuit-beam@S11');
    expect([s.prompt, rolls(s), power(s, 'batman'), power(s, 'lex-luthor')]).toEqual(['turn', [4, 2], 2, 0]);
  });

  it('counts as spent on dice: Overclock doubles it', () => {
    const s = street(
      { 'lex-luthor': { ...lex, traits: ['overclock'] }, batman: { zone: 'S7', track: 2 } },
      foes([1, 1, 1, 1, 1, 1]),
    );
    s.play('attack:battlesuit-beam@S11', 'use:human-resources@lex-luthor', 'spend:2');
    s.play('use:overclock@lex-luthor');
    expect(rolls(s)).toEqual([6]);
  });

  it('is not asked with nobody near who has power', () => {
    const s = street({ 'lex-luthor': lex, batman: { zone: 'S14', track: 4 } }, foes([1, 1]));
    s.play('attack:battlesuit-beam@S11');
    expect([s.prompt, rolls(s)]).toEqual(['turn', [2]]);
  });
});

describe('Study in Weakness', () => {
  const lex = { zone: 'S7', skills: ['study-in-weakness'], track: 4 };

  it('takes 1 toughness off a Zombie Hero, experience as printed [S-FAQ-6]', () => {
    const s = street(
      { 'lex-luthor': lex },
      { enemies: enemies('S7', { superman: 1 }), dice: [3, 3, 3, 3, 3, 1] },
    );
    s.play('attack:battlesuit-beam@S7', 'go-on', 'spend:4');
    expect([s.enemies('S7'), s.hero('lex-luthor').xp]).toEqual([0, 6]);
  });

  it('takes 2 off for 1 power, once for each attack [S-FAQ-2]', () => {
    const foes = { enemies: enemies('S7', { superman: 1 }) };
    const s = street({ 'lex-luthor': lex }, { ...foes, dice: [3, 3, 3, 3, 1] });
    s.play('attack:battlesuit-beam@S7', 'use:study-in-weakness@lex-luthor');
    expect([s.prompt, power(s, 'lex-luthor')]).toEqual(['spend-power', 3]);
    s.play('spend:3');
    expect([s.enemies('S7'), s.hero('lex-luthor').xp]).toEqual([0, 6]);
    // Without the power four hits are one too few.
    const poor = street({ 'lex-luthor': lex }, { ...foes, dice: [3, 3, 3, 3, 1] });
    poor.play('attack:battlesuit-beam@S7', 'go-on', 'spend:3');
    expect(poor.enemies('S7')).toBe(1);
  });

  it('leaves all other enemies as they are', () => {
    const s = street({ 'lex-luthor': lex }, { enemies: enemies('S7', { brute: 1 }), dice: [3, 1] });
    s.play('attack:battlesuit-beam@S7', 'spend:0');
    expect([s.prompt, s.enemies('S7'), offered(s, 'study-in-weakness')]).toEqual(['turn', 1, []]);
  });

  it('adds up with Autopsy Report', () => {
    const s = street(
      { 'lex-luthor': { ...lex, traits: ['autopsy-report'] } },
      { enemies: enemies('S7', { superman: 1 }), dice: [3, 3] },
    );
    s.play('autopsy-report:superman', 'attack:battlesuit-beam@S7');
    s.play('use:study-in-weakness@lex-luthor', 'spend:0');
    expect([s.enemies('S7'), s.hero('lex-luthor').xp]).toEqual([0, 6]);
  });

  it('adds up with Nth Metal Axe: equipment is his attack too [D-EQP-4]', () => {
    const s = street(
      { 'lex-luthor': { ...lex, equipment: ['nth-metal-axe'] } },
      { enemies: enemies('S7', { hawkman: 1 }), dice: [4, 1, 1] },
    );
    s.play('attack:nth-metal-axe@S7', 'use:study-in-weakness@lex-luthor', 'spend:0');
    expect([s.enemies('S7'), s.hero('lex-luthor').xp]).toEqual([0, 4]);
  });

  it('never takes toughness below 1: one hit is needed, and the next goes on [D-TGH-1]', () => {
    const corroding: Ability = {
      id: 'corroding',
      clause: 'D-TGH-1',
      at: {
        assigning: {
          must: true,
          can: (_g, _hero, f) => f.softer === 0,
          run(_g, _hero, f) {
            f.softer = 2;
            return null;
          },
        },
      },
    };
    const corroded = createEngine([{ ...dceased, abilities: [...dceased.abilities, corroding] }]);
    const attack = (dice: number[]): Scene =>
      scene(corroded, {
        edition: 'dceased',
        board: CITY,
        heroes: { 'lex-luthor': { ...lex, track: 0, skills: ['corroding', 'study-in-weakness'] } },
        enemies: enemies('S7', { catwoman: 1, walker: 1 }),
        turn: 'lex-luthor',
        dice,
      }).play('attack:battlesuit-beam@S7');
    // 3 - 1 - 2 would be 0, for the Walker 1 - 2.
    const missed = attack([1, 1]);
    expect([missed.enemies('S7', 'catwoman'), missed.enemies('S7', 'walker')]).toEqual([1, 1]);
    const one = attack([3, 1]);
    expect([one.enemies('S7', 'catwoman'), one.enemies('S7', 'walker')]).toEqual([0, 1]);
    const two = attack([3, 3]);
    expect([two.enemies('S7'), two.hero('lex-luthor').xp]).toEqual([0, 4]);
  });
});
