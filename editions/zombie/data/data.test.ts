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
  skillText,
  spawnText,
  spawnTexts,
  unsoundLines,
  type SpawnGroup,
} from '../../testing/cards.ts';
import { SPAWN_CARDS, TYPES } from '../cards.ts';
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
  lines?: number[];
  source: string;
}

const bystanders = bystanderData as Card[];
const traits = traitData as Card[];
const spawn = spawnData as SpawnCard[];

describe('heroes', () => {
  it('offers six, each with one skill at blue, orange and red, yellow always +1 Action [Z-PCS-2]', () => {
    expect([heroData.length, otherHeroData.length]).toEqual([6, 6]);
    for (const { skills } of [...heroData, ...otherHeroData]) {
      expect(skills.yellow).toBe('plus-action');
      expect([skills.blue, ...skills.orange, ...skills.red]).toHaveLength(3);
    }
  });

  it.each([
    ['captain-america', 'shield-block | ricochet | undead-leader', 'vibranium-shield melee 0-0 2d3+'],
    ['captain-marvel', 'energy-blast | danvers-special | energy-absorption', 'powerful-blows melee 0-0 2d3+'],
    ['iron-man', 'cluster-warheads | strafing-run | full-salvo', 'missile-wave ranged 0-1 3d4+'],
    ['wasp', 'too-small | sting-and-fly | inside-job', 'wasps-sting ranged 0-1 2d3+'],
    ['hulk', 'bone-breaker | rising-rage | shockwave', 'smash melee 0-0 3d4+'],
    ['deadpool', 'come-closer | slice-and-bite | live-grenade', 'dual-katanas melee 0-0 3d4+'],
    ['cyclops', 'bank-shot | field-order | visor-wide-open', 'ruby-beam ranged 0-1 2d3+'],
    ['psylocke', 'read-the-crowd | nerve-strike | psychic-leash', 'mind-blade melee 0-0 2d3+'],
    ['sabretooth', 'lone-predator | frenzy | open-wounds', 'savage-claws melee 0-0 3d4+'],
    ['juggernaut', 'mystic-armor | bulldoze | momentum', 'wrecking-fist melee 0-0 2d4+'],
    ['dark-phoenix', 'telekinetic-grip | hotter-than-suns | rise-from-ash', 'cosmic-flames ranged 0-1 2d3+'],
    ['iceman', 'ice-slide | black-ice | deep-freeze', 'frozen-shards ranged 0-1 2d3+'],
  ])('gives %s the skills and the unique attack of the card [Z-ATT-1] [H-BOTH-1]', (id, printed, line) => {
    const hero = [...heroData, ...otherHeroData].find((one) => one.id === id);
    expect(hero && [skillText(hero.skills), attackText(hero.attack)]).toEqual([printed, line]);
  });
});

describe('super heroes', () => {
  it('counts six, with toughness 3 to 6 [Z-PCS-2]', () => {
    expect(superHeroData.map((one) => `${one.id} ${one.toughness}`)).toEqual([
      'black-panther 3',
      'doctor-strange 3',
      'ms-marvel 3',
      'thor 4',
      'scarlet-witch 3',
      'spider-man 3',
    ]);
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
    expect(idsWith(people, (card) => card.combat)).toEqual([
      'agent-coulson',
      'thunderbolt-ross',
      'bob',
      'sharon-carter',
      'okoye',
      'wong',
    ]);
    expect(idsWith(people, (card) => card.combat === false)).toEqual([
      'j-jonah-jameson',
      'mary-jane',
      'blind-al',
      'aunt-may',
      'pepper-potts',
      'betty-ross',
    ]);
  });
});

describe('traits', () => {
  it('counts 45 cards of 22 kinds, at most 4 of a kind [Z-PCS-2]', () => {
    expect(new Set(traits.map((kind) => kind.id)).size).toBe(22);
    expect(copies(traits)).toBe(45);
    expect(idsWith(traits, (kind) => kind.copies === 4)).toEqual(['numb', 'stitch-up']);
    expect(idsWith(traits, (kind) => kind.copies === 3)).toEqual([
      'iron-jaw',
      'grave-strength',
      'dead-calm',
      'crack-the-shell',
    ]);
    expect(idsWith(traits, (kind) => kind.copies === 1)).toEqual([
      'rooftop-leap',
      'battering-ram',
      'pack-shuffle',
      'last-nerve',
      'false-trail',
      'fresh-bait',
      'undead-loyalty',
    ]);
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
      lines: [2, 3, 8, 9],
      source: 'document',
    });
  });

  const groups: SpawnGroup[] = [
    ['normal', 'trooper', '2/3/8/9 1/1/2/4 2/2/3/5 1/1/3/4 3/3/3/5 2/2/3/5 0/1/4/6 1/1/3/6 3/3/4/5'],
    ['normal', 'guard', '1/1/1/2 0/1/1/2 1/1/1/2 0/1/1/2 1/1/1/3 2/2/2/2'],
    ['normal', 'specialist', '1/1/1/2 0/1/1/2 1/1/1/1 1/1/1/2 2/2/2/2 0/1/1/2'],
    ['rush', 'trooper', '2/4/5/6 1/3/5/7'],
    ['rush', 'guard', '1/1/2/3 1/2/3/3'],
    ['rush', 'specialist', '1/1/2/3'],
    ['extra', 'trooper', '-'],
    ['extra', 'guard', '- -'],
    ['extra', 'specialist', '-'],
    ['hero', '-', '- - - - - -'],
    ['escort', 'guard', '1/1/2/3 1/2/3/4'],
    ['drop-in', 'specialist', '1/2/3/4 1/2/3/4'],
    ['open-fire', 'trooper', '1/1/2/2 1/1/2/2'],
  ];

  it('are these groups, in this order, and no others [Z-SPN-1]', () => {
    expect(spawn.map(spawnText)).toEqual(spawnTexts(groups));
  });

  it('never falls from blue to red, and never asks for more figures than the box holds [Z-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, TYPES)).toEqual([]);
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
