/**
 * What every edition of the family tells, asks and refuses, whoever's rules make it happen: rounds, attacks, wounds,
 * cards. Insight, log and theatre know these; an edition adds its own where they happen.
 */
import { declareEvents, told, type EventsOf } from './events.ts';
import { asks, declarePrompts, type PromptsOf } from './prompts.ts';
import { declareRefusals, type RefusalsOf } from './refusals.ts';

const TOLD = declareEvents({
  'round-started': told({ round: 'number' }),
  phase: told({ phase: ['players', 'enemies', 'spawn', 'end'] }),
  attacked: told(
    {
      hero: 'hero',
      weapon: 'weapon',
      zone: 'zone',
      second: 'zone?',
      accuracy: 'number',
      dice: 'dice',
      hits: 'number',
    },
    { mark: 'crosshair', tone: 'amber', beat: 'dice', sound: 'attack', counts: { as: 'roll' } },
  ),
  rerolled: told(
    { hero: 'hero', with: 'source', dice: 'dice', hits: 'number' },
    { mark: 'dice-six-faces-five', tone: 'amber', beat: 'dice', follows: true },
  ),
  'hits-lost': told({ zone: 'zone', hits: 'count' }, { follows: true, counts: { as: 'lost', n: 'hits' } }),
  'enemies-killed': told(
    { enemy: 'enemy', n: 'count', zone: 'zone', hero: 'hero' },
    {
      mark: 'death-skull',
      tone: 'amber',
      beat: 'kill',
      spotlight: 'foe',
      follows: true,
      counts: { as: 'kills', of: 'enemy', n: 'n' },
    },
  ),
  wounded: told(
    { hero: 'hero', wounds: 'number', taken: 'count', left: 'number' },
    { mark: 'broken-heart', tone: 'red', beat: 'wound', follows: true },
  ),
  'wound-prevented': told(
    { hero: 'hero', with: 'source' },
    { mark: 'checked-shield', tone: 'green', beat: 'shield', follows: true },
  ),
  'hero-died': told(
    { hero: 'hero', zone: 'zone' },
    {
      mark: 'death-skull',
      tone: 'red',
      beat: 'death',
      spotlight: 'death',
      counts: { as: 'dead', of: 'hero' },
      worth: 90,
    },
  ),
  'card-drawn': told(
    { hero: 'hero', card: 'card' },
    { mark: 'card-pick', tone: 'cyan', beat: 'card', spotlight: 'find', follows: true },
  ),
  'card-discarded': told({ hero: 'hero', card: 'card' }, { mark: 'card-pick', tone: 'plain', follows: true }),
  'card-without-effect': told({ card: 'text', kind: 'spawn' }, { follows: true }),
  'skill-used': told(
    { hero: 'hero', skill: 'skill', other: 'hero?', zone: 'zone?', card: 'card?', mode: 'text?' },
    { mark: 'skills', tone: 'cyan' },
  ),
});
const ASKED = declarePrompts({
  activate: asks({}, { byHero: true, begins: true }),
  'assign-hits': asks({ zone: 'zone', hits: 'number?', damage: 'number' }),
  'lose-card': asks({ card: 'card?' }),
});
const REFUSED = declareRefusals({
  'open.no-door': 'C-OPEN-1',
  'open.already': 'K-DOOR-1',
  'open.locked': 'K-DOOR-2',
  'leave.no-exit': 'C-MIS-3',
  'leave.not-yet': 'C-MIS-3',
  'attack.not-seen': 'K-ATT-3',
  'attack.too-near': 'K-ATT-3',
  'attack.too-far': 'K-ATT-3',
  'attack.melee-reach': 'K-ATT-2',
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
declare module '../kernel/refusals.ts' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** Nothing to import by name: who imports the engine knows it. */
export {};
