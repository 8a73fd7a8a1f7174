/** Backup Fire. After your attack, 1 power: another hero who can attack that zone makes a free attack on it. */
import { itemAt, callIf, DONE, FREE, heroOption, procedure, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'backup-fire';

/** Range and sight are those of the other hero, who may use equipment as well. */
const onZone = ({ zones }: Attack): Grant => ({ by: ID, lines: ['unique', 'card'], zones: zones.slice() });

const helpers = (g: Game, f: Attack): number[] =>
  g.state.heroes.flatMap((h, other) =>
    other !== f.hero && h.zone >= 0 && canAttackFree(g, other, onZone(f)) ? [other] : [],
  );

export const backupFire = trait(ID, {
  at: {
    'after-attack': withCard({
      can: (g, hero, f) => !f.plain && canSpend(g, hero, 1) && helpers(g, f).length > 0,
      run(g, hero) {
        spendPower(g, hero, 1, ID);
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          helpers(g, attackOf(g)).map((h) => heroOption(g, ID, h, FREE)),
        ),
      take(g, f, { option }) {
        return callIf(f, 'end', freeAttack(itemAt(option.args, 0), onZone(attackOf(g))));
      },
    },
    end: () => DONE,
  }),
});
