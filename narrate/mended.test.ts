/** Sentences that once misled: what they say now, in both languages. */
import type { Decision, Option, Prompt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { narrator, type Narrator } from './index.ts';
import { sampleOf } from './tests/samples.ts';

const pair = (edition: string): [Narrator, Narrator] => [
  narrator('en', { edition }),
  narrator('fr', { edition }),
];
const tell = (edition: string, e: Parameters<Narrator['event']>[0]): string[] =>
  pair(edition).map((n) => n.event(e));

const option = (id: string, rest: Partial<Option> = {}): Option => ({
  id,
  verb: id.split(':')[0],
  args: [],
  ...rest,
});
const asked = (prompt: Prompt, ids: readonly string[], about: Decision['about'] = {}): Decision => ({
  kind: 'pick',
  prompt,
  by: 0,
  hero: 'storm',
  about,
  options: ids.map((id) => option(id)),
});
const labels = (edition: string, prompt: Prompt, ...ids: string[]): string[] => {
  const d = asked(prompt, ids);
  return pair(edition).flatMap((n) => d.options.map((o) => n.option(d, o)));
};

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
    [
      'zombie',
      'escort',
      'guard',
      2,
      'Spawn in street 4, Yellow: Escorted Bystander! Somebody comes with 2 Guards.',
    ],
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
      'Storm: power 3 → 1 (Overdrive).',
      'Storm\u00a0: Pouvoir 3 → 1 (Surrégime).',
    ]);
    expect(drained('D-SPN-2')[0]).toBe('Storm: power 3 → 1 (Anti-Life Broadcast).');
    expect(drained('H-POW-1')[0]).toBe('Storm: power 3 → 1.');
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

describe('events', () => {
  it('count the wounds taken at once [C-ZATT-3]', () => {
    const wounded = (wounds: number, taken?: number) =>
      tell('classic', sampleOf('wounded', { wounds, taken }));
    expect([wounded(1)[0], wounded(2)[0], wounded(2, 2)[0]]).toEqual([
      'Wanda takes a wound.',
      'Wanda takes a second wound.',
      'Wanda takes 2 wounds.',
    ]);
    expect(wounded(2, 2)[1]).toBe('Wanda reçoit 2 blessures.');
  });

  it('name a pair once [C-INV-12]', () => {
    expect(tell('classic', sampleOf('reloaded'))).toEqual([
      'Ned reloads two sawed-offs.',
      'Ned recharge deux fusils à canon scié.',
    ]);
  });

  it('explain what comes in place of a second Abomination [C-SPAWN-4]', () => {
    expect(tell('classic', sampleOf('figures-instead'))[0]).toBe(
      'There is no second Abomination in the box: 1 Fatty comes instead, with Walkers.',
    );
  });

  it('let wounds that nobody takes agree in number [S-WND-2]', () => {
    const wasted = (n: number) => tell('hero', sampleOf('attacks-wasted', { n }))[0];
    expect([wasted(1), wasted(4)]).toEqual([
      '1 wound finds nobody to take it in street 4.',
      '4 wounds find nobody to take them in street 4.',
    ]);
  });

  it('tell a called elevator from one that is taken [H-ELE-1] [H-ELE-3]', () => {
    const moved = (cause: string) => tell('hero', { ...sampleOf('elevator-moved'), cause });
    expect(moved('H-ELE-1')).toEqual([
      'Storm calls the elevator: it comes from the ground floor to the underground level.',
      "Storm appelle l'ascenseur\u00a0: il vient du rez-de-chaussée au sous-sol.",
    ]);
    expect(moved('H-ELE-3')[0]).toMatch(/^Storm takes the elevator from/);
  });

  it('count the doors that can be opened now [K-DOOR-2]', () => {
    const unlocked = (doors: number) => tell('zombie', sampleOf('door-unlocked', { doors }));
    expect(unlocked(1)).toEqual([
      'The blue door can now be opened.',
      'La porte bleue peut maintenant être ouverte.',
    ]);
    expect(unlocked(2)).toEqual([
      'The blue doors can now be opened.',
      'Les portes bleues peuvent maintenant être ouvertes.',
    ]);
  });

  it('name both zones of an attack on two [S-COM-1]', () => {
    expect(
      tell('zombie', sampleOf('attacked', { hero: 'iron-man', weapon: 'missile-wave', second: 'S5' })),
    ).toEqual([
      'Iron Man attacks street 4 and street 5 with the Missile Wave: 4, 2 — 1 hit.',
      'Iron Man attaque la rue 4 et la rue 5 avec la Vague de missiles\u00a0: 4, 2 — 1 touche.',
    ]);
  });

  it('call the hidden hidden and the escorted escorted [H-HID-1] [Z-ESC-1]', () => {
    expect(tell('hero', sampleOf('bystander-placed'))[0]).toBe('Aunt May stands in street 4, hidden.');
    expect(tell('zombie', sampleOf('bystander-moved'))[0]).toBe(
      'Aunt May, escorted, goes from street 4 to street 5.',
    );
    expect(tell('zombie', sampleOf('bystander-placed', { as: '' }))[0]).toBe('Aunt May stands in street 4.');
  });

  it('explain the Guard who takes over the escort [Z-ESC-5]', () => {
    const guard = { ...sampleOf('enemies-placed', { enemy: 'guard', n: 1 }), cause: 'Z-ESC-5' };
    expect(tell('zombie', guard)[0]).toBe(
      '1 Guard comes to street 4: the escorted bystander there had none left.',
    );
  });

  it('say whose ability it is and what it does [Z-ENE-2]', () => {
    expect(tell('zombie', sampleOf('ability-used', { ability: 'storm' }))[0]).toBe(
      'Storm, “Thunderhead”: A Zombie Hero who ends their turn in a street zone that Storm sees suffers 1 wound.',
    );
  });

  it('speak of elimination in DCeased, of devouring elsewhere [H-DEV-1]', () => {
    expect(tell('dceased', sampleOf('bystander-lost', { card: 'lois-lane', zone: 'S4' }))[0]).toBe(
      'Lois Lane is eliminated in street 4. Every hero loses 1 power and 1 trait.',
    );
    expect(tell('hero', sampleOf('bystander-lost'))[0]).toMatch(/^Bystander devoured: /);
    const { keyword, skillText } = narrator('en', { edition: 'dceased' });
    expect([keyword('bystander-devoured'), skillText('sacrifice')].join()).not.toMatch(/devour/i);
  });

  it('make the losing of mission 07 sound like it [M-C07]', () => {
    expect(tell('classic', { ...sampleOf('lost'), cause: 'M-C07' })[0]).toBe(
      'The game is lost: four zombies have reached the machines.',
    );
  });

  it('end with one mark', () => {
    expect(tell('hero', sampleOf('power-spent', { for: 'your-turn' }))[0]).toBe(
      'Storm spends 1 power on Your Turn!',
    );
  });
});

describe('answers', () => {
  it('to open a way read like a sentence', () => {
    expect(labels('classic', 'turn', 'open:R_6B_01_diner-S12@crowbar')[0]).toBe(
      'Open the door between the diner (6B) and street 12, with the crowbar',
    );
    expect(labels('hero', 'turn', 'open:R_7R_01_foyer-S2')).toEqual([
      'Open the way between the foyer (7R) and street 2',
      'Ouvrir le passage entre le foyer (7R) et la rue 2',
    ]);
  });

  it.each(['weaken', 'stun', 'strike', 'eliminate', 'push'])('to %s differ by place', (verb) => {
    const said = labels('zombie', 'choose', `${verb}:guard@S12`, `${verb}:guard@S13`);
    expect(new Set(said).size).toBe(4);
  });

  it('name where somebody stands, and whose card it is', () => {
    expect(labels('zombie', 'turn', 'psychic-leash:guard@S12')[0]).toBe(
      'Psychic Leash: the Guards in street 12',
    );
    expect(labels('dceased', 'choose', 'catwoman:overclock@batman')[0]).toBe(
      'Catwoman, “Light Fingers”: the Overclock trait (Batman)',
    );
  });

  it('fit the question which card stays, or goes', () => {
    const [en] = pair('hero');
    const which = (ids: string[]) => en.prompt(asked('keep-card', ids, { card: 'all-out' }));
    expect(which(['keep:all-out', 'keep:true-aim'])).toBe('Storm can keep one card: which one?');
    expect(which(['drop:all-out', 'drop:true-aim'])).toBe(
      'Storm holds one card too many: which one is discarded?',
    );
  });
});

describe('places', () => {
  const en = narrator('en', { edition: 'dceased' });
  it('have the words people use', () => {
    expect(['R_3N_00_flatA', 'R_9M_00_office', 'R_6M_00_emergency'].map((id) => en.zone(id))).toEqual([
      'flat A (3N)',
      "harbour master's office (9M)",
      'emergency room (6M)',
    ]);
    expect(en.event(sampleOf('moved', { to: 'R_9M_00_office' }))).toMatch(/to the harbour master's office/);
  });

  it('are stood in, on or at', () => {
    const at = (zone: string) =>
      narrator('en', { edition: 'hero' }).event(sampleOf('bystander-placed', { zone, as: '' }));
    expect([at('R_2R_00_platform'), at('R_4R_00_desk'), at('R_8Y_00_landingW')]).toEqual([
      'Aunt May stands on the platform (2R).',
      'Aunt May stands at the front desk (4R).',
      'Aunt May stands on landing 1 (8Y).',
    ]);
  });

  it('of one mission have one name [M-MZ0]', () => {
    const zombie = narrator('en', { edition: 'zombie' });
    expect(zombie.mission('MZ0').intro).toContain(zombie.zone('R_8R_00_cold').replace(' (8R)', ''));
  });
});
