/** Equipment without attacks: Grapple Line, Riot Shield, Field Surgery Kit, Siren Drone, Overflow Cell. */
import { deckOf, itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK } from '../cards.ts';
import { ownOf } from '../own.ts';
import { enemies, night, offered, people, street, type Entry } from './street.ts';
import { equipment, escorted, health, objectsIn, power } from './table.ts';

const armed = (card: string, zone: string, rest: Entry = {}): Entry => ({ zone, equipment: [card], ...rest });
const discarded = (s: Scene): string[] =>
  deckOf(s.state, EQUIPMENT_DECK).discard.map((c) => itemAt(EQUIPMENT, c).id);

describe('Grapple Line', () => {
  const batman = armed('grapple-line', 'S7', { track: 2 });

  it('pulls its hero out of a zone with 3 Walkers for 1 power and no action [D-PUSH-1]', () => {
    const s = street({ batman }, { own: people(), enemies: enemies('S7', { walker: 3 }) });
    s.play('grapple-line:S14');
    expect([s.hero('batman').at, s.hero('batman').actions, power(s, 'batman'), s.prompt]).toEqual([
      'S14',
      3,
      1,
      'turn',
    ]);
  });

  it('1 or 2 zones along one line of sight: round a corner is refused [K-LOS-1]', () => {
    const s = street({ batman }, { own: people(), enemies: enemies('S11', { walker: 2 }) });
    expect(
      offered(s, 'grapple-line')
        .map((o) => o.slice(13))
        .sort(),
    ).toEqual(['S1', 'S11', 'S14', 'S3', 'S5', 'S6']);
    expect(s.why('grapple-line:S15')).toBe('skill.no-target');
    const corner = street({ batman: { ...batman, zone: 'S6' } }, { own: people() });
    expect([offered(corner, 'grapple-line').length, corner.why('grapple-line:S11')]).toEqual([
      2,
      'skill.no-target',
    ]);
  });

  it('reaches one zone deep into a building whose door is open, and out of it along the street [K-LOS-4]', () => {
    const doors = { doors: { 'R_5N_10_bay-S3': 'open' } };
    const into = street({ batman: { ...batman, zone: 'S3' } }, { own: people(), ...doors });
    expect(offered(into, 'grapple-line')).toContain('grapple-line:R_5N_10_bay');
    expect(offered(into, 'grapple-line')).not.toContain('grapple-line:R_5N_10_watchroom');
    const shut = street({ batman: { ...batman, zone: 'S3' } }, { own: people() });
    expect(offered(shut, 'grapple-line')).not.toContain('grapple-line:R_5N_10_bay');
  });

  it('once per turn, and only with power', () => {
    const s = street({ batman }, { own: people() }).play('grapple-line:S6');
    expect([offered(s, 'grapple-line'), s.why('grapple-line:S7')]).toEqual([[], 'skill.used']);
    const weak = street({ batman: { ...batman, track: 0 } }, { own: people() });
    expect([offered(weak, 'grapple-line'), weak.why('grapple-line:S6')]).toEqual([[], 'power.too-little']);
  });

  it('takes escorted people along, and objects if wanted, zone by zone [D-PUSH-3] [D-OBJ-3]', () => {
    const own = {
      cards: [],
      bystanders: [{ card: 'lois-lane', zone: 'S7', hero: 'batman' }],
      objects: [{ id: 'lamp-post', zone: 'S7' }],
    };
    const s = street({ batman }, { own }).play('grapple-line:S14', 'along:lamp-post', 'along:lamp-post');
    expect([s.hero('batman').at, escorted(s, 'batman'), objectsIn(s, 'S14')]).toEqual([
      'S14',
      ['lois-lane'],
      ['lamp-post'],
    ]);
  });
});

describe('Riot Shield', () => {
  const SHIELD = 'use:riot-shield@batman';
  const batman = armed('riot-shield', 'S6');
  const attacked = (walkers: number, is: Entry = {}) =>
    night({ batman: { ...batman, ...is } }, { own: people(), enemies: enemies('S6', { walker: walkers }) });

  it('2 assigned: 1 suffered, and the card stays [H-RES-7]', () => {
    const s = attacked(2).play(SHIELD, 'block');
    expect([health(s, 'batman'), equipment(s, 'batman')]).toEqual([2, ['riot-shield']]);
  });

  it('discarded: none suffered, the slot is empty', () => {
    const s = attacked(2).play(SHIELD, 'discard:riot-shield');
    expect([health(s, 'batman'), equipment(s, 'batman'), discarded(s)]).toEqual([3, [], ['riot-shield']]);
  });

  it('one wound is prevented without being asked how', () => {
    const s = attacked(1).play(SHIELD);
    expect([health(s, 'batman'), equipment(s, 'batman')]).toEqual([3, ['riot-shield']]);
  });

  it('once per round; the discard is open even when that one is spent', () => {
    // The Runner attacks with both of its actions.
    const s = night({ batman }, { own: people(), enemies: enemies('S6', { runner: 2 }) });
    s.play(SHIELD, 'block', SHIELD);
    expect([health(s, 'batman'), equipment(s, 'batman')]).toEqual([2, []]);
    const passed = night({ batman }, { own: people(), enemies: enemies('S6', { runner: 2 }) });
    expect(health(passed.play('go-on', SHIELD), 'batman')).toBe(1);
  });

  it('is counted for the card, not for its holder', () => {
    const s = street(
      { batman: { ...batman, zone: 'S9' }, cyborg: { zone: 'S9' } },
      { own: people(), enemies: enemies('S9', { walker: 1 }), draws: { spawn: ['030'] } },
    );
    s.play('open:R_7M_21_station-S9', 'wound:batman=1', SHIELD);
    s.play('trade:cyborg', 'give:riot-shield', 'end', 'end', 'wound:cyborg=1', 'use:riot-shield@cyborg');
    expect([equipment(s, 'cyborg'), health(s, 'batman'), health(s, 'cyborg')]).toEqual([[], 3, 3]);
  });
});

describe('Field Surgery Kit', () => {
  const KIT = 'field-surgery-kit';

  it('health 1 rises to 3 for an action, with enemies in the zone, and the card is gone', () => {
    const batman = armed(KIT, 'S6', { wounds: 2 });
    const s = street({ batman }, { own: people(), enemies: enemies('S6', { walker: 3 }) });
    s.play(`${KIT}:batman`);
    expect([health(s, 'batman'), s.hero('batman').actions, equipment(s, 'batman'), discarded(s)]).toEqual([
      3,
      2,
      [],
      [KIT],
    ]);
  });

  it('heals another hero of the zone, never above 3', () => {
    const s = street({ batman: armed(KIT, 'S6'), cyborg: { zone: 'S6', wounds: 1 } }, { own: people() });
    expect(offered(s, KIT)).toEqual([`${KIT}:cyborg`]);
    expect(health(s.play(`${KIT}:cyborg`), 'cyborg')).toBe(3);
  });

  it('is not offered when nobody there is hurt', () => {
    const s = street({ batman: armed(KIT, 'S6'), cyborg: { zone: 'S7', wounds: 1 } }, { own: people() });
    expect([offered(s, KIT), s.why(`${KIT}:cyborg`)]).toEqual([[], 'skill.no-target']);
  });
});

describe('Siren Drone', () => {
  const sent = (zone: string, foes: Entry[], others: { [id: string]: Entry } = {}) => {
    const s = street(
      { batman: armed('siren-drone', 'S7'), ...others },
      { own: people(), enemies: foes, draws: {} },
    );
    return s.play(`siren-drone:${zone}`);
  };

  it('costs an action and the card; any zone in sight within range 3', () => {
    const s = street({ batman: armed('siren-drone', 'S3') }, { own: people() });
    expect(
      offered(s, 'siren-drone')
        .map((o) => o.slice(12))
        .sort(),
    ).toEqual(['S1', 'S11', 'S14', 'S3', 'S7']);
    expect([s.why('siren-drone:S6')]).toEqual(['skill.no-target']);
    s.play('siren-drone:S14');
    expect([s.hero('batman').actions, equipment(s, 'batman'), discarded(s)]).toEqual([
      2,
      [],
      ['siren-drone'],
    ]);
    expect(s.happened('drone-sent')).toMatchObject([{ hero: 'batman', zone: 'S14' }]);
  });

  it('Walkers in sight of it turn away from a nearer hero; Runners are not affected', () => {
    const s = sent('S1', [...enemies('S11', { walker: 2, runner: 1 })]).play('end');
    // From S11 the drone at S1 lies up the avenue; the hero at S7 is on the way: they walk past, Runners attack.
    expect([s.enemies('S7', 'walker'), s.hero('batman').at]).toEqual([2, 'S7']);
    const south = sent('S14', enemies('S11', { walker: 2 })).play('end');
    expect([south.enemies('S14', 'walker'), south.enemies('S7')]).toEqual([2, 0]);
    const plain = street(
      { batman: { zone: 'S7' } },
      { own: people(), enemies: enemies('S11', { walker: 2 }) },
    );
    expect(plain.play('end').enemies('S7', 'walker')).toBe(2);
    const runners = sent('S14', enemies('S11', { runner: 1 })).play('end');
    expect([runners.enemies('S7', 'runner'), health(runners, 'batman')]).toEqual([1, 2]);
  });

  it('Walkers that do not see it move as usual; whoever is there stays', () => {
    const s = sent('S14', [...enemies('S5', { walker: 1 }), ...enemies('S14', { walker: 1 })]).play('end');
    expect([s.enemies('S6', 'walker'), s.enemies('S14', 'walker')]).toEqual([1, 1]);
  });

  it('with a target in their zone they attack as usual', () => {
    const s = sent('S14', enemies('S7', { walker: 1 })).play('end');
    expect([s.enemies('S7', 'walker'), health(s, 'batman')]).toEqual([1, 2]);
  });

  it('is over with the round', () => {
    const s = sent('S14', enemies('S11', { walker: 1 })).play('end');
    expect([s.state.round, ownOf(s.game).drones]).toEqual([2, []]);
  });
});

describe('Overflow Cell', () => {
  const batman = armed('overflow-cell', 'S6', { track: 4 });

  it('at 4, the round’s +1 goes to a neighbour [H-POW-1]', () => {
    const s = night({ batman, cyborg: { zone: 'S7' } }, { own: people() });
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([4, 2]);
  });

  it('Power-Up at 3: 1 kept, 1 given; at 4 both are given, while somebody can hold them [H-POW-2]', () => {
    const s = street({ batman: { ...batman, track: 3 }, cyborg: { zone: 'S7' } }, { own: people() });
    s.play('power-up');
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([4, 1]);
    s.play('power-up');
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([4, 3]);
    s.play('power-up');
    expect([power(s, 'cyborg'), s.hero('batman').actions]).toEqual([4, 0]);
    const alone = street({ batman, cyborg: { zone: 'S14' } }, { own: people() });
    expect(alone.why('power-up')).toBe('power.full');
  });

  it('is shared out as its hero likes among those within range 2 and in sight', () => {
    const s = street(
      { batman, cyborg: { zone: 'S7' }, 'the-flash': { zone: 'S6', track: 3 }, hawkgirl: { zone: 'S11' } },
      { own: people() },
    );
    s.play('power-up');
    expect([s.prompt, s.options]).toEqual(['choose', ['overflow-cell:cyborg', 'overflow-cell:the-flash']]);
    s.play('overflow-cell:cyborg=1 overflow-cell:the-flash=1');
    expect(['cyborg', 'the-flash', 'hawkgirl'].map((h) => power(s, h))).toEqual([1, 4, 0]);
    expect(s.prompt).toBe('turn');
  });

  it('gives only what is gained by its own hero, and a rescue leaves nothing over [H-RES-2]', () => {
    const own = people({ card: 'lois-lane', zone: 'S6' });
    const s = street({ batman, cyborg: { zone: 'S6' } }, { own }).play('rescue:lois-lane');
    expect(power(s, 'cyborg')).toBe(0);
    const other = street(
      { cyborg: { zone: 'S6', track: 3 }, batman: { ...batman, track: 0 } },
      { own: people() },
    );
    expect([power(other.play('power-up'), 'cyborg'), power(other, 'batman')]).toEqual([4, 0]);
  });

  it('takes power of any other origin, too: Shock Gauntlets', () => {
    const lex = {
      zone: 'S6',
      track: 4,

      equipment: ['overflow-cell', 'lexcorp-shock-gauntlets'],
    };
    const s = street(
      { 'lex-luthor': lex, cyborg: { zone: 'S7' } },
      { own: people(), enemies: enemies('S6', { walker: 9 }), dice: [6, 6, 1, 1] },
    );
    s.play('attack:lexcorp-shock-gauntlets@S6', 'spend:0');
    expect([power(s, 'lex-luthor'), power(s, 'cyborg')]).toEqual([4, 2]);
  });
});
