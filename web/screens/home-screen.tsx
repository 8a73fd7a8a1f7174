/** Home: go on with a game, begin one, take one in. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatRoute } from '../app/route.ts';
import { whenIdle } from '../app/when-idle.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { HomeGames } from './home-games.tsx';
import { HomeMissions } from './home-missions.tsx';
import { Skyline } from './home-skyline.tsx';
import { LanguageSwitch } from '../chrome/language-switch.tsx';
import { useGames } from './use-games.ts';
import { useImport } from './use-import.ts';

const Crowd = lazy(async () => {
  await new Promise<void>((done) => whenIdle(done));
  return { default: (await import('./home-crowd.tsx')).Crowd };
});
const HomeTables = lazy(() => import('../online/home-tables.tsx').then((m) => ({ default: m.HomeTables })));

const JoinField = lazy(() => import('../online/join-field.tsx').then((m) => ({ default: m.JoinField })));

const STREET = (
  <Suspense fallback={null}>
    <Crowd />
  </Suspense>
);

export function HomeScreen(): React.JSX.Element {
  const { t } = useWords();
  const list = useGames();
  const take = useImport(list.refresh);
  const dropping = useDrop(take);
  const won = useMemo(() => {
    const readable = (list.games ?? []).flatMap((g) => (g.kind === 'readable' ? [g.brief] : []));
    return new Set(readable.filter((b) => b.outcome === 'won').map((b) => `${b.edition}/${b.mission}`));
  }, [list.games]);
  const [awaited, setAwaited] = useState(false);
  const local = <HomeGames key="local" {...list} />;
  const online = (
    <Suspense key="online" fallback={null}>
      <HomeTables onAwaited={setAwaited} />
    </Suspense>
  );
  return (
    <div className="home">
      <div className="home-art">
        <Skyline>{STREET}</Skyline>
      </div>
      <header className="home-top">
        <nav className="row" aria-label={t('home.nav')}>
          <span className="grow" />
          <a href={formatRoute({ screen: 'howto', edition: '' })}>{t('home.how')}</a>
          <a href={formatRoute({ screen: 'statistics' })}>{t('app.title.statistics')}</a>
          <a href={formatRoute({ screen: 'settings' })}>{t('home.settings')}</a>
          <LanguageSwitch />
        </nav>
        <h1 className="word-mark">{t('app.name')}</h1>
        <p className="paper tagline">{t('home.tagline')}</p>
      </header>
      <main className="home-main">
        <div className="col home-left">
          {/* Where somebody waits for this person comes before everything else. */}
          {awaited ? [online, local] : [local, online]}
          <Suspense fallback={null}>
            <JoinField />
          </Suspense>
          <ImportTile onFiles={take} />
          <a className="tile" href={formatRoute({ screen: 'rules', clause: '' })}>
            <span className="tile-icon">
              <Icon name="scroll-unfurled" size={26} />
            </span>
            <span className="col grow">
              <span className="display">{t('home.rules')}</span>
              <span className="mute fine">{t('home.rules.text')}</span>
            </span>
          </a>
          <a className="tile" href={formatRoute({ screen: 'workshop', project: '', mission: '', step: '' })}>
            <span className="tile-icon">
              <Icon name="pencil" size={26} />
            </span>
            <span className="col grow">
              <span className="display">{t('home.workshop')}</span>
              <span className="mute fine">{t('home.workshop.text')}</span>
            </span>
          </a>
        </div>
        <HomeMissions won={won} />
      </main>
      <footer className="home-foot">
        <span>{t('home.offline')}</span>
        <span>{t('home.credits')}</span>
      </footer>
      {dropping && (
        <div className="drop" aria-hidden="true">
          <span className="paper">{t('home.drop')}</span>
        </div>
      )}
    </div>
  );
}

function ImportTile({
  onFiles,
}: {
  readonly onFiles: (files: Iterable<File>) => Promise<void>;
}): React.JSX.Element {
  const { t } = useWords();
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  return (
    <>
      <button type="button" className="tile" onClick={() => input.current?.click()}>
        <span className="tile-icon">
          <Icon name="open-folder" size={26} />
        </span>
        <span className="col grow">
          <span className="display">{t('home.import')}</span>
          <span className="mute fine">{t('home.import.text')}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        aria-label={t('home.import')}
        onChange={(e) => {
          void onFiles([...(e.target.files ?? [])]);
          // So that the same file may be chosen again.
          e.target.value = '';
        }}
      />
    </>
  );
}

/** Files may be dropped anywhere; true while some are held over the page. */
function useDrop(take: (files: Iterable<File>) => Promise<void>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const hasFiles = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') ?? false;
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (e: DragEvent) => void): void =>
      document.addEventListener(type, (e) => hasFiles(e) && act(e), { signal: stop.signal });
    listen('dragover', (e) => {
      e.preventDefault();
      setOver(true);
    });
    listen('dragleave', (e) => {
      if (e.relatedTarget === null) setOver(false);
    });
    listen('drop', (e) => {
      e.preventDefault();
      setOver(false);
      void take([...(e.dataTransfer?.files ?? [])]);
    });
    return () => stop.abort();
  }, [take]);
  return over;
}
