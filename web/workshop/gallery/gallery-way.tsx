/** To the gallery of this server, where its host has one: a draft, waiting, refused with the host's sentence, or public. */
import type { GalleryState } from '@holdout/protocol/gallery';
import { useEffect, useState } from 'react';
import { toast } from '../../app/toasts.tsx';
import { tellRequest } from '../../online/online.ts';
import { RequestError } from '../../online/api.ts';
import { useWords } from '../../words/use-words.ts';
import { Way } from '../share/way.tsx';
import { galleryIsOpen, handIn, stateOf } from './gallery-api.ts';
import { dropHanded, handedBefore, keepHanded } from './handed.ts';

interface Props {
  readonly project: string;
  /** The pack as a text, and which version it is. */
  readonly text: string;
  readonly version: string;
}

export function GalleryWay({ project, text, version }: Props): React.JSX.Element {
  const { t } = useWords();
  const [state, ask] = useGalleryState(project);
  const [busy, setBusy] = useState(false);
  const mine = state?.versions.find((v) => v.version === version);
  const said = mine?.state ?? 'draft';
  const hand = async (): Promise<void> => {
    const before = handedBefore(project);
    if (!before && !(await galleryIsOpen()).open) return toast({ text: t('workshop.gallery.none') });
    const { id, secret = before?.secret ?? '' } = await handIn(text, before);
    keepHanded(project, { id, secret });
    ask();
  };
  const press = (): void => {
    setBusy(true);
    hand()
      .catch((error: unknown) => tellRequest(t, error))
      .finally(() => setBusy(false));
  };
  return (
    <Way
      icon="scroll-unfurled"
      name={t('workshop.gallery.way')}
      about={t(mine ? 'workshop.gallery.way.again' : 'workshop.gallery.way.about')}
    >
      <span className="chip" data-state={said} role="status">
        {t(`workshop.gallery.state.${said}`)}
      </span>
      {mine?.said && <q className="fine">{mine.said}</q>}
      {!mine && (
        <button type="button" className="button" disabled={busy} onClick={press}>
          {t('workshop.gallery.hand-in')}
        </button>
      )}
    </Way>
  );
}

/** Of what this browser has handed in; asked again whenever somebody looks. */
function useGalleryState(project: string): readonly [GalleryState | undefined, ask: () => void] {
  const { t } = useWords();
  const [state, setState] = useState<GalleryState>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const before = handedBefore(project);
    if (!before) return;
    let gone = false;
    stateOf(before).then(
      (now) => gone || setState(now),
      (error: unknown) => {
        // The host has taken it out: it can be handed in anew.
        if (error instanceof RequestError && error.code === 'gallery.unknown') dropHanded(project);
        else tellRequest(t, error);
      },
    );
    return () => {
      gone = true;
    };
  }, [project, asked, t]);
  return [state, () => setAsked((n) => n + 1)];
}
