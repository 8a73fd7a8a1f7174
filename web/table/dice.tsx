/** Dice as they lie: hits white, misses grey. */
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly dice: readonly { readonly face: number; readonly hit: boolean }[];
  readonly big?: boolean;
}

export function Dice({ dice, big = false }: Props): React.JSX.Element {
  const { t } = useWords();
  const hits = dice.filter((d) => d.hit).length;
  return (
    <span
      className={big ? 'dice big' : 'dice'}
      role="img"
      aria-label={t('table.dice', { faces: dice.map((d) => d.face).join(', '), hits })}
    >
      {dice.map(({ face, hit }, i) => (
        <span key={i} className={hit ? 'die' : 'die miss'}>
          {face}
        </span>
      ))}
    </span>
  );
}
