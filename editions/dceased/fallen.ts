/** A hero falls and the others play on (D-LOSE-1, D-LOSE-2, D-ESC-5). */
import {
  heroAt,
  itemAt,
  asks,
  declareEvents,
  declarePrompts,
  discard,
  DONE,
  EMPTY,
  procedure,
  told,
  type EventsOf,
  type Frame,
  type Game,
  type PromptsOf,
  heroOption,
  plainOption,
} from '@holdout/engine';
import { AFTER_TRAITS, FIRST_TRAIT_SLOT, TRAIT_DECK } from '../supers/kit.ts';
import { EQUIPMENT_DECK } from './cards.ts';
import { equipmentOf } from './equipment.ts';
import { stayBehind } from './escort.ts';
import { ownOf } from './own.ts';

const TOLD = declareEvents({
  'hero-taken-over': told({ hero: 'hero', seat: 'seat' }, { mark: 'meeple', tone: 'cyan' }),
});
const ASKED = declarePrompts({
  'take-over': asks({ seat: 'chair' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Traits and equipment to their discards; people and objects stay in the zone, Secret Missions too. */
export function heroFalls(g: Game, hero: number, zone: number): void {
  const { slots } = heroAt(g.state, hero);
  for (let i = FIRST_TRAIT_SLOT; i < AFTER_TRAITS; i++)
    if (slots[i] !== EMPTY) discard(g, TRAIT_DECK, itemAt(slots, i));
  for (const card of equipmentOf(g, hero)) discard(g, EQUIPMENT_DECK, card);
  stayBehind(g, hero);
  const own = ownOf(g);
  for (const { card } of own.carried.filter((c) => c.hero === hero))
    own.equipment.push({ card, zone, seen: true });
  own.carried = own.carried.filter((c) => c.hero !== hero);
}

/** Lost at once when nobody is left to play on (D-LOSE-1). */
export const lostBy = (g: Game): string | undefined =>
  g.state.heroes.every((h) => h.status === 'dead') ? 'D-LOSE-1' : undefined;

/** Seats whose heroes are all gone while another seat has several left. */
const idleSeats = (g: Game): number[] => {
  const left = (seat: number): number =>
    g.state.heroes.filter((h) => h.seat === seat && h.status === 'in').length;
  const seats = [...new Set(g.state.heroes.map((h) => h.seat))];
  return seats.some((s) => left(s) > 1)
    ? seats.filter((s) => left(s) === 0 && !ownOf(g).resting.includes(s))
    : [];
};

const DECLINE = plainOption('stay-out');

/** Before a round begins, whoever has no hero left may take one over from a player with several. */
export const takeOver = (g: Game): Frame | null =>
  idleSeats(g).length > 0 ? { proc: 'take-over', step: 'ask' } : null;

export const takeOverProcedure = procedure()({
  ask: {
    ask(g) {
      const [seat] = idleSeats(g);
      if (seat === undefined) return DONE;
      const { heroes } = g.state;
      const spare = heroes
        .map((_, i) => i)
        .filter(
          (i) =>
            itemAt(heroes, i).status === 'in' &&
            heroes.some((h, j) => j !== i && h.seat === itemAt(heroes, i).seat && h.status === 'in'),
        );
      const options = spare.map((i) => heroOption(g, 'take-over', i));
      return {
        kind: 'pick',
        prompt: 'take-over',
        by: 'team',
        about: { seat },
        options: [...options, DECLINE],
      };
    },
    take(g, _f, { option }) {
      const seat = itemAt(idleSeats(g), 0);
      if (option.verb === DECLINE.verb) ownOf(g).resting.push(seat);
      else {
        const h = heroAt(g.state, itemAt(option.args, 0));
        h.seat = seat;
        g.emit?.('D-LOSE-1', { type: 'hero-taken-over', hero: h.id, seat });
      }
      return 'ask';
    },
  },
});
