import { heroAt, itemAt, DOOR } from '@holdout/engine';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { plugFor } from '../editions/plugs.ts';
import { engine, findGame, newSave, playUntil, type Position } from '../e2e/games.ts';
import { beginners } from './deeds.ts';
import { noWayTo } from './no-way.ts';
import { thingsIn, type Thing } from './thing.ts';
import { reasonFor, type Reason } from './thing-reasons.ts';
import { trailOf } from './trail.ts';
import { begunBy } from './begun.ts';

const HEROES: { readonly [edition: string]: readonly string[] } = {
  classic: ['amy', 'phil', 'josh', 'wanda'],
  zombie: ['captain-america', 'captain-marvel', 'deadpool', 'hulk'],
  hero: ['wolverine', 'storm', 'magneto', 'mystique'],
  dceased: ['batman', 'wonder-woman', 'green-arrow', 'cyborg'],
};

interface Seen {
  readonly at: Position;
  readonly thing: Thing;
}

/** A turn with something of that kind on the board, anywhere but where the actor stands. */
function far(edition: string, mission: string, isMeant: (thing: Thing) => boolean): Seen {
  let thing: Thing | undefined;
  for (let i = 0; i < 20; i++) {
    const save = newSave(mission, `reasons-${i}`, HEROES[edition], edition);
    const at = playUntil(save, ({ context, state, decision }) => {
      if (decision?.prompt !== 'turn') return false;
      const here = heroAt(state, state.active).zone;
      const others = context.board.zones.flatMap((_, z) => (z === here ? [] : thingsIn(context, state, z)));
      return (thing = others.find(isMeant)) !== undefined;
    });
    if (at && thing) return { at, thing };
  }
  throw new Error(`nothing like that in ${mission}`);
}

function reasonAt({ at: { context, state, decision }, thing }: Seen): Reason | undefined {
  if (!decision) throw new Error('nothing is asked');
  return reasonFor(thing, {
    ...{ context, state, sheet: plugFor(context.edition.id).sheet },
    beginners: beginners({ engine, context, state, decision }),
    why: (intent, begun) => engine.why(begun ?? state, intent),
  });
}
const refusedAt = (seen: Seen): string | undefined => reasonAt(seen)?.refusal.refused;

it.each([
  ['hero', 'MH2', 'person', 'rescue.nobody'],
  ['dceased', 'D1', 'card', 'collect.nothing'],
  ['classic', '03', 'vehicle', 'search.no-car'],
  ['zombie', 'MZ6', 'person', 'attack.melee-reach'],
] as const)('%s %s: says at a %s why nothing can be done with it', (edition, mission, kind, refused) => {
  expect(refusedAt(far(edition, mission, (thing) => thing.kind === kind))).toBe(refused);
});

const closedDoor = ({ state }: Position): number => state.doors.findIndex((d) => Number(d) === DOOR.closed);
const doorOf = (at: Position): Seen => {
  const door = closedDoor(at);
  return { at, thing: { kind: 'door', key: '', zone: itemAt(at.context.board.doors, door).a, door } };
};

it('between turns: what keeps whoever is nearest to it', () => {
  const at = findGame('01', (p) => p.decision?.prompt === 'activate' && closedDoor(p) >= 0);
  const { refusal, hero = -1 } = reasonAt(doorOf(at)) ?? {};
  const { id } = heroAt(at.state, hero);
  const begun = engine.clone(at.state);
  engine.answer(begun, `activate:${id}`, false);
  expect(engine.why(begun, refusal?.at ?? '')).toEqual(refusal);
});

it('in the middle of something: that it is not the moment', () => {
  const at = findGame('01', (p) => p.decision?.prompt === 'move-on' && closedDoor(p) >= 0);
  expect(refusedAt(doorOf(at))).toBe('hero.not-active');
});

it('asks nothing of a spawn point where nothing can be done to it', () => {
  const spawnOf = (mission: string): Seen => {
    const at = findGame(mission, ({ decision }) => decision?.prompt === 'turn');
    return {
      at,
      thing: { kind: 'spawn', key: '', zone: itemAt(at.context.mission.spawns, 0).zone, index: 0 },
    };
  };
  expect(reasonAt(spawnOf('01'))).toBeUndefined();
  expect(refusedAt(spawnOf('07'))).toBe('neutralise.no-spawn');
});

/** Everything that is said of zones the actor cannot be carried to. */
function saidOf({ context, state, decision }: Position): Set<string> {
  const begun = begunBy(engine, state, decision, state.active);
  if (!begun) throw new Error('it is their turn');
  const trail = trailOf(engine, context, begun);
  const said = new Set<string>();
  for (const [zone] of context.board.zones.entries()) {
    if (trail.walks.has(zone) || zone === heroAt(state, state.active).zone) continue;
    const no = noWayTo(engine, context, trail, zone);
    said.add(no?.is === 'refused' ? no.refusal.refused : (no?.is ?? 'none'));
  }
  return said;
}
const inTurn = ({ decision }: Position): boolean => decision?.prompt === 'turn';

it('says of a zone a carried hero does not get to what the rules say where the way ends', () => {
  const at = findGame('01', (p) => inTurn(p) && closedDoor(p) >= 0);
  expect([...saidOf(at)]).toEqual(['move.door-closed']);
  const held = findGame('01', (p) => inTurn(p) && saidOf(p).has('move.too-few-actions'));
  expect([...saidOf(held)]).not.toContain('none');
});

it('where the turn ends before: how far they get', () => {
  const far = findGame('07', (p) => inTurn(p) && saidOf(p).has('far'));
  expect([...saidOf(far)]).not.toContain('unknown');
});
