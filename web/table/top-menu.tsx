/** Where the top bar has no room: everything else behind one button. */
import { useRef, useState } from 'react';
import { go } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import type { Panel } from './bottom-sheet.tsx';
import type { MenuItem } from './company.ts';
import type { Letter } from './keys.ts';
import { PopCard } from './pop.tsx';
import { LanguageSwitch } from '../chrome/language-switch.tsx';

interface Props {
  /** To be opened from here; none where they stand beside the board. */
  readonly panels: readonly Panel[];
  /** Null where it stands beside Undo. */
  readonly redo: boolean | null;
  readonly items: readonly MenuItem[];
  readonly on: (command: Letter) => void;
  readonly onPanel: (panel: Panel) => void;
}

export function TopMenu({ panels, redo, items, on, onPanel }: Props): React.JSX.Element {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const news = items.reduce((n, i) => n + (i.news ?? 0), 0);
  const item = (label: string, act: () => void, off = false): React.JSX.Element => (
    <button
      key={label}
      type="button"
      className="button ghost"
      disabled={off}
      onClick={() => {
        setOpen(false);
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      <button
        type="button"
        ref={button}
        className="tool"
        aria-label={t('table.menu')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="hamburger-menu" size={20} />
        {news > 0 && <span className="unread num">{news}</span>}
      </button>
      {open && (
        <PopCard anchor={button.current} onClose={() => setOpen(false)}>
          <div className="top-menu">
            {items.map(({ label, act }) => item(label, act))}
            {panels.map((p) => item(t(`table.${p}`), () => onPanel(p)))}
            {item(t('table.tool.history'), () => on('history'))}
            {item(t('table.tool.names'), () => on('names'))}
            {redo !== null && item(t('table.tool.redo'), () => on('redo'), !redo)}
            {item(t('table.tool.help'), () => on('help'))}
            {item(t('table.settings'), () => go({ screen: 'settings' }))}
            {item(t('table.home'), () => go({ screen: 'home' }))}
            <LanguageSwitch />
          </div>
        </PopCard>
      )}
    </>
  );
}
