/** Our own missions H5 to H8: Cerebro, two charges, everybody out, the last class. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, inDeck, isActive, met } from './mission-table.ts';
import { play, traits } from './table.ts';
import { heroAt, itemAt, typeAt } from '@holdout/engine';

type Json = { [key: string]: unknown };
const kill = (xp: number) => ({ track: 4, xp });
const SIXES = [6, 6, 6, 6, 6, 6, 6];

describe('H5 The Heart of Cerebro', () => {
  const scene = (zone: string, more: Json = {}) =>
    play({ mission: 'H5', heroes: { storm: { zone } }, own: { cards: [] }, turn: 'storm', ...more });

  it('Dark Phoenix stands in the surgery [M-H5]', () => {
    const s = begin('H5', 4);
    expect([s.enemies('R_1Y_01_surgery', 'dark-phoenix'), s.enemies('R_1Y_01_surgery')]).toEqual([1, 1]);
    expect(inDeck(s, 'super-heroes')).not.toContain('dark-phoenix');
  });

  it.each([
    [0, 1],
    [18, 1],
    [19, 0],
  ])(
    'eliminated at %i experience, %i of her is back in the surgery after the End Phase [M-H5]',
    (xp, back) => {
      const s = play({
        mission: 'H5',
        heroes: { wolverine: { zone: 'R_9Y_00_hallS', ...kill(xp) } },
        enemies: [{ type: 'dark-phoenix', zone: 'R_9Y_00_hallS' }],
        own: { cards: [] },
        turn: 'wolverine',
        dice: SIXES,
      });
      s.play('attack:adamantium-claws@R_9Y_00_hallS', 'spend:4');
      expect(s.onBoard('dark-phoenix')).toBe(0);
      s.play('end');
      expect(s.enemies('R_1Y_01_surgery', 'dark-phoenix')).toBe(back);
    },
  );

  it('the eye scan opens the green door, the red ones never open [M-H5]', () => {
    const s = scene('R_1Y_01_isolation').play('take:R_1Y_01_isolation');
    expect([s.state.unlocked, s.hero('storm').xp]).toEqual([['green'], 5]);
    expect(scene('R_7Y_10_coolant', { unlocked: ['green'] }).why('open:R_7Y_10_coolant-R_7Y_10_armS')).toBe(
      'open.locked',
    );
    expect(scene('R_7Y_10_ante').why('open:R_7Y_10_ante-R_7Y_10_armW')).toBe('open.locked');
  });

  it('the heart wakes the spawn point beside the elevator and opens the exit [M-H5]', () => {
    const s = scene('R_7Y_10_core', { taken: ['R_1Y_01_isolation'] }).play('take:R_7Y_10_core');
    expect([isActive(s, 'R_9Y_00_hallN'), met(s, 'take-heart')]).toEqual([true, true]);
    const out = (taken: string[]) => scene('S3', { taken }).play('end').prompt;
    expect([out(['R_7Y_10_core']), out(['R_7Y_10_core', 'R_1Y_01_isolation'])]).toEqual(['turn', 'leave']);
  });
});

describe('H6 Two Charges', () => {
  const RED = ['R_4X_11_b13', 'R_9Y_10_control'];
  const BLUE = 'R_3Y_10_l12';
  const GREEN = 'R_6Y_00_z11';
  const scene = (heroes: Json, more: Json = {}) =>
    play({ mission: 'H6', heroes, own: { cards: [] }, turn: 'storm', ...more });
  const charges = (s: ReturnType<typeof play>) =>
    ownOf(s.game).items.map(({ item, hero }) => `${item} ${heroAt(s.state, hero).id}`);

  it('whoever takes a red objective gains 5 experience and carries a charge [M-H6]', () => {
    const s = scene({ storm: { zone: RED[0] }, rogue: { zone: RED[0] } }).play(`take:${RED[0]}`);
    expect([s.hero('storm').xp, s.hero('rogue').xp, charges(s)]).toEqual([5, 0, ['charge storm']]);
  });

  it('a charge is handed to a hero in the same zone for 1 action [M-H6]', () => {
    const s = scene(
      { storm: { zone: 'S4' }, rogue: { zone: 'S4' }, magneto: { zone: 'S5' } },
      { own: { cards: [], items: { storm: 'charge' } } },
    );
    expect(s.options.filter((o) => o.startsWith('hand-over'))).toEqual(['hand-over:charge@rogue']);
    expect(s.why('hand-over:charge@magneto')).toBe('hand-over.nobody');
    s.play('hand-over:charge@rogue');
    expect([charges(s), s.hero('storm').actions]).toEqual([['charge rogue'], 2]);
    expect(s.why('hand-over:charge@rogue')).toBe('hand-over.nothing');
    const alone = scene({ storm: { zone: 'S4' } }, { own: { cards: [], items: { storm: 'charge' } } });
    expect(alone.why('hand-over:charge@rogue')).toBe('hand-over.nobody');
  });

  it('to any of several who stand there [M-H6]', () => {
    const s = scene(
      { storm: { zone: 'S4' }, rogue: { zone: 'S4' }, magneto: { zone: 'S4' } },
      { own: { cards: [], items: { storm: 'charge' } } },
    );
    expect(['rogue', 'magneto'].map((h) => s.why(`hand-over:charge@${h}`))).toEqual([undefined, undefined]);
    expect(charges(s.play('hand-over:charge@magneto'))).toEqual(['charge magneto']);
  });

  it.each([
    ['blue', BLUE, 'R_3Y_10_l22'],
    ['green', GREEN, 'R_6Y_00_z22'],
  ])(
    '%s takes a charge: planted, it gives ALL 5 experience and wakes its spawn point [M-H6]',
    (_c, zone, spawn) => {
      const heroes = { storm: { zone }, rogue: { zone: 'S4' } };
      expect(scene(heroes, { taken: RED }).why(`take:${zone}`)).toBe('take.needs-item');
      const s = scene(heroes, { taken: RED, own: { cards: [], items: { storm: 'charge' } } });
      s.play(`take:${zone}`);
      expect([s.hero('storm').xp, s.hero('rogue').xp, charges(s)]).toEqual([5, 5, []]);
      expect([BLUE, GREEN, 'R_3Y_10_l22', 'R_6Y_00_z22'].filter((z) => isActive(s, z))).toEqual([spawn]);
    },
  );

  it('a charge in other hands does not help [M-H6]', () => {
    const heroes = { storm: { zone: BLUE }, rogue: { zone: BLUE } };
    const s = scene(heroes, { taken: RED, own: { cards: [], items: { rogue: 'charge' } } });
    expect(s.why(`take:${BLUE}`)).toBe('take.needs-item');
  });

  it('the fuse burns after both: lost in the fifth End Phase with a hero on the board [M-H6]', () => {
    const s = scene({ storm: { zone: 'S4' } }, { taken: [...RED, BLUE, GREEN] });
    for (let i = 0; i < 4; i++) s.play('end');
    expect([s.state.counters['fuse'], s.result]).toEqual([4, undefined]);
    s.play('end');
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-H6']);
    const one = scene({ storm: { zone: 'S4' } }, { taken: [...RED, BLUE] }).play('end');
    expect(one.state.counters['fuse'] ?? 0).toBe(0);
  });

  it('everybody out in time wins [M-H6]', () => {
    const s = scene({ storm: { zone: 'S8' } }, { taken: [...RED, BLUE, GREEN] });
    s.play('end', 'stay', 'end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-H6']);
  });
});

describe('H7 Everybody Out', () => {
  const CABIN = 'R_9Y_00_shaft';
  const scene = (zone: string, own: Json = {}, more: Json = {}) =>
    play({
      mission: 'H7',
      heroes: { storm: { zone }, rogue: { zone } },
      own: { cards: [], ...own },
      turn: 'storm',
      ...more,
    });
  const beside = (zone: string) => ({ bystanders: [{ card: 'shanna', zone }] });

  it('people are rescued only in the elevator while it stands underground [M-H7]', () => {
    for (const zone of ['R_2X_00_shaft', 'R_9Y_00_hallN', 'S5'])
      expect(scene(zone, beside(zone)).why('rescue:shanna')).toBe('rescue.elsewhere');
    const s = scene('R_2X_00_shaft', beside('R_2X_00_shaft')).play('ride:underground');
    expect(s.hero('storm').at).toBe(CABIN);
    s.play('rescue:shanna');
    expect([s.hero('storm').xp, s.hero('rogue').xp]).toEqual([2, 2]);
  });

  it.each([
    [1, []],
    [2, ['R_5Y_10_corridorW']],
    [4, ['R_5Y_10_corridorW', 'R_9Y_00_hallN']],
  ])('rescue number %i has woken %j [M-H7]', (n, awake) => {
    const before = ['trish-tilby', 'senator-kelly', 'moira-mactaggert'].slice(0, n - 1);
    const s = scene('R_2X_00_shaft', { ...beside('R_2X_00_shaft'), rescued: before });
    s.play('ride:underground', 'rescue:shanna');
    expect(['R_5Y_10_corridorW', 'R_9Y_00_hallN'].filter((z) => isActive(s, z))).toEqual(awake);
  });

  it('the exit waits for five people and both red objectives [M-H7]', () => {
    const people = ['trish-tilby', 'senator-kelly', 'moira-mactaggert', 'callisto', 'shanna'];
    const taken = ['R_5Y_10_bedC', 'R_4Y_10_h11'];
    const prompt = (rescued: string[], tokens: string[]) =>
      scene('R_4Y_10_h13', { rescued }, { taken: tokens }).play('end').prompt;
    expect([prompt(people, taken), prompt(people.slice(1), taken), prompt(people, taken.slice(1))]).toEqual([
      'leave',
      'turn',
      'turn',
    ]);
  });
});

describe('H8 The Last Class', () => {
  const THREE = ['cyclops', 'dark-phoenix', 'juggernaut'];

  it('three Zombie Heroes stand in their rooms, asleep [M-H8]', () => {
    const s = begin('H8', 4);
    expect(THREE.map((id) => s.onBoard(id))).toEqual([1, 1, 1]);
    expect(ownOf(s.game).asleep).toHaveLength(3);
  });

  it('one wakes when a way into its building is open, the others sleep on [M-H8]', () => {
    const s = play({
      mission: 'H8',
      heroes: { storm: { zone: 'R_8Y_00_landingE' } },
      enemies: [
        { type: 'cyclops', zone: 'R_3Y_10_l12' },
        { type: 'juggernaut', zone: 'R_4Y_20_h22' },
      ],
      own: { cards: [], asleep: ['cyclops', 'juggernaut'] },
      draws: { spawn: [] },
      turn: 'storm',
    });
    s.play('open:R_8Y_00_landingE-R_3Y_10_l21');
    expect(ownOf(s.game).asleep.map((t) => typeAt(s.game.context, t).id)).toEqual(['juggernaut']);
  });

  it('whoever eliminates one of them draws a free trait, of others none [M-H8]', () => {
    const slain = (type: string) =>
      play({
        mission: 'H8',
        heroes: { wolverine: { zone: 'S5', ...kill(0) } },
        enemies: [{ type, zone: 'S5' }],
        own: { cards: [] },
        dice: SIXES,
        turn: 'wolverine',
      }).play('attack:adamantium-claws@S5', 'spend:4');
    expect(THREE.map((type) => traits(slain(type), 'wolverine').length)).toEqual([1, 1, 1]);
    expect(traits(slain('psylocke'), 'wolverine')).toEqual([]);
  });

  it.each([
    ['blue', 'R_3Y_10_l22', 'R_9Y_10_control-R_4Y_20_h11'],
    ['green', 'R_7Y_00_console', 'R_9Y_10_generator-R_4Y_20_h21'],
  ])('%s opens its hangar door and wakes its spawn point only [M-H8]', (colour, spawn, door) => {
    const zone = 'R_1X_01_study';
    const s = play({
      mission: 'H8',
      tokens: { [zone]: colour },
      heroes: { storm: { zone }, rogue: { zone: door.split('-')[0] } },
      own: { cards: [] },
      turn: 'storm',
    });
    s.play(`take:${zone}`, 'end');
    expect([s.state.unlocked, s.options.includes(`open:${door}`)]).toEqual([[colour], true]);
    expect(['R_3Y_10_l22', 'R_7Y_00_console'].filter((z) => isActive(s, z))).toEqual([spawn]);
  });

  it('all objectives and all three, then everybody leaves by the hangar [M-H8]', () => {
    const zones = begin('H8', 4).state.objectives.map((o) => o.zone);
    const names = zones.map((z) => itemAt(begin('H8', 4).game.context.board.zones, z).id);
    const out = (gone: string[]) =>
      play({
        mission: 'H8',
        taken: names,
        heroes: { storm: { zone: 'R_4Y_20_h23' } },
        own: { cards: [], done: gone.map((g) => `gone:${g}`) },
        turn: 'storm',
      });
    expect(out(THREE.slice(1)).play('end').prompt).toBe('turn');
    expect(out(THREE).play('end', 'leave').state.outcome).toEqual({ result: 'won', cause: 'M-H8' });
  });
});
