/** What happens, or what is asked, as a whole: pressed, it opens all words there are. */
import type { WordKind } from '@holdout/narrate/script';
import { wordLabel } from '@holdout/narrate/script';
import { useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { wordChoices } from './choices.ts';
import { useDesk } from './desk.ts';
import { Picker } from './picker.tsx';

interface Props {
  readonly kind: WordKind;
  readonly word: string;
  /** The trigger its rule has. */
  readonly on?: string;
  readonly gone?: boolean;
  readonly onWord: (word: string) => void;
  /** In place of the mark that something else can be chosen. */
  readonly children?: React.ReactNode;
}

const GROUPS: readonly string[] = ['all', 'any', 'not'];

export function WordButton({ kind, word, on, gone = false, onWord, children }: Props): React.JSX.Element {
  const { t } = useWords();
  const { teller } = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = (id: string): string =>
    kind === 'condition' && GROUPS.includes(id)
      ? t(`workshop.rules.group.${id}`)
      : kind === 'trigger'
        ? `${teller.words.say(teller.words.has(`trigger.${id}.head`) ? `trigger.${id}.head` : 'trigger.head')} ${wordLabel(teller, kind, id)}`
        : wordLabel(teller, kind, id);
  const options = wordChoices(teller.grammar, kind, on).map(({ value, why }) => ({
    id: String(value),
    label: label(String(value)),
    ...(why === undefined ? {} : { why: t(`workshop.why.${why}`) }),
  }));
  return (
    <>
      <button
        type="button"
        ref={button}
        className={children ? 'pill word' : 'word-button'}
        data-kind={kind}
        data-gone={gone}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={children ? undefined : t(`workshop.rules.other.${kind}`)}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <Picker
          anchor={button.current}
          label={t(`workshop.rules.other.${kind}`)}
          options={options}
          chosen={word}
          onPick={onWord}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
