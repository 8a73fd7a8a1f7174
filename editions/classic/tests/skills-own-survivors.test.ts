// Survivors made by the players (C-SKILL-4).
import { describe, expect, it } from 'vitest';
import { isRefusal, type Json } from '@holdout/engine';
import { street, zombies } from './combat-street.ts';
import { engine } from './table.ts';

const SKILLS = {
  blue: 'ninja',
  yellow: 'plus-action',
  orange: ['lucky', 'medic'],
  red: ['loud', 'tough', 'hoard'],
};
const ZOE = { id: 'zoe', name: 'Zoe', skills: SKILLS };

const begin = (...sheets: Json[]): ReturnType<typeof engine.newGame> =>
  engine.newGame(
    {
      edition: 'classic',
      mission: '05',
      seats: [['zoe', 'amy', 'ned', 'doug']],
      sheets,
      variants: { printing: 'later' },
    },
    'seed',
  );

describe('a survivor of the players’ own', () => {
  it('is played from the start with the Blue skill [C-SKILL-4]', () => {
    const state = begin(ZOE);
    if (isRefusal(state)) throw new Error(state.refused);
    expect(state.heroes[0]).toMatchObject({ id: 'zoe', skills: ['ninja'], status: 'in' });
    expect(engine.decisionOf(state)?.options.map((o) => o.id)).toContain('activate:zoe');
    engine.answer(state, 'activate:zoe');
    expect(engine.answer(state, 'ninja:off')).toMatchObject({ ok: true });
  });

  it('wins +1 Action at Yellow, one of two at Orange, one of three at Red [C-SKILL-4]', () => {
    const zoe = { zone: 'S1', hands: ['crowbar'] };
    const at = (xp: number): string[] => {
      const heroes = { zoe: { ...zoe, xp } };
      const s = street({
        sheets: [ZOE],
        heroes,
        enemies: zombies('S1', { walker: 1 }),
        turn: 'zoe',
        dice: [6],
      });
      s.play('attack:crowbar@S1');
      return s.prompt === 'skill' ? s.options : s.hero('zoe').skills;
    };
    expect(at(6)).toEqual(['ninja', 'plus-action']);
    expect(at(18)).toEqual(['skill:lucky', 'skill:medic']);
    expect(at(43)).toEqual(['skill:loud', 'skill:tough', 'skill:hoard']);
  });

  it('has +1 Action at Yellow even if the sheet leaves it out [C-SKILL-4]', () => {
    const { blue, orange, red } = SKILLS;
    const state = begin({ ...ZOE, skills: { blue, orange, red } });
    expect(isRefusal(state) ? state : state.setup.sheets?.[0]?.skills.yellow).toBe('plus-action');
  });

  it('may say how words agree with the name [C-SKILL-4]', () => {
    const state = begin({ ...ZOE, gender: 'f' });
    expect(isRefusal(state) ? state : state.setup.sheets?.[0]?.gender).toBe('f');
  });

  it.each<[string, Json]>([
    ['no sheet at all', null],
    ['a skill that is not on the list', { ...ZOE, skills: { ...SKILLS, blue: 'flying' } }],
    ['no Blue skill', { ...ZOE, skills: { ...SKILLS, blue: null } }],
    ['another Yellow skill', { ...ZOE, skills: { ...SKILLS, yellow: 'lucky' } }],
    ['one Orange skill', { ...ZOE, skills: { ...SKILLS, orange: ['lucky'] } }],
    ['three Orange skills', { ...ZOE, skills: { ...SKILLS, orange: ['lucky', 'medic', 'ninja'] } }],
    ['the same Orange skill twice', { ...ZOE, skills: { ...SKILLS, orange: ['lucky', 'lucky'] } }],
    ['two Red skills', { ...ZOE, skills: { ...SKILLS, red: ['loud', 'tough'] } }],
    ['the name of a printed survivor', { ...ZOE, id: 'amy' }],
    ['an id that is none', { ...ZOE, id: 'Zoe!' }],
    ['a gender that no language knows', { ...ZOE, gender: 'x' }],
    ['a field nobody knows', { ...ZOE, health: 9 }],
  ])('is refused with %s [C-SKILL-4]', (_, sheet) => {
    expect(begin(sheet)).toMatchObject({ refused: 'setup.hero-sheet', clause: 'C-SKILL-4' });
  });

  it('is refused when two sheets have the same id, or none is given [C-SKILL-4]', () => {
    expect(begin(ZOE, ZOE)).toMatchObject({ refused: 'setup.hero-sheet' });
    expect(begin()).toMatchObject({ refused: 'setup.hero-unknown', at: 'zoe' });
  });
});
