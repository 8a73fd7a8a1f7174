/** What comes from the players' own box in this game. */
import type { State } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { nameOfKind } from './kind-names.ts';

export function FromBox({ state }: { readonly state: State }): React.JSX.Element | null {
  const words = useWords();
  const { byHand = [] } = state.setup;
  if (byHand.length === 0) return null;
  const kinds = byHand.map((kind) => nameOfKind(kind, words)).join(', ');
  return <p className="from-box">{words.t('table.box.from', { kinds })}</p>;
}
