/** The games there are: the newest large, the others in lists, broken ones with their reason. */
import { itemAt, DANGER_LEVELS, type Refusal, type State } from '@holdout/engine';
import { useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { monogramsOf } from '../board/hero-look.ts';
import { MiniMap } from '../board/mini-map.tsx';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS } from '../editions/load.ts';
import { engineOf } from '../editions/plugs.ts';
import { download } from '../store/files.ts';
import { fileOf } from '../store/game-file.ts';
import { games, type GameHead } from '../store/games.ts';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { agoText } from './ago.ts';
import type { Brief } from './brief.ts';
import { startTutorial } from './start-game.ts';
import type { GameList, Listed } from './use-games.ts';

export function HomeGames({ games: list, newest, refresh }: GameList): React.JSX.Element | null {
  const { t } = useWords();
  if (!list) return <div className="continue loading" aria-hidden="true" />;
  const playing = list.filter((g) => g.kind === 'readable' && g.brief.outcome === null);
  // What did not count is no game to go on with, as long as there is another.
  const current = playing.find((g) => g.game.parent === null) ?? playing[0];
  const open = list.filter((g) => g !== current && !(g.kind === 'readable' && g.brief.outcome));
  const over = list.filter((g) => g.kind === 'readable' && g.brief.outcome);
  return (
    <>
      {current?.kind === 'readable' ? (
        <ContinueCard
          game={current.game}
          brief={current.brief}
          state={newest?.id === current.game.id ? newest.state : undefined}
          onChange={refresh}
        />
      ) : (
        list.every((g) => g.kind !== 'reading') && <FirstCard />
      )}
      {open.length > 0 && (
        <GameRows title={t('home.others', { n: open.length })} list={open} onChange={refresh} open />
      )}
      {over.length > 0 && (
        <GameRows title={t('home.finished', { n: over.length })} list={over} onChange={refresh} />
      )}
    </>
  );
}

/** Nobody plays yet: where to begin, at once and without a form. */
function FirstCard(): React.JSX.Element {
  const { t, say } = useWords();
  const [first, ...others] = EDITION_IDS;
  return (
    <section className="continue first tone">
      <span className="cap">{t('home.first')}</span>
      <p>{t('home.first.text')}</p>
      <button type="button" className="button primary" onClick={() => void startTutorial(first)}>
        {t('home.first.go')}
      </button>
      <p className="fine mute">{t('lesson.home.others')}</p>
      <div className="row wrap">
        {others.map((id) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-label={t('lesson.begin', { edition: say.edition(id) })}
            onClick={() => void startTutorial(id)}
          >
            {say.edition(id)}
          </button>
        ))}
      </div>
    </section>
  );
}

interface ContinueProps {
  readonly game: GameHead;
  readonly brief: Brief;
  readonly state: State | undefined;
  readonly onChange: () => void;
}

function ContinueCard({ game, brief, state, onChange }: ContinueProps): React.JSX.Element {
  const { t, say, language } = useWords();
  const { name } = say.mission(brief.mission);
  const resume = formatRoute({ screen: 'table', game: game.id });
  return (
    <section className="continue" aria-label={t('home.continue')}>
      <a className="thumb" href={resume} tabIndex={-1} aria-hidden="true">
        {state && <MiniMap context={engineOf(brief.edition).gameOf(state).context} state={state} />}
      </a>
      <div className="col grow">
        <div className="row">
          <span className="cap">{t('home.continue')}</span>
          <span className="grow" />
          <span className="fine mute">
            {t('home.saved', { when: agoText(game.changed, Date.now(), language) })}
          </span>
        </div>
        <div className="row title">
          <h2 className="grow">{name}</h2>
          <GameTools game={game} name={name} onChange={onChange} />
        </div>
        <Facts brief={brief} />
        <div className="row wrap">
          <Faces brief={brief} size={30} />
          <span className="grow" />
          <a className="button primary" href={resume}>
            {t('home.resume')}
          </a>
        </div>
      </div>
    </section>
  );
}

function Facts({ brief }: { readonly brief: Brief }): React.JSX.Element {
  const { t, say } = useWords();
  const { objectives, goals } = brief;
  return (
    <div className="facts row wrap">
      <span>{t('home.round', { n: brief.round })}</span>
      {brief.older && <span>{t('home.older')}</span>}
      <span className="row" title={say.level(brief.level)}>
        <LevelMark level={brief.level} size={19} />
        <span className="visually-hidden">
          {t('home.danger', { level: say.level(brief.level), n: DANGER_LEVELS.indexOf(brief.level) + 1 })}
        </span>
      </span>
      {objectives.all > 1 && <span>{t('home.objectives', objectives)}</span>}
      {goals.all > 1 || objectives.all <= 1 ? <span>{t('home.goals', goals)}</span> : null}
    </div>
  );
}

function Faces({ brief, size }: { readonly brief: Brief; readonly size: number }): React.JSX.Element {
  const { say, t } = useWords();
  const names = brief.heroes.map((h) => h.name ?? say.hero(h.id));
  const monograms = monogramsOf(names);
  return (
    <span className="faces">
      {brief.heroes.map((h, i) => (
        <HeroFace
          key={h.id}
          id={h.id}
          monogram={monograms[i]}
          size={size}
          dead={h.status === 'dead'}
          label={h.status === 'dead' ? t('home.dead', { hero: itemAt(names, i) }) : names[i]}
        />
      ))}
    </span>
  );
}

interface RowsProps {
  readonly title: string;
  readonly list: readonly Listed[];
  readonly onChange: () => void;
  readonly open?: boolean;
}

function GameRows({ title, list, onChange, open }: RowsProps): React.JSX.Element {
  return (
    <details className="games panel" open={open}>
      <summary>{title}</summary>
      <ul>
        {list.map((entry) => (
          <GameRow key={entry.game.id} entry={entry} onChange={onChange} />
        ))}
      </ul>
    </details>
  );
}

function GameRow({
  entry,
  onChange,
}: {
  readonly entry: Listed;
  readonly onChange: () => void;
}): React.JSX.Element {
  const { t, say, language } = useWords();
  const { game } = entry;
  const when = agoText(game.changed, Date.now(), language);
  if (entry.kind === 'reading') return <li className="mute">{t('home.reading')}</li>;
  if (entry.kind === 'unreadable')
    return <UnreadableRow game={game} why={entry.why} when={when} onChange={onChange} />;
  const { brief } = entry;
  const { name } = say.mission(brief.mission);
  const over = brief.outcome;
  return (
    <li>
      <a
        className="grow"
        href={formatRoute({ screen: over && !brief.older ? 'summary' : 'table', game: game.id })}
      >
        <b>{name}</b>
        <small>
          {over && <span className={over}>{t(`home.outcome.${over}`)} · </span>}
          {t('home.row', { round: brief.round, when })}
          {game.parent !== null && <> · {t('home.branch')}</>}
          {brief.older && <> · {t('home.older')}</>}
        </small>
      </a>
      <GameTools game={game} name={name} onChange={onChange} />
    </li>
  );
}

interface UnreadableProps {
  readonly game: GameHead;
  readonly why: Refusal;
  readonly when: string;
  readonly onChange: () => void;
}

/** A save that does not open harms nobody else, and is handed back as it is. */
function UnreadableRow({ game, why, when, onChange }: UnreadableProps): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <li className="unreadable">
      <div className="grow">
        <b>{t('home.unreadable')}</b>
        <small>
          {say.refusal(why)} {t('home.saved', { when })}
        </small>
        <button type="button" className="text-button" onClick={() => void handOut(t('app.game'), game)}>
          {t('home.download')}
        </button>
      </div>
      <DeleteButton game={game} name={t('home.unreadable')} onChange={onChange} />
    </li>
  );
}

/** The file of a game, read when somebody wants it. */
async function handOut(name: string, { id }: GameHead): Promise<void> {
  const game = await games.get(id);
  if (game) download(name, fileOf(game));
}

interface ToolProps {
  readonly game: GameHead;
  readonly name: string;
  readonly onChange: () => void;
}

function GameTools({ game, name, onChange }: ToolProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <span className="row tools">
      <button
        type="button"
        className="tool-button"
        aria-label={t('home.export', { name })}
        title={t('home.export', { name })}
        onClick={() => void handOut(name, game)}
      >
        <Icon name="save-arrow" size={17} />
      </button>
      <DeleteButton game={game} name={name} onChange={onChange} />
    </span>
  );
}

function DeleteButton({ game, name, onChange }: ToolProps): React.JSX.Element {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const whole = await games.get(game.id);
    await games.delete(game.id);
    onChange();
    const restore = (): void => void (whole && games.restore(whole).then(onChange));
    toast({ text: t('home.deleted', { name }), action: { label: t('home.undo'), run: restore } });
  };
  return (
    <button
      type="button"
      className="tool-button"
      disabled={busy}
      aria-label={t('home.delete', { name })}
      title={t('home.delete', { name })}
      onClick={() => void remove()}
    >
      <Icon name="trash-can" size={17} />
    </button>
  );
}
