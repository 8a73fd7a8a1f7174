/** Other ways: a file, a picture, pages to print, a table here or online. */
import { useEffect, useRef, useState } from 'react';
import { go } from '../../app/route.ts';
import { toast } from '../../app/toasts.tsx';
import { drawnPicture } from '../../screens/drawn-picture.ts';
import { sharePicture } from '../../screens/share-picture.ts';
import { download } from '../../store/files.ts';
import { useWords } from '../../words/use-words.ts';
import { missionName } from '../names.ts';
import { GalleryWay } from '../gallery/gallery-way.tsx';
import { missionId, type Workshop } from '../workshop.ts';
import { SheetPicture } from './sheet-picture.tsx';
import { Way } from './way.tsx';

interface Props {
  readonly workshop: Workshop;
  readonly text: string;
  readonly name: string;
  readonly version: string;
  readonly data: string | undefined;
}

export function WaysPanel({ workshop, text, name, version, data }: Props): React.JSX.Element {
  const { t } = useWords();
  const size = Math.max(1, Math.round(text.length / 1000));
  const open = (part: string): void => {
    if (data !== undefined) go({ screen: 'pack', pack: data, mission: missionId(workshop.mission), part });
  };
  return (
    <div className="share-ways">
      <Way icon="save-arrow" name={t('workshop.share.file')} about={t('workshop.share.file.about', { size })}>
        <button type="button" className="button" onClick={() => download(name, text)}>
          {t('workshop.share.save')}
        </button>
      </Way>
      <Way icon="scroll-unfurled" name={t('workshop.share.print')} about={t('workshop.share.print.about')}>
        <PictureButton workshop={workshop} />
        <button type="button" className="button" disabled={data === undefined} onClick={() => open('print')}>
          {t('workshop.share.print.go')}
        </button>
      </Way>
      <Way icon="meeple" name={t('workshop.share.online')} about={t('workshop.share.online.about')}>
        <button type="button" className="button" disabled={data === undefined} onClick={() => open('')}>
          {t('workshop.share.online.go')}
        </button>
      </Way>
      <GalleryWay project={workshop.project} text={text} version={version} />
    </div>
  );
}

/** The sheet is drawn out of sight when it is asked for. */
function PictureButton({ workshop }: { readonly workshop: Workshop }): React.JSX.Element {
  const { t, language } = useWords();
  const [drawing, setDrawing] = useState(false);
  const sheet = useRef<SVGSVGElement>(null);
  const failed = t('workshop.share.picture.failed');
  const called = missionName(workshop.mission, language);
  useEffect(() => {
    const svg = sheet.current;
    if (!drawing || !svg) return;
    const { width, height } = svg.viewBox.baseVal;
    drawnPicture(svg, width, height)
      .then((picture) => sharePicture(picture, called))
      .catch(() => toast({ text: failed }))
      .finally(() => setDrawing(false));
  }, [drawing, called, failed]);
  return (
    <>
      <button type="button" className="button" aria-busy={drawing} onClick={() => setDrawing(true)}>
        {t('workshop.share.png')}
      </button>
      {drawing && <SheetPicture edition={workshop.edition} mission={workshop.mission} sheet={sheet} />}
    </>
  );
}
