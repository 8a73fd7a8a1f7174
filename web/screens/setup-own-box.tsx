/** What comes from the players' own box: dice, decks, tokens laid face down (docs/COMPANION.md). Most tables need one press. */
import { kindsByHand, type Edition } from '@holdout/engine';
import { useId, type ReactNode } from 'react';
import { nameOfKind } from '../box/kind-names.ts';
import { isChosen, kindsOf, usualChoices } from '../box/usual-choices.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly edition: Edition;
  readonly kinds: readonly string[];
  readonly onKinds: (kinds: readonly string[]) => void;
  /** People play with their hands, the app is the horde. */
  readonly horde: boolean;
  readonly onHorde: (on: boolean) => void;
  /** The house lets players set the table right. */
  readonly corrections: boolean;
  readonly onCorrections: (on: boolean) => void;
  /** How far the real box goes for this mission. */
  readonly children: ReactNode;
}

/** Light: only what the horde must know is told; full: every action goes through the app. */
const WAYS = ['horde', 'referee'] as const;

export function SetupOwnBox({
  edition,
  kinds,
  onKinds,
  horde,
  onHorde,
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
            onClick={() => {
              onKinds(choice.kinds);
              onHorde(choice.light);
            }}
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
      {kinds.length > 0 && (
        <fieldset className="setup-way">
          <legend className="visually-hidden">{t('setup.way')}</legend>
          {WAYS.map((way) => (
            <label key={way} className="way" data-chosen={(way === 'horde') === horde || undefined}>
              <input
                type="radio"
                name="way"
                checked={(way === 'horde') === horde}
                onChange={() => onHorde(way === 'horde')}
              />
              <Icon name={way === 'horde' ? 'megaphone' : 'scroll-unfurled'} size={22} />
              <span>
                <b className="display">{t(`setup.way.${way}`)}</b>
                <span>{t(`setup.way.${way}.text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="owned-box" hidden={horde}>
        <input type="checkbox" checked={corrections} onChange={(e) => onCorrections(e.target.checked)} />
        {t('setup.house')}
      </label>
      {corrections && !horde && <p className="fine mute">{t('setup.house.text')}</p>}
    </section>
  );
}
