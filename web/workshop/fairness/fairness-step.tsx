/** The step that asks bots how fair the mission is: one press, and figures that fill while they play. */
import { useDeferredValue, useMemo } from 'react';
import { isRefusal } from '@holdout/engine';
import { engineOf } from '../../editions/plugs.ts';
import { useWords } from '../../words/use-words.ts';
import type { StepProps, Workshop } from '../workshop.ts';
import { BeginPanel } from './begin-panel.tsx';
import { HeatPanel } from './heat-panel.tsx';
import { LabelCard } from './label-card.tsx';
import { LossesPanel } from './losses-panel.tsx';
import { changesSince, useMeasurement } from './measurements.ts';
import type { MeasurementStore } from './measuring.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { RunPanel } from './run-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';

export function FairnessStep({ workshop }: StepProps): React.JSX.Element {
  const { t } = useWords();
  const store = useMeasurement(workshop);
  const broken = workshop.flaws.some(({ level }) => level === 'red');
  return (
    <main className="fairness">
      {store ? (
        <Figures store={store} workshop={workshop} />
      ) : (
        <header className="fairness-about">
          <h2>{t('workshop.fair.title')}</h2>
          <p className="mute">{t('workshop.fair.about')}</p>
        </header>
      )}
      <BeginPanel workshop={workshop} broken={broken} again={store !== undefined} />
    </main>
  );
}

interface FiguresProps {
  readonly store: MeasurementStore;
  readonly workshop: Workshop;
}

function Figures({ store, workshop }: FiguresProps): React.JSX.Element {
  const { t } = useWords();
  const now = store();
  // What is dear to draw is drawn in between: the page is never held up by it.
  const measurement = useDeferredValue(now);
  const { plan, results } = measurement;
  const changes = changesSince(workshop, plan);
  const context = useMemo(() => {
    const mission = { ...plan.mission };
    const found = engineOf(plan.edition).contextOf({
      ...plan.brought,
      edition: plan.edition,
      mission,
      seats: [],
    });
    return isRefusal(found) ? undefined : found;
  }, [plan]);
  return (
    <>
      <RunPanel measurement={now} />
      {changes > 0 && (
        <p className="fairness-stale" role="status">
          {t('workshop.fair.stale', { n: changes })}
        </p>
      )}
      <div className="fairness-figures" data-stale={changes > 0 || undefined}>
        {context && <HeatPanel measurement={measurement} context={context} />}
        <div className="fairness-side">
          <LabelCard results={results} workshop={workshop} stale={changes > 0} />
          <NumbersPanel results={results} edition={plan.edition} />
          <LossesPanel results={results} mission={plan.mission} />
          {context && <TokensPanel results={results} context={context} />}
        </div>
      </div>
    </>
  );
}
