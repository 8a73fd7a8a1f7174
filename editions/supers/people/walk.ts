/** People walk toward the heroes once all enemies have acted (H-BYS-5 to H-BYS-8, H-HID-2, H-HID-3, H-HID-6). */
import {
  itemAt,
  asks,
  declareEvents,
  declarePrompts,
  discard,
  DONE,
  enemiesIn,
  procedure,
  rollDie,
  told,
  zoneId,
  zoneOption,
  type EventsOf,
  type Frame,
  type Game,
  type PromptsOf,
} from '@holdout/engine';
import { stepsToClosest } from '../enemies/approach.ts';
import { bystanderId, movePerson } from './bystanders.ts';
import { kitOf, SPAWN_DECK } from '../kit.ts';
import { missionOf, ownOf, type Bystander } from '../own.ts';

const TOLD = declareEvents({
  'bystander-shown': told(
    { card: 'card', zone: 'zone' },
    { mark: 'person', tone: 'red', beat: 'token', ms: 260 },
  ),
});
const ASKED = declarePrompts({
  'bystander-way': asks({ card: 'card', zone: 'zone' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Enemies take no notice of a hidden person, nor the person of them (H-HID-2). */
export const isHiddenPerson = (b: Bystander): boolean => b.under >= 0;

interface Walk extends Frame<'walk'> {
  /** Cards of those who have not moved yet. */
  left: number[];
}

/** Nobody's way depends on another's, so the order is not asked for (H-BYS-8). */
export const walk = (g: Game): Frame | null => {
  const left = ownOf(g)
    .bystanders.filter((b) => b.hero < 0)
    .map((b) => b.card);
  const f: Walk = { proc: 'walk', step: 'choose', left };
  return left.length > 0 ? f : null;
};

const personWith = (g: Game, card: number): Bystander | undefined =>
  ownOf(g).bystanders.find((b) => b.card === card);

function stays(g: Game, b: Bystander): boolean {
  if (ownOf(g).frozen.includes(b.card) || kitOf(g).sleeps?.(g, b.zone)) return true;
  if (missionOf(g).targetsStay && b.marked) return true;
  return !isHiddenPerson(b) && enemiesIn(g, b.zone) > 0;
}

/** By the shortest open way to the nearest hero; a way into enemies means staying (H-BYS-6, H-BYS-7). */
function waysOf(g: Game, b: Bystander): readonly number[] {
  const heroes = g.state.heroes.filter((h) => h.status === 'in').map((h) => h.zone);
  return stays(g, b) || heroes.includes(b.zone) ? [] : stepsToClosest(g.view, b.zone, heroes);
}

export const walkProcedure = procedure<Walk>()({
  choose: {
    ask(g, f) {
      if (f.left.length === 0) return DONE;
      const b = personWith(g, itemAt(f.left, 0));
      const ways = b ? waysOf(g, b) : [];
      if (!b || ways.length === 0) return 'roll';
      return {
        kind: 'pick',
        prompt: 'bystander-way',
        by: 'team',
        about: { card: bystanderId(g, b.card), zone: zoneId(g, b.zone) },
        options: ways.map((z) => zoneOption(g, 'to', z)),
      };
    },
    take(g, f, { option }) {
      const b = personWith(g, itemAt(f.left, 0));
      const to = itemAt(option.args, 0);
      if (b && (isHiddenPerson(b) || enemiesIn(g, to) === 0)) movePerson(g, b, to, 'H-BYS-5');
      return 'roll';
    },
  },
  // A hidden person may be found at the end of each activation, moved or not (H-HID-3, H-HID-6).
  roll(g, f) {
    const b = personWith(g, f.left.shift() ?? -1);
    if (!b || !isHiddenPerson(b) || kitOf(g).sleeps?.(g, b.zone)) return 'choose';
    const die = rollDie(g, 'people');
    g.emit?.('H-HID-3', { type: 'bystander-rolled', card: bystanderId(g, b.card), for: 'hiding', die });
    if (die >= FOUND) showPerson(g, b);
    return 'choose';
  },
});

const FOUND = 5;

/** Hidden no longer: the spawn card under it is discarded (H-HID-5). */
function showPerson(g: Game, b: Bystander): void {
  discard(g, SPAWN_DECK, b.under);
  b.under = -1;
  g.emit?.('H-HID-3', { type: 'bystander-shown', card: bystanderId(g, b.card), zone: zoneId(g, b.zone) });
}
