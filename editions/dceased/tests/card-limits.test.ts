/** Skills, traits and equipment of DCeased where they end: what they pass over, what they cost, what is left. */
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK } from '../cards.ts';
import { ownOf } from '../own.ts';
import { enemies, night, offered, people, street } from './street.ts';
import { engine } from './table.ts';
import { itemAt, lookUp } from '@holdout/engine';

describe('One True Shot', () => {
  it('is for enemies that need more than 1 hit [S-COM-5]', () => {
    const arrow = { zone: 'S7', skills: ['one-true-shot'], track: 1 };
    const foes = enemies('S6', { brute: 2, runner: 2, walker: 2 });
    const s = street({ 'green-arrow': arrow }, { enemies: foes, own: people(), dice: [3, 3, 3] });
    s.play('attack:recurve-bow@S6', 'use:trick-quiver@green-arrow', 'any-target', 'spend:1');
    s.play('use:one-true-shot@green-arrow');
    expect(offered(s, 'one-true-shot')).toEqual([]);
  });
});

describe('Bad Intel', () => {
  it('takes one type out of a crowd that would split, and leaves the others theirs [S-EMOVE-4]', () => {
    const heroes = {
      batman: { zone: 'S11', traits: ['bad-intel'] },
      cyborg: { zone: 'S6' },
      hawkgirl: { zone: 'S3' },
    };
    const s = night(heroes, { enemies: enemies('S7', { walker: 3, brute: 3 }), own: people() });
    s.play('use:bad-intel@batman', 'bad-intel:walker@S7', 'to:S3');
    expect([s.enemies('S3', 'walker'), s.onBoard('walker'), s.onBoard('brute')]).toEqual([3, 3, 3]);
    expect(['S3', 'S6', 'S11'].map((z) => s.enemies(z, 'brute'))).toEqual([1, 1, 1]);
  });
});

describe('Cold Case', () => {
  it('names a kind once, however many lie in the pile [H-POW-4]', () => {
    const attack = { enemies: enemies('S6', { walker: 9 }), own: people(), dice: Array(7).fill(1) };
    const s = street(
      {
        cyborg: { zone: 'S6', track: 1, traits: ['overclock'] },
        batman: { zone: 'S6', track: 2, traits: ['cold-case', 'overclock'] },
      },
      attack,
    );
    s.play('attack:blaster@S6', 'use:overclock@cyborg', 'spend:0', 'end');
    s.play('attack:winged-blades@S6', 'use:overclock@batman', 'spend:0');
    expect(offered(s, 'cold-case')).toEqual(['cold-case:overclock']);
  });
});

describe('Siren Drone', () => {
  it('is offered for 1 action, and not without one [D-EQP-4]', () => {
    const batman = { zone: 'S3', equipment: ['siren-drone'], track: 1, actions: 1 };
    const s = street({ batman }, { own: people() });
    const drones = engine.decisionOf(s.state)?.options.filter((o) => o.verb === 'siren-drone') ?? [];
    expect(new Set(drones.map((o) => o.cost))).toEqual(new Set([1]));
    s.play('power-up');
    expect(offered(s, 'siren-drone')).toEqual([]);
  });
});

describe('Secret Mission 4', () => {
  it('is out of the game once it is used [D-EQP-1]', () => {
    const own = { ...people(), equipment: [{ card: 'secret-mission-4', zone: 'S6' }] };
    const heroes = { batman: { zone: 'S6' }, cyborg: { zone: 'S9' } };
    const s = street(heroes, { own, draws: { spawn: ['001'] } }).play('collect', 'end');
    s.play('open:R_7M_21_station-S9', 'use:secret-mission-4@batman');
    expect(lookUp(ownOf(s.game).out, EQUIPMENT_DECK).map((c) => itemAt(EQUIPMENT, c).id)).toEqual([
      'secret-mission-4',
    ]);
  });
});
