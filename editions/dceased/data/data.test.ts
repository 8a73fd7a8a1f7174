// Guards the cards of DCeased: figures and totals of the box, attack lines and skills of the heroes, how many of each
// equipment and trait there are, the make-up of the spawn deck, and what is documented and what is designed.
import { describe, expect, it } from 'vitest';
import {
  attackText,
  cardNumbers,
  counted,
  ids,
  skillText,
  spawnText,
  spawnTexts,
  unsoundLines,
  type SpawnGroup,
} from '../../testing/cards.ts';
import { dceased } from '../index.ts';
import {
  BYSTANDERS,
  EQUIPMENT,
  OBJECTS,
  SHEETS,
  SPAWN_CARDS,
  TRAITS,
  TYPES,
  zombieHero,
  ZOMBIE_HEROES,
} from '../cards.ts';
import bystanderData from './bystanders.json';
import equipmentData from './equipment.json';
import heroData from './heroes.json';
import spawnData from './spawn.json';
import traitData from './traits.json';
import zombieHeroData from './zombie-heroes.json';

describe('figures', () => {
  it('are 35 Walkers, 14 Brutes, 14 Runners [D-PCS-1]', () => {
    const lines = TYPES.slice(0, 3).map((t) => `${t.limit} ${t.id} ${t.actions} ${t.toughness} ${t.xp}`);
    expect(lines).toEqual(['35 walker 1 1 1', '14 brute 1 2 1', '14 runner 2 1 1']);
  });

  it('are 6 Zombie Heroes, 8 bystanders and 8 Super Heroes [D-PCS-1]', () => {
    expect(zombieHeroData.map((one) => `${one.id} ${one.toughness}`)).toEqual([
      ...['superman 6', 'green-lantern 5', 'martian-manhunter 5', 'aquaman 4', 'hawkman 4', 'catwoman 3'],
    ]);
    expect(ZOMBIE_HEROES).toHaveLength(6);
    for (const { id, toughness } of zombieHeroData)
      expect(TYPES[zombieHero(id)]).toMatchObject({ id, toughness, xp: toughness, actions: 2, limit: 1 });
    expect(BYSTANDERS.filter((card) => !card.special)).toHaveLength(8);
    expect(SHEETS).toHaveLength(8);
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
      return [skills.blue, ...skills.orange, ...skills.red];
    });
    expect([all.length, new Set(all).size]).toEqual([24, 24]);
  });

  it.each([
    ['green-canary', 'construct-creation | canary-cry | green-lanterns-might', 'power-sword melee 0-0 3d4+'],
    ['cyborg', 'variable-cannon | dimensional-door | counter-signal', 'blaster ranged 0-1 3d4+'],
    ['wonder-woman', 'battle-ready | golden-snare | bracers-up', 'sword-of-athena melee 0-0 2d3+'],
    ['green-arrow', 'trick-quiver | split-volley | one-true-shot', 'recurve-bow ranged 0-1 2d3+'],
    ['hawkgirl', 'carry-aloft | stooping-strike | storm-of-wings', 'skyfall-mace melee 0-0 2d3+'],
    ['batman', 'eye-for-detail | nothing-to-chance | already-gone', 'winged-blades ranged 0-1 3d4+'],
    ['the-flash', 'double-stride | lightning-lap | a-step-ahead', 'blur-of-fists melee 0-0 3d4+'],
    ['lex-luthor', 'first-pick | human-resources | study-in-weakness', 'battlesuit-beam ranged 0-1 2d3+'],
  ])('%s has the skills and the unique attack of the card', (id, printed, line) => {
    const { skills } = SHEETS.find((one) => one.id === id) ?? {};
    expect(skills && skillText(skills)).toBe(printed);
    expect(attackText(dceased.kit.lineOf(id))).toBe(line);
  });
});

describe('bystander cards', () => {
  it('are 8 bystanders and 2 Secret Missions, nobody who fights [D-PCS-4] [D-BYS-1]', () => {
    expect(ids(BYSTANDERS)).toEqual([
      ...['dan-turpin', 'lois-lane', 'mercy-graves', 'jimmy-olsen', 'perry-white', 'lana-lang'],
      ...['bibbo-bibbowski', 'martha-kent', 'secret-mission-1', 'secret-mission-2'],
    ]);
    expect(ids(BYSTANDERS.filter((card) => card.special))).toEqual(['secret-mission-1', 'secret-mission-2']);
    expect(BYSTANDERS.filter((card) => card.combat)).toEqual([]);
  });
});

describe('equipment cards', () => {
  it('are 16, two kinds twice, 2 of them Secret Missions [D-EQP-1]', () => {
    expect(EQUIPMENT).toHaveLength(16);
    expect(counted(equipmentData)).toEqual([
      ...['2 lexcorp-energy-blaster', '2 lexcorp-energy-blade', '1 nth-metal-axe', '1 trident-of-poseidon'],
      ...['1 lexcorp-shock-gauntlets', '1 lexcorp-rail-rifle', '1 grapple-line', '1 riot-shield'],
      ...['1 field-surgery-kit', '1 siren-drone', '1 targeting-visor', '1 overflow-cell'],
      ...['1 secret-mission-3', '1 secret-mission-4'],
    ]);
    expect(ids(EQUIPMENT.filter((e) => e.secret))).toEqual(['secret-mission-3', 'secret-mission-4']);
  });

  it('have the attacks of their cards [D-EQP-4]', () => {
    const attacks = equipmentData.flatMap((e) => (e.attack ? [attackText({ ...e.attack, id: e.id })] : []));
    expect(attacks).toEqual([
      'lexcorp-energy-blaster ranged 1-2 4d4+',
      'lexcorp-energy-blade melee 0-0 2d3+',
      'nth-metal-axe melee 0-0 3d4+',
      'trident-of-poseidon ranged 0-1 2d3+',
      'lexcorp-shock-gauntlets melee 0-0 4d5+',
      'lexcorp-rail-rifle ranged 1-3 2d3+',
    ]);
  });
});

describe('heroic traits', () => {
  it('are 45 cards of 22 kinds, as many of each as the design says', () => {
    expect([TRAITS.length, traitData.length, new Set(ids(traitData)).size]).toEqual([45, 22, 22]);
    const of = (copies: number) => ids(traitData.filter((kind) => kind.copies === copies));
    expect(of(4)).toEqual(['run-the-numbers']);
    expect(of(3)).toEqual([
      ...['autopsy-report', 'overclock', 'everyone-at-once', 'make-room', 'guardian-drone'],
    ]);
    expect(of(2)).toEqual([
      ...['backup-fire', 'pull-them-out', 'override-code', 'battery-swap', 'hand-off', 'bad-intel'],
      ...['course-correction', 'fall-back', 'grab-and-go', 'tripwire'],
    ]);
    expect(of(1)).toEqual([
      ...['fail-safe', 'cold-case', 'chain-reaction', 'stay-down', 'dead-air', 'collision-course'],
    ]);
  });
});

describe('spawn cards', () => {
  const spawn: { id: string; kind: string; type?: string; lines?: number[] }[] = spawnData;

  it('are 42, numbered in order', () => {
    expect(ids(SPAWN_CARDS)).toEqual(cardNumbers(42));
  });

  const groups: SpawnGroup[] = [
    ['normal', 'walker', '2/3/8/9 1/1/2/4 2/2/3/5 3/3/4/5 2/2/3/5 1/2/3/5 3/3/4/5 2/2/4/6 1/1/3/5 2/2/3/4'],
    ['normal', 'brute', '1/1/1/2 1/1/1/2 1/1/2/2 0/1/1/2 1/1/1/2 0/1/1/2 2/2/2/3'],
    ['normal', 'runner', '0/1/1/2 1/1/1/2 1/1/2/2 0/1/1/2 1/1/1/2 1/1/2/3 2/2/2/3'],
    ['rush', 'walker', '2/3/4/5 1/2/3/4'],
    ['rush', 'brute', '1/1/1/2'],
    ['rush', 'runner', '1/1/1/2 0/1/1/2'],
    ['extra', 'walker', '- -'],
    ['extra', 'brute', '-'],
    ['extra', 'runner', '-'],
    ['broadcast', '-', '1/1/2/2'],
    ['cornered-prey', 'walker', '1/1/2/3'],
    ['fallen-hunt', 'brute', '1/1/2/3'],
    ['hero', 'walker', '1/1/2/3 2/2/3/4'],
    ['hero', 'brute', '1/1/1/2 0/1/1/2'],
    ['hero', 'runner', '1/1/1/2 0/1/1/2'],
  ];

  it('are these groups, in this order, and no others [D-SPN-2]', () => {
    expect(spawn.map(spawnText)).toEqual(spawnTexts(groups));
  });

  it('never fall from blue to red, and never ask for more figures than the box holds [D-PCS-1]', () => {
    expect(unsoundLines(SPAWN_CARDS, TYPES)).toEqual([]);
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
