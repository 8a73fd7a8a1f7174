/** Leaving the board, and City blocks, which is won by those who left. */
import { type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { classic } from '../index.ts';
import { cardsOf, play } from './table.ts';

const TOKENS = (classic.missions['01'] as { objectives: { zone: string }[] }).objectives.map((o) => o.zone);
const SUPPLIES = ['canned-food', 'bag-of-rice', 'water'];

/** City blocks with every token taken unless said otherwise, Ned's turn. */
const cityBlocks = (heroes: { [id: string]: Json }, more: { [key: string]: Json } = {}) =>
  play({ mission: '01', taken: TOKENS, heroes, turn: 'ned', ...more });

describe('leaving', () => {
  it('costs no action, not even with zombies in the zone [C-MIS-3]', () => {
    const heroes = {
      ned: { zone: 'S21', reserve: SUPPLIES.slice(0, 2), actions: 1 },
      amy: { zone: 'S6', reserve: ['water'] },
    };
    const s = cityBlocks(heroes, { enemies: [{ type: 'walker', zone: 'S20', count: 3 }] }).play('move:S20');
    expect(s.hero('ned').actions).toBe(0);
    expect(s.options).toEqual(['leave', 'end']);
    expect(s.decision?.options[0]?.cost).toBe(0);
    s.play('leave');
    expect(s.hero('ned')).toMatchObject({ status: 'left', at: null });
  });

  it('takes a survivor out of play, cards and all [C-MIS-3]', () => {
    const heroes = {
      ned: { zone: 'S20', reserve: SUPPLIES.slice(0, 2) },
      amy: { zone: 'S6', reserve: ['water'] },
    };
    const s = cityBlocks(heroes).play('leave');
    expect(cardsOf(s, 'ned').sort()).toEqual(SUPPLIES.slice(0, 2).sort());
    expect(s.decision?.hero).toBe('amy');
    s.play('end');
    expect(s.state.round).toBe(2);
    expect(s.decision?.hero).toBe('amy');
    expect(s.why('trade:ned')).toBe('trade.nobody');
  });

  it('needs the exit zone, in the own turn [C-MIS-3]', () => {
    const heroes = { ned: { zone: 'S21', reserve: SUPPLIES }, amy: { zone: 'S20' } };
    const s = cityBlocks(heroes);
    expect(s.why('leave')).toBe('leave.no-exit');
    expect(s.play('end').play('leave').hero('amy').status).toBe('left');
    expect(s.hero('ned').status).toBe('in');
  });
});

describe('City blocks', () => {
  it('opens the exit only when all tokens are taken and the living hold the three cards [M-C01-1]', () => {
    const all = { ned: { zone: 'S20', reserve: SUPPLIES } };
    expect(cityBlocks(all, { taken: TOKENS.slice(1) }).why('leave')).toBe('leave.not-yet');
    for (const missing of SUPPLIES) {
      const heroes = { ned: { zone: 'S21', reserve: SUPPLIES.filter((c) => c !== missing) } };
      expect(cityBlocks(heroes).play('move:S20').why('leave')).toBe('leave.not-yet');
    }
    const dead = {
      ned: { zone: 'S21', reserve: SUPPLIES.slice(0, 2) },
      amy: { status: 'dead', reserve: ['water'] },
    };
    expect(cityBlocks(dead).play('move:S20').why('leave')).toBe('leave.not-yet');
    expect(cityBlocks({ ned: { zone: 'S21', reserve: SUPPLIES } }).play('move:S20').options).toContain(
      'leave',
    );
  });

  it('opens it with the last token [M-C01-1]', () => {
    const heroes = { ned: { zone: 'R_6B_02_diner' }, amy: { zone: 'S20', reserve: SUPPLIES } };
    const s = cityBlocks(heroes, { taken: TOKENS.filter((z) => z !== 'R_6B_02_diner') });
    s.play('take:R_6B_02_diner');
    expect(s.happened('exit-opened')).toMatchObject([{ zone: 'S20' }]);
    expect(s.play('end').options).toContain('leave');
  });

  it('opens it the moment the third card is found [M-C01-1, C-MIS-2]', () => {
    const heroes = { ned: { zone: 'R_5E_12_shop', reserve: SUPPLIES.slice(0, 2) }, amy: { zone: 'S20' } };
    const s = cityBlocks(heroes, { draws: { equipment: ['water'] } }).play('search');
    expect(s.happened('exit-opened')).toHaveLength(1);
    expect(s.play('end').options).toContain('leave');
  });

  it('stays open when a card is lost afterwards [M-C01-1]', () => {
    const heroes = {
      ned: { zone: 'S19', wounds: 1, reserve: ['water'] },
      amy: { zone: 'S20', reserve: SUPPLIES.slice(0, 2) },
    };
    const s = cityBlocks(heroes, { enemies: [{ type: 'walker', zone: 'S19' }] }).play('end', 'end');
    expect(s.hero('ned').status).toBe('dead');
    expect(s.options).toContain('leave');
  });

  it('is won as soon as those who left carry the three cards between them [M-C01, M-C01-1]', () => {
    const heroes = {
      ned: { zone: 'S20', reserve: SUPPLIES.slice(0, 2) },
      amy: { zone: 'S20', reserve: ['water'] },
      doug: { zone: 'S6' },
    };
    const s = cityBlocks(heroes).play('move:S21', 'move:S20', 'leave');
    expect(s.result).toBeUndefined();
    s.play('activate:amy', 'leave');
    expect(s.state.outcome).toEqual({ result: 'won', cause: 'M-C01' });
    expect(s.hero('doug').status).toBe('in');
  });

  it('is lost when nobody is left on the board and a card is missing outside [M-C01-1]', () => {
    const heroes = { ned: { zone: 'S19', reserve: SUPPLIES, wounds: 1 }, amy: { zone: 'S20' } };
    const s = cityBlocks(heroes, { enemies: [{ type: 'walker', zone: 'S19' }] }).play('end', 'leave');
    expect(s.hero('ned').status).toBe('dead');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-C01-1' });
  });
});
