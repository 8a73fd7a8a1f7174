// Guards the cards of DCeased: figures and totals of the box, attack lines and skills of the heroes, how many of each
// equipment and trait there are, the make-up of the spawn deck, and what is documented and what is designed.
import { describe, expect, it } from 'vitest';
import {
  attackText,
  cardNumbers,
  ids,
  figuresOf,
  idsWith,
  meanFigures,
  ownSkills,
  tally,
  unsoundLines,
} from '../../testing/cards.ts';
import { dceased } from '../index.ts';
import {
  BYSTANDERS,
  CARDS,
  EQUIPMENT,
  OBJECTS,
  SPAWN_CARDS,
  TRAITS,
  ZOMBIE_HEROES,
  zombieHero,
} from '../cards.ts';
import bystanderData from './bystanders.json';
import equipmentData from './equipment.json';
import heroData from './heroes.json';
import spawnData from './spawn.json';
import traitData from './traits.json';
import zombieHeroData from './zombie-heroes.json';

const known = new Set(ids(dceased.abilities));
const strangers = (list: readonly string[]): string[] => list.filter((id) => !known.has(id));

describe('figures', () => {
  it('are 35 Walkers, 14 Brutes, 14 Runners [D-PCS-1]', () => {
    const lines = CARDS.types
      .slice(0, 3)
      .map((t) => `${t.limit} ${t.id} ${t.actions} ${t.toughness} ${t.xp}`);
    expect(lines).toEqual(['35 walker 1 1 1', '14 brute 1 2 1', '14 runner 2 1 1']);
  });

  it('are 6 Zombie Heroes, 8 bystanders and 8 Super Heroes [D-PCS-1]', () => {
    // One at either end, two and two between them.
    expect(tally(zombieHeroData, (one) => one.toughness)).toEqual({ 6: 1, 5: 2, 4: 2, 3: 1 });
    expect(idsWith(zombieHeroData, (one) => one.toughness === 6)).toEqual(['superman']);
    expect(ZOMBIE_HEROES).toHaveLength(6);
    for (const { id, toughness } of zombieHeroData)
      expect(CARDS.types[zombieHero(id)]).toMatchObject({
        id,
        toughness,
        xp: toughness,
        actions: 2,
        limit: 1,
      });
    expect(BYSTANDERS.filter((card) => !card.special)).toHaveLength(8);
    expect(CARDS.sheets).toHaveLength(8);
  });

  it('are 3 objects, one each [D-PCS-2]', () => {
    expect(OBJECTS).toEqual(['lamp-post', 'phone-booth', 'daily-planet-globe']);
  });
});

describe('Super Heroes', () => {
  it('have 3 health [D-PCS-3]', () => {
    expect(dceased.kit.health).toBe(3);
  });

  it('have one skill for each level, Yellow always +1 Action, 24 of their own [D-SKL-1]', () => {
    const all = heroData.flatMap(({ skills }) => {
      expect(skills.yellow).toBe('plus-action');
      return ownSkills({ skills });
    });
    expect([all.length, new Set(all).size]).toEqual([24, 24]);
    expect(strangers(all)).toEqual([]);
  });

  it('attack with two sure dice or three bold ones, two heroes each way', () => {
    expect(tally(CARDS.sheets, ({ id }) => attackText(dceased.kit.weaponOf(id)))).toEqual({
      'melee 0-0 2d3+': 2,
      'melee 0-0 3d4+': 2,
      'ranged 0-1 2d3+': 2,
      'ranged 0-1 3d4+': 2,
    });
    expect(attackText(dceased.kit.weaponOf('green-canary'))).toBe('melee 0-0 3d4+');
  });
});

describe('bystander cards', () => {
  it('are 8 bystanders and 2 Secret Missions, nobody who fights [D-PCS-4] [D-BYS-1]', () => {
    expect([BYSTANDERS.length, new Set(ids(BYSTANDERS)).size]).toEqual([10, 10]);
    expect(ids(BYSTANDERS.filter((card) => card.special))).toEqual(['secret-mission-1', 'secret-mission-2']);
    expect(BYSTANDERS.filter((card) => card.combat)).toEqual([]);
  });
});

describe('equipment cards', () => {
  it('are 16, two kinds twice, 2 of them Secret Missions [D-EQP-1]', () => {
    expect(EQUIPMENT).toHaveLength(16);
    expect(tally(equipmentData, (kind) => kind.copies)).toEqual({ 2: 2, 1: 12 });
    expect(ids(EQUIPMENT.filter((e) => e.secret))).toEqual(['secret-mission-3', 'secret-mission-4']);
  });

  it('have the attacks of their cards [D-EQP-4]', () => {
    const attacks = equipmentData.flatMap(({ attack }) => attack ?? []);
    expect(tally(attacks, (a) => `${a.mode} ${a.range.join('-')}`)).toEqual({
      'melee 0-0': 3,
      'ranged 0-1': 1,
      'ranged 1-2': 1,
      'ranged 1-3': 1,
    });
    // As good as a hero's own attack (4/3 hits) or better, and at best half as good again.
    const hits = attacks.map((a) => a.dice * (7 - a.accuracy)).sort((a, b) => a - b);
    expect(hits).toEqual([8, 8, 8, 8, 9, 12]);
  });
});

describe('heroic traits', () => {
  it('are 45 cards of 22 kinds, as many of each as the design says', () => {
    expect([TRAITS.length, traitData.length, new Set(ids(traitData)).size]).toEqual([45, 22, 22]);
    expect(tally(traitData, (kind) => kind.copies)).toEqual({ 4: 1, 3: 5, 2: 10, 1: 6 });
    expect(strangers(ids(traitData))).toEqual([]);
  });
});

describe('spawn cards', () => {
  const spawn: { id: string; kind: string; type?: string; byDanger?: number[] }[] = spawnData;

  it('are 42, numbered in order', () => {
    expect(ids(SPAWN_CARDS)).toEqual(cardNumbers(42));
  });

  it('are of these kinds, and no others [D-SPN-2]', () => {
    expect(tally(spawn, (card) => card.kind)).toEqual({
      ...{ normal: 24, rush: 5, extra: 4, hero: 6 },
      ...{ broadcast: 1, 'cornered-prey': 1, 'fallen-hunt': 1 },
    });
    expect(idsWith(spawn, (card) => !card.byDanger)).toEqual(idsWith(spawn, (card) => card.kind === 'extra'));
    expect(idsWith(spawn, (card) => !card.type)).toEqual(idsWith(spawn, (card) => card.kind === 'broadcast'));
    const typesOf = (kind: string) =>
      tally(
        spawn.filter((card) => card.kind === kind),
        (card) => card.type ?? '',
      );
    expect(typesOf('normal')).toEqual({ walker: 10, brute: 7, runner: 7 });
  });

  it('bring so many figures at each level, as tuned; with a Zombie Hero too [D-SPN-1] [D-SPN-2]', () => {
    expect(figuresOf(spawn, 'walker')).toEqual([26, 30, 51, 72]);
    expect(figuresOf(spawn, 'brute')).toEqual([9, 12, 14, 24]);
    expect(figuresOf(spawn, 'runner')).toEqual([8, 12, 14, 24]);
    expect(meanFigures(spawn, '002', '024')).toEqual([1.5, 2.1, 3.3]);
    expect(meanFigures(spawn, '025', '029')).toEqual([1.6, 2, 3]);
    expect(meanFigures(spawn, '037', '042')).toEqual([1.2, 1.5, 2.5]);
  });

  it('never fall from blue to red, and never ask for more figures than the box holds [D-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, CARDS.types)).toEqual([]);
  });
});

it('marks as documented what the document gives, and everything else as designed', () => {
  const all = [
    ...heroData,
    ...zombieHeroData,
    ...bystanderData,
    ...equipmentData,
    ...traitData,
    ...spawnData,
  ];
  expect(ids(all.filter((one) => one.source === 'document'))).toEqual(['green-canary']);
  expect(new Set(all.map((one) => one.source))).toEqual(new Set(['document', 'designed']));
});
