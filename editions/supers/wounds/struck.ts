/** A person about to suffer a wound: saved by a hero, by a die, or lost (H-BYS-2, H-BYS-3, H-DEV-1). */
import {
  itemAt,
  callIf,
  declareEvents,
  DONE,
  inSequence,
  juncture,
  procedure,
  rollDie,
  told,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { bystanderId, dropCard, takeOff } from '../people/bystanders.ts';
import { kitOf } from '../kit.ts';
import { ownOf } from '../own.ts';
import { penalty } from './penalty.ts';

const TOLD = declareEvents({
  'bystander-lost': told(
    { card: 'card', zone: 'zone' },
    { mark: 'death-skull', tone: 'red', beat: 'kill', ms: 700 },
  ),
  'bystander-rolled': told(
    { card: 'card', for: ['defence', 'hiding'], die: 'number' },
    { mark: 'dice-six-faces-five', tone: 'amber', beat: 'pause', ms: 400 },
  ),
  'bystander-safe': told({ card: 'card', with: 'source' }, { mark: 'checked-shield', tone: 'green' }),
});
declare module '@holdout/engine' {
  interface Junctures {
    'person-struck': Struck;
  }
  interface EventMap extends EventsOf<typeof TOLD> {}
}

interface Struck extends Frame<'struck'> {
  card: number;
  /** Wounds still to be suffered, one after another: the first that is not prevented is the end. */
  wounds: number;
  /** The wound at hand is prevented by somebody. */
  saved: boolean;
}

/** Wounds on the person with this card, who dies of one. */
export const struck = (card: number, wounds = 1): Frame => {
  const f: Struck = { proc: 'struck', step: 'next', card, wounds, saved: false };
  return f;
};

const SAFE = 5;

export const struckProcedure = procedure<Struck>()({
  next(g, f) {
    if (f.wounds === 0) return DONE;
    f.wounds--;
    f.saved = false;
    return callIf(f, 'defend', juncture(g, 'person-struck', -1));
  },
  defend(g, f) {
    if (f.saved) return 'next';
    if (!itemAt(kitOf(g).bystanders, f.card).combat) return 'lost';
    const die = rollDie(g, 'people');
    const card = bystanderId(g, f.card);
    g.emit?.('H-BYS-3', { type: 'bystander-rolled', card, for: 'defence', die });
    return die >= SAFE ? 'next' : 'lost';
  },
  lost(g, f) {
    const index = ownOf(g).bystanders.findIndex((b) => b.card === f.card);
    if (index < 0) return DONE;
    return callIf(f, 'end', inSequence(losePerson(g, index)));
  },
  end: () => DONE,
});

/** Off the board for good, and what it costs the heroes (H-DEV-1). */
export function losePerson(g: Game, index: number): Frame[] {
  const b = takeOff(g, index);
  g.emit?.('H-DEV-1', {
    type: 'bystander-lost',
    card: bystanderId(g, b.card),
    zone: zoneId(g, b.zone),
  });
  return [penalty(), ...dropCard(g, b.card)];
}
