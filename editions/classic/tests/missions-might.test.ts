/** Might makes right: face-down tokens bring new survivors, and all of them must get home. */
import { EMPTY, heroAt, leading, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { play } from './table.ts';

const TOKENS = ['R_1B_00_kitchen', 'R_2B_10_bathroom', 'R_7B_11_room', 'R_2C_01_bathroom'];
const [KITCHEN, , BUNKER] = leading(TOKENS, 3);

/** Looks under the tokens and puts the marked one where it is wanted, before anybody takes one. */
function mark(s: Scene, zone: string): Scene {
  for (const o of s.state.objectives) o.colour = o.zone === s.zone(zone) ? 'marked' : 'neutral';
  return s;
}

/** Heroes by seat; where they stand and what they have is in `heroes`. */
const might = (
  seats: string[][],
  heroes: { [id: string]: Json },
  more: { [key: string]: Json } = {},
): Scene => {
  const all = Object.fromEntries(seats.flat().map((id) => [id, heroes[id] ?? {}]));
  return mark(play({ mission: '09', seats, heroes: all, ...more }), KITCHEN);
};
const newcomer = (s: Scene) => heroAt(s.state, s.state.heroes.length - 1);

describe('a neutral token', () => {
  it('brings a random new survivor to its zone, without equipment and experience, who acts at once [M-C09, M-C09-3]', () => {
    const ids = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const s = might(
        [['ned']],
        { ned: { zone: BUNKER, xp: 2 } },
        { turn: 'ned', seed: `seed ${seed}` },
      ).play(`take:${BUNKER}`);
      const { id, zone, xp, level, slots, seat } = newcomer(s);
      ids.add(id);
      expect([zone, xp, level, seat]).toEqual([s.zone(BUNKER), 0, 0, 0]);
      expect(slots.every((c) => c === EMPTY)).toBe(true);
      expect([s.hero('ned').xp, s.state.heroes.length]).toEqual([7, 2]);
      expect(s.play('end').decision).toMatchObject({ prompt: 'turn', hero: id });
    }
    expect([...ids].sort()).toEqual(['amy', 'doug', 'josh', 'phil', 'wanda']);
  });

  it('gives nobody a "starts with" card [M-C09-3]', () => {
    const s = might(
      [
        ['ned', 'doug'],
        ['amy', 'josh', 'wanda'],
      ],
      { ned: { zone: BUNKER } },
      { turn: 'ned' },
    );
    s.play(`take:${BUNKER}`);
    expect(newcomer(s)).toMatchObject({ id: 'phil', skills: ['starts-with:pistol'], seat: 0 });
    expect(newcomer(s).slots.every((c) => c === EMPTY)).toBe(true);
  });

  it('the marked one gives 5 experience and no survivor [M-C09-1, C-MIS-1]', () => {
    const s = might([['ned']], { ned: { zone: KITCHEN } }, { turn: 'ned' }).play(`take:${KITCHEN}`);
    expect([s.hero('ned').xp, s.state.heroes.length]).toEqual([5, 1]);
    expect(s.happened('objective-taken')).toMatchObject([{ colour: 'marked' }]);
  });
});

describe('whose the new survivor is', () => {
  it('the player with the fewest, without asking [M-C09]', () => {
    const s = might([['ned', 'doug'], ['amy']], { ned: { zone: BUNKER } }, { turn: 'ned' }).play(
      `take:${BUNKER}`,
    );
    expect([s.prompt, newcomer(s).seat]).toEqual(['turn', 1]);
  });

  it('the taker decides a tie [M-C09-1]', () => {
    const s = might([['ned'], ['amy'], ['doug', 'josh']], { amy: { zone: BUNKER } }, { turn: 'amy' }).play(
      `take:${BUNKER}`,
    );
    expect(s.decision).toMatchObject({ prompt: 'new-hero-seat', by: 1 });
    expect(s.options).toEqual(['player:1', 'player:2']);
    expect(newcomer(s.play('player:1')).seat).toBe(0);
  });

  it('those who have left still count [M-C09-3]', () => {
    const s = might(
      [['ned', 'doug'], ['amy']],
      { ned: { zone: BUNKER }, doug: { status: 'left' } },
      { turn: 'ned' },
    );
    s.play(`take:${BUNKER}`);
    expect([s.prompt, newcomer(s).seat]).toEqual(['turn', 1]);
  });

  it('acts this game turn only if its player has not finished [M-C09-3]', () => {
    const seats = [['ned'], ['amy']];
    const early = might(seats, { ned: { zone: BUNKER } }, { turn: 'ned' }).play(`take:${BUNKER}`, 'player:2');
    expect(early.play('end').options).toEqual(['activate:amy', `activate:${newcomer(early).id}`]);
    const late = might(seats, { amy: { zone: BUNKER } }, { turn: 'ned' }).play(
      'end',
      `take:${BUNKER}`,
      'player:1',
      'end',
    );
    expect(late.state.round).toBe(2);
    const started = late.happened('turn-started').map((e) => ('hero' in e ? e.hero : ''));
    expect(started).toEqual(['amy', 'amy']);
  });
});

describe('home', () => {
  const needed: [number, string[][]][] = [
    [4, [['ned', 'amy', 'doug', 'josh']]],
    [5, [['ned', 'amy', 'doug'], ['josh', 'phil']]],
    [6, [['ned', 'amy'], ['doug', 'josh'], ['phil', 'wanda']]],
  ]; // prettier-ignore
  it.each(needed)('is won with %i survivors gone and all tokens revealed [M-C09, M-C09-1]', (_n, seats) => {
    const [next, last, ...gone] = leading(seats.flat(), 2);
    const left = Object.fromEntries(gone.map((id) => [id, { status: 'left' }]));
    const s = play({
      mission: '09',
      taken: TOKENS,
      seats,
      heroes: { [next]: {}, [last]: {}, ...left },
      turn: next,
    });
    expect(s.play('leave').result).toBeUndefined();
    expect(s.play('leave').state.outcome).toEqual({ result: 'won', cause: 'M-C09' });
  });

  it('may be gone to before all tokens are revealed, but the last one loses the game [M-C09-2]', () => {
    const s = might([['ned', 'amy']], {}, { turn: 'ned', taken: TOKENS.slice(1) }).play('leave');
    expect([s.hero('ned').status, s.result]).toEqual(['left', undefined]);
    expect(s.play('leave').state.outcome).toEqual({ result: 'lost', cause: 'M-C09-2' });
  });

  it('needs every token revealed, even with everybody gone [M-C09, M-C09-2]', () => {
    const gone = { amy: { status: 'left' }, doug: { status: 'left' }, josh: { status: 'left' } };
    const s = might([['ned', 'amy', 'doug', 'josh']], gone, { turn: 'ned', taken: TOKENS.slice(1) });
    expect(s.play('leave').state.outcome).toEqual({ result: 'lost', cause: 'M-C09-2' });
  });

  it('must be reached by everybody: the first death loses [M-C09-2]', () => {
    const heroes = { ned: { zone: 'S1', wounds: 1 }, amy: { zone: 'S12' } };
    const s = might([['ned', 'amy']], heroes, {
      enemies: [{ type: 'walker', zone: 'S1' }],
      phase: 'enemies',
    });
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-C09-2' });
    expect(s.hero('amy').status).toBe('in');
  });

  it('is reached on foot: the police car is searched, not driven [M-C09]', () => {
    const s = might([['ned']], { ned: { zone: 'S5' } }, { turn: 'ned' });
    expect(s.why('enter:police.driver')).toBe('car.not-drivable');
    expect(s.options).toContain('search:police');
  });
});
