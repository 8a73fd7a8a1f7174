/** One mission on the table: the bar with the steps as tabs, in any order, and the step that is open below it. */
import { itemAt } from '@holdout/engine';
import { sketchOf } from '@holdout/engine/drafts';
import { Suspense, use, useCallback, useEffect, useMemo } from 'react';
import { formatRoute, go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { Message } from '../app/message.tsx';
import { Waiting } from '../app/waiting.tsx';
import { isTyping } from '../chrome/typing.ts';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import { broughtTo } from './brought.ts';
import { FrameBar } from './frame-bar.tsx';
import { flawsOf } from './flaws.ts';
import { LessonStrip } from './lesson-strip.tsx';
import { missionIn, withMission } from './project.ts';
import { useStand } from './stand.ts';
import { FRAME_STEPS } from './steps.ts';
import { tryOut } from './trial.ts';
import type { Desk } from './use-project.ts';
import { editionOf, missionId, type MissionFile, type StepWords, type Workshop } from './workshop.ts';

interface Props {
  readonly desk: () => Desk;
  readonly mission: string;
  readonly step: string;
}

export function Frame({ desk: useDesk, mission, step }: Props): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { pack } = desk.project;
  const file = missionIn(pack, mission) ?? pack.missions[0];
  const edition = file && editionOf(file);
  if (!file || !edition || !EDITION_IDS.includes(edition))
    return (
      <Message title={t('workshop.missing')} text={t('workshop.missing.text')}>
        <a
          className="button primary"
          href={formatRoute({ screen: 'workshop', project: '', mission: '', step: '' })}
        >
          {t('workshop.title')}
        </a>
      </Message>
    );
  return (
    <EditionScope value={edition}>
      <Suspense fallback={<Waiting />}>
        <OnTable desk={desk} file={file} edition={edition} step={step} />
      </Suspense>
    </EditionScope>
  );
}

interface OnTableProps {
  readonly desk: Desk;
  readonly file: MissionFile;
  readonly edition: string;
  readonly step: string;
}

function OnTable({ desk, file, edition, step }: OnTableProps): React.JSX.Element {
  const { t } = useWords();
  const plug = use(loadEdition(edition));
  const { project, change, goTo } = desk;
  const id = missionId(file);
  const of = useMemo(() => broughtTo(plug.edition, project.pack), [plug, project.pack]);
  const sketch = useMemo(() => sketchOf(of.edition, file), [of, file]);
  const flaws = useMemo(() => flawsOf(of, file, sketch), [of, file, sketch]);
  const { brought } = of;
  const changeMission = useCallback(
    (said: StepWords, next: MissionFile) => {
      change(said, (pack) => withMission(pack, id, next));
      const now = missionId(next);
      if (now !== id) go({ screen: 'workshop', project: project.id, mission: now, step });
    },
    [change, id, project.id, step],
  );
  const shown = FRAME_STEPS.find((s) => s.id === step) ?? itemAt(FRAME_STEPS, 0);
  const isSound = flaws.every(({ level }) => level !== 'red');
  const tryIt = useCallback(
    (zone?: string) => {
      const trial = { project: project.id, edition, mission: file, brought, step: shown.id, zone };
      void tryOut(plug, trial).then(
        (begun) => begun || toast({ text: t(zone ? 'workshop.try.not-here' : 'workshop.try.no-team') }),
      );
    },
    [plug, project.id, edition, file, brought, shown.id, t],
  );
  const workshop = useMemo(
    (): Workshop => ({
      project: project.id,
      edition,
      pack: project.pack,
      mission: file,
      brought,
      sketch,
      flaws,
      steps: project.steps,
      at: project.at,
      change: changeMission,
      changePack: (said, next) => change(said, () => next),
      undo: () => goTo(project.at - 1),
      redo: () => goTo(project.at + 1),
      goTo,
      tryOut: isSound ? tryIt : null,
    }),
    [project, edition, file, brought, sketch, flaws, change, changeMission, goTo, isSound, tryIt],
  );
  useFrameKeys(workshop);
  return (
    <div className="workshop">
      <FrameBar workshop={workshop} step={shown.id} kept={desk.kept} />
      <LessonStrip workshop={workshop} shown={shown.id} />
      <Suspense fallback={<Waiting />}>
        <shown.View key={id} workshop={workshop} />
      </Suspense>
    </div>
  );
}

const HELD: { readonly [key: string]: 'undo' | 'redo' } = { z: 'undo', 'shift z': 'redo', y: 'redo' };

/** Undo and redo on every step, and trying it. */
function useFrameKeys(workshop: Workshop): void {
  const { undo, redo, tryOut: tryIt } = workshop;
  const [picked] = useStand(workshop, 'picked');
  const here = picked?.is === 'zone' ? picked.zone : undefined;
  const letters = useSettings((s) => s.letterKeys);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || isTyping(e.target) || e.altKey) return;
      const key = e.key.toLowerCase();
      const held = e.ctrlKey || e.metaKey;
      const act = held
        ? HELD[`${e.shiftKey ? 'shift ' : ''}${key}`]
        : key === 'p' && letters
          ? 'try'
          : undefined;
      if (!act) return;
      e.preventDefault();
      ({ undo, redo, try: () => tryIt?.(e.shiftKey ? here : undefined) })[act]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo, tryIt, here, letters]);
}
