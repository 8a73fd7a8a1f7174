/** People, cards, things and enemies at rest on the board, for every super-hero edition with its own cards. */
import { FIRST_HERO, kitIn, OWN, type SupersEdition, type SupersOwn } from '@holdout/editions/supers';
import { itemAt, typeAt, type Context, type State } from '@holdout/engine';
import type { LyingCard, Person, Rest, Thing } from '../../board/extras.ts';
import { personKey } from '../../board/pieces.ts';
import type { EditionPlug, Foe } from '../plug.ts';

export const ownOf = OWN.in;

/** What the pieces of an edition mean. */
export interface Meaning {
  /** Clause by which enemy heroes have abilities. */
  readonly foeClause: string;
}

type Pieces = Required<Pick<EditionPlug, 'people' | 'extras' | 'loose' | 'foes' | 'decks' | 'spawnCards'>>;

export function piecesOf({ kit }: SupersEdition, { foeClause }: Meaning): Pieces {
  const { bystanders, enemyHeroes, traits, under } = kit;
  // What lies face down is nobody yet; a game may have people of a pack.
  const bystanderId = ({ edition }: Context, card: number): string =>
    kitIn(edition).bystanders[card]?.id ?? '';
  return {
    people: Object.fromEntries(
      bystanders.filter((b) => !b.special).map(({ id, combat }) => [id, { combat }]),
    ),

    spawnCards: kit.spawnCards,

    decks: [
      { id: 'foes', cards: enemyHeroes },
      { id: 'bystanders', cards: bystanders },
      { id: 'traits', cards: traits },
    ],

    extras(context, state) {
      const own = ownOf(state);
      const people = own.bystanders.map((b): Person => ({
        id: bystanderId(context, b.card),
        zone: b.zone,
        combat: kitIn(context.edition).bystanders[b.card]?.combat ?? false,
        escorted: b.hero >= 0 || (under === 'escorted' && b.under >= 0),
        ...(b.hero >= 0 ? { beside: b.hero } : {}),
        hidden: under === 'hidden' && b.under >= 0,
        wanted: b.marked,
      }));
      // Those under an objective are hidden by it.
      const lying = own.cards
        .filter((c) => c.under < 0)
        .map(({ card, zone, up }, i): LyingCard => ({
          key: up ? `card:${bystanderId(context, card)}` : `card:${zone}:${i}`,
          zone,
          id: up ? bystanderId(context, card) : null,
        }));
      const rests = [...own.stunned.map(stunnedRest), ...sleepers(context, state)];
      const figures = (own.lying ?? []).map(({ type, zone }) => ({ enemy: typeAt(context, type).id, zone }));
      return { people, cards: lying, things: thingsOf(context, own), rests, sleepers: figures };
    },

    loose: {
      heaps: [],
      things: (context, state) =>
        ownOf(state).bystanders.map(({ card }, at) => {
          const id = bystanderId(context, card);
          return { key: personKey(id), id, part: 'bystanders', at };
        }),
    },

    /** Enemy heroes on the board, whose abilities are in force. */
    foes(context, state) {
      return context.types.slice(FIRST_HERO).flatMap(({ id }, i): Foe[] => {
        const own = ownOf(state);
        const lies = own.lying?.find((l) => l.type === FIRST_HERO + i);
        const zone = lies?.zone ?? zoneOfType(context, state, FIRST_HERO + i);
        if (zone < 0) return [];
        const asleep = lies !== undefined || own.asleep.includes(FIRST_HERO + i);
        return [
          { id, zone, asleep, designed: itemAt(enemyHeroes, i).source === 'designed', clause: foeClause },
        ];
      });
    },
  };
}

function thingsOf({ mission }: Context, { sign, hand, elevator, exit }: SupersOwn): Thing[] {
  const things: Thing[] = [];
  if (sign) things.push({ kind: 'sign', zone: sign.zone, damaged: sign.damaged });
  if (hand) things.push({ kind: 'hand', zone: hand.zone, damaged: hand.spent });
  if (elevator >= 0) things.push({ kind: 'elevator', zone: elevator, damaged: false });
  if (exit >= 0 && !mission.exit?.zones.includes(exit))
    things.push({ kind: 'exit', zone: exit, damaged: false });
  return things;
}

const stunnedRest = ({ type, zone, n }: SupersOwn['stunned'][number]): Rest => ({
  type,
  zone,
  n,
  why: 'stunned',
});

const sleepers = (context: Context, state: State): Rest[] =>
  ownOf(state).asleep.map((type) => ({ type, zone: zoneOfType(context, state, type), n: 1, why: 'asleep' }));

/** Where the one figure of an enemy hero stands, -1 when it is not on the board. */
const zoneOfType = ({ zones }: Context, { enemies }: State, type: number): number =>
  enemies.slice(type * zones, (type + 1) * zones).findIndex((n) => n > 0);
