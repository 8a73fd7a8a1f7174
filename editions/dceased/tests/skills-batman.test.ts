/** Batman: Eye for Detail, Nothing to Chance, Already Gone [D-SKL-1]. */
import { deckOf, heroAt, itemAt, cardId } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { sufferWounds } from '../../supers/wounds/wounds.ts';
import { CITY, enemies, night, offered, street } from './street.ts';
import { escorted, health, peopleIn, power, traits } from './table.ts';

describe('Eye for Detail', () => {
  const seen = (s: Scene) =>
    s.events.flatMap((e) => (e.type === 'top-card-seen' ? [`${e.card}${e.moved ? ' under' : ''}`] : []));
  const under = (s: Scene, deck: string): string =>
    cardId(s.game.context.edition, deck, itemAt(deckOf(s.state, deck).draw, 0));

  it('puts the top 2 cards back in any order, once a turn', () => {
    const s = street(
      { batman: { zone: 'S6' }, hawkgirl: { zone: 'S6' } },
      { draws: { traits: ['overclock', 'make-room'] } },
    );
    expect(offered(s, 'eye-for-detail')).toEqual(['eye-for-detail:spawn', 'eye-for-detail:traits']);
    s.play('eye-for-detail:traits');
    expect(s.options).toEqual(['next:overclock', 'next:make-room']);
    s.play('next:make-room');
    expect([seen(s), s.hero('batman').actions]).toEqual([['make-room', 'overclock'], 3]);
    expect(s.why('eye-for-detail:spawn')).toBe('skill.used');
    s.play('gain-trait', 'end', 'gain-trait');
    expect([traits(s, 'batman'), traits(s, 'hawkgirl')]).toEqual([['make-room'], ['overclock']]);
  });

  it('puts one of them under the deck for 1 power [H-POW-4]', () => {
    const s = street({ batman: { zone: 'S6', track: 1 } }, { draws: { traits: ['overclock', 'make-room'] } });
    s.play('eye-for-detail:traits', 'bury:overclock');
    expect([power(s, 'batman'), under(s, 'traits')]).toEqual([0, 'overclock']);
    expect(seen(s)).toEqual(['make-room', 'overclock under']);
    s.play('gain-trait');
    expect(traits(s, 'batman')).toEqual(['make-room']);
  });

  it('looks at spawn cards too, and what was seen cannot be taken back', () => {
    const board = { ...CITY, spawns: [{ zone: 'S1' }, { zone: 'S18' }] };
    const s = street({ batman: { zone: 'S6' } }, { board, spawns: true, draws: { spawn: ['001', '002'] } });
    const { reveals } = s.state;
    s.play('eye-for-detail:spawn', 'next:normal.walker.1-1-2-4');
    expect([seen(s), s.state.reveals - reveals]).toEqual([['002', '001'], 2]);
    expect(s.play('end').happened('spawn-card')).toMatchObject([{ card: '002' }, { card: '001' }]);
  });

  it('never reshuffles: one card left is one card seen, none is no offer [K-SPAWN-3]', () => {
    const s = street({ batman: { zone: 'S6', track: 1 } });
    const { draw, discard } = deckOf(s.state, 'traits');
    discard.push(...draw.splice(1));
    s.play('power-up', 'eye-for-detail:traits');
    expect([s.prompt, seen(s).length, deckOf(s.state, 'traits').draw.length]).toEqual(['turn', 1, 1]);
    const none = street({ batman: { zone: 'S6' } });
    deckOf(none.state, 'traits').discard.push(...deckOf(none.state, 'traits').draw.splice(0));
    none.play('power-up');
    expect(offered(none, 'eye-for-detail')).toEqual(['eye-for-detail:spawn']);
  });
});

describe('Nothing to Chance', () => {
  const batman = { zone: 'S7', skills: ['nothing-to-chance'] };

  it('holds three traits; a fourth forces a discard [S-TRAIT-2]', () => {
    const gain = (held: string[]) =>
      street({ batman: { ...batman, traits: held } }, { draws: { traits: ['tripwire'] } }).play('gain-trait');
    expect(traits(gain(['overclock', 'make-room']), 'batman')).toHaveLength(3);
    const s = gain(['overclock', 'make-room', 'cold-case']);
    expect([s.prompt, s.options.length]).toEqual(['keep-card', 4]);
    s.play('drop:make-room');
    expect(traits(s, 'batman')).toEqual(['overclock', 'cold-case', 'tripwire']);
  });

  it('keeps one trait a round for 1 power, but not for the same attack [S-ACT-3]', () => {
    const s = street(
      { batman: { ...batman, track: 2, traits: ['run-the-numbers'] } },
      { enemies: enemies('S7', { walker: 9 }), dice: [1, 1, 4, 2, 1, 1, 1, 2, 2, 2] },
    );
    s.play(
      'attack:winged-blades@S7',
      'spend:0',
      'use:run-the-numbers@batman',
      'use:nothing-to-chance@batman',
    );
    s.play('reroll:1', 'done');
    // One miss could still be rolled again, but not with this card.
    expect([s.prompt, traits(s, 'batman'), power(s, 'batman')]).toEqual(['turn', ['run-the-numbers'], 1]);
    s.play('attack:winged-blades@S7', 'spend:0', 'use:run-the-numbers@batman', 'reroll:misses');
    // The second trait of the round is discarded as usual.
    expect([s.prompt, traits(s, 'batman'), power(s, 'batman')]).toEqual(['turn', [], 1]);
  });

  it('is not asked without power [H-POW-4]', () => {
    const s = street(
      { batman: { ...batman, traits: ['run-the-numbers'] } },
      { enemies: enemies('S7', { walker: 9 }), dice: [1, 1, 4, 2, 2] },
    );
    s.play('attack:winged-blades@S7', 'use:run-the-numbers@batman', 'reroll:misses');
    expect([s.prompt, traits(s, 'batman')]).toEqual(['turn', []]);
  });

  it('leaves the price of the trait itself to pay first', () => {
    const s = street(
      { batman: { ...batman, track: 1, traits: ['course-correction'] } },
      { enemies: enemies('S7', { walker: 9 }), dice: [1, 1, 4] },
    );
    s.play('attack:winged-blades@S7', 'spend:0', 'use:course-correction@batman');
    expect([s.prompt, s.enemies('S7'), power(s, 'batman'), traits(s, 'batman')]).toEqual(['turn', 7, 0, []]);
  });
});

describe('Already Gone', () => {
  const batman = { zone: 'S7', skills: ['already-gone'], track: 1 };

  it('prevents all wounds of an attack and steps next door, with whom he escorts [H-RES-7]', () => {
    const own = { bystanders: [{ card: 'lois-lane', zone: 'S7', hero: 'batman' }] };
    const s = night({ batman }, { enemies: enemies('S7', { walker: 3 }), own });
    s.play('use:already-gone@batman', 'push:S6');
    expect([health(s, 'batman'), s.hero('batman').at]).toEqual([3, 'S6']);
    expect([peopleIn(s, 'S6'), escorted(s, 'batman')]).toEqual([['lois-lane'], ['lois-lane']]);
    // Spent to 0; the next round has brought 1.
    expect(power(s, 'batman')).toBe(1);
  });

  it('may stay, and a second attack of the round hurts him', () => {
    const s = night({ batman: { ...batman, track: 4 } }, { enemies: enemies('S7', { runner: 2 }) });
    s.play('use:already-gone@batman', 'stop');
    expect([health(s, 'batman'), s.hero('batman').at, s.prompt]).toEqual([1, 'S7', 'turn']);
  });

  it('is shared out first, and what it prevents goes to nobody else [S-WND-3]', () => {
    const s = night({ batman, hawkgirl: { zone: 'S7' } }, { enemies: enemies('S7', { walker: 4 }) });
    s.play('wound:batman=3 wound:hawkgirl=1', 'use:already-gone@batman', 'stop');
    expect([health(s, 'batman'), health(s, 'hawkgirl')]).toEqual([3, 2]);
  });

  it('is not asked without power [H-POW-4]', () => {
    const s = night({ batman: { ...batman, track: 0 } }, { enemies: enemies('S7', { walker: 2 }) });
    expect([s.prompt, health(s, 'batman')]).toEqual(['turn', 1]);
  });

  it('is no help against wounds that are no attack', () => {
    const s = street({ batman });
    const wounded = (enemiesBehind: number) =>
      heroAt(
        s.engine.imagine(
          s.state,
          (g) => void g.state.stack.push(sufferWounds(0, 1, { enemies: enemiesBehind, zone: s.zone('S7') })),
          (d) => (d.prompt === 'react' ? 'use:already-gone@batman' : null),
        ).state,
        0,
      ).wounds;
    expect([wounded(0), wounded(1)]).toEqual([1, 0]);
  });
});
