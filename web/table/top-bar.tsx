/** Name of the game, that it is saved, and the tools: forecast, history, undo, rules, language, settings. */
import type { ReactNode } from 'react';
import { formatRoute, go } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { LanguageSwitch } from '../chrome/language-switch.tsx';
import type { IconName } from '../icon-names.ts';
import { useTaught } from '../lessons/taught.ts';
import { useHealth } from '../store/health.ts';
import { useWords } from '../words/use-words.ts';
import { letterOf, type Letter } from './keys.ts';
import type { Layout } from './layout.ts';

interface TopBarProps {
  readonly layout: Layout;
  readonly mission: string;
  /** It teaches. */
  readonly lesson: boolean;
  readonly saving: boolean;
  readonly failed: boolean;
  readonly undo: 'free' | 'forced' | 'none';
  /** Undo has been pressed and waits for a second word. */
  readonly undoAsked: boolean;
  readonly redo: boolean;
  /** The hint is open; undefined where somebody wants none. */
  readonly hinting: boolean | undefined;
  readonly hintOff: boolean;
  readonly forecasting: boolean;
  readonly forecastOff: boolean;
  readonly inHistory: boolean;
  /** Round, level and objectives, where there is no rail for them. */
  readonly facts: ReactNode;
  readonly menu: ReactNode;
  /** Of an online table, or the way to one. */
  readonly tools?: ReactNode;
  /** What is said before dice or cards are taken back. */
  readonly undoText?: string;
  readonly on: (command: Letter) => void;
  readonly onCancelUndo: () => void;
}

export function TopBar(props: TopBarProps): React.JSX.Element {
  const { layout, on } = props;
  const { t } = useWords();
  const phone = layout === 'phone' || layout === 'low';
  return (
    <header className="top">
      <a className="logo" href={formatRoute({ screen: 'home' })} aria-label={t('table.home')}>
        <Icon name="raise-zombie" size={24} />
        {!phone && <span>{t('table.brand')}</span>}
      </a>
      <h1 className={phone ? 'visually-hidden' : 'top-mission'}>{props.mission}</h1>
      {layout === 'wide' && props.lesson && (
        <>
          <span className="chip lesson-chip">{t('lesson.chip')}</span>
          <span className="chip saved try-chip">
            <i />
            {t('lesson.try')}
          </span>
        </>
      )}
      {layout === 'wide' && (!props.lesson || props.failed) && (
        <SavedChip saving={props.saving} failed={props.failed} />
      )}
      {props.facts}
      <span className="grow" />
      {props.hinting !== undefined && (
        <Tool
          command="hint"
          icon="light-bulb"
          on={on}
          pressed={props.hinting}
          off={props.hintOff && !props.hinting}
          bare={phone}
        />
      )}
      <Tool
        command="forecast"
        icon="crystal-ball"
        on={on}
        pressed={props.forecasting}
        off={props.forecastOff}
        bare={phone}
      />
      {layout === 'wide' && (
        <Tool command="history" icon="scroll-unfurled" on={on} pressed={props.inHistory} />
      )}
      <UndoTool {...props} bare={phone} />
      {!phone && <Tool command="redo" icon="clockwise-rotation" on={on} off={!props.redo} bare />}
      {props.tools}
      {layout === 'wide' ? (
        <>
          <Tool command="help" icon="help" on={on} />
          <LanguageSwitch />
          <button
            type="button"
            className="tool"
            aria-label={t('table.settings')}
            onClick={() => go({ screen: 'settings' })}
          >
            <Icon name="cog" size={18} />
          </button>
        </>
      ) : (
        props.menu
      )}
    </header>
  );
}

function SavedChip({
  saving,
  failed,
}: {
  readonly saving: boolean;
  readonly failed: boolean;
}): React.JSX.Element {
  const { t } = useWords();
  // What the browser would not take lives in this tab; the banner over the table says why.
  const unkept = useHealth((h) => h.trouble !== null);
  const state = failed ? 'failed' : unkept ? 'unkept' : saving ? 'saving' : 'saved';
  return (
    <span className={`chip saved ${state}`}>
      <i />
      {t(`table.save.${state}`)}
    </span>
  );
}

interface ToolProps {
  readonly command: Letter;
  readonly icon: IconName;
  readonly on: (command: Letter) => void;
  readonly pressed?: boolean;
  readonly off?: boolean;
  /** Icon only. */
  readonly bare?: boolean;
}

function Tool({ command, icon, on, pressed, off = false, bare = false }: ToolProps): React.JSX.Element {
  const { t } = useWords();
  const name = t(`table.tool.${command}`);
  const taught = useTaught(command);
  return (
    <button
      type="button"
      className={['tool', pressed && 'on', taught && 'taught'].filter(Boolean).join(' ')}
      aria-pressed={pressed}
      aria-label={bare ? name : undefined}
      title={bare ? name : undefined}
      disabled={off}
      data-tour={command}
      onClick={() => on(command)}
    >
      <Icon name={icon} size={17} />
      {!bare && name}
      {!bare && <span className="key-cap">{letterOf(t, command)}</span>}
    </button>
  );
}

function UndoTool({
  undo,
  undoAsked,
  undoText,
  on,
  onCancelUndo,
  bare,
}: TopBarProps & { readonly bare: boolean }): React.JSX.Element {
  const { t } = useWords();
  return (
    <span className="undo">
      <Tool
        command="undo"
        icon="anticlockwise-rotation"
        on={on}
        off={undo === 'none'}
        pressed={undoAsked || undefined}
        bare={bare}
      />
      {undoAsked && (
        <span className="undo-ask paper" role="alert">
          {undoText ?? t('table.undo.forced')}
          <span className="row">
            <button type="button" className="button primary" onClick={() => on('undo')} autoFocus>
              {t('table.undo.yes')}
            </button>
            <button type="button" className="button" onClick={onCancelUndo}>
              {t('table.cancel')}
            </button>
          </span>
        </span>
      )}
    </span>
  );
}
