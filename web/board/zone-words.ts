/** A zone in words, for those who hear the board: what it is, who is there, what may be done with it. */
import { heroAt, itemAt, SPAWN, type Context, type State } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import { exitZones } from './extras.ts';
import type { Piece } from './pieces.ts';
import { seatingOf } from './seating.ts';
import type { ZoneMark } from './zone-marks.tsx';

export function describeZone(
  context: Context,
  state: State,
  zone: number,
  marks: readonly ZoneMark[],
  { t, say }: Words,
): string {
  const { board, mission, types } = context;
  const described = (p: Piece): string | undefined => {
    switch (p.kind) {
      case 'enemy':
        return [
          say.enemies(itemAt(types, p.type).id, p.count),
          p.rest && t(`board.${p.rest.why}`, { n: p.rest.n, gender: say.gender(itemAt(types, p.type).id) }),
        ]
          .filter(Boolean)
          .join(' ');
      case 'hero':
        return say.hero(heroAt(state, p.hero).id);
      case 'vehicle':
        return say.car(p.vehicle.id);
      case 'noise':
        return p.noise.loud ? t('board.loudest') : t('board.noise', { n: p.noise.tokens });
      case 'person': {
        const gender = say.gender(p.person.id);
        return [
          say.card(p.person.id),
          p.person.escorted && t('board.escorted', { gender }),
          p.person.hidden && t('board.hidden', { gender }),
          p.person.wanted && t('board.wanted'),
        ]
          .filter(Boolean)
          .join(' ');
      }
      case 'card':
        return p.card.id ? say.card(p.card.id) : t(`board.${p.card.back ?? 'card'}`);
      case 'sleeper':
        return `${say.enemies(p.enemy, 1)} ${t('board.asleep', { gender: say.gender(p.enemy) })}`;
      case 'thing':
        return t(`board.${p.thing.kind}`, { damaged: p.thing.damaged ? 'yes' : 'no' });
      case 'objective':
        return p.taken ? undefined : t('board.objective');
    }
  };
  const order: Piece['kind'][] = [
    'enemy',
    'hero',
    'person',
    'vehicle',
    'objective',
    'card',
    'thing',
    'sleeper',
    'noise',
  ];
  const here = seatingOf(context, state).pieces.filter((p) => p.zone === zone);
  const pieces = order.flatMap((kind) => here.filter((p) => p.kind === kind).map(described));
  const shut = board.doors.filter((d, i) => (d.a === zone || d.b === zone) && state.doors[i] === 0);
  const windows = shut.filter((d) => d.kind === 'window').length;
  const closed = shut.filter((d) => d.kind === 'door').length;
  const { level } = itemAt(board.zones, zone);
  const spawns = mission.spawns.flatMap((s, i) =>
    s.zone === zone && state.spawns[i] !== SPAWN.gone ? [t('board.spawn', { n: i + 1 })] : [],
  );
  return [
    say.place(itemAt(board.zones, zone).id),
    board.levels.length > 1 ? t(`board.level.${board.levels[level]}`) : undefined,
    ...pieces,
    ...spawns,
    closed > 0 ? t('board.closed-doors', { n: closed }) : undefined,
    windows > 0 ? t('board.closed-windows', { n: windows }) : undefined,
    exitZones(context).includes(zone) ? t('board.exit') : undefined,
    ...marks.filter((m) => m.zone === zone).map((m) => m.label ?? t(`board.mark.${m.kind}`)),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}
