/** Who stands in the street before the city: four who hold out, and those who come. Fetched when the page has been seen. */
import { EditionScope } from '../editions/scope.ts';
import { useEnemyAlone, useFigureAlone } from '../faces/figure-symbols.ts';
import { FigureUse } from '../faces/standee.tsx';
import { HEIGHT, WIDTH } from './home-skyline.tsx';

/** Who, the place along the street, the height in pixels; from the back to the front. */
const SURVIVORS: readonly (readonly [string, number, number])[] = [
  ['josh', 0.372, 92],
  ['wanda', 0.462, 92],
  ['phil', 0.432, 102],
  ['amy', 0.4, 106],
];
const HORDE: readonly (readonly [string, number, number])[] = [
  ['walker', 0.6, 84],
  ['fatty', 0.645, 92],
  ['walker', 0.685, 88],
  ['walker', 0.735, 86],
  ['fatty', 0.835, 96],
  ['walker', 0.875, 88],
  ['walker', 0.965, 90],
  ['walker', 0.565, 96],
  ['runner', 0.625, 100],
  ['walker', 0.665, 104],
  ['abomination', 0.785, 118],
  ['walker', 0.71, 106],
  ['walker', 0.85, 104],
  ['runner', 0.905, 104],
  ['walker', 0.945, 110],
];
/** Of a figure, in its own units. */
const TALL = 112;

const Placed = ({
  at,
  tall,
  href,
}: {
  at: number;
  tall: number;
  href: string | null;
}): React.JSX.Element | null =>
  href === null ? null : (
    <g transform={`translate(${at * WIDTH} ${HEIGHT - 7}) scale(${tall / TALL})`} className="in-the-street">
      <FigureUse href={href} />
    </g>
  );

const Survivor = ({ id, ...place }: { id: string; at: number; tall: number }): React.JSX.Element => (
  <Placed {...place} href={useFigureAlone(id)} />
);

const Zombie = ({
  kind,
  nth,
  ...place
}: {
  kind: string;
  nth: number;
  at: number;
  tall: number;
}): React.JSX.Element => <Placed {...place} href={useEnemyAlone(kind, nth)} />;

export const Crowd = (): React.JSX.Element => (
  <EditionScope value="classic">
    {HORDE.map(([kind, at, tall], n) => (
      <Zombie key={at} kind={kind} nth={n % 3} at={at} tall={tall} />
    ))}
    {SURVIVORS.map(([id, at, tall]) => (
      <Survivor key={id} id={id} at={at} tall={tall} />
    ))}
  </EditionScope>
);
