/** The six panels of "How to play", each a picture and two lines. */
import type { ReactNode } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { engineOf } from '../editions/plugs.ts';
import { familyIcon } from '../table/family-icons.ts';
import { useWords } from '../words/use-words.ts';
import { CardPicture } from './card-picture.tsx';
import { DangerPicture } from './danger-picture.tsx';
import { EnemyPicture } from './enemy-picture.tsx';
import { howtoFacts, type HowtoFacts } from './facts.ts';
import type { HowtoPlan } from './plan.ts';
import { shownIn, type Shown } from './scene.ts';
import { ScenePicture } from './scene-picture.tsx';

interface Props {
  readonly edition: string;
  readonly plan: HowtoPlan;
}

export function Panels({ edition, plan }: Props): React.JSX.Element {
  const shown = shownIn(edition, plan.goal);
  const facts = howtoFacts(engineOf(edition), shown.state);
  const pictures: readonly (readonly [name: string, picture: ReactNode])[] = [
    ['goal', <ScenePicture edition={edition} scene={plan.goal} />],
    ['turn', <TurnPicture actions={plan.actions} shown={shown} />],
    ['card', <CardPicture plan={plan} shown={shown} />],
    ['way', <ScenePicture edition={edition} scene={plan.way} />],
    ['enemies', <EnemyPicture enemies={plan.enemies} shown={shown} />],
    ['danger', <DangerPicture plan={plan} shown={shown} />],
  ];
  return (
    <ol className="howto-panels">
      {pictures.map(([name, picture], i) => (
        <Panel key={name} name={name} n={i + 1} facts={facts}>
          {picture}
        </Panel>
      ))}
    </ol>
  );
}

interface PanelProps {
  readonly name: string;
  readonly n: number;
  readonly facts: HowtoFacts;
  readonly children: ReactNode;
}

function Panel({ name, n, facts, children }: PanelProps): React.JSX.Element {
  const { t } = useWords();
  const args = { ...facts };
  return (
    <li className="howto-panel paper">
      <h2>
        <span className="howto-number" aria-hidden="true">
          {n}
        </span>
        {t(`howto.${name}.title`, args)}
      </h2>
      <div className="howto-picture" data-picture={name}>
        {children}
      </div>
      <p>{t(`howto.${name}.text`, args)}</p>
    </li>
  );
}

interface TurnProps {
  readonly actions: readonly string[];
  readonly shown: Shown;
}

/** What can be done in a turn, as the bar of the table shows it. */
function TurnPicture({ actions, shown }: TurnProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <ul
      className="howto-actions"
      style={{ gridTemplateColumns: `repeat(${Math.ceil(actions.length / 2)}, 1fr)` }}
    >
      {actions.map((family) => (
        <li key={family}>
          <Icon name={familyIcon(shown.context, family)} size={34} />
          <b>{t(`table.family.${family}`)}</b>
          <small>{t(`howto.act.${family}`)}</small>
        </li>
      ))}
    </ul>
  );
}
