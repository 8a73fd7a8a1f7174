/** For those who go by Tab: past what stands before the part of a screen they want. Seen only while one has the focus. */
import { useWords } from '../words/use-words.ts';

/** Parts of the table by what they are found by; every other screen has its content. */
const TABLE = { question: '.decide', board: '.zone-walk [tabindex="0"]', log: '.log' } as const;
const OTHERS = { content: 'main' } as const;

export function SkipLinks({ table }: { readonly table: boolean }): React.JSX.Element {
  const { t } = useWords();
  return (
    <nav className="skip-links" aria-label={t('access.skip')}>
      {Object.entries(table ? TABLE : OTHERS).map(([part, selector]) => (
        <button key={part} type="button" className="button" onClick={() => goOn(selector)}>
          {t(`access.skip.${part}`)}
        </button>
      ))}
    </nav>
  );
}

/** Addresses are routes here, so that no link can lead to a part of a page. */
function goOn(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  if (part) focusOn(part);
}

/** Gives the focus to something that need not be a control. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
