/** Choosing survivors: a card each, with what they can do now and later. */
import { itemAt, DANGER_LEVELS, type HeroSheet } from '@holdout/engine';
import { useState } from 'react';
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { PlayerTag } from '../chrome/player-tag.tsx';
import { Asked } from '../table/asked.tsx';
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
  const played = useRisen('heroes');
  const sides = useRisen('enemies') || played;
  const [risen, setRisen] = useState(played);
  const picks = { ...props, risen, sides };
  const boxes = [...new Set(sheets.map((s) => boxOf[s.id] ?? ''))];
  return (
    <>
      {sides && <SideSwitch risen={risen} onRisen={setRisen} />}
      {boxes.length < 2 ? (
        <Picks {...picks} shown={sheets} />
      ) : (
        boxes.map((box) => (
          <section key={box} className="hero-box" aria-label={t(`setup.box.${box}`)}>
            <h2 className="cap">{t(`setup.box.${box}`)}</h2>
            <Picks {...picks} shown={sheets.filter((s) => (boxOf[s.id] ?? '') === box)} />
          </section>
        ))
      )}
    </>
  );
}

interface SideProps {
  /** The faces that are large on every card that has not been turned by itself. */
  readonly risen: boolean;
  /** There are two. */
  readonly sides: boolean;
}

function SideSwitch({
  risen,
  onRisen,
}: {
  readonly risen: boolean;
  readonly onRisen: (risen: boolean) => void;
}): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="side-switch" role="group" aria-label={t('setup.side')}>
      {([true, false] as const).map((side) => (
        <button key={String(side)} type="button" aria-pressed={side === risen} onClick={() => onRisen(side)}>
          {t(side ? 'setup.side.risen' : 'setup.side.living')}
        </button>
      ))}
    </div>
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
  risen,
  sides,
}: Props & SideProps & { readonly shown: readonly HeroSheet[] }): React.JSX.Element {
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
              // Turned all at once, nobody stays turned alone.
              key={String(risen)}
              sheet={sheet}
              monogram={itemAt(monograms, i)}
              risen={risen}
              sides={sides}
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

interface PickProps extends SideProps {
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
  const { sheet, monogram, attack, on, risen, sides, player, off, digit, onToggle, onEdit } = props;
  const { t, say } = useWords();
  const [details, setDetails] = useState(false);
  return (
    <article className={on ? 'hero-pick on' : 'hero-pick'}>
      <div className="row">
        <BothFaces
          id={sheet.id}
          name={sheet.name ?? say.hero(sheet.id)}
          monogram={monogram}
          risen={risen}
          sides={sides}
        />
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
            <SkillNames
              skills={asList(sheet.skills[level])}
              details={details || i === 0}
              onPress={off ? undefined : onToggle}
            />
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

interface FacesProps extends SideProps {
  readonly id: string;
  readonly name: string;
  readonly monogram: string;
}

/** Large on one side, small on the other, where there are two; pressing the small one turns them. */
function BothFaces({ id, name, monogram, risen, sides }: FacesProps): React.JSX.Element {
  const { t } = useWords();
  const [turned, setTurned] = useState(false);
  const large = risen !== turned;
  return (
    <span className="both-faces" data-side={large ? 'risen' : 'living'}>
      <Face id={id} monogram={monogram} size={76} risen={large} />
      {sides && (
        <button
          type="button"
          className="other"
          aria-label={t('setup.side.turn', { hero: name })}
          onClick={() => setTurned(!turned)}
        >
          <Face id={id} monogram={monogram} size={30} risen={!large} />
        </button>
      )}
    </span>
  );
}

const asList = (skills: string | readonly string[]): readonly string[] =>
  typeof skills === 'string' ? [skills] : skills;

function SkillNames({
  skills,
  details,
  onPress,
}: {
  readonly skills: readonly string[];
  readonly details: boolean;
  /** As anywhere else on the card. */
  readonly onPress: (() => void) | undefined;
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
        <span key={skill}>
          {i > 0 && <small className="or"> {t('setup.or')} </small>}
          <span className="skill-asked" onClick={onPress}>
            <Asked about={say.skillText(skill)}>{say.skill(skill)}</Asked>
          </span>
        </span>
      ))}
    </span>
  );
}
