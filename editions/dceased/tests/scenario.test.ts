/** Scenario files of DCeased: what they say, and what is reported of them (docs/SCENARIOS.md). */
import { isRefusal } from '@holdout/engine';
import { buildScenario } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { scenario } from '../scenario.ts';
import { enemies, street, type Entry } from './street.ts';
import { engine, equipment } from './table.ts';

const refusal = (own: Entry, batman: Entry = {}) => {
  const built = buildScenario(engine, { edition: 'dceased', mission: 'D1', heroes: { batman }, own });
  return isRefusal(built) ? `${built.refused} ${built.at ?? ''}` : undefined;
};

describe('a scenario of DCeased', () => {
  const s = street(
    { batman: { zone: 'S6', track: 2, equipment: ['riot-shield'] }, cyborg: { zone: 'S7' } },
    {
      own: {
        cards: [{ card: 'perry-white', zone: 'S4' }],
        bystanders: [
          { card: 'lana-lang', zone: 'S1', hero: 'batman' },
          { card: 'lois-lane', zone: 'S4' },
        ],
        equipment: [
          { card: 'siren-drone', zone: 'S4' },
          { card: 'grapple-line', zone: 'S3' },
        ],
        objects: [{ id: 'lamp-post', zone: 'S4', uses: 1 }],
      },
      enemies: enemies('S4', { walker: 2 }),
    },
  );
  const zone = (id: string) => scenario.reportZone(s.game, s.zone(id));

  it('reports what lies in a zone, and only there', () => {
    expect(zone('S4')).toEqual({
      bystanders: ['lois-lane'],
      faceDown: 1,
      equipment: 1,
      objects: ['lamp-post'],
    });
    expect([zone('S3'), zone('S5')]).toEqual([{ equipment: 1 }, {}]);
  });

  it('has people stand beside whoever escorts them [D-ESC-1]', () => {
    expect([zone('S1'), zone('S6')]).toEqual([{}, { bystanders: ['lana-lang'] }]);
  });

  it('reports what heroes hold and whom they escort', () => {
    expect(scenario.reportHero(s.game, 0)).toEqual({
      wounds: 0,
      track: 2,
      traits: [],
      equipment: ['riot-shield'],
      escorted: ['lana-lang'],
    });
    expect(scenario.reportHero(s.game, 1)).toMatchObject({ equipment: [], escorted: [] });
  });

  it('lays what the mission lays where nothing is said', () => {
    const own = ownOf(
      street({ batman: { zone: 'S6' } }, { board: undefined as never, mission: 'D4', own: { cards: [] } })
        .game,
    );
    expect([own.equipment.length, own.objects.length]).toEqual([7, 2]);
    expect(own.began).toHaveLength(1);
  });

  it('takes a card from the board where it lies, also a Secret Mission', () => {
    const t = street(
      { batman: { zone: 'S6', equipment: ['secret-mission-3'] } },
      { board: undefined as never, mission: 'D4', own: { cards: [] } },
    );
    expect([equipment(t, 'batman'), ownOf(t.game).equipment.length]).toEqual([['secret-mission-3'], 6]);
  });

  it('refuses cards that are nowhere, or twice', () => {
    expect(refusal({}, { equipment: ['spoon'] })).toContain('card-not-there');
    expect(refusal({}, { equipment: ['riot-shield', 'riot-shield'] })).toContain('card-not-there');
    expect(refusal({ away: ['spoon'] })).toContain('card-not-there');
    expect(refusal({ equipment: [{ card: 'riot-shield', zone: 'S1', up: true }] })).toBeDefined();
    expect(refusal({ objects: [{ id: 'lamp-post', zone: 'S1', up: true }] })).toBeDefined();
    expect(refusal({ objects: [{ id: 'lamp-post', zone: 'S1', uses: 10 }] })).toBeDefined();
    expect(refusal({ spoons: 1 })).toBeDefined();
    expect(
      refusal({ away: ['lois-lane'], objects: [{ id: 'lamp-post', zone: 'S1', uses: 9 }] }),
    ).toBeUndefined();
  });
});
