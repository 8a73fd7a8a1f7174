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
  skillText,
  spawnText,
  spawnTexts,
  unsoundLines,
  type SpawnGroup,
} from '../../testing/cards.ts';
import zombieHeroData from '../../zombie/data/heroes.json';
import zombiePeople from '../../zombie/data/bystanders.json';
import superHeroData from '../../zombie/data/super-heroes.json';
import otherZombieHeroes from '../../zombie/data/xmen-heroes.json';
import otherPeople from '../../zombie/data/xmen-bystanders.json';
import otherSuperHeroes from '../../zombie/data/xmen-super-heroes.json';
import {
  BYSTANDERS,
  lineOf,
  SHEETS,
  SPAWN_CARDS,
  TRAITS,
  TYPES,
  zombieHero,
  ZOMBIE_HEROES,
} from '../cards.ts';
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

const ofBox = <T extends { id: string; box?: string }>(list: readonly T[], box: string) =>
  idsWith(list, (one) => one.box === box);

describe('heroes', () => {
  it('are six of the box, each with one skill at blue, orange and red, yellow always +1 Action [H-PCS-2]', () => {
    expect(ofBox(heroData, 'xmen')).toEqual([
      ...['wolverine', 'storm', 'magneto', 'mystique', 'rogue', 'colossus'],
    ]);
    for (const { skills } of heroData) {
      expect(skills.yellow).toBe('plus-action');
      expect([skills.blue, ...skills.orange, ...skills.red]).toHaveLength(3);
    }
    const all = heroData.flatMap(({ skills: { blue, orange, red } }) => [blue, ...orange, ...red]);
    expect(new Set(all).size).toBe(36);
  });

  it.each([
    ['wolverine', 'quick-to-mend | bad-temper | too-stubborn-to-die', 'adamantium-claws melee 0-0 3d4+'],
    ['storm', 'gust | forked-lightning | borne-aloft', 'lightning-bolt ranged 0-1 2d3+'],
    ['magneto', 'living-scrap | reach-of-iron | polarity', 'shrapnel ranged 0-1 3d4+'],
    ['mystique', 'unremarkable | inside-job | someone-elses-face', 'silenced-pistols ranged 0-1 3d4+'],
    ['rogue', 'draining-touch | borrowed-gift | power-thief', 'haymaker melee 0-0 2d3+'],
    ['colossus', 'hard-as-rivets | hurled-comrade | wrecking-blow', 'steel-fists melee 0-0 2d3+'],
    ['black-panther', 'pounce | woven-vibranium | hunters-rhythm', 'vibranium-claws melee 0-0 2d3+'],
    ['doctor-strange', 'a-glimpse-ahead | gateway | unerring-bolts', 'mystic-bolts ranged 0-1 2d3+'],
    ['ms-marvel', 'go-big | rubber-bones | giant-step', 'giant-fists ranged 0-1 2d3+'],
    ['thor', 'hammer-flight | throw-and-return | arc-of-thunder', 'mjolnir-swing melee 0-0 2d3+'],
    ['scarlet-witch', 'bend-the-odds | lesser-evil | let-them-never-be', 'chaos-hex ranged 0-1 3d4+'],
    ['spider-man', 'web-sling | sticky-situation | got-you', 'swinging-kick melee 0-0 3d4+'],
  ])('gives %s the skills and the unique attack of the card [H-BOTH-1]', (id, printed, line) => {
    const { skills } = SHEETS.find((one) => one.id === id) ?? {};
    expect(skills && skillText(skills)).toBe(printed);
    expect(attackText(lineOf(id))).toBe(line);
  });
});

describe('enemies', () => {
  it('have the figures of the box [H-PCS-1]', () => {
    const lines = TYPES.slice(0, 3).map((t) => `${t.limit} ${t.id} ${t.actions} ${t.toughness} ${t.xp}`);
    expect(lines).toEqual(['35 walker 1 1 1', '14 brute 1 2 1', '14 runner 2 1 1']);
  });

  it('have six Zombie Heroes of the box first, then the six of the other [H-PCS-1] [H-BOTH-1]', () => {
    expect(enemyHeroData.map((one) => `${one.id} ${one.toughness}`)).toEqual([
      ...['cyclops 3', 'psylocke 3', 'sabretooth 3', 'juggernaut 5', 'dark-phoenix 4', 'iceman 3'],
      ...['captain-america 4', 'iron-man 3', 'wasp 3', 'hulk 5', 'captain-marvel 4', 'deadpool 3'],
    ]);
    expect(ofBox(ZOMBIE_HEROES, 'xmen')).toEqual(ids(ZOMBIE_HEROES.slice(0, 6)));
    for (const { id, toughness } of enemyHeroData) {
      expect(TYPES[zombieHero(id)]).toMatchObject({ id, toughness, xp: toughness, actions: 2, limit: 1 });
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

  it('gives the other box’s zombies their attacks and skills, three each', () => {
    expect(
      otherZombieHeroes.map(({ attack, skills }) => `${attackText(attack)}: ${skillText(skills)}`),
    ).toEqual([
      'ruby-beam ranged 0-1 2d3+: bank-shot | field-order | visor-wide-open',
      'mind-blade melee 0-0 2d3+: read-the-crowd | nerve-strike | psychic-leash',
      'savage-claws melee 0-0 3d4+: lone-predator | frenzy | open-wounds',
      'wrecking-fist melee 0-0 2d4+: mystic-armor | bulldoze | momentum',
      'cosmic-flames ranged 0-1 2d3+: telekinetic-grip | hotter-than-suns | rise-from-ash',
      'frozen-shards ranged 0-1 2d3+: ice-slide | black-ice | deep-freeze',
    ]);
    expect(otherSuperHeroes.map((one) => `${one.id} ${one.toughness}`)).toEqual([
      ...['wolverine 3', 'storm 3', 'magneto 4', 'mystique 3', 'rogue 3', 'colossus 4'],
    ]);
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
    expect(idsWith(people, (card) => card.combat)).toEqual([
      ...['callisto', 'ka-zar', 'abigail-brand', 'william-stryker', 'shanna'],
      ...['agent-coulson', 'thunderbolt-ross', 'bob', 'sharon-carter', 'okoye', 'wong'],
    ]);
  });
});

describe('heroic traits', () => {
  it('count 45 cards of 21 kinds, at most 3 of a kind [H-PCS-2]', () => {
    expect(new Set(ids(traits)).size).toBe(21);
    expect(TRAITS).toHaveLength(45);
    expect(idsWith(traits, (kind) => kind.copies === 3)).toEqual([
      ...['deep-reserves', 'roll-with-the-blow', 'all-out', 'find-the-weak-spot', 'burst-of-speed'],
    ]);
    expect(idsWith(traits, (kind) => kind.copies === 1)).toEqual(['read-the-field', 'in-harms-way']);
  });
});

describe('spawn cards', () => {
  const spawn: { id: string; kind: string; type?: string; lines?: number[] }[] = spawnData;

  it('count 42, numbered in order [H-PCS-2]', () => {
    expect(ids(SPAWN_CARDS)).toEqual(cardNumbers(42));
  });

  it('begin with Walkers 2 / 3 / 8 / 9 [H-SPN-2]', () => {
    const printed = { id: '001', kind: 'normal', type: 0, lines: [2, 3, 8, 9], source: 'document' };
    expect(SPAWN_CARDS[0]).toEqual(printed);
  });

  const groups: SpawnGroup[] = [
    ['normal', 'walker', '2/3/8/9 1/1/2/4 3/3/4/5 2/2/3/5 1/2/3/5 3/3/4/5 2/2/3/4 2/2/4/6 1/2/3/5'],
    ['normal', 'walker', '4/4/4/5 2/2/3/4'],
    ['normal', 'brute', '1/1/1/2 1/1/1/2 1/1/2/2 1/1/1/2 2/2/2/3 1/1/2/3'],
    ['normal', 'runner', '1/1/1/2 1/1/2/2 1/1/1/2 1/1/2/3 2/2/2/2 2/2/2/3'],
    ['rush', 'walker', '2/4/4/5 2/2/3/4'],
    ['rush', 'brute', '1/1/2/2'],
    ['rush', 'runner', '1/1/1/2 1/1/2/2'],
    ['extra', 'walker', '- -'],
    ['extra', 'brute', '-'],
    ['extra', 'runner', '-'],
    ['hero', '-', '- - - - - -'],
    ['hidden', '-', '- -'],
    ['overdrive', 'brute', '1/1/2/2'],
    ['multiplication', 'walker', '1/1/1/2'],
  ];

  it('are these groups, in this order, and no others [H-SPN-1]', () => {
    expect(spawn.map(spawnText)).toEqual(spawnTexts(groups));
  });

  it('never fall from blue to red, and never ask for more figures than the box holds [H-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, TYPES)).toEqual([]);
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
