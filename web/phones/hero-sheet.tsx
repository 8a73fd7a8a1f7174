/** One hero and nothing else: who, how well, what they can do, what they hold, and the chances of the attack in hand. */
import { heroAt, itemAt, DANGER_LEVELS, type Option } from '@holdout/engine';
import { SlotCard } from '../cards/slot-card.tsx';
import { plugOf } from '../editions/plugs.ts';
import { actionsOf, Hearts, Pips, Portrait } from '../table/hero-parts.tsx';
import { DangerBar } from '../table/levels.tsx';
import { SkillLines, skillLines } from '../table/skill-lines.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { whereText } from '../table/where.ts';
import { useWords } from '../words/use-words.ts';
import { SheetOdds } from './sheet-odds.tsx';

/** What a sheet is drawn from. */
export type SheetUi = Pick<TableUi, 'context' | 'state' | 'sheet' | 'decision' | 'prospectOf'>;

interface Props {
  readonly ui: SheetUi;
  readonly hero: number;
  readonly onOption: (option: Option) => void;
}

export function HeroSheet({ ui, hero, onOption }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { context, state, sheet } = ui;
  const h = heroAt(state, hero);
  const hearts = sheet.heartsOf(state, hero);
  const next = context.edition.thresholds.find((from) => h.xp < from);
  const level = context.edition.thresholds.findIndex((from) => h.xp < from);
  const { Track } = plugOf(context);
  const slots = sheet.slotsOf(state, hero);
  return (
    <section className="hero-sheet" aria-label={say.hero(h.id)} data-hero={h.id}>
      <header>
        <Portrait state={state} hero={hero} size={118} />
        <div className="col">
          <h1>{say.hero(h.id)}</h1>
          {h.status === 'in' ? (
            <span className="row">
              <Hearts {...hearts} size={hearts.most > 4 ? 20 : 28} />
              <span className="mute">{t('phones.wounds', { n: hearts.most - hearts.left })}</span>
            </span>
          ) : (
            <span className="chip">{t(`table.status.${h.status}`, { gender: say.gender(h.id) })}</span>
          )}
          <span className="row">
            <b className="display num sheet-xp">{h.xp}</b>
            <span className="mute">
              {next === undefined
                ? t('table.xp')
                : t('phones.next', { next, level: say.level(itemAt(DANGER_LEVELS, level)) })}
            </span>
          </span>
        </div>
      </header>
      <DangerBar context={context} xp={h.xp} big />
      {Track && <Track context={context} state={state} hero={hero} big />}
      <TurnLine ui={ui} hero={hero} />
      <SkillLines context={context} lines={skillLines(context, h)} />
      {sheet.areas.map(({ id, large }) => {
        const own = slots.filter((slot) => slot.area === id);
        return own.length === 0 ? null : (
          <section key={id} aria-label={t(`table.area.${id}`)}>
            <h2 className="cap">{t(`table.area.${id}`)}</h2>
            <div className="cards sheet-cards">
              {own.map((slot, i) => (
                <SlotCard key={i} slot={slot} small={!large} />
              ))}
            </div>
          </section>
        );
      })}
      {state.active === hero && <SheetOdds ui={ui} onOption={onOption} />}
    </section>
  );
}

/** Whose turn it is, where they stand, and what is left of it. */
function TurnLine({ ui: { context, state }, hero }: Pick<Props, 'ui' | 'hero'>): React.JSX.Element {
  const { t, say } = useWords();
  const h = heroAt(state, hero);
  const mine = state.active === hero;
  const acting = state.heroes[state.active];
  const actions = actionsOf(context, state, hero);
  return (
    <div className="sheet-turn" data-mine={mine || undefined} aria-live="polite">
      <span className="grow">
        <span className="cap">
          {mine
            ? t('phones.turn')
            : acting
              ? t('phones.playing', { hero: say.hero(acting.id) })
              : t(h.done ? 'table.done' : 'phones.waiting')}
        </span>
        <b>{whereText(context, state, hero, say)}</b>
      </span>
      {h.status === 'in' && !h.done && (
        <>
          <Pips actions={actions} />
          <b className="num">{t('phones.left', { left: actions.left, most: actions.most })}</b>
        </>
      )}
    </div>
  );
}
