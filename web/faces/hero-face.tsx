/** The face of a hero who is played, on the side they are on in this edition. */
import { Face } from './face.tsx';
import { useRisen } from './sides.ts';

type Props = Omit<React.ComponentProps<typeof Face>, 'risen'>;

export function HeroFace(props: Props): React.JSX.Element {
  return <Face {...props} risen={useRisen('heroes')} />;
}
