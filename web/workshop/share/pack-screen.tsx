/** Somebody's pack, from a link: what it is and whose, before anything of it is played or kept. */
import '../../styles/workshop.css';
import { isRefusal, type HeroSheet } from '@holdout/engine';
import { plainHero, setupOf, type Pack } from '@holdout/engine/packs';
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import { Message } from '../../app/message.tsx';
import { formatRoute, go } from '../../app/route.ts';
import { Waiting } from '../../app/waiting.tsx';
import { EditionScope } from '../../editions/scope.ts';
import { loadEdition } from '../../editions/load.ts';
import { engineOf } from '../../editions/plugs.ts';
import { OwnMission } from '../../mission/own-mission.tsx';
import { MissionSetup, type Brought } from '../../screens/mission-setup.tsx';
import { useWords } from '../../words/use-words.ts';
import { editionOf, missionId } from '../workshop.ts';
import { tellPlayed } from '../gallery/gallery-api.ts';
import { galleryIdIn } from '../gallery/pack-address.ts';
import { openPackLink, type OpenedPack } from './opened-pack.ts';
import { PackPreview } from './pack-preview.tsx';

interface Props {
  readonly data: string;
  readonly mission: string;
  /** `print`: its pages; else who plays it. */
  readonly part: string;
}

export function PackScreen({ data, mission, part }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const opened = useOpened(data);
  if (!opened) return <Waiting />;
  if (opened.is !== 'sound') {
    const why =
      opened.is === 'wrong'
        ? say.problem(opened.problem.code, opened.problem.at, opened.problem.detail)
        : t('workshop.pack.broken.text');
    return (
      <Message title={t('workshop.pack.broken')} text={why}>
        <a className="button primary" href={formatRoute({ screen: 'home' })}>
          {t('app.home')}
        </a>
      </Message>
    );
  }
  const { pack } = opened;
  const played = pack.missions.find((file) => missionId(file) === mission);
  if (!played)
    return (
      <PackPreview
        pack={pack}
        text={opened.text}
        onPlay={(id) => {
          const shown = galleryIdIn(data);
          if (shown !== undefined) tellPlayed(shown);
          go({ screen: 'pack', pack: data, mission: id, part: '' });
        }}
      />
    );
  return (
    <EditionScope value={editionOf(played)}>
      <Suspense fallback={<Waiting />}>
        <OfPack pack={pack} mission={mission} edition={editionOf(played)} part={part} />
      </Suspense>
    </EditionScope>
  );
}

function useOpened(data: string): OpenedPack | undefined {
  const [opened, setOpened] = useState<{ readonly of: string; readonly found: OpenedPack }>();
  useEffect(() => {
    let gone = false;
    openPackLink(data)
      .catch((): OpenedPack => ({ is: 'broken' }))
      .then((found) => !gone && setOpened({ of: data, found }))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [data]);
  return opened?.of === data ? opened.found : undefined;
}

const Pages = lazy(() => import('../../print/print-screen.tsx').then((m) => ({ default: m.Pages })));

interface OfPackProps {
  readonly pack: Pack;
  readonly mission: string;
  readonly edition: string;
  readonly part: string;
}

/** Who plays is chosen as for any mission; the set-up carries what the pack brings. */
function OfPack({ pack, mission, edition, part }: OfPackProps): React.JSX.Element {
  const { t } = useWords();
  const plug = use(loadEdition(edition));
  const setup = useMemo(() => setupOf(pack, mission, []), [pack, mission]);
  const brought = useMemo((): Brought => {
    const heroes: HeroSheet[] = pack.heroes.filter((h) => h.edition === edition).map(plainHero);
    return {
      heroes,
      carried: (chosen) => ({
        ...chosen,
        mission: setup.mission,
        ...(setup.pack ? { pack: setup.pack } : {}),
      }),
    };
  }, [pack, edition, setup]);
  const context = useMemo(() => {
    const found = engineOf(edition).contextOf(setup);
    return isRefusal(found) ? undefined : found;
  }, [edition, setup]);
  if (!context) return <Message title={t('workshop.pack.broken')} text={t('workshop.pack.broken.text')} />;
  return (
    <OwnMission context={context} file={setup.mission}>
      {part === 'print' ? (
        <Pages plug={plug} context={context} file={setup.mission} />
      ) : (
        <MissionSetup plug={plug} context={context} brought={brought} />
      )}
    </OwnMission>
  );
}
