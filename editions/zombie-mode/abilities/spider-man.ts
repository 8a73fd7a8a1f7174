/** Spider-Man gets away: pushed 1 zone by the players' choice, or he stays where no way leads out. */
import { itemAt, DONE, enemyId, procedure, zoneId, zoneOption, type Frame } from '@holdout/engine';
import { chooseTogether } from '../../supers/cards/choose.ts';
import { pushEnemies, pushWays } from '../../supers/attack/effects.ts';

interface Swing extends Frame<'swing-away'> {
  type: number;
  zone: number;
}

export const swingAway = (type: number, zone: number): Frame => {
  const f: Swing = { proc: 'swing-away', step: 'dodge', type, zone };
  return f;
};

export const swingAwayProcedure = procedure<Swing>()({
  dodge(g, f) {
    g.emit?.('Z-ENE-2', { type: 'ability-used', ability: enemyId(g, f.type) });
    return 'choose';
  },
  choose: {
    ask(g, f) {
      const ways = pushWays(g, f.zone);
      if (ways.length === 0) return DONE;
      const by = enemyId(g, f.type);
      const options = ways.map((z) => zoneOption(g, 'to', z));
      return { ...chooseTogether(by, options), about: { for: by, zone: zoneId(g, f.zone) } };
    },
    take(g, f, { option }) {
      pushEnemies(g, f.type, f.zone, itemAt(option.args, 0), 1, 'Z-ENE-2');
      return DONE;
    },
  },
});
