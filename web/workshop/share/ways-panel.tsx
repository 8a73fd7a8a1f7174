/** Other ways: a file, a picture, pages to print, a table online. */
import { useRef, useState } from 'react';
import { go } from '../../app/route.ts';
import { toast } from '../../app/toasts.tsx';
import { Icon } from '../../chrome/icon.tsx';
import type { IconName } from '../../icon-names.ts';
import { download } from '../../store/files.ts';
import { useWords } from '../../words/use-words.ts';
import { missionName } from '../names.ts';
import { missionId, type Workshop } from '../workshop.ts';
import { mapPicture } from './map-picture.ts';
import { PrintPages } from './print-pages.tsx';
import { sharePicture } from '../../screens/share-picture.ts';

interface Props {
  readonly workshop: Workshop;
  readonly text: string;
  readonly name: string;
  readonly data: string | undefined;
}

export function WaysPanel({ workshop, text, name, data }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const pages = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState(false);
  const failed = t('workshop.share.picture.failed');
  const called = missionName(workshop.mission, language);
  const size = Math.max(1, Math.round(text.length / 1000));
  const picture = async (): Promise<void> => {
    const map = pages.current?.querySelector<SVGSVGElement>('.print-map svg');
    if (!map) return;
    await sharePicture(await mapPicture(map), called);
  };
  return (
    <div className="share-ways">
      <Way icon="save-arrow" name={t('workshop.share.file')} about={t('workshop.share.file.about', { size })}>
        <button type="button" className="button" onClick={() => download(name, text)}>
          {t('workshop.share.save')}
        </button>
      </Way>
      <Way icon="scroll-unfurled" name={t('workshop.share.print')} about={t('workshop.share.print.about')}>
        <button
          type="button"
          className="button"
          onClick={() => void picture().catch(() => toast({ text: failed }))}
        >
          {t('workshop.share.png')}
        </button>
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          {t('workshop.share.print.go')}
        </button>
      </Way>
      <Way icon="meeple" name={t('workshop.share.online')} about={t('workshop.share.online.about')}>
        <button
          type="button"
          className="button"
          disabled={data === undefined}
          onClick={() =>
            data !== undefined && go({ screen: 'pack', pack: data, mission: missionId(workshop.mission) })
          }
        >
          {t('workshop.share.online.go')}
        </button>
      </Way>
      <PrintPages
        pages={pages}
        edition={workshop.edition}
        mission={workshop.mission}
        printing={printing}
        onPrinted={() => setPrinting(false)}
      />
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly children: React.ReactNode;
}

function Way({ icon, name, about, children }: WayProps): React.JSX.Element {
  return (
    <section className="panel share-way" aria-label={name}>
      <Icon name={icon} size={26} />
      <span className="grow">
        <b>{name}</b>
        <small className="mute">{about}</small>
      </span>
      <span className="row">{children}</span>
    </section>
  );
}
