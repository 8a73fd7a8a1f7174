/**
 * One dashboard. Open: everything a player needs about a hero; closed: a line or two of it. The name is the button that
 * opens it and stays the same element, so that the keyboard's focus stays where it is.
 */
import { heroAt, itemAt, DANGER_LEVELS, type Context, type Option, type State } from '@holdout/engine';
import type { ReactNode, Ref } from 'react';
import { plugOf } from '../editions/plugs.ts';
import { Fitting } from '../chrome/fitting.tsx';
import { OwnerTag } from '../chrome/player-tag.tsx';
import { useWords } from '../words/use-words.ts';
import type { Held } from '../hands/held-card.tsx';
import { MiniCard } from '../cards/mini-card.tsx';
import { SlotCard } from '../cards/slot-card.tsx';
import { actionsOf, Hearts, Portrait } from './hero-parts.tsx';
import { Asked } from './asked.tsx';
import { AskedPips } from './asked-pips.tsx';
import { DangerBar, Experience, LevelMark } from './levels.tsx';
import type { EditionSheet, Slot } from './sheet.ts';
import { SkillLines, skillLines } from './skill-lines.tsx';
import { whereText } from './where.ts';

interface HeroCardProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly hero: number;
  readonly open: boolean;
  /** Closed cards as short as can be, where there is little room. */
  readonly slim: boolean;
  /** Hearts about to be lost, as the players are sharing wounds. */
  readonly risk: number;
  readonly onInspect: (hero: number) => void;
  readonly focus?: Ref<HTMLButtonElement>;
  /** Cards used by what is selected. */
  readonly using: readonly string[];
  /** They are being aimed with. */
  readonly aiming: boolean;
  readonly slotOption: (slot: Slot) => Option | undefined;
  readonly labelOf: (option: Option) => string;
  readonly onOption: (option: Option) => void;
  /** What hands can do with a card of theirs, and with the hero. */
  readonly heldIn: (hero: number, slot: Slot) => Held;
  readonly actsOf: (hero: number) => ReactNode;
}

export function HeroCard(card: HeroCardProps): React.JSX.Element {
  const { context, state, hero, open } = card;
  const { t, say } = useWords();
  const h = heroAt(state, hero);
  // Whoever is done needs two lines, and leaves the room to others.
  const slim = card.slim || h.done;
  const props = { ...card, slim };
  const acting = state.active === hero;
  const classes = [
    'hero',
    open && 'open',
    acting && 'acting',
    open && acting && 'tone',
    h.status !== 'in' && 'gone',
  ]
    .filter(Boolean)
    .join(' ');
  const inspect = (): void => props.onInspect(hero);
  return (
    <article className={classes} aria-label={say.hero(h.id)} data-hero={h.id}>
      <header className="hero-head">
        <Portrait state={state} hero={hero} size={open ? 82 : slim ? 38 : 56} />
        <div className="hero-lines">
          <div className="row">
            <button
              type="button"
              ref={props.focus}
              className={open ? 'hero-name' : 'hero-name cover'}
              aria-pressed={open}
              onFocus={inspect}
              onClick={inspect}
            >
              <Fitting>{say.hero(h.id)}</Fitting>
            </button>
            {open && <OwnerTag hero={h.id} />}
            {open && <span className="grow" />}
            <Health {...props} size={open ? 21 : 17} many={open ? 15 : 11} />
            {!open && <span className="grow" />}
            {!open && <OwnerTag hero={h.id} />}
            {!open &&
              h.status === 'in' &&
              (h.done ? (
                <span className="chip">{t('table.done')}</span>
              ) : (
                <AskedPips actions={actionsOf(context, state, hero)} />
              ))}
          </div>
          {open ? <OpenLine {...props} /> : <ClosedLine {...props} />}
          {open && <Experience context={context} xp={h.xp} />}
        </div>
      </header>
      {open ? <OpenBody {...props} /> : !slim && <ClosedBody {...props} />}
    </article>
  );
}

const FEW_HEARTS = 3;

function Health({
  state,
  sheet,
  hero,
  open,
  risk,
  size,
  many,
}: HeroCardProps & { readonly size: number; readonly many: number }): React.JSX.Element {
  const { t, say } = useWords();
  const { id, status } = heroAt(state, hero);
  if (status !== 'in')
    return <span className="chip">{t(`table.status.${status}`, { gender: say.gender(id) })}</span>;
  const hearts = sheet.heartsOf(state, hero);
  // More than a few must leave room for the name.
  const about = { left: hearts.left, most: hearts.most, hero: say.hero(id), gender: say.gender(id) };
  return (
    <Asked about={t('table.hearts.card', about)} stop={open}>
      <Hearts {...hearts} risk={risk} size={hearts.most > FEW_HEARTS ? many : size} />
    </Asked>
  );
}

function OpenLine({ context, state, hero }: HeroCardProps): React.JSX.Element {
  const { t } = useWords();
  const h = heroAt(state, hero);
  const next = context.edition.thresholds.find((from) => h.xp < from);
  return (
    <div className="row">
      {h.status === 'in' && !h.done && (
        <>
          <span className="hint">{t('table.actions')}</span>
          <AskedPips actions={actionsOf(context, state, hero)} stop />
        </>
      )}
      {h.status === 'in' && h.done && <span className="chip">{t('table.done')}</span>}
      <span className="grow" />
      <span className="xp num">
        {h.xp}
        <small>{next === undefined ? t('table.xp') : t('table.xp-of', { next })}</small>
      </span>
    </div>
  );
}

function ClosedLine({ context, state, hero, slim }: HeroCardProps): React.JSX.Element {
  const { t, say } = useWords();
  const h = heroAt(state, hero);
  if (slim) {
    const where = whereText(context, state, hero, say);
    const { Track } = plugOf(context);
    return (
      <span className="hint row">
        <LevelMark level={itemAt(DANGER_LEVELS, h.level)} size={16} />
        {Track && <Track context={context} state={state} hero={hero} big={false} />}
        {where ? t('table.where-xp', { where, xp: h.xp }) : t('table.xp-n', { xp: h.xp })}
      </span>
    );
  }
  return (
    <div className="row">
      <DangerBar context={context} xp={h.xp} />
      <span className="xp num">
        {h.xp}
        <small>{t('table.xp')}</small>
      </span>
    </div>
  );
}

function OpenBody(props: HeroCardProps): React.JSX.Element {
  const { context, state, sheet, hero } = props;
  const { t, say } = useWords();
  const h = heroAt(state, hero);
  const slots = sheet.slotsOf(state, hero);
  const choosing = slots.some((slot) => props.slotOption(slot) !== undefined);
  const { Track } = plugOf(context);
  return (
    <>
      {Track && <Track context={context} state={state} hero={hero} big />}
      <SkillLines context={context} lines={skillLines(context, h)} />
      <div className="areas">
        {sheet.areas.map(({ id, large }) => (
          <SlotGroup
            {...props}
            key={id}
            title={t(`table.area.${id}`)}
            slots={slots.filter((s) => s.area === id)}
            small={!large}
            choosing={choosing}
          />
        ))}
      </div>
      {state.active !== hero && h.zone >= 0 && props.actsOf(hero)}
      {state.active !== hero && h.zone >= 0 && <p className="hint">{whereText(context, state, hero, say)}</p>}
    </>
  );
}

interface GroupProps extends HeroCardProps {
  readonly title: string;
  readonly slots: readonly Slot[];
  readonly small: boolean;
  /** One of the hero's cards is asked for. */
  readonly choosing: boolean;
}

function SlotGroup(props: GroupProps): React.JSX.Element | null {
  const { slots, small, title, using, aiming } = props;
  if (slots.length === 0) return null;
  const columns = Math.min(slots.length, 4);
  // Cards with numbers need twice the room of names.
  const each = slots.some((s) => s.card && s.card.uses.length > 0) ? 8 : small ? 4.5 : 5;
  return (
    <section style={{ flex: `${columns} 1 ${columns * each}rem` }} data-area={itemAt(slots, 0).area}>
      <h2 className="visually-hidden">{title}</h2>
      <div className="cards" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {slots.map((slot, i) => {
          const option = props.slotOption(slot);
          const choose = option && { label: props.labelOf(option), onChoose: () => props.onOption(option) };
          const used = !small && slot.card !== null && using.includes(slot.card.id);
          const off = props.choosing && !option;
          return (
            <SlotCard
              key={i}
              slot={slot}
              small={small}
              state={used ? (aiming ? 'aimed' : 'used') : off ? 'off' : undefined}
              choose={choose}
              held={props.heldIn(props.hero, slot)}
            />
          );
        })}
      </div>
    </section>
  );
}

function ClosedBody({ context, state, sheet, hero }: HeroCardProps): React.JSX.Element {
  const { say } = useWords();
  const h = heroAt(state, hero);
  const slots = sheet.slotsOf(state, hero);
  const { Track } = plugOf(context);
  return (
    <>
      <div className="row minis">
        {slots
          .filter((s) => !s.fixed)
          .map((slot, i) => (
            <span key={i} className={i > 0 && slot.area !== itemAt(slots, i - 1).area ? 'cut' : undefined}>
              <MiniCard slot={slot} />
            </span>
          ))}
        {Track && <Track context={context} state={state} hero={hero} big={false} />}
        <span className="grow" />
        <span className="hint where">{whereText(context, state, hero, say)}</span>
      </div>
      <SkillLines context={context} lines={skillLines(context, h).slice(0, Math.max(2, h.level + 1))} />
    </>
  );
}
