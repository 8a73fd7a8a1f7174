/** All there is to know of one entry of the gallery. */
import { leading, DANGER_LEVELS } from '@holdout/engine';
import { monogramsOf } from '../board/hero-look.ts';
import { plugFor } from '../editions/plugs.ts';
import { SpawnFace } from '../cards/spawn-face.tsx';
import { Whole, WholeFoe } from '../cards/whole.tsx';
import { AttackLine } from '../faces/attack-line.tsx';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { Face } from '../faces/face.tsx';
import { Standee } from '../faces/standee.tsx';
import { LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import type { Entry } from './gallery-model.ts';
import { nameOf } from './gallery-names.ts';

/** So many on one base show what a crowd looks like. */
const CROWD = 4;

interface Props {
  readonly edition: string;
  readonly entry: Entry;
}

export function GalleryDetail({ edition, entry }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const text = entry.kind === 'hero' ? say.heroText(entry.id) : '';
  const { sheet } = plugFor(edition);
  return (
    <>
      <DetailPicture edition={edition} entry={entry} />
      <h2>{nameOf(say, entry)}</h2>
      {/* What is said of a card stands on the card. */}
      {text && entry.kind === 'hero' && <p className="mute">{text}</p>}
      {entry.kind === 'hero' && sheet.attackOf && <AttackLine face={sheet.attackOf(entry.id)} />}
      {entry.kind === 'hero' && <Skills entry={entry} />}
      {entry.kind === 'enemy' && <Numbers entry={entry} />}
      {'source' in entry && entry.source && (
        <span className="chip">{t(`gallery.source.${entry.source}`)}</span>
      )}
    </>
  );
}

function DetailPicture({ edition, entry }: Props): React.JSX.Element {
  const { say } = useWords();
  if (entry.kind === 'enemy')
    return (
      <span className="crowd">
        {[0, 1].map((zone) => (
          <EnemyFigure key={zone} kind={entry.id} zone={zone} />
        ))}
        {entry.type.limit > CROWD && <EnemyFigure kind={entry.id} zone={2} count={CROWD} />}
      </span>
    );
  if (entry.kind === 'spawn')
    return (
      <span className="spawn-front">
        <SpawnFace lines={entry.lines} number={entry.number} />
      </span>
    );
  if (entry.kind === 'card' || entry.kind === 'bystander')
    return <Whole face={plugFor(edition).sheet.faceOf(entry.id)} sourced />;
  const [monogram] = leading(monogramsOf([nameOf(say, entry)]), 1);
  const person = <Person id={entry.id} monogram={monogram} foe={entry.kind === 'foe'} />;
  if (entry.kind !== 'foe') return person;
  const type = plugFor(edition).edition.types.find(({ id }) => id === entry.id);
  return (
    <>
      <WholeFoe id={entry.id} type={type} designed={entry.source === 'designed'} />
      {person}
    </>
  );
}

/** Both sides of somebody, as a face and standing. */
function Person({
  id,
  monogram,
  foe,
}: {
  readonly id: string;
  readonly monogram: string;
  readonly foe: boolean;
}): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="sides">
      {[false, true].map((risen) => (
        <figure key={String(risen)}>
          <Face id={id} monogram={monogram} size={132} risen={risen} />
          <figcaption className="cap">{t(risen ? 'gallery.risen' : 'gallery.living')}</figcaption>
          <Standee id={id} monogram={monogram} risen={risen} enemy={foe || risen} />
        </figure>
      ))}
    </div>
  );
}

function Skills({ entry }: { readonly entry: Extract<Entry, { readonly kind: 'hero' }> }): React.JSX.Element {
  const { say } = useWords();
  return (
    <ul className="skill-list">
      {DANGER_LEVELS.flatMap((level) =>
        [entry.sheet.skills[level]].flat().map((skill) => (
          <li key={`${level} ${skill}`}>
            <LevelMark level={level} size={17} />
            <span>
              <span className="visually-hidden">{say.level(level)} </span>
              <b>{say.skill(skill)}.</b> {say.skillText(skill)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
}

function Numbers({
  entry,
}: {
  readonly entry: Extract<Entry, { readonly kind: 'enemy' }>;
}): React.JSX.Element {
  const { t } = useWords();
  const { actions, toughness, xp } = entry.type;
  return (
    <dl className="fact-boxes">
      {[
        [t('gallery.acts', { n: actions }), actions],
        [t('gallery.tough'), toughness],
        [t('gallery.xp'), xp],
      ].map(([word, value]) => (
        <div key={word}>
          <dt className="cap">{word}</dt>
          <dd className="display num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
