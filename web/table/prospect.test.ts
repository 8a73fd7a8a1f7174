import { expect, it } from 'vitest';
import { sureOf } from './prospect.ts';
import { position } from './testing.ts';

it('counts who burns in a zone, friends and the thrower among them [C-COM-9, C-COM-15]', () => {
  const { scene } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', hands: ['molotov'] }, phil: { zone: 'S5' }, josh: { zone: 'S6' } },
    turn: 'amy',
    enemies: [
      { type: 'walker', zone: 'S5', count: 3 },
      { type: 'fatty', zone: 'S5', count: 1 },
    ],
  });
  const result = scene.engine.answer(scene.state, 'attack:molotov@S5');
  if ('refused' in result) throw new Error(result.refused);
  expect(sureOf(result.events)).toEqual({
    kills: [
      { enemy: 'walker', n: 3 },
      { enemy: 'fatty', n: 1 },
    ],
    dead: ['phil'],
    noise: { zone: 'S6', tokens: 1 },
    clause: 'C-COM-9',
  });
});

it('has nothing to say where nobody falls', () => {
  expect(sureOf([])).toBeUndefined();
});
