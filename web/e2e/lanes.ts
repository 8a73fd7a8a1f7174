/** Long games, two at a time in one browser: each waits half of its time, so both take little longer than one. */
const LANES = 2;

export async function sideBySide(games: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...games];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
