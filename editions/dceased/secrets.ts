/** Secret Missions 1 and 2 among the bystanders, where the mission says nothing of them: face up until somebody takes them. */
import {
  byName,
  heroAt,
  itemAt,
  call,
  callIf,
  discard,
  DONE,
  drawCard,
  plainOption,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { whichCard } from '../supers/cards/keep-card.ts';
import { choose } from '../supers/cards/choose.ts';
import { gainPower, MOST_POWER, powerOf } from '../supers/cards/power.ts';
import { canGainTrait, gainTrait } from '../supers/cards/traits.ts';
import { EQUIPMENT_DECK, equipmentId } from './cards.ts';
import { takeEquipment } from './equipment.ts';
import { missionSpeaksOf } from './mission-silence.ts';
import { sparesPower } from './overflow.ts';

const LAST_BROADCAST = 'secret-mission-1';
const HIDDEN_CELLAR = 'secret-mission-2';

const saysSomething = (g: Game, id: string): boolean =>
  missionSpeaksOf(g, id, ['card-revealed', 'card-taken']);

/** Does it stay face up in its zone, to be taken there? */
export const staysUp = (g: Game, id: string): boolean => !saysSomething(g, id);

/** What follows when it has been taken. */
export function secretTaken(g: Game, hero: number, id: string): Frame | null {
  if (saysSomething(g, id)) return null;
  const heroes = g.state.heroes.map((_, i) => i).filter((i) => heroAt(g.state, i).status === 'in');
  if (id === LAST_BROADCAST) return broadcast(heroes);
  const f: Cellar = { proc: HIDDEN_CELLAR, step: 'draw', hero, cards: [] };
  return id === HIDDEN_CELLAR ? f : null;
}

interface Broadcast extends Frame<typeof LAST_BROADCAST> {
  /** Heroes still to choose. */
  left: number[];
}

const broadcast = (left: number[]): Frame => {
  const f: Broadcast = { proc: LAST_BROADCAST, step: 'choose', left };
  return f;
};

const POWER = 2;
const GAIN_POWER = plainOption('gain-power');
const DRAW_TRAIT = plainOption('draw-trait');

/** What would change something for the hero. */
function gifts(g: Game, hero: number): Option[] {
  const options: Option[] = [];
  if (powerOf(g, hero) < MOST_POWER || sparesPower(g, hero)) options.push(GAIN_POWER);
  if (canGainTrait(g, hero)) options.push(DRAW_TRAIT);
  return options;
}

const broadcastProcedure = procedure<Broadcast>()({
  choose: {
    ask(g, f) {
      if (f.left.length === 0) return DONE;
      const hero = itemAt(f.left, 0);
      const options = gifts(g, hero);
      return options.length > 0 ? choose(g, hero, LAST_BROADCAST, options) : 'next';
    },
    take(g, f, { option }) {
      const hero = itemAt(f.left, 0);
      if (option.verb === DRAW_TRAIT.verb) return callIf(f, 'next', gainTrait(g, hero));
      gainPower(g, hero, POWER, 'S-SET-3');
      return 'next';
    },
  },
  next(_g, f) {
    f.left.shift();
    return 'choose';
  },
});

const DRAWN = 3;

export interface Cellar extends Frame<typeof HIDDEN_CELLAR> {
  hero: number;
  cards: number[];
}

const cellarProcedure = procedure<Cellar>()({
  draw(g, f) {
    const { id } = heroAt(g.state, f.hero);
    for (let n = 0; n < DRAWN; n++) {
      const card = drawCard(g, EQUIPMENT_DECK);
      if (card < 0) break;
      f.cards.push(card);
      g.emit?.('D-EQP-3', { type: 'card-drawn', hero: id, card: equipmentId(g, card) });
    }
    return f.cards.length > 0 ? 'keep' : DONE;
  },
  keep: {
    ask: (g, f) => whichCard(g, f.hero, 'keep', f.cards, (c) => equipmentId(g, c)),
    // The one taken still has to find room (D-EQP-3).
    take(g, f, { option }) {
      const kept = itemAt(option.args, 0);
      const { id } = heroAt(g.state, f.hero);
      for (const card of f.cards.filter((c) => c !== kept)) {
        discard(g, EQUIPMENT_DECK, card);
        g.emit?.('D-EQP-3', { type: 'card-discarded', hero: id, card: equipmentId(g, card) });
      }
      f.cards = [];
      return call(f, 'end', takeEquipment(f.hero, kept));
    },
  },
  end: () => DONE,
});

export const SECRET_PROCEDURES = byName({
  [LAST_BROADCAST]: broadcastProcedure,
  [HIDDEN_CELLAR]: cellarProcedure,
});
