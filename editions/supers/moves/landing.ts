/** A hero is put into another zone at once: no Move, whoever stands on the way; what the zone holds is found. */
import { heroAt, callIf, DONE, procedure, type Frame } from '@holdout/engine';
import { placeHero } from '../attack/effects.ts';

interface Landing extends Frame<'land'> {
  hero: number;
  to: number;
  by: string;
}

export const land = (hero: number, to: number, by: string): Frame => {
  const f: Landing = { proc: 'land', step: 'go', hero, to, by };
  return f;
};

export const landProcedure = procedure<Landing>()({
  go(g, f) {
    const from = heroAt(g.state, f.hero).zone;
    placeHero(g, f.hero, f.to, f.by);
    return callIf(f, 'found', g.context.edition.policies.heroEntered?.(g, f.hero, from));
  },
  found(g, f) {
    return callIf(f, 'end', g.context.edition.policies.heroMoved?.(g, f.hero, [f.to]));
  },
  end: () => DONE,
});
