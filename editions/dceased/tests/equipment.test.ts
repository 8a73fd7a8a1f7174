/** Equipment: face down on its icons, collected, one for each hero (D-EQP). */
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK, SECRETS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { enemies, people, rolls, street } from './street.ts';
import { engine, equipment, peopleIn } from './table.ts';
import { deckOf, itemAt } from '@holdout/engine';

const laid = (card: string, zone = 'S6') => ({ ...people(), equipment: [{ card, zone }] });

describe('equipment', () => {
  it('lies face down on every icon; the Secret Missions leave the deck first [D-EQP-1] [S-SET-2]', () => {
    const s = street({ batman: { zone: 'S6' } });
    const { board } = s.game.context;
    const own = ownOf(s.game);
    expect(own.equipment.map((e) => e.zone)).toEqual(board.marks['equipment']);
    expect(own.unused.map((c) => itemAt(EQUIPMENT, c).id)).toEqual(['secret-mission-3', 'secret-mission-4']);
    const { draw } = deckOf(s.state, EQUIPMENT_DECK);
    expect(draw.length + own.equipment.length).toBe(EQUIPMENT.length - SECRETS.length);
    const seen = engine.mask(s.state).own as unknown as { equipment: { card: number }[] };
    expect(new Set(seen.equipment.map((e) => e.card)).size).toBe(1);
  });

  it('is collected for an action, and turned up only then [D-EQP-2]', () => {
    const s = street({ batman: { zone: 'S6' } }, { own: laid('riot-shield') });
    s.play('collect');
    expect([equipment(s, 'batman'), s.hero('batman').actions]).toEqual([['riot-shield'], 2]);
    expect(ownOf(s.game).equipment).toEqual([]);
    expect(s.happened('equipment-collected')).toMatchObject([{ card: 'riot-shield', hero: 'batman' }]);
  });

  it('comes one card for each action [D-EQP-2]', () => {
    const own = {
      ...people(),
      equipment: [
        { card: 'riot-shield', zone: 'S6' },
        { card: 'grapple-line', zone: 'S6' },
      ],
    };
    const s = street({ batman: { zone: 'S6' } }, { own }).play('collect');
    expect([equipment(s, 'batman').length, ownOf(s.game).equipment.length]).toEqual([1, 1]);
    expect(s.options).toContain('collect');
  });

  it('cannot be collected among enemies, nor from another zone [D-EQP-2] [D-ACT-3]', () => {
    const among = street(
      { batman: { zone: 'S6' } },
      { own: laid('riot-shield'), enemies: enemies('S6', { walker: 1 }) },
    );
    expect(among.why('collect')).toBe('collect.enemies');
    const far = street({ batman: { zone: 'S7' } }, { own: laid('riot-shield') });
    expect(far.why('collect')).toBe('collect.nothing');
  });

  it('is one for each hero: which stays is the player’s choice, the other is discarded [D-EQP-3]', () => {
    const second = (drop: string) =>
      street({ batman: { zone: 'S6', equipment: ['grapple-line'] } }, { own: laid('riot-shield') }).play(
        'collect',
        `drop:${drop}`,
      );
    expect(equipment(second('grapple-line'), 'batman')).toEqual(['riot-shield']);
    const kept = second('riot-shield');
    expect(equipment(kept, 'batman')).toEqual(['grapple-line']);
    expect(deckOf(kept.state, EQUIPMENT_DECK).discard.map((c) => itemAt(EQUIPMENT, c).id)).toEqual([
      'riot-shield',
    ]);
  });

  it('attacks like the unique attack, with dice for power, and stays [D-EQP-4]', () => {
    const s = street(
      { batman: { zone: 'S6', track: 1, equipment: ['nth-metal-axe'] } },
      { own: people(), enemies: enemies('S6', { walker: 6 }), dice: [1, 1, 1, 1] },
    );
    // The axe has 3 dice.
    s.play('attack:nth-metal-axe@S6', 'spend:1');
    expect([rolls(s), equipment(s, 'batman')]).toEqual([[4], ['nth-metal-axe']]);
  });

  it('stays face down when its building opens, while people are shown [D-EQP-5] [S-OPEN-4]', () => {
    const s = street(
      { batman: { zone: 'S9' } },
      {
        own: {
          cards: [{ card: 'lois-lane', zone: 'R_1N_20_backroom' }],
          equipment: [{ card: 'riot-shield', zone: 'R_1N_20_cellar' }],
        },
        draws: { spawn: ['001'] },
      },
    );
    s.play('open:R_1N_20_taproom-S9');
    expect(peopleIn(s, 'R_1N_20_backroom')).toEqual(['lois-lane']);
    expect([ownOf(s.game).equipment.length, s.happened('equipment-collected')]).toEqual([1, []]);
  });
});
