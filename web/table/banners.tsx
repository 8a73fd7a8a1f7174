/** What must be said at once: something went wrong and nothing is lost. */
import type { Narrator } from '@holdout/narrate';
import { Icon } from '../chrome/icon.tsx';
import { useWords, type Translate } from '../words/use-words.ts';
import { maybe } from './maybe.ts';
import { RuleChip } from './rule-chip.tsx';
import type { Trouble } from './use-actions.ts';

interface TroubleProps {
  readonly trouble: Trouble;
  readonly onExport: () => void;
  readonly onDismiss: () => void;
}

export function TroubleBanner({ trouble, onExport, onDismiss }: TroubleProps): React.JSX.Element {
  const { t, say } = useWords();
  // Nothing is in danger then: the question stays where it was.
  const refused = trouble.kind === 'refused' || trouble.kind === 'table';
  return (
    <div className={refused ? 'banner' : 'banner bad'} role="alert">
      <div className="grow">
        {!refused && <b>{t(`table.trouble.${trouble.kind}`)}</b>}
        <p>{textOf(trouble, t, say)}</p>
        {trouble.kind === 'storage' && <p className="hint">{trouble.detail}</p>}
        {trouble.kind === 'refused' && trouble.refusal.clause && <RuleChip clause={trouble.refusal.clause} />}
      </div>
      {!refused && (
        <button type="button" className="button primary" onClick={onExport}>
          <Icon name="save-arrow" size={17} />
          {t('table.export')}
        </button>
      )}
      {trouble.kind === 'two-tabs' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('table.reload')}
        </button>
      )}
      <button type="button" className="button ghost" onClick={onDismiss}>
        {t('table.close')}
      </button>
    </div>
  );
}

function textOf(trouble: Trouble, t: Translate, say: Narrator): string {
  if (trouble.kind === 'refused') return say.refusal(trouble.refusal);
  if (trouble.kind === 'table') return maybe(t, `online.no.${trouble.code}`) ?? t('online.no.other');
  return t(`table.trouble.${trouble.kind}.do`);
}

/** Hands the whole game over as a file. */
export function exportGame(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
