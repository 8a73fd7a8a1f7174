/** Making a survivor of one's own. */
import { DANGER_LEVELS, GENDERS, type DangerLevel, type Edition, type HeroSheet } from '@holdout/engine';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OwnFace } from '../faces/own-face.ts';
import { keptFace } from '../faces/own-spec.ts';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import { FaceEditor } from './face-editor.tsx';
import { RuleLink } from './rule-link.tsx';
import { blankDraft, draftOf, lackOf, LONGEST_NAME, sheetOf, skillsOf, type Draft } from './sheet-model.ts';

interface Props {
  readonly edition: Edition;
  readonly id: string;
  /** The sheet to change; none for a new one. */
  readonly sheet?: HeroSheet;
  /** As it was kept. */
  readonly face?: unknown;
  readonly onKeep: (sheet: HeroSheet, face: OwnFace) => void;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

export function SheetEditor(props: Props): React.JSX.Element {
  const { edition, id, sheet, onKeep, onForget, onClose } = props;
  const { t, say, language } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft>(() => (sheet ? draftOf(sheet) : blankDraft(id)));
  const [face, setFace] = useState(() => keptFace(id, props.face));
  const skills = useMemo(() => skillsOf(edition, say.skill, language), [edition, say, language]);
  const lack = lackOf(draft);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="sheet-title" onClose={onClose}>
      <form
        method="dialog"
        onSubmit={() => {
          if (!lack) onKeep(sheetOf(draft), face);
        }}
      >
        <h2 id="sheet-title">{t(sheet ? 'setup.sheet.change' : 'setup.sheet.new')}</h2>
        <p className="fine mute">
          {t('setup.sheet.text')} <RuleLink clause="C-SKILL-4" />
        </p>
        <label className="field-label">
          <span>{t('setup.sheet.name')}</span>
          <input
            className="field"
            value={draft.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(e) => setDraft({ ...draft, name: e.target.value })}
          />
        </label>
        <fieldset className="gender-choice">
          <legend>{t('setup.sheet.gender')}</legend>
          {GENDERS.map((gender) => (
            <label key={gender} className="row">
              <input
                type="radio"
                name="gender"
                checked={draft.gender === gender}
                onChange={() => setDraft({ ...draft, gender })}
              />
              {t(`setup.sheet.gender.${gender}`)}
            </label>
          ))}
        </fieldset>
        <FaceEditor id={id} name={draft.name} face={face} onFace={setFace} />
        <Levels draft={draft} skills={skills} onChange={setDraft} />
        <div className="row wrap dialog-foot">
          {sheet && (
            <button type="button" className="button ghost" onClick={onForget}>
              {t('setup.sheet.forget')}
            </button>
          )}
          <span className="grow fine mute" role="status">
            {lack && t(`setup.sheet.lack.${lack}`)}
          </span>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('setup.sheet.cancel')}
          </button>
          <button type="submit" className="button primary" disabled={lack !== undefined}>
            {t('setup.sheet.keep')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface LevelsProps {
  readonly draft: Draft;
  readonly skills: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

function Levels({ draft, skills, onChange }: LevelsProps): React.JSX.Element {
  const { say } = useWords();
  const setAt = (list: readonly string[], at: number, skill: string): string[] =>
    list.map((s, i) => (i === at ? skill : s));
  const choices = (level: DangerLevel): React.ReactNode => {
    switch (level) {
      case 'blue':
        return (
          <SkillChoice
            value={draft.blue}
            skills={skills}
            level={level}
            onChange={(blue) => onChange({ ...draft, blue })}
          />
        );
      case 'yellow':
        return <b className="fixed-skill">{say.skill('plus-action')}</b>;
      case 'orange':
      case 'red':
        return draft[level].map((skill, i) => (
          <SkillChoice
            key={i}
            value={skill}
            skills={skills}
            level={level}
            taken={draft[level].filter((_, j) => j !== i)}
            onChange={(next) => onChange({ ...draft, [level]: setAt(draft[level], i, next) })}
          />
        ));
    }
  };
  return (
    <>
      {DANGER_LEVELS.map((level) => (
        <fieldset key={level} className="level-choice">
          <legend>
            <LevelMark level={level} size={20} /> {say.level(level)}
          </legend>
          {choices(level)}
        </fieldset>
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly skills: readonly string[];
  readonly level: DangerLevel;
  /** Chosen beside it at the same level. */
  readonly taken?: readonly string[];
  readonly onChange: (skill: string) => void;
}

function SkillChoice({ value, skills, level, taken = [], onChange }: ChoiceProps): React.JSX.Element {
  const { t, say } = useWords();
  const hint = useId();
  return (
    <div className="skill-choice">
      <select
        className="field"
        value={value}
        aria-label={t('setup.sheet.skill', { level: say.level(level) })}
        aria-describedby={hint}
        onChange={(e) => onChange(e.target.value)}
      >
        <option value="">{t('setup.sheet.choose')}</option>
        {skills.map((skill) => (
          <option key={skill} value={skill} disabled={taken.includes(skill)}>
            {say.skill(skill)}
          </option>
        ))}
      </select>
      <small id={hint} className="mute">
        {value && say.skillText(value)}
      </small>
    </div>
  );
}
