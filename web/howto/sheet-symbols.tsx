/** The signs on the board, drawn by the board itself, as far as this mission can have them. */
import { itemAt, type Context, type State } from '@holdout/engine';
import type { ReactNode } from 'react';
import { GroundDefs } from '../board/defs.tsx';
import { CardToken, PersonToken } from '../board/extra-tokens.tsx';
import { exitZones } from '../board/extras.ts';
import { ExitSign, SpawnPlate } from '../board/fixture-layer.tsx';
import { HeroFaceToken } from '../board/figure-token.tsx';
import { monogramsOf } from '../board/hero-look.ts';
import { PaintScope } from '../board/paint.tsx';
import { EnemyToken, NoiseToken, ObjectiveToken } from '../board/tokens.tsx';
import { menuPlanOf, plugOf } from '../editions/plugs.ts';
import { useWords, type Words } from '../words/use-words.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
}

export function SheetSymbols({ context, state }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  return (
    <section className="sheet-symbols">
      <h3>{t('sheet.symbols')}</h3>
      <PaintScope>
        <ul>
          {symbolsOf(context, state, words).map(([id, drawing]) => (
            <li key={id}>
              <svg viewBox="-58 -58 116 116" aria-hidden="true">
                {drawing}
              </svg>
              <span>{t(`sheet.symbol.${id}`)}</span>
            </li>
          ))}
        </ul>
      </PaintScope>
    </section>
  );
}

type Symbol = readonly [id: string, drawing: ReactNode];

function symbolsOf(context: Context, { heroes }: State, { say }: Words): Symbol[] {
  const { mission, types } = context;
  const { people } = plugOf(context);
  const [hero] = heroes;
  const down = mission.objectives.some((o) => o.down);
  const all: readonly (readonly [...Symbol, there: boolean])[] = [
    [
      'hero',
      hero && <HeroFaceToken id={hero.id} monogram={itemAt(monogramsOf([say.hero(hero.id)]), 0)} acting />,
      hero !== undefined,
    ],
    ['enemies', <EnemyToken type={itemAt(types, 0).id} count={3} />, true],
    ['objective', <ObjectiveToken colour="red" />, mission.objectives.length > 0],
    ['down', <ObjectiveToken colour="red" down />, down],
    [
      'spawn',
      <>
        <GroundDefs />
        <SpawnPlate n={1} active colour="red" />
      </>,
      mission.spawns.length > 0,
    ],
    ['exit', <ExitSign open />, exitZones(context).length > 0],
    ['noise', <NoiseToken tokens={2} />, menuPlanOf(context).places.includes('noise')],
    ['person', <PersonToken combat={false} />, people !== undefined],
    ['fighter', <PersonToken combat />, Object.values(people ?? {}).some((p) => p.combat)],
    ['card', <CardToken id={null} />, people !== undefined],
  ];
  return all.flatMap(([id, drawing, there]): Symbol[] => (there ? [[id, drawing]] : []));
}
