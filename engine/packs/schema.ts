/** What a pack may hold, as a JSON Schema (draft 2020-12), made from the shapes that read it; missions by their editions' own schemas. */
import type { Edition } from '../kernel/edition.ts';
import { itemAt } from '../lookup.ts';
import { DRAFT, missionSchema, schemaOf, type Schema } from '../mission/schema.ts';
import { packArgument } from './pack.ts';

const nameOf = ({ id }: Edition): string => `mission-of-${id}`;

/** Without the missions: those are told by `holdout schema <edition>`. */
export function packOutline(editions: readonly Edition[]): Schema {
  return {
    $schema: DRAFT,
    title: 'pack',
    ...schemaOf(packArgument(editions).shape, itemAt(editions, 0)),
    $defs: { mission: { anyOf: editions.map((e) => ({ $ref: nameOf(e) })) } },
  };
}

/** Whole: each edition's schema is a resource of its own, so that their definitions stay apart. */
export function packSchema(editions: readonly Edition[]): Schema {
  const outline = packOutline(editions);
  const missions = editions.map((e) => [nameOf(e), { ...missionSchema(e), $id: nameOf(e) }] as const);
  return {
    ...outline,
    $defs: {
      mission: { anyOf: editions.map((e) => ({ $ref: nameOf(e) })) },
      ...Object.fromEntries(missions),
    },
  };
}
