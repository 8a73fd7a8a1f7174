/** Headers on every answer, and the check of where a page comes from. */

/** Everything comes from here; styles are set by scripts and files, so nothing inline is needed. */
export const SAFE_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Pages of other sites may not talk to us with a visitor's browser. Programs send no origin and are welcome: they have
 * no visitor to betray.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
