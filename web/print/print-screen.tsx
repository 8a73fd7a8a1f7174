/** Print and play: everything a mission needs, on paper, at its true size. */
import '../styles/print.css';
import type { Context, Setup } from '@holdout/engine';
import { use, useDeferredValue, useId, useMemo, useState } from 'react';
import { Message } from '../app/message.tsx';
import { formatRoute } from '../app/route.ts';
import { tilesOn } from '../board/faces.ts';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { missionContext } from '../screens/missions.ts';
import { ScreenBar } from '../screens/screen-bar.tsx';
import { useRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';
import { CardPage } from './card-page.tsx';
import { withFile } from './laid-tiles.ts';
import { MissionPage, RulesPage } from './mission-page.tsx';
import { isLong } from './mission-rules.tsx';
import { openingOf } from './opening.ts';
import { PagePicker, type PrintChoice } from './page-picker.tsx';
import { deckPart, printParts, type PrintPage } from './pages.ts';
import { PiecePage } from './piece-page.tsx';
import { figuresOf, tokensOf } from './pieces.ts';
import { printDecks } from './print-decks.ts';
import { TileGround } from './tile-ground.tsx';
import { TilePage } from './tile-page.tsx';

interface Props {
  readonly edition: string;
  readonly mission: string;
}

export function PrintScreen({ edition, mission }: Props): React.JSX.Element {
  return EDITION_IDS.includes(edition) ? (
    <EditionScope value={edition}>
      <OfEdition edition={edition} mission={mission} />
    </EditionScope>
  ) : (
    <NoSuchMission />
  );
}

function OfEdition({ edition, mission }: Props): React.JSX.Element {
  const plug = use(loadEdition(edition));
  const context = useMemo(() => missionContext(edition, mission), [edition, mission]);
  return context ? <Pages plug={plug} context={context} /> : <NoSuchMission />;
}

function NoSuchMission(): React.JSX.Element {
  const { t } = useWords();
  return (
    <Message title={t('setup.unknown')} text={t('setup.unknown.text')}>
      <a className="button primary" href={formatRoute({ screen: 'home' })}>
        {t('app.home')}
      </a>
    </Message>
  );
}

/** What nobody has asked for yet: a figure for everybody takes many pages, a box may have them. */
const FIRST: PrintChoice = { paper: 'a4', without: ['figures'], backs: false, plain: false };

interface PagesProps {
  readonly plug: EditionPlug;
  readonly context: Context;
  /** Of a mission that is in no box. */
  readonly file?: Setup['mission'];
}

export function Pages({ plug, context: plain, file }: PagesProps): React.JSX.Element {
  const { t, say } = useWords();
  const context = useMemo(() => withFile(plain, file), [plain, file]);
  const ready = useRules();
  const [choice, setChoice] = useState(FIRST);
  const ground = `ground-${useId().replace(/[^\w-]/g, '')}`;
  const opening = useMemo(() => openingOf(context, file), [context, file]);
  const longRules = ready && isLong(say, context.mission);
  const content = useMemo(
    () => ({
      tiles: tilesOn(context),
      decks: printDecks(plug),
      tokens: opening ? tokensOf(plug, context, opening) : [],
      figures: figuresOf(plug),
      longRules,
    }),
    [plug, context, opening, longRules],
  );
  const parts = printParts(content, choice);
  const wanted = parts.filter(({ id }) => !choice.without.includes(id)).flatMap(({ pages }) => pages);
  // Many pages take a moment to draw; the picker does not wait for them.
  const drawn = useDeferredValue(wanted);
  const nameOf = (part: string): string => {
    const deck = content.decks.find(({ id }) => deckPart(id) === part);
    return deck
      ? t('print.deck', { deck: say.deck(deck.id), n: deck.cards.length })
      : t(`print.part.${part}`);
  };
  const drawing = (page: PrintPage): React.JSX.Element | null => {
    switch (page.kind) {
      case 'mission':
        return opening ? (
          <MissionPage page={page} context={context} state={opening} rules={ready && !longRules} />
        ) : null;
      case 'rules':
        return <RulesPage page={page} context={context} />;
      case 'tile':
        return <TilePage page={page} context={context} ground={ground} />;
      case 'cards':
      case 'backs':
        return <CardPage page={page} plug={plug} />;
      case 'pieces':
        return <PiecePage page={page} />;
    }
  };
  return (
    <div className="screen print-screen" data-plain={choice.plain || undefined}>
      <ScreenBar
        path={[say.edition(plug.edition.id), say.mission(context.mission.id).name, t('print.here')]}
      />
      <main className="print-table">
        <div className="print-beside">
          <h1>{t('print.here')}</h1>
          <p className="mute">
            {t(context.mission.source === 'designed' ? 'print.about.designed' : 'print.about.published')}
          </p>
          <PagePicker
            parts={parts}
            choice={choice}
            onChoice={setChoice}
            nameOf={nameOf}
            pages={wanted.length}
          />
        </div>
        <TileGround id={ground} context={context} plain={choice.plain} />
        <div className="sheets" aria-label={t('print.preview')} role="group" aria-busy={drawn !== wanted}>
          {drawn.map((page) => (
            <div key={page.key} className="sheet-view">
              {drawing(page)}
            </div>
          ))}
        </div>
      </main>
    </div>
  );
}
