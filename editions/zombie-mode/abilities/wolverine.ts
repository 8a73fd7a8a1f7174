/** Wolverine does not stay down: Stunned until the End Phase where he would be eliminated by anything but a Devour. */
import { DONE, enemyId, procedure, zoneId, type Frame } from '@holdout/engine';
import { stun } from '../../supers/attack/effects.ts';
import { attackOf } from '../../supers/attack/hits.ts';

interface StayUp extends Frame<'stay-up'> {
  type: number;
  zone: number;
}

export const stayUp = (type: number, zone: number): Frame => {
  const f: StayUp = { proc: 'stay-up', step: 'stun', type, zone };
  return f;
};

/** He has taken his hits; the others of this attack go on by priority. */
export const stayUpProcedure = procedure<StayUp>()({
  stun(g, { type, zone }) {
    const enemy = enemyId(g, type);
    attackOf(g).past.push(type);
    g.emit?.('Z-ENE-2', { type: 'ability-used', ability: enemy });
    stun(g, type, zone, 1);
    g.emit?.('Z-ENE-2', { type: 'enemies-stunned', enemy, n: 1, zone: zoneId(g, zone) });
    return DONE;
  },
});
