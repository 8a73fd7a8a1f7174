/** Traits of detectives: Autopsy Report, Bad Intel, Cold Case, Dead Air. */
import { describe, expect, it } from 'vitest';
import { SPAWN_CARDS } from '../cards.ts';
import { enemies, night, offered, street } from './street.ts';
import { power, traits } from './table.ts';

describe('Autopsy Report', () => {
  const batman = { zone: 'S6', traits: ['autopsy-report'] };

  it('lets a Zombie Hero of toughness 5 fall to 3 hits of any hero, for 5 experience [S-FAQ-6]', () => {
    const s = street(
      { batman, 'the-flash': { zone: 'S7' } },
      { enemies: enemies('S7', { 'green-lantern': 1 }), dice: [4, 4, 4] },
    );
    s.play('autopsy-report:green-lantern', 'end', 'attack:blur-of-fists@S7');
    expect([s.enemies('S7'), s.hero('the-flash').xp, traits(s, 'batman')]).toEqual([0, 5, []]);
  });

  it('is not offered for a Zombie Hero out of sight [S-LOS-1]', () => {
    const s = street({ batman }, { enemies: enemies('S10', { catwoman: 1 }) });
    expect(offered(s, 'autopsy-report')).toEqual(['autopsy-report:brute']);
  });

  it('lets Brutes fall to 1 hit this round, also those that come in it, for 1 experience each', () => {
    const s = street({ batman: { ...batman, zone: 'S9' } }, { draws: { spawn: ['017'] }, dice: [4, 4, 1] });
    s.play('autopsy-report:brute', 'open:R_7M_21_station-S9');
    expect(s.enemies('R_7M_21_station', 'brute')).toBe(2);
    s.play('attack:winged-blades@R_7M_21_station');
    expect([s.onBoard('brute'), s.hero('batman').xp]).toEqual([0, 2]);
  });

  it('helps Battle-Ready in the enemy phase too', () => {
    const s = street(
      { batman, 'wonder-woman': { zone: 'S11', track: 1 } },
      { enemies: enemies('S14', { brute: 2 }), own: { cards: [] }, dice: [3, 3] },
    );
    s.play('autopsy-report:brute', 'end', 'end', 'use:battle-ready@wonder-woman');
    expect([s.onBoard('brute'), s.hero('wonder-woman').xp]).toEqual([0, 2]);
  });

  it('is over when the next round begins', () => {
    const two = { zone: 'S14', traits: ['autopsy-report', 'autopsy-report'] };
    const s = street({ batman: two }, { own: { cards: [] } }).play('autopsy-report:brute');
    expect(offered(s, 'autopsy-report')).toEqual([]);
    s.play('end');
    expect([s.state.round, offered(s, 'autopsy-report')]).toEqual([2, ['autopsy-report:brute']]);
  });

  it('adds up, and takes nobody below 1 [D-TGH-1]', () => {
    const two = { ...batman, traits: ['autopsy-report', 'autopsy-report'] };
    const s = street({ batman: two }, { enemies: enemies('S7', { 'green-lantern': 1 }), dice: [4, 1, 1] });
    s.play('autopsy-report:green-lantern', 'autopsy-report:green-lantern', 'attack:winged-blades@S7');
    expect([s.enemies('S7'), s.hero('batman').xp]).toEqual([0, 5]);
    const brutes = street({ batman: two }, { enemies: enemies('S7', { catwoman: 1 }) });
    brutes.play('autopsy-report:brute');
    expect(offered(brutes, 'autopsy-report')).toEqual(['autopsy-report:catwoman']);
    const cat = street({ batman: two }, { enemies: enemies('S7', { catwoman: 1 }) }).play(
      'autopsy-report:catwoman',
    );
    expect(offered(cat, 'autopsy-report')).toEqual(['autopsy-report:brute']);
  });
});

describe('Bad Intel', () => {
  const batman = { zone: 'S14', traits: ['bad-intel'] };

  it('turns 6 walkers back into the zone they came from, all of them', () => {
    const s = night({ batman }, { enemies: enemies('S7', { walker: 6 }) });
    s.play('use:bad-intel@batman', 'to:S3');
    expect([s.enemies('S3'), s.enemies('S7'), s.enemies('S11'), traits(s, 'batman')]).toEqual([6, 0, 0, []]);
  });

  it('sends one type of one zone astray; the others go their way', () => {
    const s = night(
      { batman },
      { enemies: [...enemies('S7', { walker: 2, brute: 1 }), ...enemies('S3', { walker: 1 })] },
    );
    s.play('use:bad-intel@batman');
    expect(s.options).toEqual(['bad-intel:walker@S3', 'bad-intel:walker@S7', 'bad-intel:brute@S7']);
    s.play('bad-intel:walker@S7', 'to:S6');
    expect([s.enemies('S6'), s.enemies('S11', 'brute'), s.enemies('S7', 'walker')]).toEqual([2, 1, 1]);
  });

  it('makes a group that would split go one way [S-EMOVE-4]', () => {
    const s = night(
      { batman: { ...batman, zone: 'S11' }, cyborg: { zone: 'S5' } },
      { enemies: enemies('S1', { walker: 1 }), own: { cards: [] } },
    );
    expect(offered(s, 'bad-intel')).toEqual([]);
    const split = night(
      { batman: { ...batman, zone: 'S11' }, cyborg: { zone: 'S6' }, hawkgirl: { zone: 'S3' } },
      { enemies: enemies('S7', { walker: 3 }) },
    );
    split.play('use:bad-intel@batman', 'to:S3');
    expect([split.enemies('S3'), split.enemies('S6'), split.enemies('S11')]).toEqual([3, 0, 0]);
  });

  it('lets runners choose anew for their second action', () => {
    const s = night({ batman }, { enemies: enemies('S7', { runner: 2 }) });
    s.play('use:bad-intel@batman', 'to:S3');
    expect([s.enemies('S3'), s.enemies('S7')]).toEqual([0, 2]);
  });

  it('is not offered beyond range 3, out of sight, or for those that attack [K-ENE-1]', () => {
    for (const zone of ['S18', 'S10']) {
      const s = night({ batman }, { enemies: enemies(zone, { walker: 1 }) });
      expect(s.happened('card-used')).toEqual([]);
      expect(offered(s, 'bad-intel')).toEqual([]);
    }
    const attack = night({ batman: { ...batman, wounds: 0 } }, { enemies: enemies('S14', { walker: 1 }) });
    expect([offered(attack, 'bad-intel'), attack.hero('batman').wounds]).toEqual([[], 1]);
  });

  it('sends Hawkman 1 zone, where he would go 2', () => {
    const s = night({ batman }, { enemies: enemies('S7', { hawkman: 1 }), own: { cards: [] } });
    s.play('use:bad-intel@batman', 'to:S6');
    const ways = s
      .happened('enemies-moved')
      .map((e) => (e.type === 'enemies-moved' ? `${e.from} ${e.to}` : ''));
    expect([ways[0], s.enemies('S5'), s.enemies('S11')]).toEqual(['S7 S6', 0, 1]);
  });
});

describe('Cold Case', () => {
  const batman = { zone: 'S6', track: 2, traits: ['cold-case', 'overclock'] };

  it('brings back an Overclock used earlier, for 1 power [H-POW-4]', () => {
    const s = street({ batman }, { enemies: enemies('S6', { walker: 9 }), dice: [1, 1, 1] });
    s.play('attack:winged-blades@S6', 'use:overclock@batman', 'spend:0');
    expect(offered(s, 'cold-case')).toEqual(['cold-case:overclock']);
    s.play('cold-case:overclock');
    expect([traits(s, 'batman'), power(s, 'batman')]).toEqual([['overclock'], 1]);
  });

  it('is not offered while the discard pile is empty, nor without power', () => {
    const empty = street({ batman });
    expect(offered(empty, 'cold-case')).toEqual([]);
    const poor = street(
      { batman: { ...batman, track: 1 } },
      { enemies: enemies('S6', { walker: 9 }), dice: [1, 1, 1, 1, 1] },
    );
    poor.play('attack:winged-blades@S6', 'use:overclock@batman', 'spend:1');
    expect(offered(poor, 'cold-case')).toEqual([]);
  });

  it('keeps the limit with two traits in hand: it is discarded first [S-TRAIT-2]', () => {
    const s = street(
      {
        batman: { zone: 'S6', track: 1, traits: ['cold-case', 'hand-off'] },
        cyborg: { zone: 'S6', traits: ['overclock'], track: 1 },
      },
      { turn: 'cyborg', enemies: enemies('S6', { walker: 9 }), dice: [1, 1, 1, 1] },
    );
    s.play('attack:blaster@S6', 'use:overclock@cyborg', 'spend:0', 'end');
    s.play('cold-case:overclock');
    expect([s.prompt, traits(s, 'batman')]).toEqual(['turn', ['hand-off', 'overclock']]);
  });
});

describe('Dead Air', () => {
  const batman = { zone: 'S9', traits: ['dead-air'] };
  const red = { zone: 'S1', xp: 43 };
  const open = 'open:R_7M_21_station-S9';
  /** Figures on a card's line, 2 orange, 3 red. */
  const line = (card: string, level: number) => SPAWN_CARDS.find((c) => c.id === card)?.byDanger[level];

  it('makes 8 walkers of the 9 of a red line; no sight is needed [S-LOS-1]', () => {
    const s = street(
      { batman: { zone: 'S9' }, 'the-flash': { zone: 'S14', traits: ['dead-air'] }, cyborg: red },
      { draws: { spawn: ['001'] } },
    );
    s.play(open, 'use:dead-air@the-flash');
    expect([s.onBoard('walker'), traits(s, 'the-flash')]).toEqual([8, []]);
  });

  it('is for that card only', () => {
    const s = street({ batman, cyborg: red }, { draws: { spawn: ['001', '003'] } });
    s.play(open, 'use:dead-air@batman', 'open:R_1N_20_taproom-S9');
    expect([s.enemies('R_7M_21_station'), s.enemies('R_1N_20_taproom')]).toEqual([8, line('003', 3)]);
  });

  it('does not lower a card drawn in its place', () => {
    const signal = { ...red, skills: ['counter-signal'], track: 1 };
    const s = street({ batman, cyborg: signal }, { draws: { spawn: ['001', '003'] } });
    s.play(open, 'use:dead-air@batman', 'use:counter-signal@cyborg');
    expect(s.onBoard('walker')).toBe(line('003', 3));
  });

  it('lowers the number of a Rush! and of a Zombie Hero! card; the rest stands [S-CARD-2] [D-SPN-1]', () => {
    const rush = street({ batman, cyborg: red }, { draws: { spawn: ['026'] } });
    rush.play(open, 'use:dead-air@batman');
    // They rush out at batman at once.
    expect([rush.enemies('S9', 'walker'), rush.happened('activation')]).toMatchObject([
      line('026', 2),
      [{ extra: true }],
    ]);
    const hero = street({ batman, cyborg: red }, { draws: { spawn: ['037'], 'super-heroes': ['catwoman'] } });
    hero.play(open, 'use:dead-air@batman');
    expect([hero.onBoard('walker'), hero.onBoard('catwoman')]).toEqual([line('037', 2), 1]);
  });

  it('is not offered where the line is not read: The Fallen Hunt with a Zombie Hero on the board', () => {
    const draws = { spawn: ['036'] };
    const hunt = street({ batman, cyborg: red }, { draws, enemies: enemies('S18', { catwoman: 1 }) });
    expect([hunt.play(open).prompt, traits(hunt, 'batman')]).toEqual(['turn', ['dead-air']]);
    const none = street({ batman, cyborg: red }, { draws }).play(open, 'use:dead-air@batman');
    expect(none.onBoard('brute')).toBe(2);
  });

  it('is not offered at Blue, for an Extra Activation!, or where the line below says the same', () => {
    const blue = street({ batman }, { draws: { spawn: ['001'] } }).play(open);
    expect([blue.prompt, blue.onBoard('walker')]).toEqual(['turn', 2]);
    const extra = street({ batman, cyborg: red }, { draws: { spawn: ['030'] } }).play(open);
    expect([extra.prompt, traits(extra, 'batman')]).toEqual(['turn', ['dead-air']]);
    const yellow = { zone: 'S1', xp: 7 };
    // Card 002: 1 Walker at Blue and at Yellow.
    const alike = street({ batman, cyborg: yellow }, { draws: { spawn: ['002'] } }).play(open);
    expect([alike.prompt, traits(alike, 'batman')]).toEqual(['turn', ['dead-air']]);
  });
});
