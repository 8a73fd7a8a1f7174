/** Trading with one survivor in the same zone (C-INV-3): cards go over one by one, then both rearrange for free. */
import {
  call,
  canPay,
  DONE,
  heroesIn,
  NO_KIND,
  pay,
  procedure,
  sharedOption,
  type Action,
  type Frame,
  type Game,
  type Option,
  type RefusalCode,
} from '@holdout/engine';
import { arrange, itemOption } from './arrange.ts';
import { distinct, itemId, itemsOf, putInSlot, takeFromSlot } from './inventory.ts';

interface Trade extends Frame {
  hero: number;
  other: number;
  /** Cards that have changed hands: none goes back, so every trade ends. */
  moved: number[];
}

const FINISH: Option = { id: 'finish', verb: 'finish', args: [] };

function whyNot(g: Game, hero: number, other: number): RefusalCode | undefined {
  const { heroes } = g.state;
  if (other === hero || heroes[other]?.zone !== heroes[hero].zone) return 'trade.nobody';
  if (itemsOf(g, hero).length + itemsOf(g, other).length === 0) return 'arrange.nothing';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const tradeAction: Action = {
  verb: 'trade',
  why: (g, hero, target) =>
    whyNot(
      g,
      hero,
      g.state.heroes.findIndex((h) => h.id === target),
    ),
  offer(g, hero, add) {
    for (const other of heroesIn(g, g.state.heroes[hero].zone)) {
      if (!whyNot(g, hero, other)) add(tradeOption(g, other));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const other = option.args[0];
    g.emit?.('C-INV-3', { type: 'traded', hero: g.state.heroes[hero].id, other: g.state.heroes[other].id });
    const f: Trade = { proc: 'trade', step: 'exchange', hero, other, moved: [] };
    return f;
  },
};

const tradeOption = (g: Game, other: number): Option =>
  sharedOption(g, `trade:${g.state.heroes[other].id}`, other, () => ({
    id: `trade:${g.state.heroes[other].id}`,
    verb: 'trade',
    args: [other],
    heroes: [g.state.heroes[other].id],
    cost: 1,
  }));

export const tradeProcedure = procedure<Trade>({
  exchange: {
    ask(g, f) {
      const h = g.state.heroes[f.hero];
      const mine = distinct(g, itemsOf(g, f.hero).filter((c) => !f.moved.includes(c))); // prettier-ignore
      const theirs = distinct(g, itemsOf(g, f.other).filter((c) => !f.moved.includes(c))); // prettier-ignore
      const options = [
        ...mine.map((c) => itemOption(g, 'give', c)),
        ...theirs.map((c) => itemOption(g, 'take', c)),
        FINISH,
      ];
      const other = g.state.heroes[f.other].id;
      return { kind: 'pick', prompt: 'trade', by: h.seat, hero: h.id, about: { other }, options };
    },
    take(g, f, { option }) {
      if (option.verb === 'finish') return 'own';
      const card = option.args[0];
      const [from, to] = option.verb === 'give' ? [f.hero, f.other] : [f.other, f.hero];
      takeFromSlot(g, from, card);
      putInSlot(g, to, card);
      f.moved.push(card);
      const { heroes } = g.state;
      g.emit?.('C-INV-3', {
        type: 'card-given',
        hero: heroes[from].id,
        card: itemId(g, card),
        other: heroes[to].id,
      });
      return 'exchange';
    },
  },
  own: (_g, f) => call(f, 'theirs', arrange(f.hero)),
  theirs: (_g, f) => call(f, 'end', arrange(f.other)),
  end: () => DONE,
});
