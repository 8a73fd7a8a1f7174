/** Does a value look like what a shape takes? What stands in a draft may be anything. */
import type { Edition, FileShape, Json } from '@holdout/engine';

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function fits(edition: Edition, shape: FileShape, value: Json | undefined): boolean {
  switch (shape.is) {
    case 'yes':
      return value === true;
    case 'flag':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'number':
      return typeof value === 'number' && value >= shape.least && value <= shape.most;
    case 'name':
      return typeof value === 'string' && value !== '' && (shape.among?.(edition).includes(value) ?? true);
    case 'list':
      return Array.isArray(value);
    case 'either':
      return shape.of.some((of) => fits(edition, of, value));
    case 'optional':
      return value === undefined || fits(edition, shape.of, value);
    default:
      return isObject(value);
  }
}
