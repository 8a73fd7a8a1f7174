/** Which way of playing was chosen before the game; what it means on press (C-LOS-2). */
import type { Context } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { Pop } from './pop.tsx';
import { ClauseText } from './rule-chip.tsx';

export function PlayedVariants({ context }: { readonly context: Context }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <>
      {Object.entries(context.variants).map(([variant, choice]) => {
        const names = { variant: say.variant(variant), choice: say.choice(variant, choice) };
        return (
          <div key={variant} className="played-variant">
            <Pop
              className="rule-chip"
              label={t('table.variant', names)}
              ariaLabel={t('table.variant.about', names)}
            >
              <p>{say.choiceText(variant, choice)}</p>
              <ClauseText clause={plugOf(context).variantClauses?.[variant] ?? ''} />
            </Pop>
          </div>
        );
      })}
    </>
  );
}
