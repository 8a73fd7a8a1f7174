/** Choices that effects of missions leave to the players. */
import {
  heroAt,
  itemAt,
  numberAt,
  call,
  declareEvents,
  DONE,
  NEVER,
  option,
  place,
  plainOption,
  procedure,
  SPAWN,
  told,
  turnToken,
  zoneId,
  zoneOption,
  type EventsOf,
  type Frame,
  type Game,
} from '@holdout/engine';
import { drawPerson, gainBystander } from '../people/bystanders.ts';
import { chooseTogether } from '../cards/choose.ts';

const TOLD = declareEvents({
  'objective-shown': told({ zone: 'zone', colour: 'colour' }, { beat: 'token' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const GO_ON = plainOption('go-on');

const isDown = (o: { down: boolean; taken: number }): boolean => o.down && o.taken < 0;

/** Worth asking only while what lies face down is not all of one colour, which the table can count. */
export const turnUpOne = (g: Game): Frame | null =>
  new Set(g.state.objectives.filter(isDown).map((o) => o.colour)).size > 1
    ? { proc: 'turn-up', step: 'choose' }
    : null;

/** It stays face up (M-MZ6-1). */
export const turnUpProcedure = procedure()({
  choose: {
    ask(g) {
      const options = g.state.objectives.flatMap((o, i) =>
        isDown(o) ? [option('show', 'zones', [i], { zones: [zoneId(g, o.zone)] })] : [],
      );
      return chooseTogether('turn-up', [...options, GO_ON]);
    },
    take(g, _f, { option }) {
      if (option.verb === 'go-on') return DONE;
      const token = itemAt(option.args, 0);
      turnToken(g, token);
      const o = itemAt(g.state.objectives, token);
      g.emit?.(g.context.mission.clause, {
        type: 'objective-shown',
        zone: zoneId(g, o.zone),
        colour: o.colour,
      });
      return DONE;
    },
  },
});

interface MayDraw extends Frame<'may-draw'> {
  hero: number;
}

export const mayDraw = (hero: number): Frame => {
  const f: MayDraw = { proc: 'may-draw', step: 'ask', hero };
  return f;
};

/** Nobody is devoured: the card is all the hero gets (M-MZ5-1). */
export const mayDrawProcedure = procedure<MayDraw>()({
  ask: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      return {
        kind: 'pick',
        prompt: 'choose',
        by: h.seat,
        hero: h.id,
        about: { for: 'may-draw' },
        options: [plainOption('draw'), GO_ON],
      };
    },
    take(g, f, { option }) {
      const card = option.verb === 'draw' ? drawPerson(g) : -1;
      const gain = card < 0 ? null : gainBystander(g, f.hero, card);
      return gain ? call(f, 'end', gain) : DONE;
    },
  },
  end: () => DONE,
});

interface NearestSpawn extends Frame<'nearest-spawn'> {
  hero: number;
  type: number;
  count: number;
}

export const nearestSpawn = (hero: number, type: number, count: number): Frame => {
  const f: NearestSpawn = { proc: 'nearest-spawn', step: 'choose', hero, type, count };
  return f;
};

/** Equally near ones: the players choose (M-MZ10-1). */
export const nearestSpawnProcedure = procedure<NearestSpawn>()({
  choose: {
    ask(g, f) {
      const zones = nearestSpawns(g, heroAt(g.state, f.hero).zone);
      if (zones.length === 0) return DONE;
      return chooseTogether(
        'nearest-spawn',
        zones.map((z) => zoneOption(g, 'in', z)),
      );
    },
    take: (_g, f, { option }) =>
      call(f, 'end', place([{ zone: itemAt(option.args, 0), type: f.type, count: f.count }])),
  },
  end: () => DONE,
});

/** By open ways, else as if doors were open; none for a hero who is not on the board any more. */
function nearestSpawns(g: Game, from: number): number[] {
  if (from < 0) return [];
  const active = g.context.mission.spawns
    .filter((_, i) => g.state.spawns[i] === SPAWN.active)
    .map((s) => s.zone);
  for (const { distance, zones } of [g.view, g.context.asIfOpen]) {
    const far = (z: number): number => numberAt(distance, from * zones + z);
    const best = Math.min(...active.map(far));
    if (best !== NEVER) return active.filter((z) => far(z) === best);
  }
  return [];
}
