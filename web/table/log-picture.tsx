/** The picture of a line of the log: one place for what stands before it, and for the heads of the dead. */
import { readItem, type GameEvent, type Kind } from '@holdout/engine';
import { initialsOf } from '../board/hero-look.ts';
import { FigureToken } from '../board/figure-token.tsx';
import { Icon } from '../chrome/icon.tsx';
import { HeroFace } from '../faces/hero-face.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import { useWords } from '../words/use-words.ts';
import { namesIn } from './event-fields.ts';
import { logLook } from './log-icons.ts';

interface Props {
  readonly event: GameEvent;
  /** What stands beside it: nothing is told twice, and nobody shown who is only one of those it tells of. */
  readonly text: string;
}

export function LogPicture({ event, text }: Props): React.JSX.Element {
  const { say } = useWords();
  const tells = (name: string): boolean => text.toLowerCase().includes(name.toLowerCase());
  const [icon, tone] = logLook(event);
  const sign = <Icon name={icon} size={17} />;
  const card = cardIn(event);
  // What is done to somebody is told by its sign, what somebody does by their face.
  const hero = tone === 'red' ? undefined : namedIn(event, 'hero');
  const name = card === undefined || tells(say.card(card)) ? undefined : say.card(card);
  return (
    <span className={`log-picture tone-${tone}`}>
      {card !== undefined ? (
        <span className="stamp" role={name && 'img'} aria-label={name}>
          <ItemPicture id={card} bleed>
            {sign}
          </ItemPicture>
        </span>
      ) : hero !== undefined && tells(say.hero(hero)) ? (
        <HeroFace id={hero} monogram={initialsOf(say.hero(hero))} size={26} />
      ) : (
        sign
      )}
    </span>
  );
}

/** The first of this kind that an event names. */
const namedIn = (event: GameEvent, kind: Kind): string | undefined => namesIn(event, kind).at(0);

/** What is fought with, found or held. */
function cardIn(event: GameEvent): string | undefined {
  const weapon = namedIn(event, 'weapon')?.split('+')[0];
  const item = weapon ?? namedIn(event, 'item');
  return item === undefined ? namedIn(event, 'card') : readItem(item).card;
}

/** So many are drawn one by one; of more there is one with their number. */
const DRAWN = 5;

export function Fallen({ enemy, n }: { readonly enemy: string; readonly n: number }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <span
      className="downed"
      role="img"
      aria-label={t('log.down', { enemies: say.enemies(enemy, n), gender: say.gender(enemy), n })}
    >
      {Array.from({ length: n > DRAWN ? 1 : n }, (_, i) => (
        <svg key={i} viewBox="-52 -52 104 104" aria-hidden="true">
          <FigureToken id={enemy} shadow={false} />
          <path d="M-44 44L44-44" stroke="var(--red)" strokeWidth="13" strokeLinecap="round" />
          <circle r="46" fill="none" stroke="var(--red)" strokeWidth="9" />
        </svg>
      ))}
      {n > DRAWN && <b className="num">×{n}</b>}
    </span>
  );
}
