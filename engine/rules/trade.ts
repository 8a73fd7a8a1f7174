/**
 * Trading between two heroes of a zone: things go over one by one, none of them goes back, so every trade ends; then
 * both put what they hold in order. What there is to trade, the edition says, and whether the other player has a say:
 * then everything is offered together, changes hands when it is accepted, and costs nothing when it is refused.
 */
import { kept, sharedOptions, type Game } from '../kernel/game.ts';
import { plainOption, withoutDoubles, type Option } from '../kernel/option.ts';
import type { Action } from '../kernel/edition.ts';
import { call, DONE, procedure } from '../kernel/procedure.ts';
import type { RefusalCode } from '../kernel/refusals.ts';
import type { Frame } from '../kernel/state.ts';
import { itemOption, sharedHeroOption } from './options.ts';
import { canPay, NO_KIND, pay } from './payment.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { declareRefusals, type RefusalsOf } from '../vocabulary/refusals.ts';
import { heroAt, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  'card-given': told(
    { hero: 'hero', card: 'card', other: 'hero' },
    { mark: 'trade', tone: 'cyan', follows: true },
  ),
  traded: told({ hero: 'hero', other: 'hero' }, { mark: 'trade', tone: 'cyan' }),
  'trade-refused': told({ hero: 'hero', other: 'hero' }, { mark: 'trade', tone: 'cyan' }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  trade: asks({ other: 'hero' }),
  'trade-offer': asks({ other: 'hero', gets: 'item[]', gives: 'item[]' }),
});
const REFUSED = declareRefusals({
  'trade.nobody': 'C-INV-3',
  'arrange.nothing': 'C-INV-3',
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
declare module '../kernel/refusals.ts' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** A thing that can change hands: its label, what the edition knows it by, and its card. */
export interface Tradable {
  readonly label: string;
  readonly args: readonly number[];
  readonly card: string;
}

interface TradeRules {
  readonly clause: string;
  /** Where the other hero is another player's, that player is asked (D-TRD-1). */
  readonly agreed?: boolean;
  itemsOf(g: Game, hero: number): readonly Tradable[];
  /** Is there anything at all? Asked for every hero at hand whenever somebody may act. */
  carries(g: Game, hero: number): boolean;
  hand(g: Game, from: number, to: number, args: readonly number[]): void;
  /** A hero puts in order, or gives up, what they hold now. */
  sort(hero: number): Frame;
}

export interface Trade extends Frame<'trade'> {
  hero: number;
  other: number;
  /** The other player has a say: nothing changes hands before. */
  asks: boolean;
  /** What changes hands, in this order. */
  moved: Moved[];
}

interface Moved {
  verb: string;
  args: readonly number[];
  card: string;
}

const FOR_ONE = { cost: 1 };
const FINISH = plainOption('finish');
const AGREE = plainOption('agree');
const REFUSE = plainOption('refuse');

/** Made once for whatever looks like this: a thing looks otherwise when it has been used. */
function thingOption(shared: Map<number, Option>, verb: string, { label, args, card }: Tradable): Option {
  let key = 0;
  for (const n of args) key = key * MOST_CARDS + n;
  const known = shared.get(key);
  if (known?.items?.[0] === label) return known;
  return kept(shared, key, itemOption(verb, label, card, args));
}
/** In any deck. */
const MOST_CARDS = 10_000;

/** An edition names all that can be traded in the same way. */
const sameThing = ({ args: a }: Named, { args: b }: Named): boolean => a.every((n, i) => n === b[i]);

interface Named {
  readonly args: readonly number[];
}

const cardsOf = (f: Trade, verb: string): string[] =>
  f.moved.filter((m) => m.verb === verb).map((m) => m.card);

export function trading({ clause, agreed = false, itemsOf, carries, hand, sort }: TradeRules): Action {
  function whyNot(g: Game, hero: number, other: number): RefusalCode | undefined {
    const { heroes } = g.state;
    if (other === hero || heroes[other]?.zone !== itemAt(heroes, hero).zone) return 'trade.nobody';
    if (!carries(g, hero) && !carries(g, other)) return 'arrange.nothing';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  }

  function options(g: Game, hero: number, verb: string, f: Trade): Option[] {
    const found: Option[] = [];
    // Tokens are taken, too, in the menu of a turn.
    const shared = sharedOptions(g, `trade ${verb}`);
    for (const item of itemsOf(g, hero))
      if (f.moved.length === 0 || !f.moved.some((m) => sameThing(m, item)))
        found.push(thingOption(shared, verb, item));
    return found;
  }

  function begin(g: Game, f: Trade): void {
    pay(g, f.hero, 1, NO_KIND);
    g.emit?.(clause, { type: 'traded', ...between(g, f.hero, f.other) });
  }

  function handOver(g: Game, f: Trade, { verb, args, card }: Moved): void {
    const [from, to] = verb === 'give' ? [f.hero, f.other] : [f.other, f.hero];
    hand(g, from, to, args);
    g.emit?.(clause, { type: 'card-given', card, ...between(g, from, to) });
  }

  return {
    verb: 'trade',
    form: 'heroes',
    why: (g, hero, { heroes: [other] = [] }) =>
      whyNot(
        g,
        hero,
        g.state.heroes.findIndex((h) => h.id === other),
      ),
    offer(g, hero, add) {
      const { heroes } = g.state;
      for (let other = 0; other < heroes.length; other++)
        if (!whyNot(g, hero, other)) add(sharedHeroOption(g, 'trade', other, FOR_ONE));
    },
    run(g, hero, { args }) {
      const other = itemAt(args, 0);
      const asks = agreed && heroAt(g.state, hero).seat !== heroAt(g.state, other).seat;
      const f: Trade = { proc: 'trade', step: 'exchange', hero, other, asks, moved: [] };
      if (!asks) begin(g, f);
      return f;
    },
    procedure: procedure<Trade>()({
      exchange: {
        ask(g, f) {
          const { id, seat } = heroAt(g.state, f.hero);
          const all = [...options(g, f.hero, 'give', f), ...options(g, f.other, 'take', f), FINISH];
          const other = heroAt(g.state, f.other).id;
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
          if (option.verb === FINISH.verb) return f.asks ? 'agree' : 'own';
          const moved: Moved = { verb: option.verb, args: option.args, card: option.cards?.[0] ?? '' };
          f.moved.push(moved);
          if (!f.asks) handOver(g, f, moved);
          return 'exchange';
        },
      },
      agree: {
        ask(g, f) {
          if (f.moved.length === 0) return DONE;
          const { id, seat } = heroAt(g.state, f.other);
          return {
            kind: 'pick',
            prompt: 'trade-offer',
            by: seat,
            hero: id,
            about: {
              other: heroAt(g.state, f.hero).id,
              gets: cardsOf(f, 'give'),
              gives: cardsOf(f, 'take'),
            },
            options: [AGREE, REFUSE],
          };
        },
        take(g, f, { option }) {
          if (option.verb === REFUSE.verb) {
            g.emit?.(clause, { type: 'trade-refused', ...between(g, f.hero, f.other) });
            return DONE;
          }
          begin(g, f);
          for (const moved of f.moved) handOver(g, f, moved);
          return 'own';
        },
      },
      own: (_g, f) => call(f, 'theirs', sort(f.hero)),
      theirs: (_g, f) => call(f, 'end', sort(f.other)),
      end: () => DONE,
    }),
  };
}

const between = (g: Game, hero: number, other: number): { hero: string; other: string } => ({
  hero: heroAt(g.state, hero).id,
  other: heroAt(g.state, other).id,
});
