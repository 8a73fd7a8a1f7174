/** For what can wait until the page has nothing better to do. */

/** Safari has no idle time to offer. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 200 });
  else setTimeout(act);
};
