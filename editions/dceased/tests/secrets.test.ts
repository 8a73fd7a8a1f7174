/** Secret Missions where a mission shuffles them in without saying more. */
import { deckOf, itemAt, lookUp } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK, SECRETS } from '../cards.ts';
import { ownOf } from '../own.ts';
import { people, street, type Entry } from './street.ts';
import { engine, equipment, power, traits } from './table.ts';

const laid = (card: string): Entry => ({ ...people(), equipment: [{ card, zone: 'S6' }] });
const carried = (s: Scene): string[] => ownOf(s.game).carried.map((c) => itemAt(EQUIPMENT, c.card).id);
const open = (hero: Entry, card: string, draws: Entry): Scene =>
  street(
    { batman: { zone: 'S9', ...hero }, cyborg: { zone: 'S9', track: 3 } },
    { own: { cards: [{ card, zone: 'R_7M_21_station' }], equipment: [] }, draws },
  );

describe('Secret Mission 3', () => {
  it('takes no slot: collected beside an equipment card, both are kept; +5 experience may cross a level', () => {
    const batman = { zone: 'S6', xp: 3, equipment: ['grapple-line'] };
    const s = street({ batman }, { own: laid('secret-mission-3') }).play('collect');
    expect([s.prompt, equipment(s, 'batman'), s.hero('batman').xp, s.hero('batman').level]).toEqual([
      'turn',
      ['grapple-line'],
      8,
      1,
    ]);
    expect([
      carried(s),
      lookUp(ownOf(s.game).out, EQUIPMENT_DECK).map((c) => itemAt(EQUIPMENT, c).id),
    ]).toEqual([[], ['secret-mission-3']]);
  });
});

describe('Secret Mission 4', () => {
  const USE = 'use:secret-mission-4@batman';
  const collected = (draws: string[]): Scene =>
    street(
      {
        batman: { zone: 'S6', equipment: ['grapple-line'] },
        cyborg: { zone: 'S9', track: 1, skills: ['counter-signal'] },
      },
      { own: laid('secret-mission-4'), draws: { spawn: draws } },
    ).play('collect');

  it('is kept without a slot; one spawn card of the holder’s choice has no effect, wherever the hero is', () => {
    const s = collected(['001']);
    expect([carried(s), equipment(s, 'batman'), s.hero('batman').xp]).toEqual([
      ['secret-mission-4'],
      ['grapple-line'],
      0,
    ]);
    s.play('end', 'open:R_7M_21_station-S9', USE);
    // Nothing is drawn in its place, and Counter-Signal has nothing to answer any more.
    expect([s.enemies('R_7M_21_station'), carried(s), s.prompt]).toEqual([0, [], 'turn']);
    expect(s.happened('card-without-effect')).toMatchObject([{ card: '001' }]);
  });

  it('may be kept for another card', () => {
    const s = collected(['001']).play('end', 'open:R_7M_21_station-S9', 'go-on');
    expect([s.enemies('R_7M_21_station') > 0, carried(s)]).toEqual([true, ['secret-mission-4']]);
  });

  it('both are removed at set-up unless a mission names them [D-EQP-1]', () => {
    const s = street({ batman: { zone: 'S6' } });
    const { draw } = deckOf(s.state, EQUIPMENT_DECK);
    const dealt = [...draw, ...ownOf(s.game).equipment.map((e) => e.card)].map(
      (c) => itemAt(EQUIPMENT, c).id,
    );
    expect([dealt.length, dealt.filter((id) => id.startsWith('secret'))]).toEqual([
      EQUIPMENT.length - SECRETS.length,
      [],
    ]);
  });
});

describe('Secret Mission 1', () => {
  it('stays face up in its zone and is taken for an action, enemies or not; every hero is asked once', () => {
    const s = open({}, 'secret-mission-1', { spawn: ['001'], traits: ['overclock'] });
    s.play('open:R_7M_21_station-S9', 'move:R_7M_21_station');
    expect([s.enemies('R_7M_21_station') > 0, s.options.includes('take-card:secret-mission-1')]).toEqual([
      true,
      true,
    ]);
    s.play('take-card:secret-mission-1');
    expect([s.prompt, s.options]).toEqual(['choose', ['gain-power', 'draw-trait']]);
    s.play('gain-power', 'draw-trait');
    expect([power(s, 'batman'), traits(s, 'cyborg'), power(s, 'cyborg')]).toEqual([2, ['overclock'], 3]);
    expect([s.hero('batman').actions, ownOf(s.game).cards, s.why('take-card:secret-mission-1')]).toEqual([
      0,
      [],
      'card.not-here',
    ]);
  });

  it('gives a trait, unasked, to whoever has all the power there is', () => {
    const s = open({ track: 4 }, 'secret-mission-1', { spawn: ['001'], traits: ['overclock'] });
    s.play('open:R_7M_21_station-S9', 'move:R_7M_21_station', 'take-card:secret-mission-1');
    expect([traits(s, 'batman'), s.decision?.hero]).toEqual([['overclock'], 'cyborg']);
  });

  it('is no figure and no target, and nobody takes it from another zone', () => {
    const s = open({}, 'secret-mission-1', { spawn: ['001'] }).play('open:R_7M_21_station-S9');
    expect([ownOf(s.game).bystanders, s.why('take-card:secret-mission-1')]).toEqual([[], 'card.not-here']);
    expect(ownOf(s.game).cards).toMatchObject([{ up: true }]);
  });
});

describe('Secret Mission 2', () => {
  const DRAWN = ['riot-shield', 'siren-drone', 'nth-metal-axe'];

  it('three cards seen, one kept, slot limit respected [D-EQP-3]', () => {
    const s = open({ equipment: ['grapple-line'] }, 'secret-mission-2', { spawn: ['001'], equipment: DRAWN });
    s.play('open:R_7M_21_station-S9', 'move:R_7M_21_station', 'take-card:secret-mission-2');
    expect(s.options).toEqual(DRAWN.map((id) => `keep:${id}`));
    s.play('keep:siren-drone');
    expect(s.options).toEqual(['drop:siren-drone', 'drop:grapple-line']);
    s.play('drop:grapple-line');
    expect(equipment(s, 'batman')).toEqual(['siren-drone']);
    const gone = deckOf(s.state, EQUIPMENT_DECK)
      .discard.map((c) => itemAt(EQUIPMENT, c).id)
      .sort();
    expect(gone).toEqual(['grapple-line', 'nth-metal-axe', 'riot-shield']);
    expect(engine.decisionOf(s.state)?.prompt).toBe('turn');
  });
});
