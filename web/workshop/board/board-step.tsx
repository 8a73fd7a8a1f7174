/** The first step: the board of the mission with everything on it, what is wrong with it, and how it came to be. */
import '../../styles/workshop-board.css';
import { useMemo } from 'react';
import { HistoryPanel } from '../history-panel.tsx';
import { ProblemsPanel } from '../problems-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import type { StepProps } from '../workshop.ts';
import { FormScope } from '../forms/form.ts';
import { Dock } from './dock.tsx';
import { EditorScope, useNewEditor } from './editor.ts';
import { HandHint } from './hand-hint.tsx';
import { Inspector } from './inspector.tsx';
import { Palette } from './palette.tsx';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useToolKeys } from './use-tool-keys.ts';
import { ZonePick } from './zone-pick.tsx';

export function BoardStep({ workshop }: StepProps): React.JSX.Element {
  const { t } = useWords();
  const editor = useNewEditor(workshop);
  useToolKeys(editor);
  const { edition } = editor;
  const { mission, flaws } = workshop;
  const form = useMemo(() => ({ edition, mission, flaws, ZonePick }), [edition, mission, flaws]);
  return (
    <EditorScope value={editor}>
      <main className="board-step">
        <Palette />
        <div className="board-middle">
          <Toolbar />
          <Stage />
          <HandHint />
          <Dock />
        </div>
        <div className="board-side">
          <FormScope value={form}>
            <Inspector />
          </FormScope>
          <ProblemsPanel workshop={workshop} />
          <HistoryPanel workshop={workshop} />
          <p className="small-screens fine mute">{t('workshop.small')}</p>
        </div>
      </main>
    </EditorScope>
  );
}
