/** The first mission with the box itself: whoever plays it for the first time is led through it. */
import { useId } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly guided: boolean;
  readonly onGuided: (on: boolean) => void;
}

export function SetupEvening({ guided, onGuided }: Props): React.JSX.Element {
  const { t } = useWords();
  const text = useId();
  return (
    <>
      <label className="owned-box">
        <input
          type="checkbox"
          checked={guided}
          aria-describedby={text}
          onChange={(e) => onGuided(e.target.checked)}
        />
        {t('setup.evening')}
      </label>
      <p id={text} className="fine mute">
        {t('setup.evening.text')}
      </p>
    </>
  );
}
