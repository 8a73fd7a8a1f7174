/** What is to be seen on the board, with a word for each, drawn as the board draws it. */
import { PersonToken } from '../board/extra-tokens.tsx';
import { ExitSign, StartHouse } from '../board/fixture-layer.tsx';
import { Glyph } from '../board/glyph.tsx';
import { INK } from '../board/paint.tsx';
import { EnemyToken, NoiseToken, ObjectiveToken } from '../board/tokens.tsx';
import { useWords } from '../words/use-words.ts';
import type { IconName } from '../icon-names.ts';
import type { Sign } from './lesson.ts';

export function Legend({ signs }: { readonly signs: readonly Sign[] }): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel legend" aria-label={t('lesson.signs')}>
      <h3 className="cap">{t('lesson.signs')}</h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign.kind}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Drawn {...sign} />
            </svg>
            <span>
              <b>{t(`lesson.sign.${sign.kind}`)}</b>
              <small>{t(`lesson.sign.${sign.kind}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint">{t('lesson.signs.more')}</p>
    </section>
  );
}

function Drawn({ kind, enemy = '' }: Sign): React.JSX.Element {
  switch (kind) {
    case 'objective':
      return <ObjectiveToken colour="red" />;
    case 'spawn':
      return <Plate glyph="raise-zombie" fill="#15181d" ink="#ff7f73" />;
    case 'enemy':
      return <EnemyToken type={enemy} shadow={false} />;
    case 'noise':
      return <NoiseToken tokens={1} />;
    case 'door':
      return <Plate glyph="wooden-door" fill="#c9883f" ink={INK} />;
    case 'start':
      return <StartHouse />;
    case 'exit':
      return <ExitSign open />;
    case 'person':
      return <PersonToken combat={false} shadow={false} />;
  }
}

/** What the board paints with patterns, or seen from above, as a plain sign. */
const Plate = ({
  glyph,
  fill,
  ink,
}: {
  readonly glyph: IconName;
  readonly fill: string;
  readonly ink: string;
}): React.JSX.Element => (
  <>
    <rect x="-42" y="-30" width="84" height="60" rx="8" fill={fill} stroke={INK} strokeWidth="5" />
    <Glyph name={glyph} size={48} fill={ink} />
  </>
);
