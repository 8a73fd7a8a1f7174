/** The Hidden Bystander: drawn, ignored, found, rescued (H-HID-1 to H-HID-6). */
import { deckOf, cardId } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { BYSTANDER_DECK, SPAWN_DECK } from '../../supers/kit.ts';
import { ownOf } from '../../supers/own.ts';
import { isHiddenPerson } from '../../supers/people/walk.ts';
import { hero } from '../index.ts';
import { bystanderOf, health, peopleIn, play, power, traits } from './table.ts';
import { enemiesTurn, enemy, people, STREETS, turn } from './zombie-table.ts';

const discarded = (s: Scene, deck: string): string[] =>
  deckOf(s.state, deck).discard.map((c) => cardId(hero, deck, c));
const isHidden = (s: Scene): boolean => ownOf(s.game).bystanders.some(isHiddenPerson);
const hidden = (zone: string) => people(['senator-kelly', zone, '039']);

describe('drawing the card', () => {
  const drawn = (spawn: string[], bystanders: string[]) =>
    play({
      board: { ...STREETS, spawns: [{ zone: 'S18' }] },
      spawns: true,
      own: people(),
      heroes: { storm: { zone: 'S2' } },
      draws: { [SPAWN_DECK]: spawn, [BYSTANDER_DECK]: bystanders },
      phase: 'spawn',
    });

  it('places a person with the card under theirs, then another card is drawn there [H-HID-1]', () => {
    const s = drawn(['039', '012'], ['callisto']);
    expect([peopleIn(s, 'S18'), isHidden(s), s.enemies('S18', 'brute')]).toEqual([['callisto'], true, 1]);
    expect(discarded(s, SPAWN_DECK)).toEqual(['012']);
  });

  it('says that they hide [H-HID-1]', () => {
    const s = enemiesTurn({ storm: { zone: 'S2' } }, [], {
      board: { ...STREETS, spawns: [{ zone: 'S18' }] },
      spawns: true,
      own: people(),
      draws: { [SPAWN_DECK]: ['039', '012'], [BYSTANDER_DECK]: ['callisto'] },
    });
    expect(s.happened('bystander-placed')).toMatchObject([{ card: 'callisto', as: 'hidden' }]);
  });

  it('discards a Too Late!: nobody comes, the other card is still drawn [H-HID-1]', () => {
    const s = drawn(['039', '012'], ['too-late']);
    expect([peopleIn(s, 'S18'), s.enemies('S18', 'brute')]).toEqual([[], 1]);
    expect([discarded(s, SPAWN_DECK), discarded(s, BYSTANDER_DECK)]).toEqual([['039', '012'], ['too-late']]);
  });

  it('may bring two in a row [H-HID-1]', () => {
    const s = drawn(['039', '040', '012'], ['callisto', 'ka-zar']);
    expect([peopleIn(s, 'S18'), s.enemies('S18')]).toEqual([['callisto', 'ka-zar'], 1]);
    expect(discarded(s, SPAWN_DECK)).toEqual(['012']);
  });
});

describe('a hidden person', () => {
  it('is ignored by enemies, who neither come nor attack [H-HID-2, H-HID-5]', () => {
    const s = enemiesTurn({ storm: { zone: 'S12' } }, [enemy('walker', 'S10'), enemy('walker', 'S9')], {
      own: hidden('S10'),
      dice: [1],
    });
    expect([s.enemies('S11'), s.enemies('S10'), s.happened('enemies-attack')]).toEqual([1, 1, []]);
  });

  it('takes no wound in an attack on its zone [H-HID-5]', () => {
    const s = enemiesTurn({ storm: { zone: 'S10' } }, [enemy('walker', 'S10', 2)], {
      own: hidden('S10'),
      dice: [1],
    });
    expect([health(s, 'storm'), peopleIn(s, 'S10')]).toEqual([1, ['senator-kelly']]);
  });

  it('goes straight to a hero, through enemies; one not hidden waits [H-HID-2, H-BYS-6]', () => {
    const walk = (own: ReturnType<typeof people>, dice: number[]) =>
      enemiesTurn({ storm: { zone: 'S10' } }, [], {
        enemies: [enemy('brute', 'S12'), enemy('brute', 'S11')],
        own: { ...own, stunned: [enemy('brute', 'S12'), enemy('brute', 'S11')] },
        dice,
      });
    expect(peopleIn(walk(hidden('S12'), [4]), 'S11')).toEqual(['senator-kelly']);
    expect(peopleIn(walk(people(['senator-kelly', 'S12']), []), 'S12')).toEqual(['senator-kelly']);
  });

  it('rolls at the end of each activation: on 5+ it is hidden no longer [H-HID-3, H-HID-5]', () => {
    const rolled = (die: number) =>
      enemiesTurn({ storm: { zone: 'S10' } }, [], { own: hidden('S12'), dice: [die] });
    const stays = rolled(4);
    expect([isHidden(stays), peopleIn(stays, 'S11'), discarded(stays, SPAWN_DECK)]).toEqual([
      true,
      ['senator-kelly'],
      [],
    ]);
    const found = rolled(5);
    expect([isHidden(found), peopleIn(found, 'S11'), discarded(found, SPAWN_DECK)]).toEqual([
      false,
      ['senator-kelly'],
      ['039'],
    ]);
    expect(found.happened('bystander-shown')).toMatchObject([{ card: 'senator-kelly', zone: 'S11' }]);
  });

  it('rolls even when it did not move [H-HID-6]', () => {
    const s = enemiesTurn({ storm: { zone: 'S10' } }, [], { own: hidden('S10'), dice: [6] });
    expect([isHidden(s), peopleIn(s, 'S10')]).toEqual([false, ['senator-kelly']]);
  });

  it('is rescued like any other, and its spawn card discarded [H-HID-5, H-RES-1]', () => {
    const s = turn({ storm: { zone: 'S10' } }, [], { own: hidden('S10') }).play('rescue:senator-kelly');
    expect([bystanderOf(s, 'storm'), power(s, 'storm'), discarded(s, SPAWN_DECK)]).toEqual([
      'senator-kelly',
      4,
      ['039'],
    ]);
    const crowded = turn({ storm: { zone: 'S10' } }, [enemy('walker', 'S10')], { own: hidden('S10') });
    expect(crowded.why('rescue:senator-kelly')).toBe('rescue.enemies');
  });
});

describe('Too Late!', () => {
  it('turned up in a building means nobody is there, and costs nothing [H-HID-4]', () => {
    const s = turn({ storm: { zone: 'S2', track: 2, traits: ['all-out'] } }, [], {
      own: { cards: [{ card: 'too-late', zone: 'R_5R_00_editor' }] },
      draws: { [SPAWN_DECK]: ['012', '013'] },
    }).play('open:R_5R_00_press-S2', 'fill:R_5R_00_press');
    expect([peopleIn(s, 'R_5R_00_editor'), discarded(s, BYSTANDER_DECK)]).toEqual([[], ['too-late']]);
    expect([power(s, 'storm'), traits(s, 'storm'), s.happened('bystander-revealed').length]).toEqual([
      2,
      ['all-out'],
      1,
    ]);
  });
});
