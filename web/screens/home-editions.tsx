/** The editions there are: what each is in one line; of the chosen one who plays whom, in its own pieces. */
import { itemAt, type Edition } from '@holdout/engine';
import { Suspense, use } from 'react';
import { formatRoute } from '../app/route.ts';
import { FigureToken, HeroFaceToken } from '../board/figure-token.tsx';
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
}

export function HomeEditions({ chosen, onChoose }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <>
      <div className="edition-tabs">
        {EDITION_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={id === chosen ? 'paper edition' : 'edition'}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <b>{say.edition(id)}</b>
            <small>{say.aboutEdition(id)}</small>
          </button>
        ))}
      </div>
      <a className="edition-banner" href={formatRoute({ screen: 'howto', edition: chosen })}>
        <Suspense fallback={<span className="edition-pieces" />}>
          <EditionScope value={chosen}>
            <Pieces edition={chosen} />
          </EditionScope>
        </Suspense>
        <Icon name="graduate-cap" size={20} />
        <b>{t('home.how')}</b>
        <span className="mute fine">{t('home.how.text')}</span>
      </a>
    </>
  );
}

/** Heroes on the left, those who come for them on the right. */
const HEROES = 3;
const ENEMIES = 3;
const STEP = 82;

function Pieces({ edition }: { readonly edition: string }): React.JSX.Element {
  const { say } = useWords();
  const { sheets, types }: Edition = use(loadEdition(edition)).edition;
  const team = sheets.slice(0, HEROES).map((s) => s.id);
  const monograms = monogramsOf(team.map((id) => say.hero(id)));
  const width = (HEROES + ENEMIES) * STEP + 40;
  return (
    <svg className="edition-pieces" viewBox={`0 0 ${width} 96`} aria-hidden="true">
      {team.map((id, i) => (
        <g key={id} transform={`translate(${44 + i * STEP} 46)`}>
          <HeroFaceToken id={id} monogram={itemAt(monograms, i)} />
        </g>
      ))}
      {types.slice(0, ENEMIES).map(({ id }, i) => (
        <g key={id} transform={`translate(${84 + (HEROES + i) * STEP} 46)`}>
          <FigureToken id={id} count={i === 0 ? 3 : 1} />
        </g>
      ))}
    </svg>
  );
}
