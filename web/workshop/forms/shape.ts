/** Shapes of what files hold (engine/mission/argument.ts), as far as forms need them. */
import type { Edition, Json } from '@holdout/engine';

export type Shape = Edition['words']['own']['shape'];

export const bare = (shape: Shape): Shape => (shape.is === 'optional' ? bare(shape.of) : shape);

/** What a field that must be there begins with. */
export function firstValue(edition: Edition, shape: Shape): Json | undefined {
  switch (shape.is) {
    case 'name':
      return shape.among?.(edition)[0] ?? '';
    case 'number':
      return shape.least;
    case 'flag':
    case 'yes':
      return true;
    case 'list':
      return Array.from({ length: shape.least ?? 0 }, () => firstValue(edition, shape.of) ?? null);
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([key, field]) => {
          const value = firstValue(edition, field);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    default:
      return undefined;
  }
}
