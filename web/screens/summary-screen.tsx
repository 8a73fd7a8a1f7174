/** After the game (or in the middle of it): how it went, in numbers, on the map and along time. */
import '../styles/summary.css';
import { isRefusal, parseSave } from '@holdout/engine';
import { lazy, Suspense, useMemo, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { monogramsOf } from '../board/hero-look.ts';
import { NextSteps } from '../lessons/next-steps.tsx';
import { goalsOf } from '../play/goals.ts';
import type { LogEntry, Table } from '../play/table.ts';
import { tableOfCopy } from '../store/table-copies.ts';
import { download } from '../store/files.ts';
import { newSeed } from '../store/ids.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { ScreenBar } from './screen-bar.tsx';
import { startGame } from './start-game.ts';
import { SummaryCurve } from './summary-curve.tsx';
import { SummaryFoot } from './summary-foot.tsx';
import { SummaryKills } from './summary-kills.tsx';
import { SummaryLuck } from './summary-luck-panel.tsx';
import { SummaryMap } from './summary-map.tsx';
import { SummaryMoments } from './summary-moments-panel.tsx';
import { momentsOf } from './summary-moments.ts';
import { SummaryReplay } from './summary-replay.tsx';
import { SummaryResult } from './summary-result.tsx';
import { datedEvents, statsOf, type GameStats } from './summary-stats.ts';

const Coach = lazy(() => import('../coach/coach.tsx').then((m) => ({ default: m.Coach })));
const Comic = lazy(() => import('../comic/comic.tsx').then((m) => ({ default: m.Comic })));

/** A hero as every panel shows them. */
interface Who {
  readonly name: string;
  readonly monogram: string;
  readonly number: number;
}

export type WhoIs = (hero: string) => Who;

export function SummaryScreen({ table }: { readonly table: Table }): React.JSX.Element {
  const { t, say } = useWords();
  const { state, log } = useView(table);
  const [seq, setSeq] = useState<number | null>(null);
  const { context } = table;
  const name = say.mission(context.mission.id).name;
  const stats = useMemo(() => gameStats(table, log), [table, log]);
  const events = useMemo(() => datedEvents(log), [log]);
  const moments = useMemo(() => momentsOf(events), [events]);
  const who = useMemo((): WhoIs => {
    const names = state.heroes.map((h) => say.hero(h.id));
    const monograms = monogramsOf(names);
    return (hero) => {
      const number = state.heroes.findIndex((h) => h.id === hero);
      return { number, name: names[number] ?? hero, monogram: monograms[number] ?? '?' };
    };
  }, [state, say]);
  // The position on the table hides the seed, which would tell the future; the file of the game has it.
  const seed = useMemo(() => seedOf(table.exportFile()), [table]);
  const together = tableOfCopy(table.id);
  const again = (withSeed: string): void => void startGame(state.setup, withSeed);
  return (
    <div className="screen">
      <ScreenBar path={[name, t('summary.here')]}>
        {!state.outcome && (
          <a className="bar-link" href={formatRoute({ screen: 'table', game: table.id })}>
            {t('summary.back')}
          </a>
        )}
      </ScreenBar>
      <main className="summary">
        <SummaryResult
          context={context}
          state={state}
          stats={stats}
          goals={goalsOf(table, state)}
          who={who}
        />
        {together === undefined && <NextSteps context={context} state={state} />}
        <div className="summary-night">
          {state.outcome && (
            <Suspense fallback={<div className="comic-page" />}>
              <Comic table={table} />
            </Suspense>
          )}
          <div className="col">
            <SummaryLuck stats={stats} who={who} />
            <SummaryMoments moments={moments} onShow={setSeq} />
          </div>
        </div>
        {state.outcome && (
          <Suspense fallback={<section className="panel coach" />}>
            <Coach table={table} onShow={setSeq} />
          </Suspense>
        )}
        <div className="summary-panels">
          <SummaryMap table={table} stats={stats} seq={seq} onLeaveReplay={() => setSeq(null)} />
          <div className="col">
            <SummaryCurve context={context} stats={stats} who={who} />
          </div>
          <div className="col">
            <SummaryKills context={context} stats={stats} who={who} />
            <section className="panel summary-record">
              <h2>{t('summary.record')}</h2>
              <p className="fine mute">
                {t(state.outcome ? 'summary.record.text' : 'summary.record.open', {
                  answers: stats.answers,
                  seed,
                })}
              </p>
              <div className="row wrap">
                <button type="button" className="button" onClick={() => download(name, table.exportFile())}>
                  {t('summary.export')}
                </button>
                <button type="button" className="button" onClick={() => again(seed)}>
                  {t('summary.again.same')}
                </button>
              </div>
            </section>
          </div>
        </div>
        <SummaryReplay table={table} log={log} moments={moments} seq={seq} onSeq={setSeq} />
      </main>
      <SummaryFoot
        edition={context.edition.id}
        mission={context.mission.id}
        won={state.outcome?.result === 'won'}
        onAgain={() => again(newSeed())}
        table={together}
      />
    </div>
  );
}

function seedOf(file: string): string {
  const save = parseSave(file);
  return isRefusal(save) ? newSeed() : save.seed;
}

function gameStats({ context, view }: Table, log: readonly LogEntry[]): GameStats {
  const { abilities, sheets } = context;
  const starting = view().state.setup.seats.flat();
  const skills = new Map(starting.map((hero) => [hero, [sheets.get(hero)?.skills.blue ?? '']]));
  return statsOf(log, skills, (skill) => {
    const values = abilities.get(skill)?.values;
    return { melee: values?.['rollMelee'] ?? 0, ranged: values?.['rollRanged'] ?? 0 };
  });
}
