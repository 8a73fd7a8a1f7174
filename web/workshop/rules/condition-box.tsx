/** A condition to edit: its sentence with its fields, its contrary at a press; several together in a box of their own. */
import { phrasesOf } from './phrases.ts';
import type { Phrase } from '@holdout/narrate/script';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { blankWord, OPEN_WORD, regrouped } from './blank.ts';
import { useDesk } from './desk.ts';
import { inserted, valueAt } from './edit.ts';
import { MoreFields } from './more-fields.tsx';
import { Pieces } from './pieces.tsx';
import { WordButton } from './word-button.tsx';

interface Props {
  readonly phrase: Phrase;
  /** Takes it out, where it can go. */
  readonly onRemove?: () => void;
}

export function ConditionBox({ phrase, onRemove }: Props): React.JSX.Element {
  const { word, parts } = phrase;
  const [only] = parts ?? [];
  if (word === 'not' && only && !only.parts) return <Leaf phrase={only} outer={phrase} onRemove={onRemove} />;
  return parts ? <Group phrase={phrase} onRemove={onRemove} /> : <Leaf phrase={phrase} onRemove={onRemove} />;
}

const GROUPS: readonly string[] = ['all', 'any', 'not'];

/** `outer`: the contrary of what stands in it. */
function Leaf({ phrase, outer, onRemove }: Props & { readonly outer?: Phrase }): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { teller, workshop, known } = desk;
  const whole = (outer ?? phrase).path;
  const now = valueAt({ ...workshop.mission }, phrase.path) ?? OPEN_WORD;
  const isOpen = !Object.hasOwn(teller.grammar.conditions, phrase.word);
  const form = teller.grammar.conditions[phrase.word];
  const choose = (word: string): void => {
    if (GROUPS.includes(word))
      desk.set(whole, regrouped(outer ? { not: now } : now, word, teller.grammar, known));
    else desk.set(phrase.path, blankWord(teller.grammar, 'condition', word, known));
  };
  const and = (): void => desk.set(whole, { all: [outer ? { not: now } : now, OPEN_WORD] });
  return (
    <span className="condition">
      {isOpen ? (
        <WordButton kind="condition" word="" gone onWord={choose}>
          {t('workshop.which.condition')}
        </WordButton>
      ) : (
        <>
          <WordButton kind="condition" word={phrase.word} onWord={choose} />
          <Pieces pieces={phrasesOf(phrase)} />
          {form && (
            <MoreFields shape={form.takes} path={[...phrase.path, phrase.word]} pieces={phrase.pieces} />
          )}
          <button
            type="button"
            className="more-field contrary"
            aria-pressed={outer !== undefined}
            onClick={() => desk.set(whole, outer ? now : { not: now })}
          >
            {t('workshop.rules.contrary')}
          </button>
        </>
      )}
      {onRemove ? (
        <Remove onRemove={onRemove} />
      ) : (
        <button type="button" className="more-field" onClick={and}>
          + {t('workshop.rules.and')}
        </button>
      )}
    </span>
  );
}

function Remove({ onRemove }: { readonly onRemove: () => void }): React.JSX.Element {
  const { t } = useWords();
  return (
    <button type="button" className="small-icon" aria-label={t('workshop.rules.remove')} onClick={onRemove}>
      <Icon name="cancel" size={12} />
    </button>
  );
}

function Group({ phrase, onRemove }: Props): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { teller, workshop, known } = desk;
  const { path, word, parts = [] } = phrase;
  const list = [...path, word];
  const isNot = word === 'not';
  const now = valueAt({ ...workshop.mission }, path) ?? OPEN_WORD;
  const choose = (other: string): void => desk.set(path, regrouped(now, other, teller.grammar, known));
  /** A group of one is that one. */
  const drop = (i: number): void => {
    const inside = valueAt({ ...workshop.mission }, list);
    const left = Array.isArray(inside) ? inside.filter((_, at) => at !== i) : [];
    desk.set(path, left.length === 1 ? (left[0] ?? OPEN_WORD) : { [word]: left });
  };
  return (
    <span className="condition-group">
      <span className="row">
        <WordButton kind="condition" word={word} onWord={choose}>
          {t(`workshop.rules.group.${word}`)}
        </WordButton>
        {onRemove && <Remove onRemove={onRemove} />}
      </span>
      {parts.map((part, i) => (
        <ConditionBox key={i} phrase={part} onRemove={isNot ? undefined : () => drop(i)} />
      ))}
      {!isNot && (
        <button
          type="button"
          className="more-field"
          onClick={() =>
            desk.change(path[0] === 'rules' ? 'rule' : 'end', inserted(workshop.mission, list, OPEN_WORD), 0)
          }
        >
          + {t(word === 'any' ? 'workshop.rules.or' : 'workshop.rules.and')}
        </button>
      )}
    </span>
  );
}
