/** Which boxes are on the shelf: said once for all games, with what each of them is good for here. */
import { Suspense, use, useState } from 'react';
import { loadEdition } from '../editions/load.ts';
import { habits, keepHabits } from '../store/habits.ts';
import { useWords } from '../words/use-words.ts';
import { BOXES, fitOf } from './mission-fit.ts';

export function SettingsBoxes(): React.JSX.Element {
  const { t } = useWords();
  const [lacking, setLacking] = useState(() => habits().lacking);
  const toggle = (box: string): void => {
    const to = lacking.includes(box) ? lacking.filter((other) => other !== box) : [...lacking, box];
    keepHabits({ lacking: to });
    setLacking(to);
  };
  return (
    <>
      <p className="setting-text">{t('settings.boxes.text')}</p>
      {BOXES.map(({ box, edition }) => (
        <label key={box} className="setting">
          <span className="grow">
            <b>{t(`box.${box}`)}</b>
            <small className="mute">
              <Suspense fallback={'\u00a0'}>
                <GoodFor edition={edition} />
              </Suspense>
            </small>
          </span>
          <input
            className="switch"
            type="checkbox"
            role="switch"
            checked={!lacking.includes(box)}
            onChange={() => toggle(box)}
          />
        </label>
      ))}
    </>
  );
}

/** Do its missions lie on tiles of the box? */
function GoodFor({ edition }: { readonly edition: string }): React.JSX.Element {
  const { t } = useWords();
  const plug = use(loadEdition(edition));
  const missions = Object.keys(plug.edition.missions);
  const fit = missions.every((id) => fitOf(plug.edition, id, []).tiles.length === 0);
  const facts = {
    all: missions.length,
    heroes: plug.edition.sheets.length,
    figures: plug.edition.types.reduce((sum, { limit }) => sum + limit, 0),
  };
  return <>{t(fit ? 'settings.boxes.fit' : 'settings.boxes.print', facts)}</>;
}
