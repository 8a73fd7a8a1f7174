/** Abilities of Super Heroes with a moment of their own; ../super-heroes.ts has those that change a number or a choice. */
import { reaction, type Ability, type Procedure } from '@holdout/engine';
import type { Attack } from '../../supers/attack.ts';
import { zoneOfEnemyHero } from '../../supers/enemy-heroes.ts';
import { sufferWounds } from '../../supers/wounds.ts';
import { superHero } from '../cards.ts';
import { swingAwayProcedure } from './spider-man.ts';

const PANTHER = superHero('black-panther');

/** After an attack that assigned him hits without eliminating him, the attacker suffers 1 wound. */
const BLACK_PANTHER: Ability = {
  id: 'black-panther',
  clause: 'Z-ENE-2',
  at: {
    'after-attack': reaction<Attack>({
      must: true,
      can: (g, _nobody, f) => f.grazed.includes(PANTHER) && g.state.heroes[f.hero].status === 'in',
      run(g, _nobody, f) {
        g.emit?.('Z-ENE-2', { type: 'ability-used', ability: 'black-panther' });
        return sufferWounds(f.hero, 1, { enemies: 1, zone: zoneOfEnemyHero(g, PANTHER) });
      },
    }),
  },
};

export const SUPER_HERO_ABILITIES: readonly Ability[] = [BLACK_PANTHER];

export const SUPER_HERO_PROCEDURES: { readonly [name: string]: Procedure } = {
  'swing-away': swingAwayProcedure,
};
