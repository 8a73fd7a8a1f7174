/** The menu of a classic turn: nine families in fixed places, cars and skills besides. */
import { ownSection } from '@holdout/editions/classic';
import { idOf, type Option } from '@holdout/engine';
import type { MenuPlan } from '../plug.ts';
import { classicSheet } from './sheet.ts';

const BY_VERB: { readonly [verb: string]: string } = {
  open: 'door',
  enter: 'car',
  seat: 'car',
  getout: 'car',
  load: 'car',
  unload: 'car',
};

const isMelee = (option: Option): boolean => classicSheet.useOf(option)?.mode === 'melee';

export const MENU: MenuPlan = {
  places: ['move', 'shoot', 'melee', 'search', 'door', 'take', 'trade', 'arrange', 'noise'],
  // At the wheel, driving is what moving is on foot.
  standIn: 'drive',
  familyOf: (option) =>
    option.verb === 'attack' ? (isMelee(option) ? 'melee' : 'shoot') : BY_VERB[option.verb],
  attacks: ['shoot', 'melee'],
  rolls: ({ verb }) => verb === 'attack' || verb === 'drive',
  meant(thing, { mission }) {
    if (thing.kind === 'spawn') return ownSection(mission).neutralise ? ['neutralise'] : [];
    if (thing.kind !== 'vehicle') return [];
    const { id: vehicle, kind } = thing.vehicle;
    return [
      idOf('search', 'vehicle', { vehicle: kind }),
      ...['driver', 'passenger'].map((place) => idOf('enter', 'vehicle.place', { vehicle, place })),
    ];
  },
  icons: {
    drive: 'steering-wheel',
    shoot: 'crosshair',
    melee: 'punch',
    search: 'magnifying-glass',
    trade: 'trade',
    arrange: 'knapsack',
    noise: 'megaphone',
    car: 'steering-wheel',
    reload: 'ammo-box',
    combine: 'fire',
    neutralise: 'cancel',
  },
};
