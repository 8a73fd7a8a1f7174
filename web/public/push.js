/** Part of the service worker: the server says that it is somebody's turn, and a press on that leads to the table. */
const TABLE = /^[A-Za-z0-9_-]{22}$/;
const pageOf = (table) => new URL(`/#/online/${table}`, self.location.origin).href;

function readPush(data) {
  try {
    const { table, words } = data.json();
    if (TABLE.test(table) && typeof words === 'string') return { table, words };
  } catch {
    // Whatever it was, the browser wants something to be shown.
  }
  return { table: '', words: '' };
}

self.addEventListener('push', (event) => {
  const { table, words } = readPush(event.data);
  const note = { tag: table, icon: '/icon-192.png', data: table };
  event.waitUntil(self.registration.showNotification(words || 'Holdout', note));
});

async function show(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === pageOf(table));
  return there ? there.focus() : self.clients.openWindow(table === '' ? '/' : pageOf(table));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
