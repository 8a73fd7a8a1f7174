/** New survivors who are found behind objectives and join a player (M-C09). */
import {
  heroAt,
  itemAt,
  addHero,
  asks,
  declareEvents,
  declarePrompts,
  DONE,
  grantFirstSkill,
  option,
  pickHero,
  procedure,
  told,
  word,
  yes,
  zoneId,
  type Effects,
  type EventsOf,
  type Frame,
  type Game,
  type PromptsOf,
} from '@holdout/engine';
import type { OwnRule } from '../../mission-list.ts';
import { hasFinished } from '../round.ts';
import { EQUIPMENT } from '../types.ts';

const TOLD = declareEvents({
  'hero-joined': told({ hero: 'hero', zone: 'zone', seat: 'seat' }, { beat: 'token', ms: 260, worth: 70 }),
});
const ASKED = declarePrompts({
  'new-hero-seat': asks({}),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const effects: Effects = {
  /** A random new survivor joins the player with the fewest (M-C09). */
  joinHero: word(
    yes,
    () =>
      (_g, { hero, zone }) => {
        const f: Join = { proc: 'join', step: 'seat', hero, zone };
        return f;
      },
    'hero',
  ),
};

interface Join extends Frame<'join'> {
  hero: number;
  zone: number;
}

/** Tie for the fewest: the player who took the token decides (M-C09-1); those who left still count (M-C09-3). */
const joinProcedure = procedure<Join>()({
  seat: {
    ask(g, f) {
      if (strangers(g).length === 0) return DONE;
      const counts = g.state.setup.seats.map(
        (_, seat) => g.state.heroes.filter((h) => h.seat === seat).length,
      );
      const fewest = Math.min(...counts);
      const seats = counts.flatMap((n, seat) => (n === fewest ? [seat] : []));
      return {
        kind: 'pick',
        prompt: 'new-hero-seat',
        by: heroAt(g.state, f.hero).seat,
        options: seats.map((seat) => option('player', 'number', [seat], { number: seat + 1 })),
      };
    },
    take(g, f, { option }) {
      const seat = itemAt(option.args, 0);
      const id = pickHero(g, EQUIPMENT, strangers(g));
      const hero = addHero(g, id, seat, f.zone);
      heroAt(g.state, hero).done = hasFinished(g, seat);
      g.stirred = true;
      g.emit?.('M-C09', { type: 'hero-joined', hero: id, zone: zoneId(g, f.zone), seat });
      grantFirstSkill(g, hero);
      return DONE;
    },
  },
});

/** Survivors of the box who are not in this game. */
const strangers = (g: Game): string[] =>
  g.context.edition.sheets.map((s) => s.id).filter((id) => !g.state.heroes.some((h) => h.id === id));

export const newSurvivors: OwnRule = { effects, procedures: { join: joinProcedure } };
