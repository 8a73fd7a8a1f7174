/** Rescue: a person leaves the board, the hero's power fills (H-RES-1 to H-RES-4, D-RES-1). */
import {
  heroAt,
  itemAt,
  callIf,
  canPay,
  declareEvents,
  declareRefusals,
  cardOption,
  DONE,
  enemiesIn,
  fired,
  fireRules,
  inSequence,
  juncture,
  NO_KIND,
  pay,
  procedure,
  told,
  valueOf,
  zoneId,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type RefusalCode,
  type RefusalsOf,
  type TriggersOf,
} from '@holdout/engine';
import { bystanderId, gainBystander, takeOff } from './bystanders.ts';
import { kitOf, TARGET } from '../kit.ts';
import { cardOrTarget } from '../missions/arguments.ts';
import { missionOf, ownOf, type Bystander } from '../own.ts';
import { fillPower } from '../cards/power.ts';

const TOLD = declareEvents({
  'bystander-rescued': told(
    { hero: 'hero', card: 'card', zone: 'zone' },
    { mark: 'person', tone: 'green', beat: 'kill', ms: 260 },
  ),
});
const REFUSED = declareRefusals({
  'rescue.nobody': 'H-RES-1',
  'rescue.enemies': 'H-RES-1',
  'rescue.elsewhere': 'M-H7',
});
/** Somebody is rescued, the card kept or not. */
export const RESCUE_TRIGGERS = { 'bystander-rescued': fired(['hero', 'zone'], { of: cardOrTarget }) };
declare module '@holdout/engine' {
  interface Junctures {
    rescued: Frame;
  }
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface TriggerMap extends TriggersOf<typeof RESCUE_TRIGGERS> {}
}

/** People of a zone whom nobody escorts yet. */
const peopleIn = (g: Game, zone: number): Bystander[] =>
  ownOf(g).bystanders.filter((b) => b.zone === zone && b.hero < 0);

/** Why nobody can be rescued here, whatever it costs; `amongEnemies` lifts H-RES-1, D-ACT-3. */
export function whyNoRescue(
  g: Game,
  hero: number,
  amongEnemies = valueOf(g, hero, 'rescuesAmongEnemies') > 0,
): RefusalCode | undefined {
  const { zone } = heroAt(g.state, hero);
  if (peopleIn(g, zone).length === 0) return 'rescue.nobody';
  const { rescueIn } = missionOf(g);
  if (rescueIn.length > 0 && !rescueIn.includes(zone)) return 'rescue.elsewhere';
  return enemiesIn(g, zone) > 0 && !amongEnemies ? 'rescue.enemies' : undefined;
}

/** One option for each person of the hero's zone. */
export const rescueOptions = (g: Game, hero: number, cost: number): Option[] =>
  peopleIn(g, heroAt(g.state, hero).zone).map(({ card }) =>
    cardOption('rescue', bystanderId(g, card), [card], { cost }),
  );

const isHere = (g: Game, hero: number, id: string): boolean =>
  rescueOptions(g, hero, 1).some((o) => o.cards?.[0] === id);

export const rescueAction: Action = {
  verb: 'rescue',
  form: 'cards',
  why(g, hero, { cards: [id = ''] = [] }) {
    const no = isHere(g, hero, id) ? whyNoRescue(g, hero) : 'rescue.nobody';
    return no ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions');
  },
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND) || whyNoRescue(g, hero)) return;
    for (const option of rescueOptions(g, hero, 1)) add(option);
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return rescue(hero, itemAt(option.args, 0));
  },
};

/** The figure leaves the board, its card goes to the hero's slot (H-RES-1, H-RES-3). */
function keepCard(g: Game, hero: number, card: number): Frame | null {
  takeOff(
    g,
    ownOf(g).bystanders.findIndex((b) => b.card === card),
  );
  return gainBystander(g, hero, card);
}

interface Rescue extends Frame<'rescue'> {
  hero: number;
  card: number;
  zone: number;
}

export const rescue = (hero: number, card: number): Frame => {
  const f: Rescue = { proc: 'rescue', step: 'take', hero, card, zone: -1 };
  return f;
};

export const rescueProcedure = procedure<Rescue>()({
  take(g, f) {
    const own = ownOf(g);
    const { zone } = heroAt(g.state, f.hero);
    f.zone = zone;
    own.rescued.push(f.card);
    const { id } = heroAt(g.state, f.hero);
    const card = bystanderId(g, f.card);
    g.emit?.('H-RES-1', { type: 'bystander-rescued', hero: id, card, zone: zoneId(g, zone) });
    fillPower(g, f.hero, 'H-RES-2');
    return callIf(f, 'keep', juncture(g, 'rescued', f.hero));
  },
  keep(g, f) {
    const { rescued = keepCard } = kitOf(g);
    return callIf(f, 'rules', rescued(g, f.hero, f.card));
  },
  rules(g, f) {
    const about = { hero: f.hero, zone: f.zone, type: -1, of: bystanderId(g, f.card) };
    const target = ownOf(g).targets.includes(f.card) ? TARGET : {};
    return callIf(f, 'end', inSequence(fireRules(g, 'bystander-rescued', { ...about, ...target })));
  },
  end: () => DONE,
});
