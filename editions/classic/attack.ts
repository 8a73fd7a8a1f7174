/** The combat action: weapon and zone, noise, dice, re-rolls, hits, experience (C-COM, C-NOISE-2, C-SKILL-7). */
import {
  heroAt,
  itemAt,
  asks,
  call,
  declareEvents,
  declarePrompts,
  cardOption,
  DONE,
  enemyId,
  experience,
  heroesIn,
  isSpent,
  markUsed,
  plainOption,
  procedure,
  removeFigures,
  rollDice,
  told,
  valueOf,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
} from '@holdout/engine';
import { resolveHits } from './hits.ts';
import { countKind, discardCard, takeFromSlot } from './inventory.ts';
import { equipmentNoise } from './noise.ts';
import { ownOf } from './own.ts';
import { choosesTargets, useOf, weaponId, type Weapon } from './weapons.ts';
import { die } from './wounds.ts';

const TOLD = declareEvents({
  burned: told(
    { hero: 'hero', zone: 'zone' },
    { mark: 'fire', tone: 'amber', beat: 'pause', sound: 'fire', worth: 50 },
  ),
});
const ASKED = declarePrompts({
  reroll: asks({ dice: 'dice', hits: 'number' }, { rerolls: true }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

export interface Attack extends Frame<'attack'> {
  hero: number;
  cards: number[];
  use: number;
  /** One zone, or one for each weapon with Trick Shot. */
  zones: number[];
  dice: number[];
  /** Sources of re-rolls used on this action (C-SKILL-7). */
  rerolled: string[];
  /** Zones whose hits have been assigned. */
  assigned: number;
  /** Experience earned so far; gained when all hits are assigned (C-COM-17). */
  xp: number;
}

export function attack(hero: number, { cards, use }: Weapon, zones: number[]): Frame {
  const start = { dice: [], rerolled: [], assigned: 0, xp: 0 };
  const f: Attack = { proc: 'attack', step: 'fire', hero, cards: [...cards], use, zones, ...start };
  return f;
}

/** These dice are good enough. */
export const KEEP = plainOption('keep');

const weaponOf = (f: Attack): Weapon => ({ cards: f.cards, use: f.use });

export const attackProcedure = procedure<Attack, { assign: number }>()({
  fire(g, f) {
    const use = useOf(g, weaponOf(f));
    if (use.noisy) equipmentNoise(g, f.hero);
    if (use.reload) ownOf(g).unloaded.push(...f.cards);
    return use.burns ? 'burn' : 'roll';
  },

  roll(g, f) {
    f.dice = rollAll(g, f);
    // With Trick Shot each weapon's dice belong to its own zone (C-SK-33).
    f.zones.forEach((zone, i) => {
      const dice = diceFor(f, i);
      g.emit?.('K-ATT-1', {
        type: 'attacked',
        hero: heroAt(g.state, f.hero).id,
        weapon: weaponId(g, weaponOf(f)),
        zone: zoneId(g, zone),
        accuracy: useOf(g, weaponOf(f)).accuracy,
        dice,
        hits: hitsOf(g, f, dice),
      });
    });
    return 'reroll';
  },

  reroll: {
    ask(g, f) {
      const sources = rerollSources(g, f);
      if (sources.length === 0 || isPointless(g, f)) return 'assign';
      const h = heroAt(g.state, f.hero);
      const options: Option[] = sources.map((s, i) => cardOption('reroll', s, [i]));
      options.push(KEEP);
      const about = { dice: f.dice.slice(), hits: hitsOf(g, f, f.dice) };
      return { kind: 'pick', prompt: 'reroll', by: h.seat, hero: h.id, about, options };
    },
    take(g, f, { option }) {
      if (option.verb === 'keep') return 'assign';
      const source = itemAt(rerollSources(g, f), itemAt(option.args, 0));
      f.rerolled.push(source);
      if (source === 'reroll-per-turn') markUsed(g, f.hero, source);
      f.dice = rollAll(g, f);
      g.emit?.('C-SKILL-7', {
        type: 'rerolled',
        hero: heroAt(g.state, f.hero).id,
        with: source,
        dice: f.dice.slice(),
        hits: hitsOf(g, f, f.dice),
      });
      return 'reroll';
    },
  },

  assign: {
    given(_g, f, xp) {
      f.xp += xp;
    },
    act(g, f) {
      if (f.assigned === f.zones.length) return 'experience';
      const w = weaponOf(f);
      const dice = diceFor(f, f.assigned);
      const zone = itemAt(f.zones, f.assigned++);
      const { mode, damage } = useOf(g, w);
      const free = choosesTargets(g, f.hero, w);
      return call(
        f,
        'assign',
        resolveHits({
          hero: f.hero,
          zone,
          hits: hitsOf(g, f, dice),
          damage,
          melee: mode === 'melee',
          free,
          spared: [f.hero],
        }),
      );
    },
  },

  burn(g, f) {
    burnZone(g, f);
    return 'experience';
  },

  experience: (_g, f) => call(f, 'end', experience(f.hero, f.xp)),
  end: () => DONE,
});

/** Every weapon rolls its own dice, one more each for a "+1 die" skill (C-COM-11). */
function rollAll(g: Game, f: Attack): number[] {
  const use = useOf(g, weaponOf(f));
  const each = use.dice + valueOf(g, f.hero, use.mode === 'melee' ? 'dieMelee' : 'dieRanged');
  return rollDice(g, 'attack', each * f.cards.length);
}

/** The dice rolled at one of the zones. */
function diceFor(f: Attack, at: number): number[] {
  const share = f.dice.length / f.zones.length;
  return f.dice.slice(at * share, (at + 1) * share);
}

/** A die counts higher with a "+1 to dice roll" skill, 6 at most (C-SK-2). */
function hitsOf(g: Game, f: Attack, dice: readonly number[]): number {
  const use = useOf(g, weaponOf(f));
  const bonus = valueOf(g, f.hero, use.mode === 'melee' ? 'rollMelee' : 'rollRanged');
  return dice.filter((d) => Math.min(6, d + bonus) >= use.accuracy).length;
}

/** Ammo of the right kind, 1 re-roll per turn, Lucky: each once on an action (C-SKILL-7, C-INV-9, C-INV-13). */
function rerollSources(g: Game, f: Attack): string[] {
  const sources: string[] = [];
  const { ammo } = useOf(g, weaponOf(f));
  if (ammo && countKind(g, f.hero, `ammo-${ammo}`) > 0) sources.push(`ammo-${ammo}`);
  return [...sources.filter((s) => !f.rerolled.includes(s)), ...skillRerolls(g, f.hero, f.rerolled)];
}

/** Re-rolls that a survivor's skills still give on an action with dice, after those already used on it. */
export function skillRerolls(g: Game, hero: number, rerolled: readonly string[]): string[] {
  const sources: string[] = [];
  if (!isSpent(g, hero, 'reroll-per-turn')) sources.push('reroll-per-turn');
  if (valueOf(g, hero, 'lucky') > rerolled.filter((s) => s === 'lucky').length) sources.push('lucky');
  return sources;
}

/** Nothing can be gained when every die hits and no friend stands in the way. */
function isPointless(g: Game, f: Attack): boolean {
  if (hitsOf(g, f, f.dice) < f.dice.length) return false;
  const w = weaponOf(f);
  return choosesTargets(g, f.hero, w) || f.zones.every((z) => heroesIn(g, z).every((h) => h === f.hero));
}

/** A Molotov kills everything in the zone, the thrower too (C-COM-9, C-COM-15). */
function burnZone(g: Game, f: Attack): void {
  const zone = itemAt(f.zones, 0);
  const h = heroAt(g.state, f.hero);
  takeFromSlot(g, f.hero, itemAt(f.cards, 0));
  discardCard(g, itemAt(f.cards, 0));
  g.emit?.('C-COM-9', { type: 'burned', hero: h.id, zone: zoneId(g, zone) });
  g.context.types.forEach((type, t) => {
    const n = itemAt(g.state.enemies, t * g.context.zones + zone);
    if (n === 0) return;
    f.xp += n * type.xp;
    removeFigures(g, zone, t, n);
    g.emit?.('C-COM-9', {
      type: 'enemies-killed',
      enemy: enemyId(g, t),
      n,
      zone: zoneId(g, zone),
      hero: h.id,
    });
  });
  markUsed(g, f.hero, `killed:${zone}`);
  for (const victim of heroesIn(g, zone)) die(g, victim, 'C-COM-15');
}
