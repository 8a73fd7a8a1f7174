/** Bad Intel. When enemies of one type in a zone within range 3 are about to move, you choose the zone they all enter. */
import {
  leading,
  itemAt,
  activationUnderWay,
  DONE,
  enemyAtOption,
  procedure,
  zoneOption,
  type Activation,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { seenWithin } from '../../../supers/attack/within.ts';

const ID = 'bad-intel';
const RANGE = 3;

/** Those of a type that leave a zone in this step, and where they would go. */
interface Group {
  type: number;
  from: number;
  n: number;
  ways: readonly number[];
}

const groupsOf = (f: Activation): Group[] => [
  ...f.steps.map((s) => ({ type: s.type, from: s.from, n: s.n, ways: [s.to] })),
  ...f.forks.flatMap(({ groups, from, ways }) => groups.map(({ type, n }) => ({ type, from, n, ways }))),
];

/** Any zone next to theirs by an open way, if that is not what they do anyway. */
function detours(g: Game, { from, n, ways }: Group): readonly number[] {
  const next = itemAt(g.view.neighbours, from);
  const isNew = next.some((z) => !ways.includes(z)) || (ways.length > 1 && n > 1);
  return isNew ? next : [];
}

const misled = (g: Game, hero: number, f: Activation): Group[] =>
  groupsOf(f).filter((x) => seenWithin(g, hero, x.from, RANGE) && detours(g, x).length > 0);

interface Lead extends Frame<typeof ID> {
  hero: number;
  type: number;
  from: number;
}

export const badIntel = trait(ID, {
  at: {
    'enemies-move': withCard({
      can: (g, hero, f) => misled(g, hero, f).length > 0,
      run(g, hero) {
        const lead: Lead = { proc: ID, step: 'group', hero, type: -1, from: -1 };
        return spend(g, hero, ID, lead);
      },
    }),
  },
  procedure: procedure<Lead>()({
    group: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          misled(g, f.hero, activationUnderWay(g)).map((x) => enemyAtOption(g, ID, x.type, x.from)),
        ),
      take(_g, f, { option }) {
        [f.type, f.from] = leading(option.args, 2);
        return 'zone';
      },
    },
    zone: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          detours(g, groupOf(g, f)).map((z) => zoneOption(g, 'to', z)),
        ),
      take(g, f, { option }) {
        redirect(activationUnderWay(g), groupOf(g, f), itemAt(option.args, 0));
        return DONE;
      },
    },
  }),
});

/** They do not split. */
function redirect(f: Activation, { type, from, n }: Group, to: number): void {
  f.steps = f.steps.filter((s) => s.type !== type || s.from !== from);
  for (const fork of f.forks.filter((x) => x.from === from && x.groups.some((y) => y.type === type))) {
    fork.groups = fork.groups.filter((x) => x.type !== type);
    fork.family -= n;
  }
  f.forks = f.forks.filter((fork) => fork.groups.length > 0);
  f.steps.push({ type, from, to, n });
}

const groupOf = (g: Game, { type, from }: Lead): Group => {
  const found = groupsOf(activationUnderWay(g)).find((x) => x.type === type && x.from === from);
  if (!found) throw new Error('they do not move');
  return found;
};
