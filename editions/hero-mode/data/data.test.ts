// Guards the cards of Hero Mode: totals of the box [H-PCS-1] [H-PCS-2], what each Marvel box brings [H-BOTH-1], the
// published attack lines, the make-up of the spawn deck, and which cards are as documented and which are designed.
import { describe, expect, it } from 'vitest';
import {
  attackText,
  cardNumbers,
  copies,
  counted,
  ids,
  idsWith,
  figuresOf,
  meanFigures,
  ownSkills,
  tally,
  unsoundLines,
} from '../../testing/cards.ts';
import zombieHeroData from '../../zombie-mode/data/heroes.json';
import zombiePeople from '../../zombie-mode/data/bystanders.json';
import superHeroData from '../../zombie-mode/data/super-heroes.json';
import otherZombieHeroes from '../../zombie-mode/data/xmen-heroes.json';
import otherPeople from '../../zombie-mode/data/xmen-bystanders.json';
import otherSuperHeroes from '../../zombie-mode/data/xmen-super-heroes.json';
import { BYSTANDERS, CARDS, SHEETS, SPAWN_CARDS, TRAITS, ZOMBIE_HEROES, zombieHero } from '../cards.ts';
import { hero } from '../index.ts';
import bystanderData from './bystanders.json';
import enemyHeroData from './enemy-heroes.json';
import heroData from './heroes.json';
import spawnData from './spawn.json';
import traitData from './traits.json';

interface Card {
  id: string;
  box?: string;
  copies?: number;
  combat?: boolean;
  special?: boolean;
  source: string;
}

const bystanders: Card[] = bystanderData;
const traits: Card[] = traitData;
const people = bystanders.filter((card) => !card.special);
const known = new Set(ids(hero.abilities));

const ofBox = <T extends { id: string; box?: string }>(list: readonly T[], box: string) =>
  idsWith(list, (one) => one.box === box);

describe('heroes', () => {
  it('are six of the box, each with one skill at blue, orange and red, yellow always +1 Action [H-PCS-2]', () => {
    expect(ofBox(heroData, 'xmen')).toHaveLength(6);
    for (const { skills } of heroData) {
      expect(skills.yellow).toBe('plus-action');
      expect([skills.blue, ...skills.orange, ...skills.red]).toHaveLength(3);
    }
    const all = heroData.flatMap(ownSkills);
    expect(new Set(all).size).toBe(36);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
  });

  it('attack with two sure dice or three bold ones, near or one zone away [H-BOTH-1]', () => {
    expect(tally(SHEETS, ({ id }) => attackText(CARDS.weaponOf(id)))).toEqual({
      'melee 0-0 2d3+': 4,
      'melee 0-0 3d4+': 2,
      'ranged 0-1 2d3+': 3,
      'ranged 0-1 3d4+': 3,
    });
  });
});

describe('enemies', () => {
  it('have the figures of the box [H-PCS-1]', () => {
    const lines = CARDS.types
      .slice(0, 3)
      .map((t) => `${t.limit} ${t.id} ${t.actions} ${t.toughness} ${t.xp}`);
    expect(lines).toEqual(['35 walker 1 1 1', '14 brute 1 2 1', '14 runner 2 1 1']);
  });

  it('have six Zombie Heroes of the box first, then the six of the other [H-PCS-1] [H-BOTH-1]', () => {
    expect(tally(enemyHeroData, (one) => `${one.box} ${one.toughness}`)).toEqual({
      ...{ 'xmen 3': 4, 'xmen 4': 1, 'xmen 5': 1 },
      ...{ 'core 3': 3, 'core 4': 2, 'core 5': 1 },
    });
    expect(idsWith(enemyHeroData, (one) => one.toughness === 5)).toEqual(['juggernaut', 'hulk']);
    expect(ofBox(ZOMBIE_HEROES, 'xmen')).toEqual(ids(ZOMBIE_HEROES.slice(0, 6)));
    for (const { id, toughness } of enemyHeroData) {
      expect(CARDS.types[zombieHero(id)]).toMatchObject({
        id,
        toughness,
        xp: toughness,
        actions: 2,
        limit: 1,
      });
    }
  });
});

describe('what a box brings to the other mode [H-BOTH-1]', () => {
  it('Hero Mode players: the six that are Super Heroes in Zombie Mode, and no one else', () => {
    expect(ofBox(heroData, 'core')).toEqual(ids(superHeroData));
    expect(ofBox(heroData, 'xmen')).toEqual(ids(otherSuperHeroes));
  });

  it('Hero Mode enemies: the six that are heroes in Zombie Mode, and no one else', () => {
    expect(ofBox(enemyHeroData, 'core').sort()).toEqual(ids(zombieHeroData).sort());
    expect(ofBox(enemyHeroData, 'xmen')).toEqual(ids(otherZombieHeroes));
  });

  it('bystanders of both boxes in both modes', () => {
    expect(ofBox(people, 'xmen')).toEqual(ids(otherPeople));
    expect(ofBox(people, 'core')).toEqual(idsWith(zombiePeople, (card) => !('special' in card)));
  });

  it('the same people fight in both modes', () => {
    const fighters = (list: readonly Card[]) => idsWith(list, (card) => card.combat);
    expect(fighters(people)).toEqual(fighters([...otherPeople, ...zombiePeople]));
  });

  it('says of everything to which box it belongs', () => {
    const zombie = [...zombieHeroData, ...superHeroData, ...zombiePeople];
    const other = [...otherZombieHeroes, ...otherSuperHeroes, ...otherPeople];
    expect(new Set(zombie.map((one) => one.box))).toEqual(new Set(['core']));
    expect(new Set(other.map((one) => one.box))).toEqual(new Set(['xmen']));
    expect(new Set(BYSTANDERS.map((one) => one.box))).toEqual(new Set(['core', 'xmen']));
    expect(new Set(bystanders.filter((card) => card.special).map((card) => card.box))).toEqual(
      new Set(['xmen']),
    );
  });

  it('gives the other box’s living six toughness 3, Magneto and Colossus 4', () => {
    expect(idsWith(otherSuperHeroes, (one) => one.toughness === 4)).toEqual(['magneto', 'colossus']);
    expect(tally(otherSuperHeroes, (one) => one.toughness)).toEqual({ 3: 4, 4: 2 });
  });
});

describe('bystander cards', () => {
  it('count 16 in the box: 12 people, 2 Too Late! and 2 Secret Mission [H-PCS-2]', () => {
    const own = bystanders.filter((card) => card.box === 'xmen');
    expect(copies(own)).toBe(16);
    expect(counted(own.filter((card) => card.special))).toEqual([
      '2 too-late',
      '1 secret-mission-1',
      '1 secret-mission-2',
    ]);
    expect(BYSTANDERS).toHaveLength(28);
  });

  it('name eleven who fight, five of the box and six of the other [H-BYS-3]', () => {
    const fighters = people.filter((card) => card.combat);
    expect(tally(fighters, (card) => card.box ?? '')).toEqual({ xmen: 5, core: 6 });
  });
});

describe('heroic traits', () => {
  it('count 45 cards of 21 kinds, at most 3 of a kind [H-PCS-2]', () => {
    expect(new Set(ids(traits)).size).toBe(21);
    expect(TRAITS).toHaveLength(45);
    expect(tally(traits, (kind) => kind.copies ?? 0)).toEqual({ 3: 5, 2: 14, 1: 2 });
    expect(ids(traits).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('spawn cards', () => {
  const spawn: { id: string; kind: string; type?: string; byDanger?: number[] }[] = spawnData;

  it('count 42, numbered in order [H-PCS-2]', () => {
    expect(ids(SPAWN_CARDS)).toEqual(cardNumbers(42));
  });

  it('begin with Walkers 2 / 3 / 8 / 9 [H-SPN-2]', () => {
    const printed = { id: '001', kind: 'normal', type: 0, byDanger: [2, 3, 8, 9], source: 'document' };
    expect(SPAWN_CARDS[0]).toEqual(printed);
  });

  it('are of these kinds, and no others [H-SPN-1]', () => {
    expect(tally(spawn, (card) => card.kind)).toEqual({
      ...{ normal: 23, rush: 5, extra: 4, hero: 6 },
      ...{ hidden: 2, overdrive: 1, multiplication: 1 },
    });
    const bare = (...kinds: string[]) => idsWith(spawn, (card) => kinds.includes(card.kind));
    expect(idsWith(spawn, (card) => !card.type)).toEqual(bare('hero', 'hidden'));
    expect(idsWith(spawn, (card) => !card.byDanger)).toEqual(bare('hero', 'hidden', 'extra'));
    expect(
      tally(
        spawn.filter((card) => card.kind === 'normal'),
        (card) => card.type ?? '',
      ),
    ).toEqual({
      ...{ walker: 11, brute: 6, runner: 6 },
    });
  });

  it('bring so many figures at each level, as tuned [H-SPN-1]', () => {
    expect(figuresOf(spawn, 'walker')).toEqual([28, 33, 49, 68]);
    expect(figuresOf(spawn, 'brute')).toEqual([9, 9, 13, 18]);
    expect(figuresOf(spawn, 'runner')).toEqual([10, 10, 13, 18]);
    expect(meanFigures(spawn, '002', '023')).toEqual([1.7, 2.4, 3.5]);
    expect(meanFigures(spawn, '024', '028')).toEqual([1.8, 2.4, 3]);
  });

  it('never fall from blue to red, and never ask for more figures than the box holds [H-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, CARDS.types)).toEqual([]);
  });
});

it('marks as documented what the documents give, and everything else as designed', () => {
  const all = [...heroData, ...enemyHeroData, ...bystanders, ...traits, ...spawnData];
  expect(idsWith(all, (one) => one.source === 'document')).toEqual([
    ...['too-late', 'secret-mission-1', 'secret-mission-2'],
    ...['001', '029', '033', '034', '035', '036', '037', '038', '039', '040'],
  ]);
  expect(new Set(all.map((one) => one.source))).toEqual(new Set(['document', 'designed']));
});
