/** The whole page: which screen is shown, and what lies over every screen. */
import { lazy, Suspense, useEffect } from 'react';
import { HomeScreen } from '../screens/home-screen.tsx';
import { SkipLinks } from '../chrome/skip-links.tsx';
import { useSheets } from '../store/sheets.ts';
import { withWords, withWorkshopWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';
import { useAppearance } from './appearance.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GameScreen } from './game-screen.tsx';
import { StorageNotice } from './notices.tsx';
import { formatRoute, useRoute, type Route } from './route.ts';
import { Toasts } from './toasts.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { Waiting } from './waiting.tsx';

const SetupScreen = lazy(() =>
  withWords(import('../screens/setup-screen.tsx')).then((m) => ({ default: m.SetupScreen })),
);
const RulesScreen = lazy(() =>
  withWords(import('../screens/rules-screen.tsx')).then((m) => ({ default: m.RulesScreen })),
);
const HowtoScreen = lazy(() =>
  withWords(import('../howto/howto-screen.tsx')).then((m) => ({ default: m.HowtoScreen })),
);
const GalleryScreen = lazy(() =>
  withWords(import('../screens/gallery-screen.tsx')).then((m) => ({ default: m.GalleryScreen })),
);
const SettingsScreen = lazy(() =>
  withWords(import('../screens/settings-screen.tsx')).then((m) => ({ default: m.SettingsScreen })),
);
const StatisticsScreen = lazy(() =>
  withWords(import('../screens/statistics-screen.tsx')).then((m) => ({ default: m.StatisticsScreen })),
);

const PrintScreen = lazy(() =>
  withWords(import('../print/print-screen.tsx')).then((m) => ({ default: m.PrintScreen })),
);

const AdminScreen = lazy(() =>
  withWords(import('../admin/admin-screen.tsx')).then((m) => ({ default: m.AdminScreen })),
);

const OnlineScreen = lazy(() =>
  withWords(import('../online/online-screen.tsx')).then((m) => ({ default: m.OnlineScreen })),
);

const PhoneScreen = lazy(() =>
  withWords(import('../phones/phone-screen.tsx')).then((m) => ({ default: m.PhoneScreen })),
);

const ReplayScreen = lazy(() =>
  withWords(import('../online/replay-screen.tsx')).then((m) => ({ default: m.ReplayScreen })),
);

const WorkshopScreen = lazy(() =>
  withWorkshopWords(import('../workshop/workshop-screen.tsx')).then((m) => ({ default: m.WorkshopScreen })),
);

const PackScreen = lazy(() =>
  withWorkshopWords(import('../workshop/share/pack-screen.tsx')).then((m) => ({ default: m.PackScreen })),
);

export function App(): React.JSX.Element {
  useAppearance();
  const route = useRoute();
  const { t } = useWords();
  useArrivalFocus(`${route.screen} ${placeOf(route)}`);
  useEffect(() => {
    void useSheets.getState().load();
  }, []);
  const title =
    route.screen === 'home' ? t('app.name') : `${t(`app.title.${route.screen}`)} · ${t('app.name')}`;
  // Only when it is another one: words that arrive later must not take back what a screen has put there.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <SkipLinks table={route.screen === 'table' || route.screen === 'online'} />
      <StorageNotice />
      <ErrorBoundary key={placeOf(route)} game={'game' in route ? route.game : null}>
        <Suspense fallback={<Waiting />}>
          <Screen route={route} />
        </Suspense>
      </ErrorBoundary>
      <Toasts place={formatRoute(route)} />
    </>
  );
}

/** Screens that stay open while what they show changes. */
const STAYING: readonly Route['screen'][] = ['rules', 'howto', 'gallery'];

/** Table and summary of a game share one open game. */
function placeOf(route: Route): string {
  if ('game' in route) return `game/${route.game}`;
  if (route.screen === 'workshop') return `workshop/${route.project}`;
  return STAYING.includes(route.screen) ? route.screen : formatRoute(route);
}

function Screen({ route }: { readonly route: Route }): React.JSX.Element {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <SetupScreen edition={route.edition} mission={route.mission} />;
    case 'table':
    case 'summary':
      return <GameScreen id={route.game} part={route.screen} />;
    case 'online':
      return <OnlineScreen id={route.table} sheet={route.part === 'sheet'} />;
    case 'phone':
      return <PhoneScreen code={route.code} />;
    case 'replay':
      return <ReplayScreen id={route.table} />;
    case 'rules':
      return <RulesScreen clause={route.clause} edition={route.edition ?? ''} />;
    case 'howto':
      return <HowtoScreen edition={route.edition} />;
    case 'gallery':
      return <GalleryScreen edition={route.edition} shown={route.shown} />;
    case 'workshop':
      return <WorkshopScreen project={route.project} mission={route.mission} step={route.step} />;
    case 'pack':
      return <PackScreen data={route.pack} mission={route.mission} part={route.part} />;
    case 'settings':
      return <SettingsScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'print':
      return <PrintScreen edition={route.edition} mission={route.mission} />;
    case 'admin':
      return <AdminScreen />;
  }
}
