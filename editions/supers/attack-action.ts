/** Attacking as an action, and attacks that abilities give for free (S-COM-1, S-COM-10, K-ATT-1 to K-ATT-4, Z-ATT-1). */
import {
  canPay,
  DONE,
  isUsed,
  markUsed,
  NO_KIND,
  pay,
  procedure,
  valueOf,
  zoneId,
  type Action,
  type Frame,
  type Game,
  type Option,
  type RefusalCode,
} from '@holdout/engine';
import { attack, type Attack } from './attack.ts';
import { kitOf, type AttackLine } from './kit.ts';
import { DEVOUR, uniqueLine, whyNotAt, zonesInReach, zonesPerAttack } from './lines.ts';

/** One farther zone once per turn, for the unique attack (Sharon Carter). */
export const REACH = 'uniqueReach';

/** Zones farther the hero's unique attack may reach now. */
const spareReach = (g: Game, hero: number, line: AttackLine): number =>
  line.id !== DEVOUR.id && g.state.active === hero && !isUsed(g, hero, REACH) ? valueOf(g, hero, REACH) : 0;

export const attackOption = (g: Game, line: AttackLine, zones: readonly number[], cost: number): Option => {
  const ids = zones.map((z) => zoneId(g, z));
  return {
    id: `attack:${line.id}@${ids.join()}`,
    verb: 'attack',
    args: [line.id === DEVOUR.id ? 1 : 0, ...zones],
    zones: ids,
    cards: [line.id],
    cost,
  };
};

/** Single zones, then pairs where the hero attacks two at once. */
function zoneChoices(g: Game, hero: number, line: AttackLine, zones: readonly number[]): number[][] {
  const single = zones.map((z) => [z]);
  if (line.id === DEVOUR.id || zonesPerAttack(g, hero) < 2) return single;
  return [...single, ...zones.flatMap((a, i) => zones.slice(i + 1).map((b) => [a, b]))];
}

function linesOf(g: Game, hero: number): AttackLine[] {
  const lines = kitOf(g).hindered(g, hero) ? [] : [uniqueLine(g, hero)];
  return kitOf(g).devours ? [...lines, DEVOUR] : lines;
}

export const attackAction: Action = {
  verb: 'attack',
  why(g, hero, target): RefusalCode | undefined {
    const [id, ...names] = target.split(/[@,]/);
    const line = [uniqueLine(g, hero), DEVOUR].find((l) => l.id === id);
    const zones = names.map((n) => g.context.board.indexOf.get(n) ?? -1);
    if (!line || zones.length === 0 || zones.includes(-1)) return 'intent.unknown';
    if (line.id !== DEVOUR.id && kitOf(g).hindered(g, hero)) return kitOf(g).hindered(g, hero);
    if (zones.length > (line.id === DEVOUR.id ? 1 : zonesPerAttack(g, hero))) return 'skill.not-yours';
    const reach = spareReach(g, hero, line);
    const no = zones.map((z) => whyNotAt(g, hero, line, z, reach)).find(Boolean);
    return no ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions');
  },
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND)) return;
    for (const line of linesOf(g, hero)) {
      const zones = zonesInReach(g, hero, line, spareReach(g, hero, line));
      for (const choice of zoneChoices(g, hero, line, zones)) add(attackOption(g, line, choice, 1));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return startAttack(g, hero, option);
  },
};

function startAttack(
  g: Game,
  hero: number,
  option: Option,
  more: Partial<Attack> = {},
  range?: Grant['range'],
): Frame {
  const [devour, ...zones] = option.args;
  const own = devour === 1 ? DEVOUR : uniqueLine(g, hero);
  const line = { ...own, range: range ?? own.range };
  if (zones.some((z) => whyNotAt(g, hero, line, z))) markUsed(g, hero, REACH);
  return attack(g, { hero, line: line.id, zones, ...more });
}

/** An attack an ability gives: which lines, how near and far, whether it may be passed up. */
export interface Grant {
  readonly by: string;
  readonly lines: readonly ('unique' | 'devour')[];
  /** In place of the line's own; then nothing reaches farther. */
  readonly range?: readonly [number, number];
  /** Only this zone. */
  readonly zone?: number;
  readonly bonus?: number;
  readonly anyTarget?: boolean;
}

interface FreeAttack extends Frame {
  hero: number;
  grant: Grant;
}

function grantOptions(g: Game, hero: number, grant: Grant): Option[] {
  const options: Option[] = [];
  for (const kind of grant.lines) {
    if (kind === 'unique' && kitOf(g).hindered(g, hero)) continue;
    const own = kind === 'unique' ? uniqueLine(g, hero) : DEVOUR;
    const line = { ...own, range: grant.range ?? own.range };
    const reach = grant.range ? 0 : spareReach(g, hero, own);
    const zones = zonesInReach(g, hero, line, reach).filter(
      (z) => grant.zone === undefined || z === grant.zone,
    );
    for (const choice of zoneChoices(g, hero, line, zones)) options.push(attackOption(g, line, choice, 0));
  }
  return options;
}

export const canAttackFree = (g: Game, hero: number, grant: Grant): boolean =>
  grantOptions(g, hero, grant).length > 0;

export const freeAttack = (hero: number, grant: Grant): Frame => {
  const f: FreeAttack = { proc: 'free-attack', step: 'choose', hero, grant };
  return f;
};

export const freeAttackProcedure = procedure<FreeAttack>({
  choose: {
    ask(g, f) {
      const options = grantOptions(g, f.hero, f.grant);
      const h = g.state.heroes[f.hero];
      if (options.length === 0 || h.status !== 'in') return DONE;
      return { kind: 'pick', prompt: 'choose', by: h.seat, hero: h.id, about: { for: f.grant.by }, options };
    },
    take(g, f, { option }) {
      f.step = 'end';
      const { by, bonus = 0, anyTarget = false, range } = f.grant;
      return startAttack(g, f.hero, option, { by, bonus, anyTarget }, range);
    },
  },
  end: () => DONE,
});
