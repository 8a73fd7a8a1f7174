/** A pictogram for a number of a card; what it means is said in words beside it. */
import type { SignName } from '../art/cards.ts';
import { useStudio } from './studio.ts';
import { useSymbol } from './symbols.ts';

export function Sign({ name }: { readonly name: SignName }): React.JSX.Element {
  const studio = useStudio('cards');
  const href = useSymbol(`sign ${name}`, studio && (() => studio.sign(name)));
  return (
    <svg className="sign" viewBox="0 0 28 28" aria-hidden="true">
      {studio && <use href={href} width="28" height="28" />}
    </svg>
  );
}
