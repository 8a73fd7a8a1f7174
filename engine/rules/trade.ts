/**
 * Trading between two heroes of a zone: things go over one by one, none of them goes back, so every trade ends; then
 * both put what they hold in order. What there is to trade, the edition says.
 */
import { heroesIn, sharedOption, type Game } from '../kernel/game.ts';
import { withoutDoubles, type Option } from '../kernel/decision.ts';
import type { Action } from '../kernel/edition.ts';
import { call, DONE, procedure, type Procedure } from '../kernel/procedure.ts';
import type { RefusalCode } from '../kernel/refusals.ts';
import type { Frame } from '../kernel/state.ts';
import { canPay, NO_KIND, pay } from './payment.ts';

/** A thing that can change hands: its label, what the edition knows it by, and its card. */
export interface Tradable {
  readonly label: string;
  readonly args: readonly number[];
  readonly card: string;
}

interface TradeRules {
  readonly clause: string;
  itemsOf(g: Game, hero: number): readonly Tradable[];
  hand(g: Game, from: number, to: number, args: readonly number[]): void;
  /** A hero puts in order, or gives up, what they hold now. */
  sort(hero: number): Frame;
}

interface Trade extends Frame {
  hero: number;
  other: number;
  /** What has changed hands. */
  moved: string[];
}

const FINISH: Option = { id: 'finish', verb: 'finish', args: [] };

const keyOf = ({ args }: { readonly args: readonly number[] }): string => args.join(' ');

export function trading({ clause, itemsOf, hand, sort }: TradeRules): {
  tradeAction: Action;
  tradeProcedure: Procedure;
} {
  function whyNot(g: Game, hero: number, other: number): RefusalCode | undefined {
    const { heroes } = g.state;
    if (other === hero || heroes[other]?.zone !== heroes[hero].zone) return 'trade.nobody';
    if (itemsOf(g, hero).length + itemsOf(g, other).length === 0) return 'arrange.nothing';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  }

  const options = (g: Game, hero: number, verb: string, f: Trade): Option[] =>
    itemsOf(g, hero)
      .filter((item) => !f.moved.includes(keyOf(item)))
      .map(({ label, args, card }) => ({ id: `${verb}:${label}`, verb, args, cards: [card] }));

  const tradeAction: Action = {
    verb: 'trade',
    why: (g, hero, target) =>
      whyNot(
        g,
        hero,
        g.state.heroes.findIndex((h) => h.id === target),
      ),
    offer(g, hero, add) {
      for (const other of heroesIn(g, g.state.heroes[hero].zone))
        if (!whyNot(g, hero, other)) add(tradeOption(g, other));
    },
    run(g, hero, { args: [other] }) {
      pay(g, hero, 1, NO_KIND);
      g.emit?.(clause, { type: 'traded', hero: g.state.heroes[hero].id, other: g.state.heroes[other].id });
      const f: Trade = { proc: 'trade', step: 'exchange', hero, other, moved: [] };
      return f;
    },
  };

  const tradeProcedure = procedure<Trade>({
    exchange: {
      ask(g, f) {
        const { id, seat } = g.state.heroes[f.hero];
        const all = [...options(g, f.hero, 'give', f), ...options(g, f.other, 'take', f), FINISH];
        const other = g.state.heroes[f.other].id;
        return {
          kind: 'pick',
          prompt: 'trade',
          by: seat,
          hero: id,
          about: { other },
          options: withoutDoubles(all),
        };
      },
      take(g, f, { option }) {
        if (option.verb === FINISH.verb) return 'own';
        const [from, to] = option.verb === 'give' ? [f.hero, f.other] : [f.other, f.hero];
        hand(g, from, to, option.args);
        f.moved.push(keyOf(option));
        const [hero, other] = [g.state.heroes[from].id, g.state.heroes[to].id];
        g.emit?.(clause, { type: 'card-given', hero, card: option.cards?.[0] ?? '', other });
        return 'exchange';
      },
    },
    own: (_g, f) => call(f, 'theirs', sort(f.hero)),
    theirs: (_g, f) => call(f, 'end', sort(f.other)),
    end: () => DONE,
  });

  return { tradeAction, tradeProcedure };
}

const tradeOption = (g: Game, other: number): Option => {
  const { id } = g.state.heroes[other];
  return sharedOption(g, `trade:${id}`, other, () => ({
    id: `trade:${id}`,
    verb: 'trade',
    args: [other],
    heroes: [id],
    cost: 1,
  }));
};
