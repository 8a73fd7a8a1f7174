/** The numbers of an attack as pictograms with numbers: in a line, or each with its word beneath. */
import type { SignName } from '../art/cards.ts';
import { Sign } from '../faces/sign.tsx';
import type { Use } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import { rangeText, statsText } from './card-words.ts';

interface Shown {
  readonly sign: SignName;
  readonly value: string;
  /** `moment.number.<word>` */
  readonly word: string;
}

function numbersOf(use: Use): Shown[] {
  const range: Shown = { sign: 'range', value: rangeText(use), word: 'range' };
  if (use.burns) return [range];
  const { dice, more = 0, accuracy, damage, quiet = false } = use;
  const shown: Shown[] = [
    range,
    { sign: 'dice', value: more > 0 ? `${dice}+${more}` : String(dice), word: 'dice' },
    { sign: 'accuracy', value: `${accuracy}+`, word: 'hit' },
  ];
  // Where noise is no matter, no weapon has a number for its damage.
  return quiet ? shown : [...shown, { sign: 'damage', value: String(damage), word: 'damage' }];
}

export function UseNumbers({ use }: { readonly use: Use }): React.JSX.Element {
  const { t } = useWords();
  return (
    <span className="attack-numbers">
      <span className="visually-hidden">{statsText(t, use)}</span>
      {numbersOf(use).map(({ sign, value }) => (
        <span key={sign} aria-hidden="true">
          <Sign name={sign} />
          {value}
        </span>
      ))}
    </span>
  );
}

/** On a whole card. */
export function NumberRow({ use }: { readonly use: Use }): React.JSX.Element {
  const { t } = useWords();
  return (
    <span className="card-numbers">
      {numbersOf(use).map(({ sign, value, word }) => (
        <span key={sign}>
          <Sign name={sign} />
          <b className="display num">{value}</b>
          <small>{t(`moment.number.${word}`)}</small>
        </span>
      ))}
    </span>
  );
}
