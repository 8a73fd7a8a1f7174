/** What a sheet of the players' own says beside its name: how words agree with it, and a skill for each level. */
import { DANGER_LEVELS, GENDERS, type DangerLevel, type Gender } from '@holdout/engine';
import { useId } from 'react';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import type { Draft } from './sheet-model.ts';

interface GenderProps {
  readonly value: Gender;
  readonly onChange: (gender: Gender) => void;
}

export function GenderChoice({ value, onChange }: GenderProps): React.JSX.Element {
  const { t } = useWords();
  const name = useId();
  return (
    <fieldset className="gender-choice">
      <legend>{t('setup.sheet.gender')}</legend>
      {GENDERS.map((gender) => (
        <label key={gender} className="row">
          <input type="radio" name={name} checked={value === gender} onChange={() => onChange(gender)} />
          {t(`setup.sheet.gender.${gender}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface LevelsProps {
  readonly draft: Draft;
  readonly skills: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

export function SkillLevels({ draft, skills, onChange }: LevelsProps): React.JSX.Element {
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
