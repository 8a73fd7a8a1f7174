/** Positions that no box and no rule allows are refused with their place (docs/SCENARIOS.md). */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type Truth } from '@holdout/engine';
import { buildScenario } from '@holdout/engine/scenario';
import { classic, dceased, hero, zombie } from '../index.ts';

const engine = createEngine([classic, zombie, hero, dceased]);
type Entry = { readonly [key: string]: unknown };

const CARS: Entry = { mission: '04', heroes: { ned: {} } };
const ESCAPE: Entry = { mission: '06', heroes: { ned: {} } };
const HUNGER: Entry = { edition: 'zombie', mission: 'MZ1', heroes: { wasp: {} } };
const SCHOOL: Entry = { edition: 'hero', mission: 'H1', heroes: { storm: {} } };
const DEAD_AIR: Entry = { edition: 'dceased', mission: 'D1', heroes: { batman: {} } };

const refusal = (entry: Entry): string => {
  const built = buildScenario(engine, entry);
  return isRefusal(built) ? (built.at ?? built.refused) : 'built';
};
function stateOf(entry: Entry): Truth {
  const built = buildScenario(engine, entry);
  if (isRefusal(built)) throw new Error(`${built.refused} ${built.at ?? ''}`);
  return built.state;
}

describe('a position that cannot be is refused', () => {
  it.each<[string, Entry, string]>([
    ['a living hero with two wounds', { ...CARS, heroes: { ned: { wounds: 2 } } }, 'scenario.unsound ned should be dead'],
    ['a car in a room', { ...ESCAPE, own: { cars: { police: { zone: 'R_7B_20_room' } } } }, 'own.cars.police.zone scenario.wrong-zone'],
    ['a weapon as a supply', { ...ESCAPE, own: { cars: { police: { supplies: ['pistol'] } } } }, 'own.cars.police.supplies[0] scenario.wrong-card'],
    ['the turn of a hero who has left', { ...CARS, heroes: { ned: { status: 'left' } }, turn: 'ned' }, 'turn scenario.hero-gone'],
    ['somebody in the fountain', { ...SCHOOL, heroes: { storm: { zone: 'FOUNTAIN' } } }, 'heroes.storm.zone scenario.zone-closed'],
    ['an enemy in the fountain', { ...SCHOOL, enemies: [{ type: 'walker', zone: 'FOUNTAIN' }] }, 'enemies[0].zone scenario.zone-closed'],
    ['an elevator without a shaft', { ...SCHOOL, own: { elevator: 'S1' } }, 'own.elevator scenario.wrong-zone'],
    ['more stunned figures than stand there', { ...HUNGER, own: { stunned: [{ type: 'guard', zone: 'S1' }] } }, 'own.stunned[0] scenario.enemy-not-there'],
    ['nobody as a bystander', { ...HUNGER, own: { bystanders: [{ card: 'saved', zone: 'S1' }] } }, 'own.bystanders[0].card scenario.wrong-card'],
    ['one card in two zones', { ...HUNGER, own: { cards: [{ card: 'bob', zone: 'S1' }, { card: 'bob', zone: 'S2' }] } }, 'own.cards[1].card scenario.card-not-there bob'],
    ['one card face down and standing', { ...HUNGER, own: { cards: [{ card: 'bob', zone: 'S1' }], bystanders: [{ card: 'bob', zone: 'S2' }] } }, 'own.bystanders[0].card scenario.card-not-there bob'],
    ['an unknown enemy asleep', { ...HUNGER, own: { asleep: ['nobody'] } }, 'own.asleep[0] scenario.enemy-unknown'],
    ['meals of a stranger', { ...HUNGER, own: { devoured: { hulk: 1 } } }, 'own.devoured.hulk scenario.hero-unknown'],
    ['a rescue of nobody', { ...SCHOOL, own: { rescued: ['nobody'] } }, 'own.rescued[0] scenario.card-not-there nobody'],
    ['a thing of a stranger', { ...SCHOOL, own: { items: { rogue: 'charge' } } }, 'own.items.rogue scenario.hero-unknown'],
    ['somebody at a stranger’s side', { ...DEAD_AIR, own: { bystanders: [{ card: 'lois-lane', hero: 'cyborg' }] } }, 'own.bystanders[0].hero scenario.hero-unknown'],
    ['an object nobody knows', { ...DEAD_AIR, own: { objects: [{ id: 'lamp', zone: 'S1' }] } }, 'own.objects[0].id file.unknown-word lamp-post, phone-booth, daily-planet-globe'],
    ['an object in two zones', { ...DEAD_AIR, own: { objects: [{ id: 'lamp-post', zone: 'S1' }, { id: 'lamp-post', zone: 'S2' }] } }, 'own.objects mission.object-twice'],
    ['one equipment in two zones', { ...DEAD_AIR, own: { equipment: [{ card: 'riot-shield', zone: 'S1' }, { card: 'riot-shield', zone: 'S2' }] } }, 'own.equipment[1].card scenario.card-not-there riot-shield'],
    ['an odd thing for a card', { ...HUNGER, draws: { spawn: [{}] } }, 'draws.spawn[0] file.not-text'],
    ['an odd thing for a colour', { ...HUNGER, tokens: { R_3R_00_laundry: {} } }, 'tokens.R_3R_00_laundry file.not-text'],
  ])('%s', (_, entry, at) => expect(refusal(entry)).toBe(at)); // prettier-ignore
});

describe('a position is what the file says', () => {
  it('a dead hero may have two wounds', () => {
    const heroes = { ned: {}, amy: { status: 'dead', wounds: 2 } };
    expect(refusal({ ...CARS, heroes })).toBe('built');
  });

  it('people at a hero’s side stand where the hero stands', () => {
    const { heroes, own } = stateOf({
      ...DEAD_AIR,
      heroes: { batman: { zone: 'S3' } },
      own: { bystanders: [{ card: 'lois-lane', hero: 'batman' }] },
    });
    expect(own).toMatchObject({ bystanders: [{ hero: 0, zone: heroes[0]?.zone }] });
  });

  it('an elevator has its doors open where it stands [H-ELE-2]', () => {
    const built = (own: Entry): Truth =>
      stateOf({ edition: 'hero', mission: 'H7', heroes: { storm: {} }, own });
    const g = engine.gameOf(built({ elevator: 'R_9Y_00_shaft' }));
    const open = g.context.board.doors.filter((d, i) => d.kind === 'shaft' && g.state.doors[i] === 1);
    expect(open.map((d) => d.id)).toEqual(['R_9Y_00_shaft-R_9Y_00_hallN', 'R_9Y_00_shaft-R_9Y_00_hallS']);
  });

  it('with few heroes, a spawn zone for more of them is not there to be woken [M-MZ7, S-SET-7]', () => {
    const state = stateOf({
      edition: 'zombie',
      mission: 'MZ7',
      heroes: { hulk: { zone: 'R_8V_13_cafe' } },
      tokens: { R_8V_13_cafe: 'green' },
      turn: 'hulk',
    });
    const told = engine.answer(state, 'take:R_8V_13_cafe');
    if (isRefusal(told)) throw new Error(told.refused);
    expect(told.events.filter((e) => e.type === 'spawn-activated')).toEqual([]);
  });
});
