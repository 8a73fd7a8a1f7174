/** Ways to play that the edition lets players choose between: one switch each, and what the choice means (C-LOS-2). */
import { itemAt, type Edition, type Variants } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { RuleLink } from './rule-link.tsx';
import { chooseVariant } from './setup-model.ts';

interface Props {
  readonly edition: Edition;
  /** What differs from the usual. */
  readonly chosen: Variants;
  readonly clauses: { readonly [variant: string]: string };
  readonly onChoose: (to: Variants) => void;
}

export function SetupVariants({ edition, chosen, clauses, onChoose }: Props): React.JSX.Element {
  const { say } = useWords();
  return (
    <>
      {Object.entries(edition.variants ?? {}).map(([variant, choices]) => {
        const now = chosen[variant] ?? itemAt(choices, 0);
        const heading = `variant-${variant}`;
        return (
          <section key={variant} className="panel setup-variant" aria-labelledby={heading}>
            <h2 id={heading} className="display">
              {say.variant(variant)}
            </h2>
            <div role="group" aria-labelledby={heading} className="row wrap">
              {choices.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className="box"
                  aria-pressed={choice === now}
                  onClick={() => onChoose(chooseVariant(edition, chosen, variant, choice))}
                >
                  {say.choice(variant, choice)}
                </button>
              ))}
            </div>
            <p className="fine mute" role="status">
              {say.choiceText(variant, now)} <RuleLink clause={clauses[variant] ?? ''} />
            </p>
          </section>
        );
      })}
    </>
  );
}
