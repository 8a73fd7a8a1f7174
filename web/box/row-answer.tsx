/** What the players' own box has shown is told as it lies there: faces of dice, cards, a token. */
import type { Context, RowDecision, State } from '@holdout/engine';
import '../styles/box.css';
import { CardFinder } from './card-finder.tsx';
import { DiceTray } from './dice-tray.tsx';
import { TokenTray } from './token-tray.tsx';

export interface RowProps {
  readonly context: Context;
  readonly state: State;
  readonly decision: RowDecision;
  readonly onAnswer: (text: string) => void;
}

export function RowAnswer(props: RowProps): React.JSX.Element {
  const [first] = props.decision.options;
  if (first?.number !== undefined) return <DiceTray {...props} />;
  return first?.colour === undefined ? <CardFinder {...props} /> : <TokenTray {...props} />;
}
