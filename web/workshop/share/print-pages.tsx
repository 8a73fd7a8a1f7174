/** A mission as the books print it: the map with its tokens, what they mean, how it is won and lost, all its rules. */
import { isRefusal } from '@holdout/engine';
import { Suspense, useEffect, useMemo, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Figures } from '../../board/figures.tsx';
import { geometryOf } from '../../board/geometry.ts';
import { Ground } from '../../board/ground.tsx';
import { LookScope, PLAIN } from '../../board/look.ts';
import { PaintScope } from '../../board/paint.tsx';
import { Briefing } from '../../mission/briefing.tsx';
import { OwnMission } from '../../mission/own-mission.tsx';
import { engineOf } from '../../editions/plugs.ts';
import { DifficultyBars } from '../../screens/difficulty-bars.tsx';
import { useWords } from '../../words/use-words.ts';
import type { MissionFile } from '../workshop.ts';
import { PrintLegend } from './print-legend.tsx';

interface Props {
  readonly pages: RefObject<HTMLDivElement | null>;
  readonly edition: string;
  readonly mission: MissionFile;
  readonly printing: boolean;
  readonly onPrinted: () => void;
}

export function PrintPages({ pages, edition, mission, printing, onPrinted }: Props): React.ReactNode {
  const position = useMemo(() => {
    const engine = engineOf(edition);
    const setup = { edition, mission: { ...mission }, seats: [] };
    const context = engine.contextOf(setup);
    if (isRefusal(context)) return undefined;
    const hero = context.edition.sheets[0]?.id ?? '';
    const state = engine.newGame({ ...setup, seats: [[hero]] }, 'print', [], true);
    // Nobody stands on a printed map.
    return isRefusal(state) ? undefined : { context, state: { ...state, heroes: [] } };
  }, [edition, mission]);
  useEffect(() => {
    if (!printing) return;
    print();
    onPrinted();
  }, [printing, onPrinted]);
  if (!position) return null;
  const { context, state } = position;
  const { width, height } = geometryOf(context);
  return createPortal(
    <div className="print-pages" ref={pages} aria-hidden="true">
      <Suspense fallback={null}>
        <OwnMission context={context} file={{ ...mission }}>
          <Heading id={context.mission.id} />
          <DifficultyBars difficulty={context.mission.difficulty} />
          <LookScope value={PLAIN}>
            <PaintScope>
              <div className="print-map">
                <svg viewBox={`-12 -12 ${width + 24} ${height + 24}`}>
                  <Ground context={context} state={state} />
                  <Figures context={context} state={state} actor={-1} names={[]} />
                </svg>
              </div>
            </PaintScope>
          </LookScope>
          <PrintLegend context={context} />
          <Briefing mission={context.mission.id} />
          <Rules id={context.mission.id} />
        </OwnMission>
      </Suspense>
    </div>,
    document.body,
  );
}

function Heading({ id }: { readonly id: string }): React.JSX.Element {
  const { say } = useWords();
  const { name, intro } = say.mission(id);
  return (
    <>
      <h1>{name}</h1>
      <p>{intro}</p>
    </>
  );
}

function Rules({ id }: { readonly id: string }): React.JSX.Element | null {
  const { t, say } = useWords();
  const { rules = [] } = say.mission(id);
  return rules.length === 0 ? null : (
    <>
      <h2>{t('workshop.print.rules')}</h2>
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </>
  );
}
