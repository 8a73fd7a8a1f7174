/** Why the dead go where they go, as the forecast tells it. */
import { describe, expect, it } from 'vitest';
import { firstMotive } from '../../testing/motives.ts';
import { ownOf } from '../own.ts';
import { enemies, street, type Entry } from './street.ts';

describe('the dead of DCeased', () => {
  it('follow a Siren Drone they see', () => {
    const batman = { zone: 'S7', equipment: ['siren-drone'] };
    const s = street({ batman }, { own: { cards: [] }, enemies: enemies('S11', { walker: 2 }), draws: {} });
    expect(firstMotive(s)).toBe('walker S11 sees S7 batman > S7 S-EMOVE-1');
    expect(firstMotive(s.play('siren-drone:S14'))).toBe('walker S11 follows S14 > S14 siren-drone');
  });

  it('hunt the loot by their own card [S-CARD-4]', () => {
    const heroes = { batman: { zone: 'S7', equipment: ['siren-drone'] }, cyborg: { zone: 'S6' } };
    const s = street(heroes, { own: { cards: [] }, enemies: enemies('S5', { catwoman: 1 }) });
    expect(firstMotive(s)).toBe('catwoman S5 hunts S7 batman > S6 catwoman');
  });

  const sent = (walker: string, more: Entry = {}) =>
    street(
      { batman: { zone: 'S7', equipment: ['siren-drone'] }, cyborg: { zone: 'S9' } },
      { own: { cards: [] }, enemies: enemies(walker, { walker: 1 }), ...more },
    ).play('siren-drone:S14');

  it('stay beside a drone they have reached, and go their own way where they see none', () => {
    expect(firstMotive(sent('S14'))).toBe('walker S14 arrived S14 > siren-drone');
    expect(firstMotive(sent('S8'))).toMatch(/^walker S8 (sees|nears) /);
  });

  it('are not all lured: Runners see who is there [S-EMOVE-1]', () => {
    const s = sent('S18', { enemies: enemies('S11', { runner: 1 }) });
    expect(firstMotive(s)).toBe('runner S11 sees S7 batman > S7 S-EMOVE-1');
  });

  it('go for people nobody escorts, too [H-BYS-1] [D-ESC-6]', () => {
    const lois = (hero?: string): Entry => ({
      cards: [],
      bystanders: [{ card: 'lois-lane', zone: 'S14', ...(hero ? { hero } : {}) }],
    });
    const at = (own: Entry) =>
      firstMotive(street({ batman: { zone: 'S3' } }, { own, enemies: enemies('S11', { walker: 1 }) }));
    expect(at(lois())).toBe('walker S11 sees S14 lois-lane > S14 S-EMOVE-1');
    expect(at(lois('batman'))).toBe('walker S11 sees S3 batman > S7 S-EMOVE-1');
  });

  it('fly two zones where Hawkman goes, one where that holds a target', () => {
    const hawkman = (batman: string) =>
      firstMotive(
        street({ batman: { zone: batman } }, { own: { cards: [] }, enemies: enemies('S14', { hawkman: 1 }) }),
      );
    expect(hawkman('S3')).toBe('hawkman S14 sees S3 batman > S7 S-EMOVE-1');
    expect(hawkman('S11')).toBe('hawkman S14 sees S11 batman > S11 S-EMOVE-1');
  });

  it('hunt the nearest of those who hold as much, and nobody where nothing is held [S-CARD-4]', () => {
    const heroes = (loot: string[]) => ({
      batman: { zone: 'S3', equipment: loot.slice(0, 1) },
      cyborg: { zone: 'S14', traits: loot.slice(1) },
    });
    const at = (loot: string[]) =>
      firstMotive(street(heroes(loot), { own: { cards: [] }, enemies: enemies('S11', { catwoman: 1 }) }));
    expect(at(['riot-shield', 'overclock'])).toBe('catwoman S11 hunts S14 cyborg > S14 catwoman');
    expect(at(['riot-shield'])).toBe('catwoman S11 hunts S3 batman > S7 catwoman');
    expect(at([])).toBe('catwoman S11 sees S14 cyborg > S14 S-EMOVE-1');
  });

  it('rest where the mission keeps them from acting [M-D10]', () => {
    const s = street(
      { batman: { zone: 'S3' } },
      { own: { cards: [] }, enemies: enemies('S11', { catwoman: 1 }) },
    );
    const type = s.game.context.types.findIndex((t) => t.id === 'catwoman');
    ownOf(s.game).hushed.push({ type, until: s.state.round });
    expect(firstMotive(s)).toMatch(/^catwoman S11 rests >/);
  });
});
