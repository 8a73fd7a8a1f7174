/** The three interactive objects: what can be done with them in their zone (D-OBJ-2, D-OBJ-4). Taken along: along.ts. */
import {
  declareEvents,
  declareRefusals,
  told,
  type Action,
  type EventsOf,
  type RefusalsOf,
} from '@holdout/engine';
import { globeAction } from './objects/daily-planet-globe.ts';
import { lampPostAction } from './objects/lamp-post.ts';
import { phoneBoothAction } from './objects/phone-booth.ts';

const TOLD = declareEvents({
  'object-moved': told(
    { object: 'object', hero: 'hero', from: 'zone', to: 'zone' },
    { mark: 'boot-prints', tone: 'plain' },
  ),
  'object-used': told({ object: 'object', hero: 'hero', zone: 'zone' }, { mark: 'punch', tone: 'amber' }),
  'object-gone': told({ object: 'object', zone: 'zone' }, { mark: 'cancel', tone: 'plain' }),
  'object-placed': told({ object: 'object', zone: 'zone' }, { mark: 'info', tone: 'cyan' }),
});
const REFUSED = declareRefusals({
  'object.not-here': 'D-OBJ-2',
  'object.no-target': 'D-OBJ-4',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface Kinds {
    object: string;
  }
}

export const OBJECT_ACTIONS: readonly Action[] = [lampPostAction, phoneBoothAction, globeAction];
