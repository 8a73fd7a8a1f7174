/** "Save as picture": the button, and the sheet that is drawn out of sight when it is pressed. */
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { toast } from '../app/toasts.tsx';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { pictureOf, sharePicture } from './share-picture.ts';
import { HEIGHT, SummaryPicture, WIDTH } from './summary-picture.tsx';

type Props = Omit<ComponentProps<typeof SummaryPicture>, 'sheet'>;

export function SummaryShare(props: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [drawing, setDrawing] = useState(false);
  const sheet = useRef<SVGSVGElement>(null);
  const name = t('summary.picture.file', { mission: say.mission(props.context.mission.id).name });
  const failed = t('summary.picture.failed');
  useEffect(() => {
    if (!drawing || !sheet.current) return;
    pictureOf(sheet.current, WIDTH, HEIGHT)
      .then((picture) => sharePicture(picture, name))
      .catch(() => toast({ text: failed }))
      .finally(() => setDrawing(false));
  }, [drawing, name, failed]);
  return (
    <>
      <button type="button" className="button" aria-busy={drawing} onClick={() => setDrawing(true)}>
        <Icon name="save-arrow" size={17} />
        {t('summary.picture')}
      </button>
      {drawing && <SummaryPicture {...props} sheet={sheet} />}
    </>
  );
}
