/** The client's entry. */
import './styles/fonts.css';
import './styles/base.css';
import './styles/access.css';
import './styles/faces.css';
import './styles/board.css';
import './styles/screens.css';
import './styles/home.css';
import { createRoot } from 'react-dom/client';
import base from 'virtual:icons/base';
import { App } from './app/app.tsx';
import { takeLink } from './app/arrival.ts';
import { addIcons } from './chrome/icon-paths.ts';
import { EDITION_IDS, loadEdition } from './editions/load.ts';
import { stayAvailable } from './app/offline.ts';
import { toast } from './app/toasts.tsx';
import { guardUnload } from './store/storage.ts';
import { beginToSpeak, followSettings, spokenLanguage } from './words/spoken.ts';
import { translator } from './words/use-words.ts';

takeLink();
addIcons(base);
// Wanted by almost every screen: fetched beside the rest, not after it. Whoever waits for it is told if it fails.
loadEdition(EDITION_IDS[0]).catch(() => undefined);

const root = document.getElementById('root');
if (root)
  beginToSpeak().then(
    () => createRoot(root).render(<App />),
    // Without a language there are no words but the browser's.
    (error: unknown) => root.append(whatOf(error)),
  );

guardUnload();
stayAvailable();
followSettings(tellFailure);

// A file dropped beside the place for it must not lead away from the table.
for (const type of ['dragover', 'drop']) addEventListener(type, (e) => e.preventDefault());

// What fails outside of any screen is said, not swallowed.
addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));

function tellFailure(error: unknown): void {
  toast({ text: translator(spokenLanguage())('app.failed', { what: whatOf(error) }) });
}

function whatOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
