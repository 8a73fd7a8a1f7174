// Both languages must say the same things: the words of the classic cards, heroes, enemies and skills.
import { classicEquipment as equipment, classicSurvivors as survivors } from '@holdout/editions/testing/data';
import { describe, expect, it } from 'vitest';
import enCards from '../languages/en/classic/cards.json';
import enSkills from '../languages/en/classic/skills.json';
import frCards from '../languages/fr/classic/cards.json';
import frSkills from '../languages/fr/classic/skills.json';
import { lookUp } from '@holdout/engine';

type Words = Record<string, string>;

const SKILLS = [
  ...['plus-action', 'roll-combat', 'roll-melee', 'roll-ranged', 'die-combat', 'die-melee', 'die-ranged'],
  ...['free-combat', 'free-move', 'free-search', 'max-range', 'zone-per-move', 'two-zones-per-move'],
  ...['reroll-per-turn', 'ambidextrous', 'born-leader', 'destiny', 'gunslinger', 'hoard', 'hold-your-nose'],
  ...['is-that-all', 'lock-it-down', 'loud', 'lucky', 'matching-set', 'medic', 'ninja', 'slippery', 'sniper'],
  ...['starts-with', 'swordmaster', 'tough', 'trick-shot'],
];

const withText = (prefix: string, ids: string[]) =>
  ids.flatMap((id) => [`${prefix}.${id}`, `${prefix}.${id}.text`]);
const placeholders = (text: string) => (text.match(/\{\w+(, plural)?/g) ?? []).sort();

describe.each<[file: string, en: Words, fr: Words]>([
  ['cards', enCards, frCards],
  ['skills', enSkills, frSkills],
])('%s in English and French', (_file, en, fr) => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('leave nothing empty', () => {
    for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text.trim()).not.toBe('');
  });

  it('fill the same placeholders', () => {
    for (const key of Object.keys(en))
      expect([key, placeholders(lookUp(fr, key))]).toEqual([key, placeholders(lookUp(en, key))]);
  });
});

describe('the classic words', () => {
  it('name and explain every equipment kind, the Wounded card and the sniper rifle [C-INV-5] [C-INV-6]', () => {
    const ids = [...equipment.map((kind) => kind.id), 'wounded', 'sniper-rifle'];
    const keys = Object.keys(enCards).filter((key) => key.startsWith('card.'));
    expect(keys).toEqual(withText('card', ids));
  });

  it('name every survivor and every enemy, enemies in number too [C-PCS-1]', () => {
    const heroes = Object.keys(enCards).filter((key) => key.startsWith('hero.'));
    expect(heroes).toEqual(
      withText(
        'hero',
        survivors.map((one) => one.id),
      ),
    );
    for (const type of ['walker', 'runner', 'fatty', 'abomination']) {
      for (const words of [enCards, frCards] as Words[]) {
        const name = words[`enemy.${type}`];
        expect(words[`enemy.${type}.n`]).toContain(`{n, plural, one {# ${name}} other {# `);
      }
    }
  });

  it('name and explain all 33 skills in the order of the ledger [C-SKILL-1]', () => {
    expect(SKILLS).toHaveLength(33);
    expect(Object.keys(enSkills)).toEqual(withText('skill', SKILLS));
    expect(enSkills['skill.starts-with']).toContain('{card}');
  });

  it('word every skill that a survivor has [C-SKILL-2]', () => {
    const held = survivors.flatMap(({ skills }) => [
      skills.blue,
      skills.yellow,
      ...skills.orange,
      ...skills.red,
    ]);
    for (const skill of held) expect(SKILLS).toContain(skill.split(':')[0]);
  });
});
