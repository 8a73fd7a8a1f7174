/** After the end: plays the whole game again from the published seed and says whether the dice were honest. */
import { useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { engineOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { takeFile } from './api.ts';
import { tellRequest, useOnline } from './online.ts';
import { secretsOf } from './secrets.ts';
import { checkDice, type Verdict } from './proof.ts';

export function DiceCheck(): React.JSX.Element {
  const { t } = useWords();
  const { model, known } = useOnline();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (): Promise<void> => {
    try {
      const file = await takeFile(model.table, secretsOf(known));
      setVerdict(checkDice(engineOf(model.setup.edition), model, file));
    } catch (error) {
      tellRequest(t, error);
    }
  };
  return (
    <div className="note dice-check" data-verdict={verdict?.is}>
      <button type="button" className="button" onClick={() => void check()}>
        <Icon name="dice-six-faces-five" size={17} />
        {t('online.dice')}
      </button>
      <span role="status">
        {verdict && t(`online.dice.${verdict.is}`, { ...verdict })}
        {verdict?.is === 'honest' && model.origin === 'save' && ` ${t('online.dice.save')}`}
        {verdict?.is === 'honest' && model.opened && ` ${t('online.dice.opened')}`}
      </span>
    </div>
  );
}
