/** What more than one family of editions tells: rounds, attacks, wounds, cards. */
import { declareEvents, told, type EventsOf } from '@holdout/engine';

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
    { mark: 'rolling-dices', tone: 'amber', beat: 'dice', follows: true },
  ),
  'hits-lost': told({ zone: 'zone', hits: 'count' }, { follows: true, counts: { as: 'lost', n: 'hits' } }),
  'enemies-killed': told(
    { enemy: 'enemy', n: 'count', zone: 'zone', hero: 'hero' },
    {
      mark: 'death-skull',
      tone: 'amber',
      beat: 'kill',
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
    { mark: 'jason-mask', tone: 'green', beat: 'shield', follows: true },
  ),
  'hero-died': told(
    { hero: 'hero', zone: 'zone' },
    { mark: 'death-skull', tone: 'red', beat: 'death', counts: { as: 'dead', of: 'hero' }, worth: 90 },
  ),
  'card-drawn': told({ hero: 'hero', card: 'card' }, { mark: 'card-pick', tone: 'cyan', follows: true }),
  'card-discarded': told({ hero: 'hero', card: 'card' }, { mark: 'card-pick', tone: 'plain', follows: true }),
  'card-without-effect': told({ card: 'text', kind: 'spawn' }, { follows: true }),
  'skill-used': told(
    { hero: 'hero', skill: 'skill', other: 'hero?', zone: 'zone?', card: 'card?', mode: 'text?' },
    { mark: 'skills', tone: 'cyan' },
  ),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
