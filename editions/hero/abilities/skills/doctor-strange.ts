/** Doctor Strange: A Glimpse Ahead, Gateway, Unerring Bolts. */
import {
  DONE,
  procedure,
  reaction,
  zoneId,
  type Ability,
  type Frame,
  type Game,
  type Option,
  type Procedure,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack.ts';
import { movePerson } from '../../../supers/bystanders.ts';
import { choose, STOP } from '../../../supers/choose.ts';
import {
  mayThisTurn,
  placeHero,
  sayUsed,
  usedThisRound,
  useSkill,
  useThisRound,
} from '../../../supers/effects.ts';
import { ownOf } from '../../../supers/own.ts';
import { canSpend, spendPower } from '../../../supers/power.ts';
import { figureOf, figureOption, figuresWithin, type Figure } from '../../../supers/push.ts';
import { drawInstead, type DrawnCard } from '../../../supers/spawn-cards.ts';

/** Once per round, 1 power: a spawn card just drawn is put away and another one stands in its place. */
const glimpseAhead: Ability = {
  id: 'a-glimpse-ahead',
  clause: 'K-SPAWN-2',
  at: {
    'card-drawn': reaction<DrawnCard>({
      can: (g, hero) => canSpend(g, hero, 1) && !usedThisRound(g, hero, glimpseAhead.id),
      run(g, hero, f) {
        useThisRound(g, hero, glimpseAhead.id);
        spendPower(g, hero, 1, glimpseAhead.id);
        drawInstead(g, f);
        return null;
      },
    }),
  },
};

/** Once per turn, 1 power: he, and one other of his zone if they like, are placed in a zone he sees, however far. */
const gateway: Ability = {
  id: 'gateway',
  clause: 'S-LOS-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, gateway.id) || !canSpend(g, hero, 1)) return;
    const { zone } = g.state.heroes[hero];
    for (const z of g.view.seen[zone]) if (z !== zone) add(gateOption(g, z));
  },
  use(g, hero, { args: [to] }) {
    useSkill(g, hero, gateway.id);
    spendPower(g, hero, 1, gateway.id);
    const f: Gate = { proc: gateway.id, step: 'companion', hero, to };
    return f;
  },
};

const gateOption = (g: Game, zone: number): Option => ({
  id: `${gateway.id}:${zoneId(g, zone)}`,
  verb: gateway.id,
  args: [zone],
  zones: [zoneId(g, zone)],
  cost: 0,
});

interface Gate extends Frame {
  hero: number;
  to: number;
}

function put(g: Game, figure: Figure, to: number): void {
  if (figure.kind === 'hero') placeHero(g, figure.hero, to, gateway.id);
  if (figure.kind !== 'person') return;
  const person = ownOf(g).bystanders.find((b) => b.card === figure.card);
  if (person) movePerson(g, person, to, gateway.id);
}

const gatewayProcedure = procedure<Gate>({
  companion: {
    ask(g, f) {
      const others = figuresWithin(g, f.hero, 0);
      if (others.length === 0) return 'through';
      return choose(g, f.hero, gateway.id, [...others.map((x) => figureOption(g, 'take-along', x)), STOP]);
    },
    take(g, f, { option }) {
      if (option.verb !== STOP.verb) put(g, figureOf(option), f.to);
      return 'through';
    },
  },
  through(g, f) {
    const from = g.state.heroes[f.hero].zone;
    put(g, { kind: 'hero', hero: f.hero }, f.to);
    f.step = 'found';
    return g.context.edition.policies.heroEntered?.(g, f.hero, from) ?? 'found';
  },
  found(g, f) {
    f.step = 'end';
    return g.context.edition.policies.heroMoved?.(g, f.hero, [f.to]) ?? DONE;
  },
  end: () => DONE,
});

/** Mystic Bolts roll 1 die more and hit whom he likes. */
const unerringBolts: Ability = {
  id: 'unerring-bolts',
  clause: 'S-COM-2',
  at: {
    'before-roll': reaction<Attack>({
      must: true,
      can: (_g, _hero, f) => f.unique,
      run(g, hero, f) {
        sayUsed(g, hero, unerringBolts.id);
        f.bonus++;
        f.anyTarget = true;
        return null;
      },
    }),
  },
};

export const DOCTOR_STRANGE: readonly Ability[] = [glimpseAhead, gateway, unerringBolts];

export const DOCTOR_STRANGE_PROCEDURES: { readonly [name: string]: Procedure } = {
  [gateway.id]: gatewayProcedure,
};
