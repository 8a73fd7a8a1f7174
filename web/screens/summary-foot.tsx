/** The foot of the summary, which nothing covers: home, the next mission, the same again; what most want next is Enter. */
import { useEffect, useState } from 'react';
import { formatRoute, go, type Route } from '../app/route.ts';
import { isTyping } from '../chrome/typing.ts';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';
import { DifficultyBars } from './difficulty-bars.tsx';
import { MissionMap } from './mission-map.tsx';
import type { MissionFacts } from './missions.ts';
import { nextMission } from './next-mission.ts';

interface Props {
  readonly edition: string;
  readonly mission: string;
  /** Whoever has won goes on to the next mission, whoever has lost tries once more. */
  readonly won: boolean;
  readonly onAgain: () => void;
  /** Where it was played with others, who may play on there. */
  readonly table?: string;
}

const HOME: Route = { screen: 'home' };
const routeTo = (m: MissionFacts): Route => ({ screen: 'new', edition: m.edition, mission: m.id });

export function SummaryFoot(props: Props): React.JSX.Element {
  return props.table === undefined ? <LocalFoot {...props} /> : <TableFoot table={props.table} />;
}

/** With others one plays on at their table. */
function TableFoot({ table }: { readonly table: string }): React.JSX.Element {
  const { t } = useWords();
  useFootKeys({ Escape: () => go(HOME), Enter: () => go({ screen: 'online', table }) });
  return (
    <footer className="summary-foot">
      <span className="grow" />
      <a className="button" href={formatRoute(HOME)}>
        {t('summary.foot.home')}
        <span className="key-cap">Esc</span>
      </a>
      <a className="button primary" href={formatRoute({ screen: 'online', table })}>
        {t('summary.foot.table')}
        <span className="key-cap">{t('table.enter')}</span>
      </a>
    </footer>
  );
}

function LocalFoot({ edition, mission, won, onAgain }: Props): React.JSX.Element {
  const { t } = useWords();
  const next = useNext(edition, mission);
  useFootKeys({
    Escape: () => go(HOME),
    Enter: () => (won ? next && go(routeTo(next)) : onAgain()),
    [t('summary.foot.again.key').toLowerCase()]: onAgain,
  });
  const again = (
    <button type="button" className={won ? 'button' : 'button primary'} onClick={onAgain}>
      {t('summary.again.new')}
      <span className="key-cap">{won ? t('summary.foot.again.key') : t('table.enter')}</span>
    </button>
  );
  return (
    <footer className="summary-foot">
      {next && <NextCard next={next} from={edition} />}
      <span className="grow" />
      <a className="button" href={formatRoute(HOME)}>
        {t('summary.foot.home')}
        <span className="key-cap">Esc</span>
      </a>
      {won && again}
      {next && (
        <a className={won ? 'button primary' : 'button'} href={formatRoute(routeTo(next))}>
          {t('summary.foot.next')}
          {won && <span className="key-cap">{t('table.enter')}</span>}
        </a>
      )}
      {!won && again}
    </footer>
  );
}

function NextCard({ next, from }: { readonly next: MissionFacts; readonly from: string }): React.JSX.Element {
  const { t, say } = useWords();
  const elsewhere = next.edition === from ? '' : ` · ${say.edition(next.edition)}`;
  return (
    <div className="summary-next">
      <MissionMap edition={next.edition} mission={next.id} />
      <div>
        <p className="cap">{t('summary.foot.next')}</p>
        <p className="display">{t('summary.foot.name', { id: next.id, name: say.mission(next.id).name })}</p>
        <p className="fine mute">
          <DifficultyBars difficulty={next.difficulty} /> {t('home.minutes', { n: next.minutes })}
          {elsewhere}
        </p>
      </div>
    </div>
  );
}

/** Undefined until its edition is at hand; for good where that cannot be fetched. */
function useNext(edition: string, mission: string): MissionFacts | undefined {
  const [next, setNext] = useState<MissionFacts>();
  useEffect(() => {
    let over = false;
    nextMission(edition, mission, EDITION_IDS, loadEdition).then(
      (found) => !over && setNext(found),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [edition, mission]);
  return next;
}

/** Keys that no control under the focus wants for itself. */
function useFootKeys(keys: { readonly [key: string]: () => void }): void {
  const letters = useSettings((s) => s.letterKeys);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || isTyping(e.target)) return;
      if (e.key.length === 1 && !letters) return;
      if (e.key === 'Enter' && e.target instanceof Element && e.target.closest('a, button, input')) return;
      if (document.querySelector('dialog[open], .pop')) return;
      const act = keys[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
