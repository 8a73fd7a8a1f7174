/** Small screens: what the rails hold, in a sheet from below or, on a low one, at the side. Peek, decision, or one of the panels in full. */
import { itemAt, type Context, type State } from '@holdout/engine';
import type { ReactNode } from 'react';
import { Fitting } from '../chrome/fitting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { OwnerMark } from '../chrome/player-tag.tsx';
import { plugOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { MiniCard } from '../cards/mini-card.tsx';
import { Hearts, Portrait } from './hero-parts.tsx';
import type { Layout } from './layout.ts';
import { Experience } from './levels.tsx';
import type { EditionSheet } from './sheet.ts';

/** `hint` is no tab: it is asked for. */
export type Panel = 'heroes' | 'log' | 'mission' | 'lessons' | 'hint';
const PANELS: readonly Panel[] = ['heroes', 'log', 'mission'];

/** What there is to open; a mission that teaches has its lessons besides. */
export const panelsFor = (teaches: boolean): readonly Panel[] => (teaches ? ['lessons', ...PANELS] : PANELS);

interface Props {
  readonly layout: Layout;
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly inspected: number;
  readonly peek: boolean;
  readonly panel: Panel | null;
  readonly panels: readonly Panel[];
  /** The lesson, above everything else. */
  readonly lesson: ReactNode;
  /** The sharing dialog needs all the room. */
  readonly sharing: boolean;
  readonly onPeek: (peek: boolean) => void;
  readonly onPanel: (panel: Panel | null) => void;
  readonly onInspect: (hero: number) => void;
  /** What is not possible now. */
  readonly closed: ReactNode;
  /** The decision bar. */
  readonly children: ReactNode;
  readonly panelContent: ReactNode;
}

export function BottomSheet(props: Props): React.JSX.Element {
  const { layout, panel, onPeek, onPanel } = props;
  const { t } = useWords();
  const aside = layout === 'low';
  const peek = props.peek && !aside;
  // The grip lies half over the board: a finger finds it, and the sheet stays low.
  return (
    <div className="sheet-place">
      {!aside && (
        <button
          type="button"
          className="grab"
          aria-label={t(peek ? 'table.sheet.open' : 'table.sheet.close')}
          aria-expanded={!peek}
          onClick={() => (panel ? onPanel(null) : onPeek(!peek))}
        >
          <i />
        </button>
      )}
      <section
        className="sheet"
        aria-label={t('table.sheet')}
        data-size={panel === 'hint' ? 'half' : panel ? 'full' : peek ? 'peek' : 'decision'}
      >
        {panel ? (
          <>
            <div className="row sheet-tabs">
              <PanelTabs panels={props.panels} panel={panel} onPanel={onPanel} />
              <button
                type="button"
                className="tool"
                aria-label={t('table.close')}
                onClick={() => onPanel(null)}
              >
                <Icon name="cancel" size={18} />
              </button>
            </div>
            <div className="sheet-panel">{props.panelContent}</div>
          </>
        ) : (
          <>
            {!peek && !props.sharing && props.lesson}
            {!props.sharing && <HeroStrip {...props} />}
            {!peek && props.children}
            {!peek && !props.sharing && <ActiveLine {...props} />}
          </>
        )}
      </section>
    </div>
  );
}

export function PanelTabs({
  panels,
  panel,
  onPanel,
}: {
  readonly panels: readonly Panel[];
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="tabs" role="tablist">
      {panels.map((p) => (
        <button key={p} type="button" role="tab" aria-selected={p === panel} onClick={() => onPanel(p)}>
          {t(`table.${p}`)}
        </button>
      ))}
    </div>
  );
}

function HeroStrip({ context, state, sheet, inspected, onInspect, onPanel }: Props): React.JSX.Element {
  const { say } = useWords();
  const { Track } = plugOf(context);
  return (
    <div className="strip">
      {state.heroes.map((h, hero) => (
        <button
          key={h.id}
          type="button"
          className={[
            'strip-hero',
            hero === state.active && 'on',
            h.status !== 'in' && 'gone',
            h.done && 'done',
          ]
            .filter(Boolean)
            .join(' ')}
          aria-pressed={hero === inspected}
          onClick={() => {
            onInspect(hero);
            onPanel('heroes');
          }}
        >
          <Portrait state={state} hero={hero} size={34} />
          <OwnerMark hero={h.id} />
          <span className="col">
            <span className="display">
              <Fitting>{say.hero(h.id)}</Fitting>
            </span>
            {h.status === 'in' && (
              <span className="strip-health">
                <Hearts {...sheet.heartsOf(state, hero)} size={13} brief />
                {Track && <Track context={context} state={state} hero={hero} big={false} />}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Level and cards of whoever acts, and what they cannot do now. */
function ActiveLine({ layout, context, state, sheet, closed, onPanel }: Props): React.JSX.Element | null {
  const { t } = useWords();
  const h = state.heroes[state.active];
  const { Track } = plugOf(context);
  if (!h) return null;
  return (
    <div className="active-line">
      {layout !== 'low' && (
        <div className="row">
          <Experience context={context} xp={h.xp} />
          <b className="xp num">{t('table.xp-n', { xp: h.xp })}</b>
        </div>
      )}
      <div className="row">
        <button
          type="button"
          className="row minis"
          aria-label={t('table.inventory')}
          onClick={() => onPanel('heroes')}
        >
          {sheet
            .slotsOf(state, state.active)
            .filter((slot) => !slot.fixed)
            .map((slot, i, all) => (
              <span key={i} className={i > 0 && slot.area !== itemAt(all, i - 1).area ? 'cut' : undefined}>
                <MiniCard slot={slot} />
              </span>
            ))}
        </button>
        {Track && <Track context={context} state={state} hero={state.active} big={false} />}
        <span className="grow" />
        {closed}
      </div>
    </div>
  );
}
