/** One hero of the pack: name, face, skills, attack. Every change is a step of the history. */
import type { HeroSheet } from '@holdout/engine';
import { useMemo } from 'react';
import type { EditionPlug } from '../../editions/plug.ts';
import { Icon } from '../../chrome/icon.tsx';
import { Face } from '../../faces/face.tsx';
import { keptFace } from '../../faces/own-spec.ts';
import { FaceEditor } from '../../screens/face-editor.tsx';
import { draftOf, LONGEST_NAME, sheetOf, skillsOf, type Draft } from '../../screens/sheet-model.ts';
import { GenderChoice, SkillLevels } from '../../screens/skill-levels.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Workshop } from '../workshop.ts';
import { AttackPanel } from './attack-panel.tsx';
import { withoutHero, withSheet, type InPack } from './pack-heroes.ts';

interface Props {
  readonly workshop: Workshop;
  readonly plug: EditionPlug;
  readonly hero: InPack;
}

/** As heroes are seen: on a card, in a list, as a token. */
const SIZES = [96, 56, 34] as const;

export function HeroEditor({ workshop, plug, hero }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const { sheet } = hero;
  const { edition } = plug;
  const skills = useMemo(() => skillsOf(edition, say.skill, language), [edition, say, language]);
  const name = sheet.name ?? '';
  const face = keptFace(sheet.id, sheet.look);
  const change = (next: Partial<HeroSheet>): void =>
    workshop.changePack(
      { key: 'heroes.changed', about: { name: next.name ?? name } },
      withSheet(workshop.pack, hero, { ...sheet, ...next }),
    );
  const changeDraft = (draft: Draft): void => {
    const { gender, skills: chosen } = sheetOf(draft);
    change({ skills: chosen, ...(gender ? { gender } : {}) });
  };
  const draft = draftOf(sheet);
  return (
    <>
      <div className="col">
        <section className="panel">
          <FaceEditor
            id={sheet.id}
            name={name || '?'}
            face={face}
            onFace={(next) => change({ look: JSON.stringify(next) })}
          />
        </section>
        {sheet.attack && (
          <AttackPanel plug={plug} attack={sheet.attack} onChange={(attack) => change({ attack })} />
        )}
        <section className="panel heroes-seen" aria-label={t('workshop.heroes.seen')}>
          <h3 className="cap">{t('workshop.heroes.seen')}</h3>
          <div className="row wrap">
            {SIZES.map((size) => (
              <Face key={size} id={sheet.id} draft={face} size={size} />
            ))}
            {plug.risen === 'heroes' && <Face id={sheet.id} draft={face} size={SIZES[0]} risen />}
          </div>
        </section>
      </div>
      <div className="col heroes-sheet">
        <section className="panel" aria-labelledby="hero-name">
          <label className="col">
            <span className="cap" id="hero-name">
              {t('setup.sheet.name')}
            </span>
            <input
              className="field"
              key={name}
              defaultValue={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onBlur={(e) => e.target.value.trim() !== name && change({ name: e.target.value.trim() })}
            />
          </label>
          <GenderChoice value={draft.gender} onChange={(gender) => change({ gender })} />
          <button
            type="button"
            className="button small"
            onClick={() =>
              workshop.changePack(
                { key: 'heroes.removed', about: { name } },
                withoutHero(workshop.pack, hero),
              )
            }
          >
            <Icon name="trash-can" size={14} />
            {t('workshop.heroes.remove')}
          </button>
        </section>
        <section className="panel" aria-labelledby="hero-skills">
          <div className="row">
            <h2 id="hero-skills">{t('workshop.heroes.skills')}</h2>
            <span className="grow" />
            <span className="fine mute">{t('workshop.heroes.skills.count', { n: skills.length })}</span>
          </div>
          <SkillLevels draft={draft} skills={skills} onChange={changeDraft} />
        </section>
      </div>
    </>
  );
}
