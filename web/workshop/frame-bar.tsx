/** The bar over the workshop: which pack and mission, whether the draft is kept, the steps as tabs, undo and redo, try it. */
import { formatRoute, go } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { LanguageSwitch } from '../chrome/language-switch.tsx';
import { useWords } from '../words/use-words.ts';
import { missionName, packName } from './names.ts';
import { FRAME_STEPS, stepOf } from './steps.ts';
import type { Desk } from './use-project.ts';
import { missionId, type StepId, type Workshop } from './workshop.ts';

interface Props {
  readonly workshop: Workshop;
  readonly step: StepId;
  readonly kept: Desk['kept'];
}

export function FrameBar({ workshop, step, kept }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const { pack, mission, steps, at, project, tryOut } = workshop;
  return (
    <header className="screen-bar workshop-bar">
      <a className="brand" href={formatRoute({ screen: 'home' })} aria-label={t('app.home')}>
        <Icon name="raise-zombie" size={24} />
        <span>{t('app.name')}</span>
      </a>
      <h1 className="path">
        <a href={formatRoute({ screen: 'workshop', project: '', mission: '', step: '' })}>
          {packName(pack) || t('workshop.title')}
        </a>
        <span aria-current="page">{missionName(mission, language)}</span>
      </h1>
      {pack.missions.length > 1 && (
        <select
          className="field workshop-missions"
          aria-label={t('workshop.missions')}
          value={missionId(mission)}
          onChange={(e) => go({ screen: 'workshop', project, mission: e.target.value, step })}
        >
          {pack.missions.map((file) => (
            <option key={missionId(file)} value={missionId(file)}>
              {missionName(file, language)}
            </option>
          ))}
        </select>
      )}
      <span className="chip kept" data-kept={kept} role="status">
        {t(`workshop.${kept}`)}
      </span>
      <nav className="workshop-tabs" aria-label={t('workshop.steps')}>
        {FRAME_STEPS.map(({ id }) => (
          <a
            key={id}
            href={formatRoute({ screen: 'workshop', project, mission: missionId(mission), step: id })}
            aria-current={id === step ? 'page' : undefined}
          >
            {t(`workshop.tab.${id}`)} <TabCount workshop={workshop} step={id} />
          </a>
        ))}
      </nav>
      <span className="grow" />
      <button
        type="button"
        className="icon-button"
        disabled={at === 0}
        onClick={workshop.undo}
        aria-label={t('workshop.undo')}
        title={t('workshop.undo')}
      >
        <Icon name="anticlockwise-rotation" size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={at === steps.length}
        onClick={workshop.redo}
        aria-label={t('workshop.redo')}
        title={t('workshop.redo')}
      >
        <Icon name="clockwise-rotation" size={20} />
      </button>
      <button
        type="button"
        className="button primary"
        disabled={!tryOut}
        title={tryOut ? undefined : t('workshop.try.not')}
        onClick={() => tryOut?.()}
      >
        <Icon name="play-button" size={15} />
        {t('workshop.try')}
        <kbd className="key-cap" aria-hidden="true">
          P
        </kbd>
      </button>
      <LanguageSwitch />
    </header>
  );
}

/** What is wrong there, by number; a tick where nothing is. */
function TabCount({ workshop, step }: { readonly workshop: Workshop; readonly step: StepId }) {
  const { t } = useWords();
  const here = workshop.flaws.filter((flaw) => stepOf(flaw) === step);
  const red = here.filter(({ level }) => level === 'red').length;
  const yellow = here.length - red;
  return (
    <>
      {red > 0 && (
        <b className="count red" title={t('workshop.reds', { n: red })}>
          {red}
        </b>
      )}
      {yellow > 0 && (
        <b className="count yellow" title={t('workshop.yellows', { n: yellow })}>
          {yellow}
        </b>
      )}
      {here.length === 0 && (step === 'board' || step === 'rules') && <Icon name="check-mark" size={14} />}
    </>
  );
}
