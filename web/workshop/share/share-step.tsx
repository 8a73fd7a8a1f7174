/** The last step: send the mission to a friend as a link or a file, print it, play it online; whose it is and which version. */
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { changesSince, useMeasurement } from '../fairness/measurements.ts';
import type { StepProps, Workshop } from '../workshop.ts';
import { CreditPanel } from './credit-panel.tsx';
import { LinkCard } from './link-card.tsx';
import { packed } from './pack-link.ts';
import { packText, sharedPack } from './shared-pack.ts';
import { Travels } from './travels.tsx';
import { WaysPanel } from './ways-panel.tsx';

export function ShareStep({ workshop }: StepProps): React.JSX.Element {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const shared = useShared(workshop, all);
  const data = usePacked(shared.text);
  const broken = workshop.flaws.some(({ level }) => level === 'red');
  if (broken)
    return (
      <main className="share-step">
        <p className="panel share-broken">{t('workshop.share.broken')}</p>
      </main>
    );
  return (
    <main className="share-step">
      <div className="share-column">
        <h2>{t('workshop.share.friend')}</h2>
        <LinkCard data={data} name={shared.name} />
        <Travels workshop={workshop} pack={shared.pack} all={all} onAll={setAll} />
      </div>
      <div className="share-column">
        <h2>{t('workshop.share.other')}</h2>
        <WaysPanel
          workshop={workshop}
          text={shared.text}
          name={shared.name}
          version={shared.version}
          data={data}
        />
        <p className="share-kept">{t('workshop.share.kept')}</p>
      </div>
      <div className="share-column">
        <h2>{t('workshop.share.credit')}</h2>
        <CreditPanel workshop={workshop} />
      </div>
    </main>
  );
}

function useShared(workshop: Workshop, all: boolean) {
  const measurement = useMeasurement(workshop);
  const { pack, mission } = workshop;
  return useMemo(() => {
    const now = measurement?.getState();
    const fresh =
      now && changesSince(workshop, now.plan) === 0 ? { mission, results: now.results } : undefined;
    const made = sharedPack({ pack, missions: all ? pack.missions : [mission], fresh });
    return { pack: made, text: packText(made), name: String(made['name']), version: String(made['version']) };
    // Only what is shared counts, not the history it stands in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [measurement, pack, mission, all]);
}

/** The text in the letters of a link; undefined while it is being made. */
function usePacked(text: string): string | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly data: string }>();
  useEffect(() => {
    let gone = false;
    void packed(text).then((data) => !gone && setMade({ of: text, data }));
    return () => {
      gone = true;
    };
  }, [text]);
  return made?.of === text ? made.data : undefined;
}
