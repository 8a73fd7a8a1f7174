/** A card with its numbers explained one by one, and dice rolled for it; beneath, the track an attack draws on or fills. */
import { itemAt, leading } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';
import { CardBody } from '../cards/card-body.tsx';
import { rangeText } from '../cards/card-words.ts';
import { Dice } from '../table/dice.tsx';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { sheetFor } from '../table/sheet.ts';
import { useWords } from '../words/use-words.ts';
import type { HowtoPlan } from './plan.ts';
import type { Shown } from './scene.ts';

interface Props {
  readonly plan: HowtoPlan;
  readonly shown: Shown;
}

export function CardPicture({ plan, shown: { context, state } }: Props): React.JSX.Element {
  const { t } = useWords();
  const hero = state.heroes.findIndex((h) => h.id === plan.hero);
  const sheet = sheetFor(context);
  const face = sheet.faceOf(itemAt(sheet.weaponsOf(state, hero), 0).id);
  const [use] = leading(face.uses, 1);
  const { Track } = plugOf(context);
  const facts: readonly (readonly [name: string, icon: IconName, value: string | number])[] = [
    ['range', 'crosshair', rangeText(use)],
    ['dice', 'dice-six-faces-five', use.dice],
    ['hit', 'check-mark', `${use.accuracy}+`],
    ['damage', 'death-skull', use.damage],
  ];
  // One that hits and one that does not.
  const dice = [use.accuracy, use.accuracy - 1].map((n) => ({ face: n, hit: n >= use.accuracy }));
  return (
    <div className="howto-card">
      <div className="card large">
        <CardBody face={face} />
      </div>
      <dl>
        {facts.map(([name, icon, value]) => (
          <div key={name}>
            <Icon name={icon} size={20} />
            <dt>{t(`howto.card.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="howto-roll">
        <Dice dice={dice} big />
        <span>{t('howto.card.roll', { n: use.accuracy })}</span>
      </p>
      {Track && (
        <div className="howto-track">
          <Track context={context} state={state} hero={hero} big={false} />
          <span>{t('howto.card.track')}</span>
        </div>
      )}
    </div>
  );
}
