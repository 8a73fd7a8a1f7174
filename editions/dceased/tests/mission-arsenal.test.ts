/** D4: two key cards, the tower, nobody unarmed. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { isActive, met } from './mission-table.ts';
import { equipment, play } from './table.ts';

type Entry = { [key: string]: unknown };
const FOYER = 'R_6N_00_foyer';
const TOWER = ['R_3M_01_arsenal', 'R_3M_01_server'];

const scene = (zone: string, more: Entry = {}) =>
  play({
    mission: 'D4',
    heroes: { cyborg: { zone } },
    own: { cards: [], equipment: [] },
    turn: 'cyborg',
    ...more,
  });
const hidden = (card: string) => ({ cards: [], equipment: [{ card, zone: FOYER }] });

describe("D4 LexCorp's Arsenal", () => {
  it.each([
    ['secret-mission-3', 'blue'],
    ['secret-mission-4', 'green'],
  ])('%s opens the %s doors, is worth 5 experience and a card, and takes no slot [M-D4]', (card, colour) => {
    const s = scene(FOYER, {
      heroes: { cyborg: { zone: FOYER, equipment: ['grapple-line'] } },
      own: hidden(card),
      draws: { equipment: ['riot-shield'] },
    }).play('collect', 'drop:grapple-line');
    expect([s.state.unlocked, s.hero('cyborg').xp]).toEqual([[colour], 5]);
    expect(equipment(s, 'cyborg')).toEqual(['riot-shield']);
    expect(ownOf(s.game).carried).toHaveLength(1);
  });

  it('collected again after its hero has fallen, a key card gives nothing more [M-D4]', () => {
    const own = { ...hidden('secret-mission-3'), done: ['collected:secret-mission-3'] };
    const s = scene(FOYER, { own }).play('collect');
    expect([s.hero('cyborg').xp, equipment(s, 'cyborg')]).toEqual([0, []]);
  });

  it('both of them are the first step [M-D4]', () => {
    const s = (done: string[]) => scene('S17', { own: { cards: [], equipment: [], done } });
    expect(met(s(['collected:secret-mission-3']), 'find-key-cards')).toBe(false);
    const both = ['collected:secret-mission-3', 'collected:secret-mission-4'];
    expect(met(s(both), 'find-key-cards')).toBe(true);
  });

  it('doors stay shut without their key; opening one of the tower wakes the blue spawn point [M-D4]', () => {
    const spawn = { spawn: ['014'] };
    expect(scene('S6').why('open:R_3M_01_atrium-S6')).toBe('open.locked');
    const s = scene('S6', { unlocked: ['blue'], draws: spawn }).play('open:R_3M_01_atrium-S6');
    expect(isActive(s, 'S14')).toBe(true);
    const other = scene('S3', { draws: spawn }).play('open:R_6N_00_foyer-S3');
    expect(isActive(other, 'S14')).toBe(false);
  });

  it('the green objective arms every hero in the tower who holds nothing [M-D4]', () => {
    const s = scene('', {
      heroes: {
        cyborg: { zone: TOWER[0] },
        'green-arrow': { zone: TOWER[1], equipment: ['grapple-line'] },
        batman: { zone: TOWER[1] },
        'wonder-woman': { zone: 'S14' },
      },
      draws: { equipment: ['riot-shield', 'siren-drone'] },
    }).play(`take:${TOWER[0]}`);
    expect([equipment(s, 'cyborg'), equipment(s, 'batman')]).toEqual([['riot-shield'], ['siren-drone']]);
    expect([equipment(s, 'green-arrow'), equipment(s, 'wonder-woman')]).toEqual([['grapple-line'], []]);
    expect(s.hero('cyborg').xp).toBe(5);
  });

  it('nobody leaves unarmed [M-D4]', () => {
    const bare = scene('S15', { taken: TOWER }).play('end');
    expect([bare.prompt, bare.result]).toEqual(['turn', undefined]);
    const early = scene('', { heroes: { cyborg: { zone: 'S15', equipment: ['riot-shield'] } } }).play('end');
    expect(early.prompt).toBe('turn');
  });

  it('is won when all living heroes have left, each armed [M-D4] [D-LOSE-1]', () => {
    const s = scene('', {
      heroes: {
        cyborg: { zone: 'S15', equipment: ['riot-shield'] },
        'green-arrow': { zone: 'S15', equipment: ['siren-drone'] },
        batman: { status: 'dead' },
      },
      taken: TOWER,
    }).play('end', 'leave', 'end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D4']);
  });
});
