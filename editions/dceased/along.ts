/** Objects a hero takes along from the zone just left (D-OBJ-1, D-OBJ-3). */
import {
  heroAt,
  itemAt,
  asks,
  declarePrompts,
  DONE,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type PromptsOf,
  plainOption,
} from '@holdout/engine';
import { objectOption } from './objects/option.ts';
import { objectsIn, ownOf } from './own.ts';

const ASKED = declarePrompts({
  'take-along': asks({ zone: 'zone' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

interface TakeAlong extends Frame<'take-along'> {
  hero: number;
  from: number;
}

/** Free, for any number of objects, with any movement of the hero. */
export function takeAlong(g: Game, hero: number, from: number): Frame | null {
  if (objectsIn(g, from).length === 0) return null;
  const f: TakeAlong = { proc: 'take-along', step: 'choose', hero, from };
  return f;
}

const LEAVE = plainOption('leave-it');

export const takeAlongProcedure = procedure<TakeAlong>()({
  choose: {
    ask(g, f) {
      const here = objectsIn(g, f.from);
      if (here.length === 0) return DONE;
      const h = heroAt(g.state, f.hero);
      return {
        kind: 'pick',
        prompt: 'take-along',
        by: h.seat,
        hero: h.id,
        about: { zone: zoneId(g, f.from) },
        options: [...here.map((o) => objectOption(g, 'along', o)), LEAVE],
      };
    },
    take(g, f, { option }) {
      if (option.verb === LEAVE.verb) return DONE;
      const object = itemAt(ownOf(g).objects, itemAt(option.args, 0));
      const h = heroAt(g.state, f.hero);
      object.zone = h.zone;
      g.stirred = true;
      g.emit?.('D-OBJ-1', {
        type: 'object-moved',
        object: object.id,
        hero: h.id,
        from: zoneId(g, f.from),
        to: zoneId(g, h.zone),
      });
      return 'choose';
    },
  },
});
