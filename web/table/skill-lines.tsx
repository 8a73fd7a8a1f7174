/** A hero's skills by level: those won, and those still to come, greyed and locked (K-XP-3). */
import { DANGER_LEVELS, type Context, type DangerLevel, type Hero } from '@holdout/engine';
import { Fragment } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { LevelMark } from './levels.tsx';
import { Pop } from './pop.tsx';
import { ClauseText } from './rule-chip.tsx';

interface SkillLine {
  readonly level: DangerLevel;
  readonly skills: readonly string[];
  readonly locked: boolean;
}

export function skillLines(context: Context, hero: Hero): SkillLine[] {
  const sheet = context.sheets.get(hero.id);
  if (!sheet) return [];
  return DANGER_LEVELS.map((level, i) => {
    const printed = sheet.skills[level];
    const all: readonly string[] = typeof printed === 'string' ? [printed] : printed;
    // Skills are won in the order of the levels, one each; while one is being chosen all are still open.
    const won = hero.skills[i];
    return won !== undefined && all.includes(won)
      ? { level, locked: false, skills: [won] }
      : { level, locked: true, skills: all };
  });
}

interface Props {
  readonly context: Context;
  readonly lines: readonly SkillLine[];
}

export function SkillLines({ context, lines }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <ul className="skills">
      {lines.map(({ level, skills, locked }) => (
        <li
          key={level}
          className={locked ? 'skill off' : 'skill'}
          data-short={skills.length === 1 || undefined}
        >
          <LevelMark level={level} size={17} off={locked} />
          <span>
            {skills.map((skill, i) => (
              <Fragment key={skill}>
                {i > 0 && <span className="or"> {t('table.skills.or')} </span>}
                <Pop className="skill-name" label={say.skill(skill)}>
                  <p className="cap">{say.skill(skill)}</p>
                  <p>{say.skillText(skill)}</p>
                  <ClauseText clause={context.abilities.get(skill)?.clause ?? ''} />
                </Pop>
              </Fragment>
            ))}
          </span>
          {locked && (
            <>
              <Icon name="padlock" size={11} />
              <span className="visually-hidden">{t('table.skills.locked')}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
