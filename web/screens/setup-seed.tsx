/** Chance, made repeatable: the seed of the game. */
import { Icon } from '../chrome/icon.tsx';
import { newSeed } from '../store/ids.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

const LONGEST_SEED = 40;

export function SetupSeed({ seed, onSeed }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel setup-seed">
      <label htmlFor="seed" className="display">
        {t('setup.seed')}
      </label>
      <div className="row">
        <input
          id="seed"
          className="field num"
          value={seed}
          maxLength={LONGEST_SEED}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="seed-hint"
          onChange={(e) => onSeed(e.target.value)}
        />
        <button type="button" className="button" onClick={() => onSeed(newSeed())}>
          <Icon name="dice-six-faces-five" size={18} />
          {t('setup.seed.new')}
        </button>
      </div>
      <p id="seed-hint" className="fine mute">
        {t('setup.seed.text')}
      </p>
    </section>
  );
}
