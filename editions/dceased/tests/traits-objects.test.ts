/** An object's attack is changed by no trait (D-OBJ-4): the same attack, once of the hero and once of an object. */
import { heroAt, itemAt, createEngine, zoneId, type Ability } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import { attack } from '../../supers/attack/attack.ts';
import { dceased } from '../index.ts';
import { CITY, enemies, offered } from './street.ts';

/** Three dice like those of the Winged Blades, but of an object. */
const swing: Ability = {
  id: 'swing',
  clause: 'D-OBJ-4',
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    add({ id: `swing:${zoneId(g, zone)}`, verb: 'swing', args: [zone] });
  },
  use: (g, hero, { args }) => {
    const zone = itemAt(args, 0);
    return attack(g, { hero, line: 'swing', zones: [zone], base: 3, plain: true });
  },
};

const engine = createEngine([{ ...dceased, abilities: [...dceased.abilities, swing] }]);

const table = (trait: string, walkers: number, dice: number[]): Scene =>
  scene(engine, {
    edition: 'dceased',
    board: CITY,
    turn: 'batman',
    heroes: {
      batman: { zone: 'S7', track: 1, skills: ['swing'], traits: [trait] },
      cyborg: { zone: 'S7', track: 1 },
    },
    enemies: [...enemies('S7', { walker: walkers }), ...enemies('S6', { walker: 1 })],
    dice,
  });

/** No power is spent where it could be. */
const unpowered = (s: Scene): Scene => (s.prompt === 'spend-power' ? s.play('spend:0') : s);

it.each([
  ['run-the-numbers', 5, [1, 1, 1]],
  ['overclock', 5, [1, 1, 1]],
  ['everyone-at-once', 5, [1, 1, 1]],
  ['course-correction', 5, [1, 1, 1]],
  ['backup-fire', 5, [4, 1, 1]],
  ['chain-reaction', 1, [4, 4, 4]],
])('%s is for the hero’s own attack, not for that of an object [D-OBJ-4]', (trait, walkers, dice) => {
  const own = unpowered(table(trait, walkers, dice).play('attack:winged-blades@S7'));
  expect(offered(own, trait)).toEqual([`use:${trait}@batman`]);
  unpowered(own.play('go-on'));
  const object = table(trait, walkers, dice).play('swing:S7');
  expect([object.prompt, object.hero('batman').actions]).toEqual(['turn', 3]);
});
