/** Experience, danger levels and the skills they bring (K-XP-1 to K-XP-4, K-ACT-1, C-SKILL-2). */
import type { Game } from '../kernel/game.ts';
import { abilityOf } from '../kernel/ability.ts';
import { addTo, heroAt, itemAt } from '../lookup.ts';
import { call, callIf, DONE, inSequence, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { frameOf } from '../kernel/under-way.ts';
import { DANGER_LEVELS } from '../kernel/vocabulary.ts';
import { fireRules } from '../mission/fire.ts';
import { fired, type TriggersOf } from '../mission/triggers.ts';
import { juncture } from './junctures.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { cardOption } from './options.ts';

const TOLD = declareEvents({
  experience: told(
    { hero: 'hero', gained: 'count', total: 'number' },
    { mark: 'upgrade', tone: 'green', follows: true },
  ),
  'level-reached': told(
    { hero: 'hero', level: 'level' },
    { mark: 'upgrade', tone: 'green', beat: 'level', spotlight: 'level', follows: true },
  ),
  'skill-gained': told({ hero: 'hero', skill: 'skill' }, { mark: 'skills', tone: 'green', follows: true }),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  skill: asks({ level: 'level' }, { spotlight: 'level' }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
/** A hero reaches a danger level. */
export const LEVEL_TRIGGERS = { 'level-reached': fired(['hero']) };
declare module '../mission/triggers.ts' {
  interface TriggerMap extends TriggersOf<typeof LEVEL_TRIGGERS> {}
}
declare module '../kernel/ability.ts' {
  interface Junctures {
    experience: Experience;
  }
}

interface Experience extends Frame<'experience'> {
  /** Whoever gains it; an ability may hand it over, or a part of it. */
  hero: number;
  gained: number;
}

export const experience = (hero: number, gained: number): Frame => {
  const f: Experience = { proc: 'experience', step: 'begin', hero, gained };
  return f;
};

/** Levels reached with the experience a hero already has, and the skills they bring. */
export const levels = (hero: number): Frame => {
  const f: Experience = { proc: 'experience', step: 'levels', hero, gained: 0 };
  return f;
};

/** The gain under way. */
export const experienceOf = (g: Game): Experience => frameOf<Experience>(g, 'experience');

export const experienceProcedure = procedure<Experience>()({
  begin(g, f) {
    if (f.gained === 0 || heroAt(g.state, f.hero).status !== 'in') return DONE;
    return callIf(f, 'gain', juncture(g, 'experience', f.hero));
  },
  gain(g, f) {
    if (f.gained === 0) return DONE;
    const h = heroAt(g.state, f.hero);
    h.xp += f.gained;
    g.emit?.('K-XP-1', { type: 'experience', hero: h.id, gained: f.gained, total: h.xp });
    return 'levels';
  },

  // One gain may cross several levels, applied in order (K-XP-4).
  levels(g, f) {
    const h = heroAt(g.state, f.hero);
    const next = h.level + 1;
    if (next > 3 || h.xp < itemAt(g.context.edition.thresholds, next)) return DONE;
    h.level = next;
    g.stirred = true;
    g.emit?.('K-XP-2', { type: 'level-reached', hero: h.id, level: itemAt(DANGER_LEVELS, next) });
    return call(f, 'reached', newSkill(f.hero, next));
  },

  reached(g, f) {
    const rules = fireRules(g, 'level-reached', { hero: f.hero, zone: -1, type: -1, of: '' });
    return callIf(f, 'levels', inSequence(rules));
  },
});

export interface NewSkill extends Frame<'new-skill'> {
  hero: number;
  level: number;
}

const newSkill = (hero: number, level: number): Frame => {
  const f: NewSkill = { proc: 'new-skill', step: 'choose', hero, level };
  return f;
};

/** The skills a hero may choose from on reaching a level. */
export function skillsAt(g: Game, hero: number, level: number): readonly string[] {
  const sheet = g.context.sheets.get(heroAt(g.state, hero).id);
  const skills = sheet?.skills[itemAt(DANGER_LEVELS, level)] ?? [];
  return typeof skills === 'string' ? [skills] : skills;
}

export const newSkillProcedure = procedure<NewSkill>()({
  choose: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const skills = skillsAt(g, f.hero, f.level);
      return {
        kind: 'pick',
        prompt: 'skill',
        by: h.seat,
        hero: h.id,
        about: { level: itemAt(DANGER_LEVELS, f.level) },
        options: skills.map((s, i) => cardOption('skill', s, [i])),
      };
    },
    take(g, f, choice) {
      grantSkill(g, f.hero, itemAt(skillsAt(g, f.hero, f.level), itemAt(choice.option.args, 0)));
      return DONE;
    },
  },
});

/** A skill works from the moment it is won (K-XP-3). */
export function grantSkill(g: Game, hero: number, skill: string): void {
  const h = heroAt(g.state, hero);
  h.skills.push(skill);
  g.stirred = true;
  const ability = abilityOf(g, skill);
  ability.gained?.(g, hero);
  if (g.state.active === hero && ability.values) addTurnActions(g, hero, ability.values);
  g.emit?.('K-XP-3', { type: 'skill-gained', hero: h.id, skill });
}

/** Actions and free actions named by an ability, for the turn under way. */
function addTurnActions(g: Game, hero: number, values: { readonly [name: string]: number }): void {
  const h = heroAt(g.state, hero);
  h.actions += values['actions'] ?? 0;
  const kinds = g.context.edition.freeKinds;
  for (let k = 0; k < kinds.length; k++) addTo(h.free, k, values[itemAt(kinds, k)] ?? 0);
}
