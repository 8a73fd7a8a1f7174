/** A note of the system that it is one's turn: for those who have asked for one and look elsewhere. */

/** Secure connections only, and not every browser. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Only ever in answer to a press: false when the browser or the person says no. */
export const askToNotify = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

interface Notice {
  readonly title: string;
  readonly text: string;
  /** A new note takes the place of an older one of the same table. */
  readonly table: string;
}

export async function notify({ title, text, table }: Notice): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  const options = { body: text, tag: table, icon: '/icon-192.png' };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
    addEventListener('focus', () => note.close(), { once: true });
  } catch {
    // Phones show notes only through the worker of the page.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
