/** Mission files of this mode that players write themselves: refused with code and place, or playable. */
import { isRefusal, type Json, type Refusal, type State } from '@holdout/engine';
import { changed, copyOf, type MissionFile } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { hero } from '../index.ts';
import { isActive } from './mission-table.ts';
import { engine, play } from './table.ts';

const copy = (id: string): MissionFile => copyOf(hero, id);
const begin = (mission: Json): State | Refusal =>
  engine.newGame({ edition: 'hero', mission, seats: [['storm', 'rogue', 'magneto', 'mystique']] }, 'own');

describe('a broken mission is refused with code and place', () => {
  const BROKEN: [string, string, Json, string][] = [
    ['MH2', 'rules.2.colour', 'pink', 'mission.colour-unknown rules[2].colour pink'],
    ['MH2', 'rules.2.of', '9V', 'mission.tile-unknown rules[2].of 9V'],
    ['MH2', 'own.targets.0.zone', 'S99', 'mission.zone-unknown own.targets[0].zone S99'],
    ['MH2', 'own.targets.0.up', true, 'file.unknown-key own.targets[0].up'],
    ['MH2', 'win', { targetsRescued: 0 }, 'file.not-a-number win.targetsRescued 1..12'],
    ['MH2', 'win', { rescued: 'nobody' }, 'mission.card-unknown win.rescued nobody'],
    ['MH3', 'own.signAfter', ['pink'], 'mission.colour-unknown own.signAfter[0] pink'],
    ['MH3', 'own.signThrows', 3, 'file.not-a-number own.signThrows 0..2'],
    ['MH3', 'own.extraFirstCard', 0, 'file.not-a-number own.extraFirstCard 1..6'],
    ['MH3', 'win', { signIn: 'roof' }, 'mission.area-unknown win.signIn roof'],
    [
      'MH3',
      'rules.2.do.0',
      { removeSpawns: 'pink' },
      'mission.colour-unknown rules[2].do[0].removeSpawns pink',
    ],
    ['MH4', 'own.withoutBystanders', ['saved'], 'mission.card-unknown own.withoutBystanders[0] saved'],
    [
      'MH5',
      'rules.1.do.0',
      { stopEnemyHero: 'walker' },
      'mission.no-enemy-hero rules[1].do[0].stopEnemyHero walker',
    ],
    ['MH5', 'rules.1.do.0', { rises: 'orange' }, 'mission.misplaced rules[1].do[0].rises enemy-hero'],
    [
      'MH5',
      'rules.3.do.0',
      { rises: 'never' },
      'file.unknown-word rules[3].do[0].rises always, blue, yellow, orange, red',
    ],
    ['MH1', 'own.split', 'two', 'file.unknown-word own.split even, one'],
    ['H3', 'rules.2.do.0', { drawTrait: true }, 'mission.misplaced rules[2].do[0].drawTrait hero'],
    ['H3', 'rules.2.do.0', { giveItem: 'charge' }, 'mission.misplaced rules[2].do[0].giveItem hero'],
    ['H3', 'rules.2.do.0', { count: 'Shield!' }, 'mission.counter-name rules[2].do[0].count Shield!'],
    ['H4', 'rules.3.do.0', { spawnCard: 'last' }, 'mission.colour-unknown rules[3].do[0].spawnCard last'],
    ['H6', 'own.needsItem', { pink: 'charge' }, 'mission.colour-unknown own.needsItem.pink pink'],
    ['H8', 'own.needsItem', { blue: 'charge' }, 'mission.face-down own.needsItem.blue blue'],
    ['H7', 'own.rescueIn', 'attic', 'mission.area-unknown own.rescueIn attic'],
  ];

  it.each(BROKEN)('%s %s = %j', (id, path, value, at) => {
    const { refused, at: place } = begin(changed(hero, id, path, value)) as Refusal;
    expect([refused, place]).toEqual(['setup.mission-broken', at]);
  });
});

describe('a mission of the players own', () => {
  it('may do several things in the End Phase, in an order the players choose [S-END-1]', () => {
    const card = { on: 'end-phase', do: [{ spawnCard: 'first' }] };
    const scene = () =>
      play({
        mission: { ...copy('MH5'), rules: [...(copy('MH5').rules as Json[]), card] },
        heroes: { wolverine: { zone: 'S6', track: 4 } },
        enemies: [{ type: 'hulk', zone: 'S6' }],
        own: { cards: [] },
        turn: 'wolverine',
        dice: [6, 6, 6, 6, 6, 6, 6],
        spawns: true,
        draws: { spawn: ['029', '030', '031', '032'] },
      }).play('attack:adamantium-claws@S6', 'spend:4', 'end');
    const s = scene();
    expect([s.prompt, ...s.options]).toEqual(['end-order', 'return:hulk', 'mission-rule']);
    s.play('return:hulk');
    expect([s.happened('spawn-card').length, s.enemies('S6', 'hulk'), s.prompt]).toEqual([4, 1, 'turn']);
    expect(scene().play('mission-rule').enemies('S6', 'hulk')).toBe(1);
  });

  it('may draw a card for the spawn points of a colour, if they are active', () => {
    const mission = { ...copy('H4'), rules: [{ on: 'objective-taken', do: [{ spawnCard: 'green' }] }] };
    const zone = 'R_5X_01_c12';
    const take = (spawns: number, spawn: string[]) => {
      const s = play({
        mission,
        heroes: { storm: { zone } },
        own: { cards: [] },
        draws: { spawn },
        turn: 'storm',
      });
      s.state.spawns[1] = spawns;
      return s.play(`take:${zone}`);
    };
    expect([take(1, ['001']).enemies('S3'), take(0, []).enemies('S3')]).toEqual([2, 0]);
  });

  it('may wait for a door of a colour or one on a tile', () => {
    const door = 'R_2Y_00_guest-R_8Y_10_landingW';
    const opened = (rule: MissionFile) => {
      const mission = {
        ...copy('H2'),
        rules: [{ on: 'door-opened', ...rule, do: [{ activateSpawns: 'blue' }, { count: 'doors' }] }],
      };
      return play({
        mission,
        heroes: { storm: { zone: 'R_8Y_10_landingW' } },
        unlocked: ['blue'],
        own: { cards: [] },
        turn: 'storm',
      }).play(`open:${door}`);
    };
    const awake = (rule: MissionFile) => isActive(opened(rule), 'R_2Y_00_d11');
    expect([awake({ colour: 'blue' }), awake({ colour: 'red' }), awake({ of: '8Y' })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([awake({ of: '1X' }), awake({ of: '1X', colour: 'blue' })]).toEqual([false, true]);
    // A door between two tiles is one door.
    expect(opened({ of: ['2Y', '8Y'] }).state.counters['doors']).toBe(1);
    expect(opened({}).state.counters['doors']).toBe(1);
  });

  it('may ask for a person by name, and hear of everybody lost', () => {
    const rules = [{ on: 'bystander-lost', do: [{ count: 'lost' }] }];
    const mission = { ...copy('H1'), win: { rescued: 'shanna' }, lose: [], rules };
    const at = (card: string) =>
      play({
        mission,
        heroes: { storm: { zone: 'S10' } },
        own: { cards: [], bystanders: [{ card, zone: 'S10' }] },
        turn: 'storm',
      }).play(`rescue:${card}`);
    expect([at('trish-tilby').result, at('shanna').result]).toEqual([undefined, 'won']);
    const s = play({
      mission,
      heroes: { storm: { zone: 'S10', bystander: 'callisto' } },
      own: { cards: [], bystanders: [{ card: 'trish-tilby', zone: 'S10' }] },
      turn: 'storm',
    });
    s.play('rescue:trish-tilby', 'keep:callisto');
    expect([s.state.counters['lost'], ownOf(s.game).targetsLost]).toEqual([1, 0]);
  });

  it('begins, as do the files of the box', () => {
    for (const id of Object.keys(hero.missions)) expect(isRefusal(begin(copy(id)))).toBe(false);
  });
});
