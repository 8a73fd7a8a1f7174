/** Answers, questions and places whose words once misled: what they say now. */
import { describe, expect, it } from 'vitest';
import { narrator } from './index.ts';
import { sampleOf } from './tests/samples.ts';
import { asked, labels, pair } from './tests/telling.ts';
import { itemAt } from '@holdout/engine';

describe('answers', () => {
  it('to open a way read like a sentence', () => {
    expect(labels('classic', 'turn', 'door@cards', 'open:R_6B_01_diner-S12@crowbar')[0]).toBe(
      'Open the door between the diner (6B) and street 12, with the crowbar',
    );
    expect(labels('hero', 'turn', 'door', 'open:R_7R_01_foyer-S2')).toEqual([
      'Open the way between the foyer (7R) and street 2',
      'Ouvrir le passage entre le foyer (7R) et la rue 2',
    ]);
  });

  it.each(['weaken', 'stun', 'strike', 'eliminate', 'push'])('to %s differ by place', (verb) => {
    const said = labels('zombie', 'choose', 'enemies@zones', `${verb}:guard@S12`, `${verb}:guard@S13`);
    expect(new Set(said).size).toBe(4);
  });

  it('name where somebody stands, and whose card it is', () => {
    expect(labels('zombie', 'turn', 'enemies@zones', 'psychic-leash:guard@S12')[0]).toBe(
      'Psychic Leash: the Guards in street 12',
    );
    expect(labels('dceased', 'choose', 'cards@heroes', 'catwoman:overclock@batman')[0]).toBe(
      'Catwoman, “Light Fingers”: the Overclock trait (Batman)',
    );
  });

  it('to move say the actions that are left to pay, a free one not among them [C-SKILL-6]', () => {
    const [en, fr] = pair('classic');
    const d = asked('turn', 'zones', ['move:S4']);
    const told = (price: { cost: number; paid?: number }) => {
      const option = { ...itemAt(d.options, 0), ...price };
      return [en.option(d, option), fr.option(d, option)];
    };
    expect(told({ cost: 2 })[0]).toBe('Move to street 4 (2 actions)');
    expect(told({ cost: 2, paid: 1 })[0]).toBe('Move to street 4');
    expect(told({ cost: 1, paid: 0 })).toEqual(['Move to street 4 (free)', 'Aller à la rue 4 (gratuit)']);
  });

  it('fit the question which card stays, or goes', () => {
    const [en] = pair('hero');
    const which = (ids: string[]) => en.prompt(asked('keep-card', 'cards', ids, { card: 'all-out' }));
    expect(which(['keep:all-out', 'keep:true-aim'])).toBe('Storm can keep one card: which one?');
    expect(which(['drop:all-out', 'drop:true-aim'])).toBe(
      'Storm holds one card too many: which one is discarded?',
    );
  });
});

describe('questions', () => {
  it('name both zones of an attack on two [H-POW-3]', () => {
    const [en, fr] = pair('dceased');
    const spend = asked('spend-power', 'number', ['spend:0'], { power: 2, zone: 'S4', second: 'S5' });
    expect([en.prompt(spend), fr.prompt(spend)]).toEqual([
      'Storm attacks street 4 and street 5 and has 2 power: spend some for extra dice?',
      'Storm attaque la rue 4 et la rue 5 et a 2 Pouvoir\u00a0: en dépenser pour des dés de plus\u00a0?',
    ]);
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
