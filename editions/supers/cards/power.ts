/** Power: gained each round, spent on dice and abilities, filled by a rescue (H-POW-1 to H-POW-4). */
import {
  leading,
  heroAt,
  itemAt,
  abilitiesOf,
  asks,
  canPay,
  declareEvents,
  declarePrompts,
  declareRefusals,
  DONE,
  juncture,
  NO_KIND,
  numberOption,
  pay,
  plainOption,
  procedure,
  told,
  topFrame,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type Lack,
  type Option,
  type PromptsOf,
  type RefusalsOf,
} from '@holdout/engine';
import type { Attack } from '../attack/attack.ts';
import { attackOf } from '../attack/hits.ts';
import { kitOf } from '../kit.ts';
import { setTrack, type Track } from './track.ts';

const TOLD = declareEvents({
  'power-spent': told({ hero: 'hero', n: 'count', for: 'source' }, { mark: 'power-lightning', tone: 'cyan' }),
});
const ASKED = declarePrompts({
  'spend-power': asks({ power: 'number', zone: 'zone', second: 'zone?' }),
});
const REFUSED = declareRefusals({
  'power.full': 'H-POW-1',
  'power.too-little': 'H-POW-4',
});
declare module '@holdout/engine' {
  interface Junctures {
    'powered-up': Frame;
  }
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export const MOST_POWER = 4;
const POWER: Track = { id: 'power', most: MOST_POWER };
export const POWER_UP = 2;
/** What many skills and cards cost (H-POW-4). */
export const POWER_LACK: Lack = { code: 'power.too-little', supply: (h) => void (h.track = MOST_POWER) };

export const powerOf = (g: Game, hero: number): number => heroAt(g.state, hero).track;

/** The excess is lost (H-POW-1), unless something makes use of it. */
export function gainPower(g: Game, hero: number, n: number, clause: string): void {
  const spare = powerOf(g, hero) + n - MOST_POWER;
  setTrack(g, hero, POWER, powerOf(g, hero) + n, clause);
  if (spare > 0) kitOf(g).powerToSpare?.(g, hero, spare);
}
export function losePower(g: Game, hero: number, n: number, clause: string): void {
  setTrack(g, hero, POWER, powerOf(g, hero) - n, clause);
}
export function fillPower(g: Game, hero: number, clause: string): void {
  setTrack(g, hero, POWER, MOST_POWER, clause);
}

/** Without enough it cannot be used (H-POW-4). */
export const canSpend = (g: Game, hero: number, n: number): boolean => powerOf(g, hero) >= n;

/** What the hero could do with so much less. */
export function afterSpending<T>(g: Game, hero: number, n: number, look: () => T): T {
  const h = heroAt(g.state, hero);
  h.track -= n;
  const result = look();
  h.track += n;
  return result;
}

/** The price of a skill or card, said with its name. */
export function spendPower(g: Game, hero: number, n: number, on: string): void {
  const h = heroAt(g.state, hero);
  h.track -= n;
  g.emit?.('H-POW-4', { type: 'power-spent', hero: h.id, n, for: on });
}

/** +1 for everyone (S-RND-2, H-POW-1). */
export function roundBegins(g: Game): Frame | null {
  g.state.heroes.forEach((h, hero) => {
    if (h.status === 'in') gainPower(g, hero, 1, 'H-POW-1');
  });
  return null;
}

const POWER_UP_OPTION = plainOption('power-up', { cost: 1 });

/** Would something come of a Power-Up besides the power itself? */
const followsUp = (g: Game, hero: number): boolean => {
  if (kitOf(g).sparesPower?.(g, hero)) return true;
  if (!g.context.reactions.has('powered-up')) return false;
  return abilitiesOf(g, hero).some((id) =>
    g.context.abilities.get(id)?.at?.['powered-up']?.can(g, hero, topFrame(g.state)),
  );
};

/** As often as there are actions, while there is room or something else comes of it (H-POW-2). */
export const powerUpAction: Action = {
  verb: 'power-up',
  why(g, hero) {
    if (powerOf(g, hero) >= MOST_POWER && !followsUp(g, hero)) return 'power.full';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (canPay(g, hero, 1, NO_KIND) && !powerUpAction.why(g, hero, {})) add(POWER_UP_OPTION);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    gainPower(g, hero, POWER_UP, 'H-POW-2');
    return juncture(g, 'powered-up', hero);
  },
};

/** Any amount for that many dice, asked last of all before the roll (H-POW-3). */
export const askPower = (g: Game, f: Attack): Frame | null =>
  powerOf(g, f.hero) > 0 ? { proc: 'spend-power', step: 'choose' } : null;

/** `spend:<n>` for these amounts. */
export const spendOptions = (least: number, most: number): readonly Option[] => SPEND.slice(least, most + 1);

const SPEND: readonly Option[] = Array.from({ length: MOST_POWER + 1 }, (_, n) => numberOption('spend', n));

export const spendPowerProcedure = procedure()({
  choose: {
    ask(g) {
      const { hero, zones } = attackOf(g);
      const h = heroAt(g.state, hero);
      const [zone, second] = leading(
        zones.map((z) => itemAt(g.context.board.zones, z).id),
        1,
      );
      return {
        kind: 'pick',
        prompt: 'spend-power',
        by: h.seat,
        hero: h.id,
        about: { power: h.track, zone, ...(second ? { second } : {}) },
        options: spendOptions(0, h.track),
      };
    },
    take(g, _f, { option }) {
      const a = attackOf(g);
      const n = itemAt(option.args, 0);
      if (n > 0) {
        a.spent += n;
        const h = heroAt(g.state, a.hero);
        h.track -= n;
        g.emit?.('H-POW-3', { type: 'power-spent', hero: h.id, n, for: a.line });
      }
      return DONE;
    },
  },
});

/** A die for each power spent, unless a card makes more of it. */
export const bonusDice = (_g: Game, f: Attack): number => f.spent * f.perPower;
