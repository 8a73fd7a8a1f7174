/** The dashboard of a hero of DCeased: attacks, traits, equipment, the people at their side, three hearts (D-EQP-3, D-ESC-2). */
import { dceased, FIRST_EQUIPMENT_SLOT, ROLL, SWING, THROW } from '@holdout/editions/dceased';
import { kitIn } from '@holdout/editions/supers';
import { heroAt, itemAt, EMPTY, type Edition, type State } from '@holdout/engine';
import type { EditionSheet } from '../../table/sheet.ts';
import { ownOf } from '../supers/pieces.ts';
import { sheetFor, traitRow, type Row, type SheetParts } from '../supers/sheet.ts';

const held = (state: State, hero: number): number[] =>
  heroAt(state, hero)
    .slots.slice(FIRST_EQUIPMENT_SLOT)
    .filter((c) => c !== EMPTY);

const values = new Map(dceased.abilities.map((a) => [a.id, a.values]));
/** What the hero's skills add to a limit. */
const more = (state: State, hero: number, limit: string): number =>
  heroAt(state, hero).skills.reduce((n, skill) => n + (values.get(skill)?.[limit] ?? 0), 0);

function partsOf(edition: Edition): SheetParts {
  const kit = kitIn(edition);
  const equipment = kit.equipment ?? [];
  const traits = traitRow(kit, '');
  const equipmentRow: Row = {
    area: 'equipment',
    kind: 'equipment',
    cards: equipment,
    cardsOf: (state, hero) => held(state, hero).map((c) => itemAt(equipment, c).id),
    roomOf: (state, hero) => 1 + more(state, hero, 'equipmentLimit'),
  };
  const escortRow: Row = {
    area: 'escort',
    kind: 'bystander',
    cards: kit.bystanders,
    cardsOf: (state, hero) =>
      ownOf(state).bystanders.flatMap((b) => (b.hero === hero ? itemAt(kit.bystanders, b.card).id : [])),
    roomOf: () => 0,
  };
  return {
    attacksOf: (state, hero) => [
      { line: kit.weaponOf(heroAt(state, hero).id), more: 0 },
      ...held(state, hero).flatMap((c) => {
        const line = itemAt(equipment, c).attack;
        return line ? [{ line, more: 0 }] : [];
      }),
    ],
    rows: [
      {
        ...traits,
        roomOf: (state, hero) => traits.roomOf(state, hero) + more(state, hero, 'traitLimit'),
      },
      equipmentRow,
      escortRow,
    ],
    lines: equipment.flatMap((e) => e.attack ?? []),
    things: { [SWING.id]: SWING, [THROW.id]: THROW, [ROLL.id]: ROLL },
  };
}

/** Ways of using an object without dice. */
const WITHOUT_DICE = ['big-swing', 'quick-change'];
const HEROES: ReadonlySet<string> = new Set(dceased.kit.enemyHeroes.map((e) => e.id));

export function dceasedSheetOf(edition: Edition): EditionSheet {
  const sheet = sheetFor(edition, partsOf(edition));
  return {
    ...sheet,
    useOf: (option) => (WITHOUT_DICE.includes(option.way ?? '') ? undefined : sheet.useOf(option)),
    // A booth that is thrown does not touch Zombie Heroes (D-OBJ-4).
    aimOf(context, state, option) {
      const aim = sheet.aimOf(context, state, option);
      return option.verb === THROW.id ? { ...aim, order: aim.order.filter((id) => !HEROES.has(id)) } : aim;
    },
  };
}
export const dceasedSheet = dceasedSheetOf(dceased);
