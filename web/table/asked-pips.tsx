/** Actions of a turn as pips that say what they are. */
import { useWords } from '../words/use-words.ts';
import { Asked } from './asked.tsx';
import { Pips } from './hero-parts.tsx';

type Props = React.ComponentProps<typeof Pips> & {
  /** The keyboard stops there. */
  readonly stop?: boolean;
};

export function AskedPips({ actions, stop = false }: Props): React.JSX.Element {
  const { t } = useWords();
  const { left, most, free } = actions;
  return (
    <Asked about={t('table.pips.card', { left, most, free: free.length })} stop={stop}>
      <Pips actions={actions} />
    </Asked>
  );
}
