/** One rule as a sentence: when, if, then. It is dragged by its handle, moved by Alt and the arrows, deleted, read as a file. */
import type { Line, RuleTold } from '@holdout/narrate/script';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { blankWord, OPEN_WORD, retriggered } from './blank.ts';
import { ConditionBox } from './condition-box.tsx';
import { useDesk } from './desk.ts';
import { inserted, valueAt, without } from './edit.ts';
import { LineFlaws } from './line-flaws.tsx';
import { MoreFields } from './more-fields.tsx';
import { Pieces } from './pieces.tsx';
import type { Dragging } from './use-drag.ts';
import { WordButton } from './word-button.tsx';

interface Props {
  readonly line: Line;
  readonly rule: RuleTold;
  readonly n: number;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly drag: Dragging;
}

export function RuleCard({ line, rule, n, selected, onSelect, drag }: Props): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const { path } = line;
  return (
    <li
      className="rule-card"
      data-rule={n}
      data-selected={selected}
      data-over={drag.over === n}
      data-folded={rule.when === null && rule.on !== 'once' && rule.effects.length < 2}
      // Not with the first touch: what shows itself then would push away what is being pressed.
      onFocus={(e) => e.target.matches(':focus-visible') && onSelect()}
      onClick={onSelect}
      onKeyDown={(e) => drag.onKey(e, n)}
    >
      <b className="rule-number">{n + 1}</b>
      <div className="rule-lines">
        <When rule={rule} />
        {rule.when && (
          <span className="rule-line" data-kind="condition">
            <b className="rule-head">{t('workshop.rules.if')}</b>
            <ConditionBox
              phrase={rule.when}
              onRemove={
                rule.when.parts
                  ? undefined
                  : () => desk.change('rule', without(mission, [...path, 'when']), n + 1)
              }
            />
          </span>
        )}
        <Then rule={rule} />
        <LineFlaws path={path} />
      </div>
      <span className="rule-tools">
        <button
          type="button"
          className="small-icon"
          aria-label={t('workshop.rules.delete', { n: n + 1 })}
          onClick={() => desk.change('rule-gone', without(mission, path), n + 1)}
        >
          <Icon name="trash-can" size={16} />
        </button>
        <button
          type="button"
          className="small-icon handle"
          aria-label={t('workshop.rules.move', { n: n + 1 })}
          title={t('workshop.rules.move.text')}
          onPointerDown={(e) => drag.onHandle(e, n)}
          onPointerMove={drag.onMove}
          onPointerUp={drag.onDrop}
          onPointerCancel={drag.onDrop}
        >
          <i aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

function When({ rule }: { readonly rule: RuleTold }): React.JSX.Element {
  const desk = useDesk();
  const { teller, workshop, known } = desk;
  const { path, on, head, trigger, heroes } = rule;
  const now = valueAt({ ...workshop.mission }, path) ?? {};
  const takes = teller.grammar.triggers[on]?.takes;
  return (
    <span className="rule-line" data-kind="trigger">
      <b className="rule-head">{head}</b>
      <WordButton
        kind="trigger"
        word={on}
        onWord={(word) => desk.set(path, retriggered(now, word, teller.grammar, known))}
      />
      <Pieces pieces={trigger.pieces} />
      {heroes && (
        <>
          <span>,</span> <Pieces pieces={heroes} />
        </>
      )}
      {takes && <MoreFields shape={takes} path={path} pieces={[...trigger.pieces, ...(heroes ?? [])]} />}
    </span>
  );
}

function Then({ rule }: { readonly rule: RuleTold }): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { teller, workshop, known } = desk;
  const { mission } = workshop;
  const list = [...rule.path, 'do'];
  return (
    <span className="rule-line" data-kind="effect">
      <b className="rule-head">{t('workshop.rules.then')}</b>
      {rule.effects.map((effect, i) => {
        const form = teller.grammar.effects[effect.word];
        const choose = (word: string): void =>
          desk.set([...list, i], blankWord(teller.grammar, 'effect', word, known));
        const isRed = desk.flawsWithin(effect.path).some(({ level }) => level === 'red');
        return (
          <span key={i} className="effect">
            {form ? (
              <>
                <WordButton kind="effect" word={effect.word} on={rule.on} gone={isRed} onWord={choose} />
                <Pieces pieces={effect.pieces} />
                <MoreFields shape={form.takes} path={[...effect.path, effect.word]} pieces={effect.pieces} />
              </>
            ) : (
              <WordButton kind="effect" word="" on={rule.on} gone onWord={choose}>
                {t('workshop.which.effect')}
              </WordButton>
            )}
            {rule.effects.length > 1 && (
              <button
                type="button"
                className="small-icon"
                aria-label={t('workshop.rules.remove')}
                onClick={() => desk.set([...list, i], undefined)}
              >
                <Icon name="cancel" size={12} />
              </button>
            )}
          </span>
        );
      })}
      <button
        type="button"
        className="more-field"
        onClick={() => desk.change('rule', inserted(mission, list, OPEN_WORD), Number(rule.path[1]) + 1)}
      >
        + {t('workshop.rules.and')}
      </button>
    </span>
  );
}
