/** Spawn cards in words: nobody reads a number where something happens. */
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';
import { sampleOf } from './tests/samples.ts';
import { asked, labels, tell } from './tests/telling.ts';

describe('a spawn card is told by what it does', () => {
  const card = (kind: string, enemy: string, n: number) =>
    sampleOf('spawn-card', { card: '042', zone: 'S4', level: 'yellow', kind, enemy, n });

  it.each([
    ['classic', 'normal', 'walker', 2, 'Spawn in street 4, Yellow: 2 Walkers.'],
    ['classic', 'normal', '', 0, 'Spawn in street 4, Yellow: nobody.'],
    ['classic', 'extra', 'fatty', 0, 'Spawn in street 4, Yellow: extra activation, nobody new comes.'],
    ['classic', 'manhole', 'runner', 1, 'Manholes near survivors, Yellow: 1 Runner at each.'],
    ['zombie', 'rush', 'trooper', 1, 'Spawn in street 4, Yellow: Rush! 1 Trooper, who acts at once.'],
    ['zombie', 'extra', 'guard', 0, 'Spawn in street 4, Yellow: Extra Activation! Nobody new comes.'],
    ['zombie', 'hero', '', 0, 'Spawn in street 4, Yellow: Super Hero!'],
    ['zombie', 'escort', 'guard', 2, 'Spawn in street 4, Yellow: Escorted Bystander! 2 Guards.'],
    ['dceased', 'hero', 'walker', 2, 'Spawn in street 4, Yellow: Zombie Hero! With 2 Walkers.'],
    [
      'dceased',
      'broadcast',
      '',
      1,
      'Spawn in street 4, Yellow: Anti-Life Broadcast. Every hero loses 1 power; for each who has none, a Walker comes.',
    ],
  ])('%s: %s %s × %i', (edition, kind, enemy, n, text) => {
    expect(narrator('en', { edition }).event(card(kind, enemy, n))).toBe(text);
  });

  it('in French too', () => {
    expect(narrator('fr', { edition: 'hero' }).event(card('rush', 'walker', 2))).toBe(
      'Génération dans la rue 4, Jaune\u00a0: Ruée\u00a0! 2 Marcheurs, qui agissent aussitôt.',
    );
    expect(narrator('fr').event(card('normal', 'walker', 1))).toBe(
      'Invasion dans la rue 4, Jaune\u00a0: 1 Walker.',
    );
  });

  it('and so is one without effect, and what it does to heroes', () => {
    expect(tell('zombie', sampleOf('card-without-effect', { kind: 'extra' }))).toEqual([
      '“Extra Activation!” has no effect.',
      '«\u00a0Activation supplémentaire\u00a0!\u00a0» est sans effet.',
    ]);
    expect(tell('zombie', sampleOf('card-strikes'))[0]).toBe(
      'Troopers Open Fire! 2 wounds for those in street 4.',
    );
  });

  it('and so is the power it takes [H-SPN-1] [D-SPN-2]', () => {
    const drained = (cause: string) =>
      tell('hero', {
        ...sampleOf('track-changed', { hero: 'storm', track: 'power', from: 3, to: 1 }),
        cause,
      });
    expect(drained('H-SPN-1')).toEqual([
      'Storm: power falls from 3 to 1 (Overdrive).',
      'Storm\u00a0: le Pouvoir descend de 3 à 1 (Surrégime).',
    ]);
    expect(drained('D-SPN-2')[0]).toBe('Storm: power falls from 3 to 1 (Anti-Life Broadcast).');
    expect(drained('H-POW-1')[0]).toBe('Storm: power falls from 3 to 1.');
  });

  it('who looks at it reads all of it', () => {
    expect(tell('hero', sampleOf('top-card-seen'))[0]).toBe(
      'On top of the deck: Rush! Walkers (2, 4, 4, 5). It goes under the deck.',
    );
    expect(labels('hero', 'choose', 'bury:normal.brute.1-1-1-2', 'next:extra.runner', 'next:hidden')).toEqual(
      [
        'Under the deck: Brutes (1, 1, 1, 2)',
        'Next: Extra Activation! Runners',
        'Next: Hidden Bystander',
        'Mettre sous le paquet\u00a0: Brutes (1, 1, 1, 2)',
        'Ensuite\u00a0: Activation supplémentaire\u00a0! Coureurs',
        'Ensuite\u00a0: Citoyen Caché',
      ],
    );
    const look = asked('choose', ['under', 'on-top'], {
      for: 'j-jonah-jameson',
      card: '041',
      face: 'rush.guard.1-1-2-3',
    });
    expect(narrator('en', { edition: 'zombie' }).prompt(look)).toBe(
      'J. Jonah Jameson: the top spawn card is Rush! Guards (1, 1, 2, 3). Does it stay there?',
    );
  });
});
