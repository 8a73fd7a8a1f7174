/** MH2 Rescue: a target that cannot move and must not be lost. */
import { addTo, itemAt, leading, isRefusal } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { begin, isActive, met } from './mission-table.ts';
import { bystanderOf, engine, peopleIn, play } from './table.ts';

const LIBRARY = 'R_7V_00_library';
const ROTUNDA = 'R_7V_00_rotunda';
const DOOR = `${LIBRARY}-${ROTUNDA}`;
const target = (card: string, zone = LIBRARY) => ({ card, zone, marked: true });

const inLibrary = (more: { [key: string]: unknown } = {}) =>
  play({
    mission: 'MH2',
    heroes: { storm: { zone: LIBRARY }, rogue: { zone: ROTUNDA } },
    doors: { [DOOR]: 'open' },
    own: { cards: [], bystanders: [target('senator-kelly')] },
    turn: 'storm',
    ...more,
  });

describe('the target [M-MH2]', () => {
  it('stands in the library from the start, anybody but a special card, and is marked [M-ALL-11]', () => {
    const people = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = begin('MH2', 4, `seed ${i}`);
      const [id, ...others] = leading(peopleIn(s, LIBRARY), 1);
      expect([others, id === 'too-late', itemAt(ownOf(s.game).bystanders, 0).marked]).toEqual([
        [],
        false,
        true,
      ]);
      people.add(id);
    }
    expect(people.size).toBeGreaterThan(6);
  });

  it('stays where it is, other people walk', () => {
    const walk = (marked: boolean) =>
      inLibrary({
        heroes: { storm: { zone: ROTUNDA } },
        own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: LIBRARY, marked }] },
      }).play('end');
    expect(peopleIn(walk(true), LIBRARY)).toEqual(['senator-kelly']);
    expect(peopleIn(walk(false), ROTUNDA)).toEqual(['senator-kelly']);
  });

  it('rescued, gives ALL heroes 5 experience and opens the exit [M-ALL-3]', () => {
    const s = inLibrary({ heroes: { storm: { zone: LIBRARY }, rogue: { zone: 'R_2R_11_tunnel' } } });
    s.play('rescue:senator-kelly');
    expect([s.hero('storm').xp, s.hero('rogue').xp, met(s, 'rescue-target')]).toEqual([5, 5, true]);
    s.play('end', 'end');
    expect(s.prompt).toBe('leave');
    const early = inLibrary({ heroes: { storm: { zone: 'R_2R_11_tunnel' }, rogue: { zone: 'S1' } } });
    expect(early.play('end').prompt).toBe('turn');
  });

  it('anybody else is rescued for nothing and opens nothing [H-RES-4]', () => {
    const s = inLibrary({ own: { cards: [], bystanders: [{ card: 'shanna', zone: LIBRARY }] } });
    s.play('rescue:shanna');
    expect([s.hero('storm').xp, met(s, 'rescue-target')]).toEqual([0, false]);
  });
});

describe('the blue door [M-MH2]', () => {
  const opened = (heroes: string[]) => {
    const state = engine.newGame({ edition: 'hero', mission: 'MH2', seats: [heroes] }, 'door');
    if (isRefusal(state)) throw new Error(state.refused);
    return state.unlocked;
  };

  it('is not locked, and opening it wakes the blue spawn point, not the green one [M-MH2-1]', () => {
    expect(opened(['storm', 'rogue', 'magneto', 'mystique'])).toEqual(['blue']);
    const s = inLibrary({ heroes: { storm: { zone: ROTUNDA } }, doors: {}, unlocked: ['blue'] });
    s.play(`open:${DOOR}`);
    expect([isActive(s, 'S7'), isActive(s, 'S8')]).toEqual([true, false]);
  });

  it('another door wakes nothing', () => {
    const s = inLibrary({ heroes: { storm: { zone: 'S2' } }, doors: {}, unlocked: ['blue'] });
    const other = s.options.find((o) => o.startsWith('open:')) ?? '';
    s.play(other);
    while (s.prompt === 'fill-room') s.play(itemAt(s.options, 0));
    expect(isActive(s, 'S7')).toBe(false);
  });
});

describe('the target is lost, and the game at once [M-MH2] [M-MH2-2]', () => {
  const lost = ['lost', 'M-MH2'];
  const outcome = (s: ReturnType<typeof play>) => [s.result, s.state.outcome?.cause];
  const risks = (s: ReturnType<typeof play>, id: string) =>
    s.decision?.options.find((o) => o.id === id)?.risks;

  it('when it is devoured; the question warns of it', () => {
    const s = inLibrary({ enemies: [{ type: 'walker', zone: LIBRARY }] }).play('end', 'end');
    expect([s.prompt, risks(s, 'wound:senator-kelly'), risks(s, 'wound:storm')]).toEqual([
      'share-wounds',
      ['senator-kelly'],
      undefined,
    ]);
    s.play('wound:senator-kelly=1');
    expect(outcome(s)).toEqual(lost);
  });

  it('when its card is not kept at the rescue', () => {
    const s = inLibrary({ heroes: { storm: { zone: LIBRARY, bystander: 'shanna' } } });
    s.play('rescue:senator-kelly');
    expect([risks(s, 'keep:shanna'), risks(s, 'keep:senator-kelly')]).toEqual([['senator-kelly'], undefined]);
    expect(outcome(s.play('keep:shanna'))).toEqual(lost);
    const kept = inLibrary({ heroes: { storm: { zone: LIBRARY, bystander: 'shanna' } } });
    kept.play('rescue:senator-kelly', 'keep:senator-kelly');
    expect([kept.result, bystanderOf(kept, 'storm')]).toEqual([undefined, 'senator-kelly']);
  });

  const rescued = (more: { [key: string]: unknown }) =>
    inLibrary({
      own: { cards: [], bystanders: [target('senator-kelly'), { card: 'shanna', zone: LIBRARY }] },
      ...more,
    }).play('rescue:senator-kelly');

  it('when it is replaced later', () => {
    const s = rescued({}).play('go-on', 'rescue:shanna');
    expect([risks(s, 'keep:shanna'), risks(s, 'keep:senator-kelly')]).toEqual([['senator-kelly'], undefined]);
    expect(outcome(s.play('keep:shanna'))).toEqual(lost);
  });

  it('when it is sacrificed for a wound; the question warns of it', () => {
    const s = inLibrary({ heroes: { storm: { zone: LIBRARY } } }).play('rescue:senator-kelly');
    s.state.enemies[s.zone(LIBRARY)] = 1;
    addTo(s.state.supply, 0, -1);
    s.play('end');
    expect([s.prompt, risks(s, 'use:sacrifice@storm')]).toEqual(['react', ['senator-kelly']]);
    expect(outcome(s.play('use:sacrifice@storm'))).toEqual(lost);
  });

  it('not when somebody else is lost, and nobody warns of that', () => {
    const s = inLibrary({
      own: { cards: [], bystanders: [target('senator-kelly'), { card: 'trish-tilby', zone: ROTUNDA }] },
      enemies: [{ type: 'walker', zone: ROTUNDA }],
    }).play('end', 'end');
    expect(risks(s, 'wound:trish-tilby')).toBeUndefined();
    expect(s.play('wound:trish-tilby=1').result).toBeUndefined();
  });
});

it('is won by answers: the target rescued, both heroes out [M-MH2]', () => {
  const s = inLibrary({
    heroes: { storm: { zone: 'R_2R_11_tunnel' }, rogue: { zone: 'R_2R_11_platform' } },
    doors: { 'R_2R_11_tunnel-S5': 'open' },
    own: { cards: [], bystanders: [target('senator-kelly', 'R_2R_11_tunnel')] },
  });
  s.play('rescue:senator-kelly', 'go-on', 'end', 'leave', 'move:R_2R_11_tunnel', 'end', 'leave');
  expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-MH2']);
});
