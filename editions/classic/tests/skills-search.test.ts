// Skills about searching and carrying (C-SK-17, C-SK-19, C-SK-20).
import { describe, expect, it } from 'vitest';
import type { Scene } from '@holdout/engine/scenario';
import { HOUSE, nedIn, STREET, zombies } from './combat-street.ts';
import { cardsOf, discards, handsOf } from './table.ts';

describe('Destiny', () => {
  it('discards a card just drawn without effect and draws another, once a turn [C-SK-17] [C-SKILL-1 Destiny]', () => {
    const draws = { equipment: ['aaahh', 'water', 'pistol'] };
    const s = nedIn(HOUSE, { skills: ['destiny'], reserve: ['flashlight'] }, { draws }).play('search');
    expect(s.decision).toMatchObject({ prompt: 'draw-again', about: { card: 'aaahh' } });
    s.play('redraw');
    expect(s.prompt).toBe('turn');
    expect(cardsOf(s, 'ned').sort()).toEqual(['flashlight', 'pistol', 'water']);
    expect([discards(s).at(-1), s.enemies(HOUSE)]).toEqual(['aaahh', 0]);
  });

  it('may be saved for the next card of the search [C-SK-17]', () => {
    const draws = { equipment: ['pistol', 'water', 'katana'] };
    const s = nedIn(HOUSE, { skills: ['destiny'], reserve: ['flashlight'] }, { draws }).play(
      'search',
      'keep',
      'redraw',
    );
    expect(cardsOf(s, 'ned').sort()).toEqual(['flashlight', 'katana', 'pistol']);
  });

  it('is there again next turn [C-SK-17]', () => {
    const draws = { equipment: ['water', 'pistol', 'katana'] };
    const s = nedIn(HOUSE, { skills: ['destiny'] }, { draws }).play('search', 'redraw', 'end', 'search');
    expect(s.decision).toMatchObject({ prompt: 'draw-again', about: { card: 'katana' } });
  });

  it('does not shuffle its card back into the search of a police car [C-SK-17] [C-ACT-9]', () => {
    const board = { ...STREET, own: { cars: [{ kind: 'police', zone: 'S2' }], startingCards: 'on-top' } };
    const s = nedIn('S2', { skills: ['destiny'] }, { board, own: { deck: ['pistol'] } }).play(
      'search:police',
      'redraw',
    );
    expect(s.happened('found-nothing')).toHaveLength(1);
    expect([cardsOf(s, 'ned'), discards(s)]).toEqual([[], ['pistol']]);
  });
});

describe('Hoard', () => {
  const full = { hands: ['crowbar', 'pistol'], reserve: ['water', 'gasoline', 'scope'] };

  it('has one slot more, in reserve [C-SK-19] [C-SKILL-1 Hoard]', () => {
    const s = nedIn(HOUSE, { ...full, skills: ['hoard'] }, { draws: { equipment: ['flashlight'] } }).play(
      'search',
    );
    expect([s.prompt, cardsOf(s, 'ned').length, handsOf(s, 'ned').length]).toEqual(['turn', 6, 2]);
    const without = nedIn(HOUSE, full, { draws: { equipment: ['flashlight'] } }).play('search');
    expect(without.prompt).toBe('discard-surplus');
  });

  it('holds six cards and no seventh [C-SK-19]', () => {
    const reserve = [...full.reserve, 'goalie-mask'];
    const s = nedIn(
      HOUSE,
      { ...full, reserve, skills: ['hoard'] },
      { draws: { equipment: ['flashlight'] } },
    ).play('search');
    expect(s.prompt).toBe('discard-surplus');
    s.play('discard:water');
    expect(cardsOf(s, 'ned')).toHaveLength(6);
  });
});

describe('Hold Your Nose', () => {
  const NOSE = { hands: ['crowbar', 'pistol'], skills: ['hold-your-nose'] };
  const offered = (s: Scene): boolean => s.options.includes('hold-your-nose');

  it('searches for nothing where a zombie was eliminated, in the street too [C-SK-20] [C-SKILL-1 Hold Your Nose]', () => {
    const s = nedIn('S2', NOSE, {
      enemies: zombies('S2', { walker: 1 }),
      dice: [6],
      draws: { equipment: ['water'] },
    });
    expect(offered(s)).toBe(false);
    expect(offered(s.play('attack:crowbar@S2'))).toBe(true);
    s.play('hold-your-nose');
    expect(cardsOf(s, 'ned')).toEqual(['crowbar', 'pistol', 'water']);
    expect([s.hero('ned').actions, offered(s)]).toEqual([2, false]);
  });

  it('is the one search of the turn [C-SK-20]', () => {
    const scene = { enemies: zombies(HOUSE, { walker: 1 }), dice: [6], draws: { equipment: ['water'] } };
    const first = nedIn(HOUSE, NOSE, scene).play('attack:crowbar@' + HOUSE, 'hold-your-nose');
    expect(first.why('search')).toBe('search.once');
    const second = nedIn(HOUSE, NOSE, scene).play('attack:crowbar@' + HOUSE, 'search');
    expect(offered(second)).toBe(false);
  });

  it('needs a zone without zombies, where the survivor stands [C-SK-20]', () => {
    const crowd = nedIn('S2', NOSE, { enemies: zombies('S2', { walker: 2 }), dice: [6] }).play(
      'attack:crowbar@S2',
    );
    expect(offered(crowd)).toBe(false);
    const far = nedIn('S2', NOSE, { enemies: zombies('S3', { walker: 1 }), dice: [6] }).play(
      'attack:pistol@S3',
    );
    expect(offered(far)).toBe(false);
    expect(offered(far.play('move:S3'))).toBe(true);
  });

  it('needs a kill of this turn by this survivor [C-SK-20]', () => {
    const heroes = { amy: { zone: 'S2', skills: ['hold-your-nose'] } };
    const s = nedIn('S2', NOSE, { heroes, enemies: zombies('S2', { walker: 1 }), dice: [6] });
    s.play('attack:crowbar@S2', 'end');
    expect([s.decision?.hero, offered(s)]).toEqual(['amy', false]);
    expect(offered(s.play('end', 'activate:ned'))).toBe(false);
  });

  it('does not search a zone that the mission forbids to search [C-SK-20]', () => {
    const board = { ...STREET, own: { noSearch: ['S2'] } };
    const s = nedIn('S2', NOSE, { board, enemies: zombies('S2', { walker: 1 }), dice: [6] }).play(
      'attack:crowbar@S2',
    );
    expect(offered(s)).toBe(false);
  });
});
