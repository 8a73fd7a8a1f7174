/** The second step: the rules as sentences, how the game ends, goals, set-up, and the texts in one language or more. */
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { useStand } from '../stand.ts';
import type { StepProps } from '../workshop.ts';
import { DeskScope, useRulesDesk } from './desk.ts';
import { EndsList } from './ends-list.tsx';
import { FileView } from './file-view.tsx';
import { GoalsList } from './goals-list.tsx';
import { ReadPanel } from './read-panel.tsx';
import { RulesList } from './rules-list.tsx';
import { SetupList } from './setup-list.tsx';
import { TextsPanel } from './texts-panel.tsx';

const VIEWS = ['sentences', 'file'] as const;

export function RulesStep({ workshop }: StepProps): React.JSX.Element {
  const { t } = useWords();
  const desk = useRulesDesk(workshop);
  const [selected, setSelected] = useStand(workshop, 'rule');
  const [view, setView] = useState<(typeof VIEWS)[number]>('sentences');
  return (
    <DeskScope value={desk}>
      <main className="rules-step">
        <div className="rules-main">
          <div className="row wrap">
            <p className="paper rules-hint">{t('workshop.rules.hint')}</p>
            <span className="grow" />
            <Choices
              label={t('workshop.rules.view')}
              options={VIEWS}
              value={view}
              textOf={(one) => t(`workshop.rules.view.${one}`)}
              onChoose={setView}
            />
          </div>
          <RulesList selected={selected} onSelect={setSelected} />
          {view === 'file' && <FileView n={selected} />}
          <EndsList />
          <GoalsList />
        </div>
        <div className="rules-side">
          <TextsPanel />
          <ReadPanel selected={selected} />
          <SetupList />
        </div>
      </main>
    </DeskScope>
  );
}
