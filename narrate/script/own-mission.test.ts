/** A mission of the players' own is told by its texts, and where it has none by its sentences; whatever these hold. */
import { classic, hero } from '@holdout/editions';
import { lookUp, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { narrator } from '../index.ts';
import { ownMission } from './own-mission.ts';

const bare: Json = {
  id: 'mine',
  edition: 'classic',
  areas: { hideout: ['S7'] },
  win: { heroesIn: { area: 'hideout', atLeast: 2 } },
  lose: [{ id: 'late', when: { counter: { name: 'alarm', atLeast: 3 } } }],
  goals: [{ id: 'get-there', met: { heroesIn: { area: 'hideout', atLeast: 2 } } }],
  rules: [{ on: 'objective-taken', colour: 'pink', do: [{ count: 'alarm' }] }],
};
const told = (file: Json, language: 'en' | 'fr' = 'en') =>
  narrator(language, { edition: 'classic', mission: ownMission(classic, file, []) }).mission('mine');

describe('a mission without texts', () => {
  it('is briefed by its sentences', () =>
    expect(told(bare).brief).toEqual([
      { point: 'win', text: 'The game is won when at least 2 survivors are in street 7.' },
      { point: 'lose', text: 'The game is lost when the counter “alarm” stands at 3 or more.' },
      {
        point: 'special',
        text: 'When a survivor takes the pink objective: the counter “alarm” goes up by 1.',
      },
    ]));

  it('has its goals and its rules by them, in any language', () => {
    expect(told(bare).goals).toEqual({ 'get-there': 'At least 2 survivors are in street 7' });
    expect(told(bare, 'fr').goals).toEqual({ 'get-there': 'Au moins 2 survivants sont dans la rue 7' });
    expect(told(bare).rules).toHaveLength(3);
    expect(told(bare).name).toBe('mine');
  });

  it('says nothing of what is not there, and never fails', () => {
    const all: Json[] = [
      {},
      [],
      null,
      'x',
      { rules: 7 },
      { win: { all: 7 } },
      { rules: [{ do: [[]] }, null] },
    ];
    for (const odd of all) expect(() => ownMission(classic, odd, []).text('en')).not.toThrow();
    expect(ownMission(classic, {}, []).text('en').brief).toEqual([]);
  });
});

describe('a mission with texts', () => {
  const withTexts = (texts: Json): Json => ({ ...(bare as object), texts });
  const brief = { win: 'Hide.', lose: 'Three alarms.', special: 'Be quiet.' };

  it('is told by them, in its first language where the one spoken is missing', () => {
    const file = withTexts({ en: { name: 'Hideout', brief, goals: { 'get-there': 'Get there' } } });
    expect(told(file)).toMatchObject({ name: 'Hideout', goals: { 'get-there': 'Get there' } });
    expect(told(file, 'fr')).toMatchObject({ name: 'Hideout', brief: [{ text: 'Hide.' }, {}, {}] });
  });

  it('names its areas and counters, and tells its own way of losing', () => {
    const words = {
      'area.hideout': 'the hideout',
      'counter.alarm': 'the alarm',
      'event.lost.late': 'Too loud.',
    };
    const own = ownMission(classic, withTexts({ en: { name: 'Hideout', words } }), []);
    const say = narrator('en', { edition: 'classic', mission: own });
    expect(say.mission('mine').brief[0]?.text).toBe(
      'The game is won when at least 2 survivors are in the hideout.',
    );
    expect(say.mission('mine').rules?.[1]).toBe('The game is lost when the alarm stands at 3 or more.');
    expect(say.event({ id: 1, parent: 0, cause: 'late', type: 'lost' })).toBe('Too loud.');
  });

  it('changes nothing else of the game, and a text with braces ends nothing', () => {
    const words = { 'phase.end': 'Ha', 'event.lost.late': '{', 'counter.alarm': '{x, plural}' };
    const own = ownMission(classic, withTexts({ en: { name: 'H', words } }), []);
    const say = narrator('en', { edition: 'classic', mission: own });
    expect(say.phase('end')).toBe(narrator('en').phase('end'));
    expect(say.mission('mine').rules?.[1]).toContain('stands at 3 or more');
  });
});

it('leaves the missions of the box to their own texts', () => {
  const own = ownMission(hero, lookUp(hero.missions, 'H1'), []);
  expect(own.text('en').brief).toHaveLength(3);
  expect(narrator('en', { edition: 'hero' }).mission('H1').rules).toBeUndefined();
});
