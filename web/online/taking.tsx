/** The host takes a chair from somebody who sits there: asked twice, and with a word for them. */
import { BOUNDS, type Command } from '@holdout/protocol';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly how: 'bot' | 'free' | 'link';
  readonly chair: number;
  readonly name: string;
  readonly onTake: (command: Command & { kind: 'bot' | 'free' | 'link' }) => void;
  readonly onClose: () => void;
}

export function Taking({ how, chair, name, onTake, onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const [why, setWhy] = useState('');
  return (
    <form
      className="taking"
      aria-label={t(`online.taking.${how}`, { name })}
      onSubmit={(e) => {
        e.preventDefault();
        onTake({ kind: how, chair, why });
        onClose();
      }}
    >
      <p>{t(`online.taking.${how}`, { name })}</p>
      <input
        className="field"
        aria-label={t('online.taking.why', { name })}
        placeholder={t('online.taking.why', { name })}
        value={why}
        maxLength={BOUNDS.chat}
        autoFocus
        onChange={(e) => setWhy(e.target.value)}
      />
      <span className="row">
        <button type="submit" className="button primary">
          {t('online.taking.go')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('table.cancel')}
        </button>
      </span>
    </form>
  );
}
