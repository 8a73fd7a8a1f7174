/** Choosing survivors: a card each, with what they can do now and later. */
import { DANGER_LEVELS, type HeroSheet } from '@holdout/engine';
import { useState } from 'react';
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { PlayerTag } from '../chrome/player-tag.tsx';
import { LevelMark } from '../table/levels.tsx';
import type { Player } from '../words/players.ts';
import { useWords } from '../words/use-words.ts';
import { AttackLine } from '../faces/attack-line.tsx';
import { Face } from '../faces/face.tsx';
import { useRisen } from '../faces/sides.ts';
import type { CardFace } from '../table/sheet.ts';
import { seatOf, type Seats } from './setup-model.ts';

interface Props {
  readonly sheets: readonly HeroSheet[];
  /** Box of each hero; heroes of several boxes are shown box by box. */
  readonly boxOf?: { readonly [hero: string]: string };
  /** Ids of the players' own. */
  readonly own: ReadonlySet<string>;
  readonly seats: Seats;
  readonly names: readonly string[];
  readonly full: boolean;
  /** The attack a hero always has, where there is one. */
  readonly attackOf?: (hero: string) => CardFace;
  readonly onToggle: (hero: string) => void;
  readonly onEdit: (sheet: HeroSheet) => void;
}

export function SetupHeroes(props: Props): React.JSX.Element {
  const { sheets, boxOf = {} } = props;
  const { t } = useWords();
  const boxes = [...new Set(sheets.map((s) => boxOf[s.id] ?? ''))];
  if (boxes.length < 2) return <Picks {...props} shown={sheets} />;
  return (
    <>
      {boxes.map((box) => (
        <section key={box} className="hero-box" aria-label={t(`setup.box.${box}`)}>
          <h2 className="cap">{t(`setup.box.${box}`)}</h2>
          <Picks {...props} shown={sheets.filter((s) => (boxOf[s.id] ?? '') === box)} />
        </section>
      ))}
    </>
  );
}

function Picks({
  sheets,
  shown,
  own,
  seats,
  names,
  full,
  attackOf,
  onToggle,
  onEdit,
}: Props & { readonly shown: readonly HeroSheet[] }): React.JSX.Element {
  const { say } = useWords();
  const monograms = monogramsOf(sheets.map((s) => s.name ?? say.hero(s.id)));
  const inGame = seats.flat();
  return (
    <ul className="hero-picks">
      {shown.map((sheet) => {
        const i = sheets.indexOf(sheet);
        const number = inGame.indexOf(sheet.id);
        return (
          <li key={sheet.id}>
            <HeroPick
              sheet={sheet}
              monogram={monograms[i]}
              attack={own.has(sheet.id) ? undefined : attackOf?.(sheet.id)}
              on={number >= 0}
              player={seats.length > 1 ? playerAt(seatOf(seats, sheet.id), names) : undefined}
              off={full && number < 0}
              digit={i < 9 ? i + 1 : undefined}
              onToggle={() => onToggle(sheet.id)}
              onEdit={own.has(sheet.id) ? () => onEdit(sheet) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

const playerAt = (place: number, names: readonly string[]): Player | undefined =>
  place < 0 ? undefined : { place, name: names[place]?.trim() || null };

interface PickProps {
  readonly sheet: HeroSheet;
  readonly monogram: string;
  readonly attack: CardFace | undefined;
  readonly on: boolean;
  readonly player: Player | undefined;
  readonly off: boolean;
  readonly digit: number | undefined;
  readonly onToggle: () => void;
  readonly onEdit?: () => void;
}

function HeroPick(props: PickProps): React.JSX.Element {
  const { sheet, monogram, attack, on, player, off, digit, onToggle, onEdit } = props;
  const { t, say } = useWords();
  const [details, setDetails] = useState(false);
  return (
    <article className={on ? 'hero-pick on' : 'hero-pick'}>
      <div className="row">
        <BothFaces id={sheet.id} monogram={monogram} />
        <div className="grow">
          <div className="row">
            <button
              type="button"
              className="display pick-name"
              aria-pressed={on}
              disabled={off}
              onClick={onToggle}
            >
              {sheet.name ?? say.hero(sheet.id)}
            </button>
            <span className="grow" />
            {on ? (
              <span className="picked">
                <Icon name="check-mark" size={14} />
              </span>
            ) : (
              digit !== undefined && <span className="key-cap">{digit}</span>
            )}
          </div>
          <p className="fine mute">{onEdit ? t('setup.own') : say.heroText(sheet.id)}</p>
          {player && <PlayerTag player={player} />}
        </div>
      </div>
      {attack && <AttackLine face={attack} />}
      <ul className="skill-list">
        {DANGER_LEVELS.map((level, i) => (
          <li key={level}>
            <LevelMark level={level} size={17} />
            <span className="visually-hidden">{say.level(level)}</span>
            {/* What a hero can do from the start is told at once. */}
            <SkillNames skills={asList(sheet.skills[level])} details={details || i === 0} />
          </li>
        ))}
      </ul>
      <div className="row pick-foot">
        <button
          type="button"
          className="text-button"
          aria-expanded={details}
          onClick={() => setDetails(!details)}
        >
          {t(details ? 'setup.less' : 'setup.more')}
        </button>
        <span className="grow" />
        {onEdit && (
          <button type="button" className="text-button" onClick={onEdit}>
            {t('setup.edit')}
          </button>
        )}
      </div>
    </article>
  );
}

/** Large on the side that is played, small on the other, where there are two. */
function BothFaces({ id, monogram }: { readonly id: string; readonly monogram: string }): React.JSX.Element {
  const risen = useRisen('heroes');
  const sides = useRisen('enemies') || risen;
  return (
    <span className="both-faces">
      <Face id={id} monogram={monogram} size={76} risen={risen} />
      {sides && <Face className="face other" id={id} monogram={monogram} size={30} risen={!risen} />}
    </span>
  );
}

const asList = (skills: string | readonly string[]): readonly string[] =>
  typeof skills === 'string' ? [skills] : skills;

function SkillNames({
  skills,
  details,
}: {
  readonly skills: readonly string[];
  readonly details: boolean;
}): React.JSX.Element {
  const { t, say } = useWords();
  if (details) {
    return (
      <span className="skill-texts">
        {skills.map((skill) => (
          <span key={skill}>
            <b>{say.skill(skill)}</b> {say.skillText(skill)}
          </span>
        ))}
      </span>
    );
  }
  return (
    <span>
      {skills.map((skill, i) => (
        <span key={skill} title={say.skillText(skill)}>
          {i > 0 && <small className="or"> {t('setup.or')} </small>}
          {say.skill(skill)}
        </span>
      ))}
    </span>
  );
}
