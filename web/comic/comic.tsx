/** The comic of the night: four to six panels of a game that is over, drawn with its figures on its own board. */
import { itemAt } from '@holdout/engine';
import '../styles/comic.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../app/toasts.tsx';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import { sharePicture } from '../screens/share-picture.ts';
import { datedEvents } from '../screens/summary-stats.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { captionOf } from './captions.ts';
import { INK } from '../board/paint.tsx';
import { pageOf } from './layout.ts';
import { comicMoments } from './moments.ts';
import { Panel } from './panel.tsx';
import { drawnPicture } from '../screens/drawn-picture.ts';
import { scenesOf, type Scene } from './scenes.ts';
import { useFormat } from './use-format.ts';

export function Comic({ table }: { readonly table: Table }): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const { state, log } = useView(table);
  const scenes = useScenes(table);
  const format = useFormat();
  const sheet = useRef<SVGSVGElement>(null);
  const [saving, setSaving] = useState(false);
  const count = scenes?.length ?? 0;
  const page = useMemo(() => pageOf(count, format), [count, format]);
  const captions =
    scenes?.map((s) => captionOf(words, s.moment, s.moment.role === 'end' ? state : s.state)) ?? [];
  if (scenes?.length === 0 || log.length === 0) return null;
  const save = (): void => {
    if (!sheet.current) return;
    setSaving(true);
    const name = t('comic.file', { mission: say.mission(table.context.mission.id).name });
    drawnPicture(sheet.current, page.width, page.height)
      .then((picture) => sharePicture(picture, name))
      .catch(() => toast({ text: t('summary.picture.failed') }))
      .finally(() => setSaving(false));
  };
  return (
    <section className="comic" aria-labelledby="comic">
      <div className="row wrap">
        <h2 id="comic">{t('comic.title')}</h2>
        <span className="grow" />
        <button type="button" className="button" aria-busy={saving} disabled={!scenes} onClick={save}>
          <Icon name="save-arrow" size={17} />
          {t('comic.save')}
        </button>
      </div>
      <div
        className="comic-page"
        style={scenes ? { aspectRatio: `${page.width} / ${page.height}` } : undefined}
      >
        {scenes && (
          <svg
            ref={sheet}
            viewBox={`0 0 ${page.width} ${page.height}`}
            role="img"
            aria-label={captions.join(' ')}
          >
            <rect width={page.width} height={page.height} fill="#f3e6c4" stroke={INK} strokeWidth="4" />
            {scenes.map((scene, n) => (
              <Panel
                key={`${scene.moment.seq} ${scene.moment.role}`}
                context={table.context}
                scene={scene}
                at={itemAt(page.panels, n)}
                caption={itemAt(captions, n)}
                nth={n}
              />
            ))}
          </svg>
        )}
      </div>
    </section>
  );
}

/** Null until the table has told how it was. */
function useScenes(table: Table): readonly Scene[] | null {
  const { log } = useView(table);
  const moments = useMemo(() => comicMoments(datedEvents(log)), [log]);
  const [scenes, setScenes] = useState<readonly Scene[] | null>(null);
  useEffect(() => {
    let over = false;
    scenesOf(table, moments).then(
      (found) => !over && setScenes(found),
      () => !over && setScenes([]),
    );
    return () => {
      over = true;
    };
  }, [table, moments]);
  return scenes;
}
