/** The worked examples of DCeased: leaving among enemies, and where enemies go. */
import { describe, expect, it } from 'vitest';
import { enemies, night, people, street, type Entry } from './street.ts';

describe('moving', () => {
  it('Batman with 2 Walkers leaves for 3 actions; with 3, 4 [X-41]', () => {
    const among = (walker: number, xp = 0): number | undefined =>
      street(
        { batman: { zone: 'S6', xp } },
        { own: people(), enemies: enemies('S6', { walker }) },
      ).decision?.options.find((o) => o.id === 'move:S7')?.cost;
    expect([among(2), among(3), among(3, 7)]).toEqual([3, undefined, 4]);
  });
});

/** Where enemies stand after the enemy phase. */
const after = (heroes: { [id: string]: Entry }, rest: Entry, ...answers: string[]) =>
  night(heroes, { own: people(), ...rest }).play(...answers);

describe('enemies', () => {
  it('go for those they see, however near somebody unseen is [X-44]', () => {
    const s = after(
      { hawkgirl: { zone: 'S6' }, 'green-arrow': { zone: 'S14' }, batman: { zone: 'S14' } },
      { enemies: enemies('S3', { walker: 1 }) },
    );
    expect(s.enemies('S7', 'walker')).toBe(1);
    const hidden = after(
      { hawkgirl: { zone: 'R_5N_10_bay' }, 'green-arrow': { zone: 'S14' }, batman: { zone: 'S14' } },
      { enemies: enemies('S3', { walker: 1 }) },
    );
    expect(hidden.enemies('S7', 'walker')).toBe(1);
  });

  it('go to the nearest they see; a Runner attacks with its second action [X-45]', () => {
    const s = after(
      { 'wonder-woman': { zone: 'S7' }, 'green-arrow': { zone: 'S14' }, batman: { zone: 'S14' } },
      { enemies: enemies('S3', { runner: 1 }) },
    );
    expect([s.enemies('S7', 'runner'), s.hero('wonder-woman').wounds]).toEqual([1, 1]);
  });

  it('of which one sees two zones at the same distance go as the players choose, and attack then [X-46]', () => {
    const s = night(
      { batman: { zone: 'S3' }, 'green-arrow': { zone: 'S11' } },
      { own: people(), enemies: enemies('S7', { aquaman: 1 }) },
    );
    expect([s.prompt, s.options]).toEqual(['split', ['to:S3', 'to:S11']]);
    s.play('to:S3=1');
    expect([s.enemies('S3', 'aquaman'), s.hero('batman').wounds]).toEqual([1, 1]);
  });

  it('split over two zones at equal distance, type by type, what is odd where the players choose [X-43]', () => {
    const s = night(
      { batman: { zone: 'S3' }, cyborg: { zone: 'S11' } },
      { own: people(), enemies: enemies('S7', { walker: 4, brute: 3, 'green-lantern': 1 }) },
    );
    // The Walkers part evenly without a question; the third Brute and the Zombie Hero are the players' choice.
    expect(s.decision).toMatchObject({ prompt: 'split', about: { enemy: 'brute' } });
    s.play('to:S3=1');
    expect(s.decision).toMatchObject({ prompt: 'split', about: { enemy: 'green-lantern' } });
    s.play('to:S11=1');
    expect([s.enemies('S3', 'walker'), s.enemies('S11', 'walker')]).toEqual([2, 2]);
    expect([s.enemies('S3', 'brute'), s.enemies('S11', 'brute')]).toEqual([2, 1]);
    expect(s.enemies('S11', 'green-lantern')).toBe(1);
  });

  it('that see nobody part over two open ways of the same length, Walkers evenly, the Brute as chosen [X-47]', () => {
    const s = night(
      { batman: { zone: 'S10' }, cyborg: { zone: 'S5' } },
      { own: people(), enemies: enemies('S15', { walker: 2, brute: 1 }) },
    );
    expect(s.decision).toMatchObject({ prompt: 'split', total: 1, about: { enemy: 'brute' } });
    s.play('to:S16=1');
    const at = (zone: string) => [s.enemies(zone, 'walker'), s.enemies(zone, 'brute')];
    expect([at('S14'), at('S16')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('that are Zombie Heroes of one zone are one type when they part [D-SPN-4]', () => {
    const s = night(
      { batman: { zone: 'S3' }, cyborg: { zone: 'S11' } },
      { own: people(), enemies: enemies('S7', { aquaman: 1, 'martian-manhunter': 1 }) },
    );
    s.play('to:S3=1');
    const both = (zone: string) => s.enemies(zone, 'aquaman') + s.enemies(zone, 'martian-manhunter');
    expect([both('S3'), both('S11')]).toEqual([1, 1]);
  });

  it('1 Walker, 2 Super Heroes in its zone: the players choose who is wounded [X-64]', () => {
    const s = night(
      { batman: { zone: 'S6' }, cyborg: { zone: 'S6' } },
      { own: people(), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 1 });
    expect(s.play('wound:cyborg=1').hero('cyborg').wounds).toBe(1);
  });
});
