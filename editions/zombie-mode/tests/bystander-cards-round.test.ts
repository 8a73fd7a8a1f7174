/** Bystander cards of the rest of the round: what each does for whoever devoured that person, its limit, its edges. */
import { deckOf } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { enemy, rolled, turn, type Entry } from './card-table.ts';
import { enemiesTurn, people, person, STREETS, whereabouts, withSpawns } from './streets.ts';
import { bystanderOf, health, hunger, play, traits } from './table.ts';

describe('J. Jonah Jameson', () => {
  const paper = (draws: string[], spawns = 'S18') =>
    play({
      board: withSpawns(spawns),
      spawns: true,
      own: people(),
      heroes: { hulk: { zone: 'S2', bystander: 'j-jonah-jameson' } },
      draws: { spawn: draws },
      turn: 'hulk',
    });
  const drawn = (s: Scene) => s.happened('spawn-card').map((e) => (e.type === 'spawn-card' ? e.card : ''));

  it('shows the top spawn card at the start of the turn; put under the deck, the next one comes up [Z-BYS-2]', () => {
    const s = paper(['027', '001']);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:j-jonah-jameson@hulk', 'go-on']);
    s.play('use:j-jonah-jameson@hulk');
    expect(s.decision?.about).toMatchObject({ for: 'j-jonah-jameson', face: 'extra.trooper' });
    s.play('under', 'end');
    expect(drawn(s)).toEqual(['001']);
    expect(s.happened('top-card-seen')).toMatchObject([{ card: '027', moved: true }]);
    expect(deckOf(s.state, 'spawn').draw[0]).toBe(26);
    expect(bystanderOf(s, 'hulk')).toBe('j-jonah-jameson');
  });

  it('leaves it on top where the players like it better', () => {
    const s = paper(['001']).play('use:j-jonah-jameson@hulk', 'on-top', 'end');
    expect(drawn(s)).toEqual(['001']);
    expect(s.happened('top-card-seen')).toMatchObject([{ card: '001', moved: false }]);
  });

  it('makes looking a reveal, and not looking none', () => {
    const s = paper(['001']);
    const { reveals } = s.state;
    const unseen = paper(['001']).play('go-on');
    expect(unseen.state.reveals).toBe(reveals);
    expect(s.play('use:j-jonah-jameson@hulk', 'on-top').state.reveals).toBe(reveals + 1);
    for (const turn of [unseen, s]) expect(drawn(turn.play('end'))).toEqual(['001']);
  });

  it('rebuilds an empty deck first', () => {
    const s = play({
      board: STREETS,
      own: people(),
      heroes: { hulk: { zone: 'S2', bystander: 'j-jonah-jameson' } },
      turn: 'hulk',
    });
    const deck = deckOf(s.state, 'spawn');
    deck.discard.push(...deck.draw.splice(0));
    s.play('use:j-jonah-jameson@hulk');
    expect([deck.draw.length, deck.discard.length]).toEqual([42, 0]);
    expect(s.happened('deck-shuffled')).toHaveLength(1);
  });
});

describe('Mary Jane', () => {
  const board = withSpawns('S16');
  const evening = (zone: string, who: Entry = person('aunt-may', 'S10')) =>
    enemiesTurn({
      board,
      spawns: true,
      draws: { spawn: ['007'] },
      heroes: { hulk: { zone, bystander: 'mary-jane' } },
      own: people(who),
    });

  it('makes those stay whom her hero sees when the enemy phase begins [Z-BYS-2]', () => {
    const s = evening('S2');
    expect(whereabouts(s)).toEqual({ 'aunt-may': 'S10' });
    expect(ownOf(s.game).frozen).toEqual([]);
  });

  it('lets those run whom her hero does not see', () => {
    expect(whereabouts(evening('S7'))).toEqual({ 'aunt-may': 'S11' });
  });

  it('holds neither fighters nor the escorted', () => {
    const fighter = evening('S2', person('okoye', 'S11'));
    expect([whereabouts(fighter), fighter.happened('card-used')]).toEqual([{ okoye: 'S10' }, []]);
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S2', bystander: 'mary-jane' } },
      enemies: [enemy('guard', 'S11')],
      own: people(person('aunt-may', 'S11', '037')),
    });
    expect([whereabouts(s), s.happened('card-used')]).toEqual([{ 'aunt-may': 'S10' }, []]);
  });

  it('keeps one in a spawn zone from leaving', () => {
    expect(whereabouts(evening('S11', person('aunt-may', 'S16')))).toEqual({ 'aunt-may': 'S16' });
    expect(whereabouts(evening('S7', person('aunt-may', 'S16')))).toEqual({});
  });
});

describe('Agent Coulson', () => {
  const three = ['numb', 'dead-calm', 'stitch-up'];

  it('makes room for a third trait, not for a fourth [Z-BYS-2]', () => {
    const s = turn(
      { hulk: { zone: 'S2', bystander: 'agent-coulson', traits: three.slice(0, 2) } },
      { draws: { traits: ['stitch-up', 'last-nerve'] } },
    );
    expect(traits(s.play('gain-trait'), 'hulk')).toEqual(three);
    s.play('end', 'gain-trait');
    expect([s.prompt, ...s.options]).toEqual([
      'keep-card',
      'drop:last-nerve',
      'drop:numb',
      'drop:dead-calm',
      'drop:stitch-up',
    ]);
    s.play('drop:numb');
    expect(traits(s, 'hulk')).toEqual(['dead-calm', 'stitch-up', 'last-nerve']);
  });

  it('takes it away at once when another card takes its place [Z-BYS-3]', () => {
    const meal = () =>
      turn(
        { hulk: { zone: 'S2', bystander: 'agent-coulson', traits: three } },
        { own: people(person('bob', 'S2')), dice: [4] },
      ).play('attack:devour@S2');
    const s = meal().play('keep:bob');
    expect([s.prompt, ...s.options]).toEqual(['keep-card', ...three.map((t) => `drop:${t}`)]);
    s.play('drop:dead-calm');
    expect(traits(s, 'hulk')).toEqual(['numb', 'stitch-up']);
    expect(traits(meal().play('keep:agent-coulson'), 'hulk')).toEqual(three);
  });
});

describe('Blind Al', () => {
  const hunted = (bystander: Entry, wasp: string) =>
    enemiesTurn({
      heroes: { hulk: { zone: 'S9', ...bystander }, wasp: { zone: wasp } },
      enemies: [enemy('trooper', 'S10')],
    });

  it('hides her hero: those outside the zone go for somebody farther off whom they see [Z-BYS-2]', () => {
    expect(hunted({}, 'S13').enemies('S9')).toBe(1);
    expect(hunted({ bystander: 'blind-al' }, 'S13').enemies('S11')).toBe(1);
  });

  it('does not help where nobody else is in sight: then the nearest by open path', () => {
    expect(hunted({ bystander: 'blind-al' }, 'S18').enemies('S9')).toBe(1);
  });

  it('does not hide another hero of the zone, nor her hero from whoever shares it', () => {
    expect(hunted({ bystander: 'blind-al' }, 'S9').enemies('S9')).toBe(1);
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S9', bystander: 'blind-al' } },
      enemies: [enemy('trooper', 'S9')],
    });
    expect(health(s, 'hulk')).toBe(4);
  });

  it('hides from Ms. Marvel at arm’s length, who comes nearer instead', () => {
    const reach = (bystander: Entry) =>
      enemiesTurn({ heroes: { hulk: { zone: 'S9', ...bystander } }, enemies: [enemy('ms-marvel', 'S10')] });
    expect(reach({}).enemies('S10')).toBe(1);
    const s = reach({ bystander: 'blind-al' });
    expect([s.enemies('S9'), health(s, 'hulk')]).toEqual([1, 4]);
  });

  it('hides from Troopers who open fire, who come in place of it', () => {
    const fire = (bystander: Entry) =>
      play({
        board: withSpawns('S18'),
        spawns: true,
        own: people(),
        heroes: { hulk: { zone: 'S2', done: true, ...bystander } },
        enemies: [enemy('trooper', 'S10')],
        draws: { spawn: ['041'] },
        phase: 'spawn',
      });
    expect([health(fire({}), 'hulk'), fire({}).enemies('S18')]).toEqual([4, 0]);
    const s = fire({ bystander: 'blind-al' });
    expect([health(s, 'hulk'), s.enemies('S18')]).toEqual([5, 1]);
  });
});

describe('Okoye', () => {
  const guard = (enemies: Entry[], is: Entry = {}) =>
    enemiesTurn({ heroes: { hulk: { zone: 'S2', bystander: 'okoye', ...is } }, enemies });

  it('strikes one down of those that came in, for hunger, before their second action [Z-BYS-2]', () => {
    const s = guard([enemy('specialist', 'S6', 2)]);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:okoye@hulk', 'go-on']);
    s.play('use:okoye@hulk');
    expect([s.enemies('S2'), health(s, 'hulk'), s.hero('hulk').xp]).toEqual([1, 4, 1]);
    expect(s.happened('track-changed')).toMatchObject([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ]);
  });

  it('lets the players choose between a Trooper and a Specialist', () => {
    const s = guard([enemy('specialist', 'S6'), enemy('trooper', 'S3')]).play('use:okoye@hulk');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'strike:trooper@S2', 'strike:specialist@S2']);
    s.play('strike:specialist@S2');
    expect([s.enemies('S2', 'specialist'), s.enemies('S2', 'trooper')]).toEqual([0, 1]);
    expect(health(s, 'hulk')).toBe(5);
  });

  it('does so once per round', () => {
    const s = guard([enemy('specialist', 'S6'), enemy('specialist', 'S10')]).play('use:okoye@hulk');
    expect([s.prompt, s.enemies('S2')]).toEqual(['turn', 1]);
    s.play('end');
    expect(s.happened('card-used')).toHaveLength(1);
  });

  it('is not offered to the Ravenous, nor against Guards, nor when nobody walked in', () => {
    expect(guard([enemy('trooper', 'S6')], { track: 4 }).prompt).toBe('turn');
    expect(guard([enemy('guard', 'S6')]).prompt).toBe('turn');
    expect(guard([enemy('trooper', 'S2')]).prompt).toBe('turn');
  });
});

describe('Wong', () => {
  const used = ['bring-it-back-up', 'glassy-stare'];
  const library = (dice: number[], held = used, is: Entry = {}) =>
    turn({ hulk: { zone: 'S2', track: 3, bystander: 'wong', traits: held, ...is } }, { dice });

  it.each([
    [5, used],
    [4, ['glassy-stare']],
  ])('rolls a die when a trait is used: with a %i the hero holds %j [Z-BYS-2]', (die, held) => {
    const s = library([die]).play('bring-it-back-up');
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:wong@hulk', 'go-on']);
    s.play('use:wong@hulk');
    expect(traits(s, 'hulk').sort()).toEqual(held);
    expect(hunger(s, 'hulk')).toBe(1);
  });

  it('does so once per round', () => {
    const s = library([5], ['bring-it-back-up', 'bring-it-back-up']).play(
      'bring-it-back-up',
      'use:wong@hulk',
    );
    s.play('bring-it-back-up');
    expect([s.prompt, traits(s, 'hulk'), hunger(s, 'hulk')]).toEqual(['turn', ['bring-it-back-up'], 0]);
  });

  it('does not let the kept trait answer the same moment again, but a second copy may [S-ACT-3]', () => {
    const attack = (held: string[]) =>
      turn(
        { hulk: { zone: 'S2', bystander: 'wong', traits: held } },
        { enemies: [enemy('trooper', 'S2')], dice: [5, ...new Array<number>(3 + held.length * 2).fill(2)] },
      ).play('attack:smash@S2', 'use:grave-strength@hulk', 'use:wong@hulk');
    const one = attack(['grave-strength']);
    expect([rolled(one), traits(one, 'hulk')]).toEqual([5, ['grave-strength']]);
    const two = attack(['grave-strength', 'grave-strength']);
    expect([two.prompt, ...two.options]).toEqual(['react', 'use:grave-strength@hulk', 'go-on']);
    two.play('use:grave-strength@hulk');
    expect([rolled(two), traits(two, 'hulk')]).toEqual([7, ['grave-strength']]);
  });
});
