/** Objects that heroes take along (D-OBJ-1, D-OBJ-3). */
import { describe, expect, it } from 'vitest';
import { enemies, people, street } from './street.ts';
import { objectsIn } from './table.ts';

const objects = (...list: { id: string; zone: string }[]) => ({ ...people(), objects: list });

describe('an object', () => {
  it('may be taken along by a hero who leaves its zone, for nothing [D-OBJ-1] [D-OBJ-3]', () => {
    const s = street({ batman: { zone: 'S6' } }, { own: objects({ id: 'lamp-post', zone: 'S6' }) });
    s.play('move:S7');
    expect([s.prompt, s.options]).toEqual(['take-along', ['along:lamp-post', 'leave-it']]);
    s.play('along:lamp-post');
    expect([objectsIn(s, 'S7'), s.hero('batman').actions, s.prompt]).toEqual([['lamp-post'], 2, 'turn']);
  });

  it('may stay behind [D-OBJ-1]', () => {
    const s = street({ batman: { zone: 'S6' } }, { own: objects({ id: 'lamp-post', zone: 'S6' }) });
    s.play('move:S7', 'leave-it', 'move:S11');
    expect([objectsIn(s, 'S6'), s.prompt]).toEqual([['lamp-post'], 'turn']);
  });

  it('goes along in any number [D-OBJ-3]', () => {
    const own = objects({ id: 'lamp-post', zone: 'S6' }, { id: 'phone-booth', zone: 'S6' });
    const s = street({ batman: { zone: 'S6' } }, { own }).play(
      'move:S7',
      'along:phone-booth',
      'along:lamp-post',
    );
    expect(objectsIn(s, 'S7')).toEqual(['lamp-post', 'phone-booth']);
  });

  it('goes along with a hero who is pushed, too [D-OBJ-3]', () => {
    const s = street(
      { 'green-canary': { zone: 'S3', track: 1 }, batman: { zone: 'S7' } },
      { own: objects({ id: 'lamp-post', zone: 'S7' }) },
    );
    s.play('construct-creation:batman', 'push:S11', 'along:lamp-post');
    expect([s.hero('batman').at, objectsIn(s, 'S11')]).toEqual(['S11', ['lamp-post']]);
  });

  it('blocks neither sight nor movement [D-OBJ-3]', () => {
    const s = street(
      { cyborg: { zone: 'S6' } },
      { own: objects({ id: 'lamp-post', zone: 'S7' }), enemies: enemies('S7', { walker: 1 }) },
    );
    expect(s.options).toEqual(expect.arrayContaining(['attack:blaster@S7', 'move:S7']));
  });
});
