/** Making a survivor of one's own. */
import type { Edition, HeroSheet } from '@holdout/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OwnFace } from '../faces/own-face.ts';
import { keptFace } from '../faces/own-spec.ts';
import { useWords } from '../words/use-words.ts';
import { FaceEditor } from './face-editor.tsx';
import { RuleLink } from './rule-link.tsx';
import { blankDraft, draftOf, lackOf, LONGEST_NAME, sheetOf, skillsOf, type Draft } from './sheet-model.ts';
import { GenderChoice, SkillLevels } from './skill-levels.tsx';

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
        <GenderChoice value={draft.gender} onChange={(gender) => setDraft({ ...draft, gender })} />
        <FaceEditor id={id} name={draft.name} face={face} onFace={setFace} />
        <SkillLevels draft={draft} skills={skills} onChange={setDraft} />
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
