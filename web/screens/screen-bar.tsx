/** The bar over every screen but the table: the name, where we are, and what is at hand. */
import type { ReactNode } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { LanguageSwitch } from '../chrome/language-switch.tsx';

interface Props {
  /** From the general to the particular; the last one is here. */
  readonly path: readonly string[];
  readonly children?: ReactNode;
}

export function ScreenBar({ path, children }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <header className="screen-bar">
      <a className="brand" href={formatRoute({ screen: 'home' })} aria-label={t('app.home')}>
        <Icon name="raise-zombie" size={24} />
        <span>{t('app.name')}</span>
      </a>
      <span className="path">
        {path.map((part, i) => (
          <span key={part} aria-current={i === path.length - 1 ? 'page' : undefined}>
            {part}
          </span>
        ))}
      </span>
      <span className="grow" />
      {children}
      <LanguageSwitch />
    </header>
  );
}
