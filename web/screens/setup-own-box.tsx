/** What comes from the players' own box: dice, decks, tokens laid face down (docs/COMPANION.md). Most tables need one press. */
import { kindsByHand, type Edition } from '@holdout/engine';
import { useId, type ReactNode } from 'react';
import { nameOfKind } from '../box/kind-names.ts';
import { isChosen, kindsOf, usualChoices } from '../box/usual-choices.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly edition: Edition;
  readonly kinds: readonly string[];
  readonly onKinds: (kinds: readonly string[]) => void;
  /** The house lets players set the table right. */
  readonly corrections: boolean;
  readonly onCorrections: (on: boolean) => void;
  /** How far the real box goes for this mission. */
  readonly children: ReactNode;
}

export function SetupOwnBox({
  edition,
  kinds,
  onKinds,
  corrections,
  onCorrections,
  children,
}: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const heading = useId();
  const choices = usualChoices(edition);
  const chosen = choices.find((choice) => isChosen(choice, kinds));
  const toggle = (kind: string): void =>
    onKinds(
      kindsOf(edition, kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]),
    );
  return (
    <section className="panel setup-own-box" aria-labelledby={heading}>
      <h2 id={heading} className="display">
        {t('setup.own-box')}
      </h2>
      <div role="group" aria-labelledby={heading} className="row wrap">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className="box"
            aria-pressed={choice === chosen}
            onClick={() => onKinds(choice.kinds)}
          >
            {t(`setup.own-box.${choice.id}`)}
          </button>
        ))}
      </div>
      <p className="fine mute" role="status">
        {t(`setup.own-box.${chosen?.id ?? 'mixed'}.text`)}
      </p>
      {kinds.length > 0 && children}
      {kinds.length > 0 && (
        <details>
          <summary>{t('setup.own-box.kinds')}</summary>
          <ul className="owned">
            {kindsByHand(edition).map((kind) => (
              <li key={kind}>
                <label className="owned-box">
                  <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
                  {nameOfKind(kind, words)}
                </label>
              </li>
            ))}
          </ul>
          <p className="fine mute">{t('setup.own-box.dealt')}</p>
        </details>
      )}
      <label className="owned-box">
        <input type="checkbox" checked={corrections} onChange={(e) => onCorrections(e.target.checked)} />
        {t('setup.house')}
      </label>
      {corrections && <p className="fine mute">{t('setup.house.text')}</p>}
    </section>
  );
}
