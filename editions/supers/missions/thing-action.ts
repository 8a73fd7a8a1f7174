/** Using a thing that lies on the board, from its zone on a zone in sight: one action. */
import {
  heroAt,
  itemAt,
  NO_KIND,
  pay,
  zoneOption,
  type Action,
  type Frame,
  type Game,
  type Procedure,
  type RefusalCode,
} from '@holdout/engine';

interface Thing {
  readonly verb: string;
  /** Where it lies, if it does. */
  zoneOf(g: Game): number | undefined;
  whyNotAt(g: Game, hero: number, zone: number): RefusalCode | undefined;
  use(g: Game, hero: number, zone: number): Frame;
  readonly procedure?: Procedure;
}

export const thingAction = ({ verb, zoneOf, whyNotAt, use, procedure }: Thing): Action => ({
  verb,
  form: 'zones',
  why(g, hero, { zones: [name = ''] = [] }) {
    const zone = g.context.board.indexOf.get(name);
    return zone === undefined ? 'intent.unknown' : whyNotAt(g, hero, zone);
  },
  offer(g, hero, add) {
    if (zoneOf(g) !== heroAt(g.state, hero).zone) return;
    for (const z of itemAt(g.view.seen, heroAt(g.state, hero).zone)) {
      if (!whyNotAt(g, hero, z)) add(zoneOption(g, verb, z, { cost: 1 }));
    }
  },
  run(g, hero, { args }) {
    const zone = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    return use(g, hero, zone);
  },
  procedure,
});
