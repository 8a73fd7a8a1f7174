/** Who shows what in a request. */
import { hashSecret, sameHash } from '../tables/secrets.ts';

/** What stands behind `Bearer`, if anything does. */
export const bearerIn = (authorization = ''): string => /^Bearer (.*)$/.exec(authorization)?.[1] ?? '';

/** In constant time, whatever was shown. */
export const isShown = (secret: string, authorization: string | undefined): boolean =>
  sameHash(hashSecret(secret), hashSecret(bearerIn(authorization)));
