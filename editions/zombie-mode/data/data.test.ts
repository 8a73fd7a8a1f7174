// Guards the cards of Zombie Mode: totals of the box [Z-PCS-2], the published attack lines, the make-up of the spawn
// deck, and which cards are as documented and which are designed.
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
import { CARDS, SPAWN_CARDS } from '../cards.ts';
import { zombie } from '../index.ts';
import bystanderData from './bystanders.json';
import heroData from './heroes.json';
import spawnData from './spawn.json';
import superHeroData from './super-heroes.json';
import traitData from './traits.json';
import otherHeroData from './xmen-heroes.json';

interface Card {
  id: string;
  copies?: number;
  combat?: boolean;
  special?: boolean;
  source: string;
}

interface SpawnCard {
  id: string;
  kind: string;
  type?: string;
  byDanger?: number[];
  source: string;
}

const bystanders = bystanderData as Card[];
const traits = traitData as Card[];
const spawn = spawnData as SpawnCard[];
const known = new Set(ids(zombie.abilities));

const HEROES = [...heroData, ...otherHeroData];

describe('heroes', () => {
  it('offers six, each with one skill at blue, orange and red, yellow always +1 Action [Z-PCS-2]', () => {
    expect([heroData.length, otherHeroData.length]).toEqual([6, 6]);
    for (const { skills } of HEROES) {
      expect(skills.yellow).toBe('plus-action');
      expect([skills.blue, ...skills.orange, ...skills.red]).toHaveLength(3);
    }
  });

  it('has skills of their own, all of which do something [Z-PCS-2]', () => {
    const all = HEROES.flatMap(ownSkills);
    expect([all.length, new Set(all).size]).toEqual([36, 36]);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
  });

  it('gives the documented heroes their attack [Z-ATT-1]', () => {
    const documented = HEROES.filter((one) => one.source === 'document');
    expect(documented.map(({ attack }) => `${attack.id} ${attackText(attack)}`)).toEqual([
      'vibranium-shield melee 0-0 2d3+',
      'powerful-blows melee 0-0 2d3+',
    ]);
  });

  it('gives all others one much like it: two sure dice or three bold ones, Juggernaut fewer [Z-ATT-1] [H-BOTH-1]', () => {
    expect(tally(HEROES, ({ attack }) => attackText(attack))).toEqual({
      'melee 0-0 2d3+': 3,
      'melee 0-0 3d4+': 3,
      'melee 0-0 2d4+': 1,
      'ranged 0-1 2d3+': 4,
      'ranged 0-1 3d4+': 1,
    });
    expect(idsWith(HEROES, ({ attack }) => attack.dice * (7 - attack.accuracy) < 8)).toEqual(['juggernaut']);
  });
});

describe('super heroes', () => {
  it('counts six of toughness 3, Thor alone of 4 [Z-PCS-2]', () => {
    expect(superHeroData).toHaveLength(6);
    expect(tally(superHeroData, (one) => one.toughness)).toEqual({ 3: 5, 4: 1 });
    expect(idsWith(superHeroData, (one) => one.toughness > 3)).toEqual(['thor']);
  });
});

describe('bystander cards', () => {
  const people = bystanders.filter((card) => !card.special);

  it('counts 16: 12 people, 2 Saved! and 2 Secret Mission [Z-PCS-2]', () => {
    expect(copies(bystanders)).toBe(16);
    expect(copies(people)).toBe(12);
    expect(counted(bystanders.filter((card) => card.special))).toEqual([
      '2 saved',
      '1 secret-mission-1',
      '1 secret-mission-2',
    ]);
  });

  it('has six who fight and six who run [Z-BYS-4] [Z-BYS-5]', () => {
    expect(tally(people, (card) => String(card.combat))).toEqual({ true: 6, false: 6 });
  });
});

describe('traits', () => {
  it('counts 45 cards of 22 kinds, at most 4 of a kind [Z-PCS-2]', () => {
    expect(new Set(traits.map((kind) => kind.id)).size).toBe(22);
    expect(copies(traits)).toBe(45);
    expect(tally(traits, (kind) => kind.copies ?? 0)).toEqual({ 4: 2, 3: 4, 2: 9, 1: 7 });
    // The two that keep a long mission going.
    expect(idsWith(traits, (kind) => kind.copies === 4)).toEqual(['numb', 'stitch-up']);
    expect(ids(traits).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('spawn cards', () => {
  it('counts 42 cards, numbered in order [Z-PCS-2]', () => {
    expect(ids(spawn)).toEqual(cardNumbers(42));
  });

  it('prints card 001 as Troopers 2 / 3 / 8 / 9 [Z-SPN-2]', () => {
    expect(spawn[0]).toEqual({
      id: '001',
      kind: 'normal',
      type: 'trooper',
      byDanger: [2, 3, 8, 9],
      source: 'document',
    });
  });

  it('are of these kinds, and no others [Z-SPN-1]', () => {
    expect(tally(spawn, (card) => card.kind)).toEqual({
      ...{ normal: 21, rush: 5, extra: 4, hero: 6 },
      ...{ escort: 2, 'drop-in': 2, 'open-fire': 2 },
    });
    // A horde of one type on each but those of Super Heroes, and nobody placed by an extra activation.
    expect(ids(spawn.filter((card) => !card.type))).toEqual(idsWith(spawn, (card) => card.kind === 'hero'));
    expect(ids(spawn.filter((card) => !card.byDanger))).toEqual(
      idsWith(spawn, (card) => card.kind === 'hero' || card.kind === 'extra'),
    );
    expect(
      tally(
        spawn.filter((card) => card.kind === 'normal'),
        (card) => card.type ?? '',
      ),
    ).toEqual({
      ...{ trooper: 9, guard: 6, specialist: 6 },
    });
  });

  it('bring so many figures at each level, as tuned [Z-SPN-1]', () => {
    expect(figuresOf(spawn, 'trooper')).toEqual([20, 26, 47, 66]);
    expect(figuresOf(spawn, 'guard')).toEqual([9, 13, 17, 26]);
    expect(figuresOf(spawn, 'specialist')).toEqual([8, 12, 15, 22]);
    expect(meanFigures(spawn, '002', '021')).toEqual([1.4, 2, 3.2]);
  });

  it('never falls from blue to red, and never asks for more figures than the box holds [Z-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, CARDS.types)).toEqual([]);
  });
});

it('marks as documented what the documents give, and everything else as designed', () => {
  const all = [...heroData, ...superHeroData, ...bystanders, ...traits, ...spawn];
  expect(idsWith(all, (one) => one.source === 'document')).toEqual([
    ...['captain-america', 'captain-marvel'],
    ...['saved', 'secret-mission-1', 'secret-mission-2'],
    ...['001', '031', '032', '033', '034', '035', '036'],
  ]);
  expect(new Set(all.map((one) => one.source))).toEqual(new Set(['document', 'designed']));
});
