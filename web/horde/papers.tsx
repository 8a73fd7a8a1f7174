/** Papers large enough to be read across a table: an instruction, the end. */
import type { State } from '@holdout/engine';
import { isPerson } from '../board/enemy-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { HeroFace } from '../faces/hero-face.tsx';
import { RuleChip } from '../table/rule-chip.tsx';
import { useWords } from '../words/use-words.ts';
import { figuresOf, type Instruction } from './instructions.ts';
import type { Told } from './instruction-words.ts';

interface Props {
  readonly one: Instruction;
  readonly told: Told;
  readonly notes: readonly string[];
  /** "Move 6 of 15". */
  readonly step: string;
}

export function InstructionPaper({ one, told, notes, step }: Props): React.JSX.Element {
  const { say } = useWords();
  const figures = figuresOf(one);
  const { lead } = one;
  const struck = lead.type === 'wounded' ? lead.hero : undefined;
  return (
    <article className="horde-paper paper" data-kind={one.kind}>
      <p className="horde-step">{step}</p>
      {told.title && (
        <h2 className="horde-title" data-long={told.title.length > 11 || undefined}>
          {told.title}
        </h2>
      )}
      <div className="horde-way">
        <p className="horde-places">
          {told.from && <span>{told.from}</span>}
          {told.to && (
            <span>
              <span className="ahead">
                <Icon name="plain-arrow" size={44} />
              </span>
              {told.to}
            </span>
          )}
          {!told.title && <span className="horde-sentence">{told.why}</span>}
        </p>
        {figures && !isPerson(figures.id) && (
          <span className="horde-figure">
            <EnemyFigure kind={figures.id} count={figures.n} />
          </span>
        )}
        {struck !== undefined && <HeroFace id={struck} monogram={say.hero(struck).slice(0, 1)} size={96} />}
      </div>
      <p className="horde-why">
        {told.title && told.why} <RuleChip clause={told.clause} always />
      </p>
      {notes.map((note) => (
        <p key={note} className="horde-note">
          {note}
        </p>
      ))}
    </article>
  );
}

export function EndPaper({
  state,
  onSummary,
}: {
  readonly state: State;
  readonly onSummary: () => void;
}): React.JSX.Element {
  const { t } = useWords();
  return (
    <article className="horde-paper paper" data-kind={state.outcome?.result}>
      <h2 className="horde-title">{t(`horde.end.${state.outcome?.result ?? 'lost'}`)}</h2>
      <button type="button" className="button primary" onClick={onSummary}>
        {t('horde.summary')}
      </button>
    </article>
  );
}
