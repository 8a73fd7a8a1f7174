/** Events whose words once misled: what they say now. */
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';
import { sampleOf } from './tests/samples.ts';
import { tell } from './tests/telling.ts';

describe('events', () => {
  it('count the wounds taken at once [C-ZATT-3]', () => {
    const wounded = (wounds: number, taken = 1) => tell('classic', sampleOf('wounded', { wounds, taken }));
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
      '1 wound more is wasted in street 4.',
      '4 wounds more are wasted in street 4.',
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

  it('say of an extra activation that nobody of that kind is there [S-CARD-13]', () => {
    const acting = (edition: string, enemy: string, nobody: boolean) =>
      tell(edition, sampleOf('activation', { enemies: [enemy], extra: true, ...(nobody ? { nobody } : {}) }));
    expect(acting('zombie', 'guard', true)).toEqual([
      'They would act at once, but none is on the board: the Guards.',
      "Activation supplémentaire\u00a0: les Gardes, mais aucun n'est sur le plateau.",
    ]);
    expect(acting('hero', 'brute', true)[1]).toBe(
      "Activation supplémentaire\u00a0: les Brutes, mais aucune n'est sur le plateau.",
    );
    expect(acting('classic', 'walker', true)[0]).toBe(
      'Extra activation: the Walkers, but none is on the board.',
    );
    expect(acting('zombie', 'guard', false)[0]).toBe('They act at once: the Guards.');
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

  it('do not thank the enemy who makes somebody roll again [S-CARD-4]', () => {
    const again = sampleOf('rerolled', { hero: 'batman', with: 'martian-manhunter', dice: [4, 2], hits: 1 });
    expect(tell('dceased', again)[0]).toBe(
      'Batman re-rolls (Martian Manhunter, “Half There”): 4, 2 — 1 hit.',
    );
  });

  it('end with one mark', () => {
    expect(tell('hero', sampleOf('power-spent', { for: 'your-turn' }))[0]).toBe(
      'Storm spends 1 power on Your Turn!',
    );
  });
});
