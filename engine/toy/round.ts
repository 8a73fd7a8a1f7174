/** A round of the toy as a script: heroes in their order, rats, new rats, end. */
import { call, enemyPhase, playedByHand, procedure, spawnStep, turn } from '../index.ts';

export const roundProcedure = procedure()({
  begin(g) {
    g.state.round++;
    for (const h of g.state.heroes) h.done = false;
    g.emit?.('T-ROUND', { type: 'round-started', round: g.state.round });
    g.emit?.('T-ROUND', { type: 'phase', phase: 'players' });
    return 'players';
  },
  players(g, f) {
    const byHand = playedByHand(g);
    if (byHand) return call(f, 'enemies', byHand);
    const next = g.state.heroes.findIndex((h) => h.status === 'in' && !h.done);
    return next < 0 ? 'enemies' : call(f, 'players', turn(next));
  },
  enemies(g, f) {
    g.emit?.('T-ROUND', { type: 'phase', phase: 'enemies' });
    return call(f, 'spawn', enemyPhase(g));
  },
  spawn(g, f) {
    g.emit?.('T-ROUND', { type: 'phase', phase: 'spawn' });
    return call(f, 'end', spawnStep());
  },
  end(g) {
    g.emit?.('T-ROUND', { type: 'phase', phase: 'end' });
    return 'begin';
  },
});
