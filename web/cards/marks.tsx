/** What a card is besides its numbers, as pictograms: loud or silent, opens doors, two at once. The words stand with the card. */
import type { SignName } from '../art/cards.ts';
import { Sign } from '../faces/sign.tsx';
import type { CardFace } from '../table/sheet.ts';

function marksOf({ uses: [use], door, dual }: CardFace): SignName[] {
  const marks: SignName[] = [];
  if (door) marks.push('door');
  if (use?.noisy || door?.noisy) marks.push('loud');
  else if (use && !use.quiet) marks.push('quiet');
  if (dual) marks.push('pair');
  return marks;
}

export function Marks({ face }: { readonly face: CardFace }): React.JSX.Element | null {
  const marks = marksOf(face);
  if (marks.length === 0) return null;
  return (
    <span className="card-marks" aria-hidden="true">
      {marks.map((mark) => (
        <Sign key={mark} name={mark} />
      ))}
    </span>
  );
}
