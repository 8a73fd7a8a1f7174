/** One entry of the gallery, small: its picture and its name, a link to all there is to know of it. */
import { formatRoute } from '../app/route.ts';
import { monogramsOf } from '../board/hero-look.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { Fitting } from '../chrome/fitting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { plugFor } from '../editions/plugs.ts';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { Face } from '../faces/face.tsx';
import { useRisen } from '../faces/sides.ts';
import { useWords } from '../words/use-words.ts';
import type { Entry } from './gallery-model.ts';
import { nameOf } from './gallery-names.ts';

interface Props {
  readonly edition: string;
  readonly entry: Entry;
  readonly on: boolean;
}

export function GalleryTile({ edition, entry, on }: Props): React.JSX.Element {
  const { say } = useWords();
  const name = nameOf(say, entry);
  return (
    <a
      className={on ? `tile ${entry.kind} on` : `tile ${entry.kind}`}
      href={formatRoute({ screen: 'gallery', edition, shown: entry.id })}
      aria-current={on ? 'true' : undefined}
    >
      <TilePicture edition={edition} entry={entry} name={name} />
      <span className="tile-name">
        <Fitting>{name}</Fitting>
      </span>
    </a>
  );
}

function TilePicture({
  edition,
  entry,
  name,
}: Omit<Props, 'on'> & { readonly name: string }): React.JSX.Element {
  const heroes = useRisen('heroes');
  const foes = useRisen('enemies');
  const [monogram] = monogramsOf([name]);
  switch (entry.kind) {
    case 'hero':
      return <Face id={entry.id} monogram={monogram} size={66} risen={heroes} />;
    case 'foe':
      return <Face id={entry.id} monogram={monogram} size={66} risen={foes} />;
    case 'bystander':
      return <Face id={entry.id} monogram={monogram} size={66} />;
    case 'enemy':
      return <EnemyFigure kind={entry.id} />;
    case 'spawn':
      return (
        <span className="spawn-tile">
          {entry.lines[0]?.enemy ? (
            <EnemyFigure kind={entry.lines[0].enemy} />
          ) : (
            <Icon name="card-pick" size={40} />
          )}
          <b className="num">{entry.lines.map((l) => l.n).join(' · ')}</b>
        </span>
      );
    case 'card':
      return <CardPicture face={plugFor(edition).sheet.faceOf(entry.id)} size={40} framed />;
  }
}
