/** Icon and colour of a line of the log, by the kind of event. */
import type { GameEvent } from '@holdout/engine';
import type { IconName } from '../icon-names.ts';

type Tone = 'amber' | 'cyan' | 'red' | 'green' | 'magenta' | 'noise' | 'plain';

const LOOKS: { readonly [type in GameEvent['type']]?: readonly [IconName, Tone] } = {
  moved: ['boot-prints', 'cyan'],
  drove: ['steering-wheel', 'cyan'],
  attacked: ['crosshair', 'amber'],
  rerolled: ['rolling-dices', 'amber'],
  burned: ['molotov', 'amber'],
  'run-over': ['steering-wheel', 'amber'],
  'enemies-killed': ['death-skull', 'amber'],
  'friendly-fire': ['broken-heart', 'red'],
  'hero-died': ['death-skull', 'red'],
  wounded: ['broken-heart', 'red'],
  'card-lost': ['broken-heart', 'red'],
  'wound-prevented': ['jason-mask', 'green'],
  healed: ['healing', 'green'],
  'enemies-attack': ['carnivore-mouth', 'red'],
  activation: ['carnivore-mouth', 'red'],
  'enemies-moved': ['shambling-zombie', 'plain'],
  'enemies-added': ['stick-splitting', 'plain'],
  'spawn-card': ['raise-zombie', 'red'],
  'enemies-placed': ['raise-zombie', 'red'],
  'door-opened': ['closed-doors', 'amber'],
  'door-closed': ['closed-doors', 'cyan'],
  'building-opened': ['closed-doors', 'plain'],
  noise: ['speaker', 'noise'],
  searched: ['magnifying-glass', 'cyan'],
  'car-searched': ['magnifying-glass', 'cyan'],
  'card-drawn': ['card-pick', 'cyan'],
  'card-given': ['card-exchange', 'cyan'],
  traded: ['trade', 'cyan'],
  held: ['swap-bag', 'plain'],
  reloaded: ['reload-gun-barrel', 'plain'],
  experience: ['upgrade', 'green'],
  'level-reached': ['upgrade', 'green'],
  'skill-gained': ['skills', 'green'],
  'skill-used': ['skills', 'cyan'],
  'objective-taken': ['open-treasure-chest', 'magenta'],
  'turn-started': ['meeple', 'plain'],
  'turn-ended': ['night-sleep', 'plain'],
  'hero-left': ['exit-door', 'green'],
  'exit-opened': ['exit-door', 'green'],
  won: ['trophy', 'green'],
  lost: ['death-skull', 'red'],
};

export const logLook = (type: GameEvent['type']): readonly [IconName, Tone] =>
  LOOKS[type] ?? ['info', 'plain'];
