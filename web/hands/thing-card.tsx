/** The small card beside a thing: who it is, its numbers, what it will do, and what can be done about it or why not. */
import { heroAt, itemAt, type Option, type State } from '@holdout/engine';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { placeBeside, type Box } from '../table/beside.ts';
import { oddsIn } from '../table/prospect.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { percent } from '../words/numbers.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { engineOf } from '../editions/plugs.ts';
import { useSettings } from '../store/settings.ts';
import { actsFor } from './acts.ts';
import { deedWords } from './deed-words.ts';
import { beginners, type Deed } from './deeds.ts';
import { noWayText, noWayTo } from './no-way.ts';
import { factsOfThing, titleOf } from './thing-facts.ts';
import { reasonFor, type Reason } from './thing-reasons.ts';
import type { Hands } from './use-hands.ts';
import { motivesOf } from './thing-motives.ts';
import { thingsIn, typesOf, type Thing } from './thing.ts';
import { oddsAt } from './usual.ts';
import { WhyLines } from './why-lines.tsx';

interface Props {
  readonly ui: TableUi;
  readonly hands: Hands;
  readonly thing: Thing;
  /** Page boxes from the corner of the board: the zone of the thing, zones to leave free, all there is. */
  readonly target: Box;
  readonly spare: readonly Box[];
  readonly bounds: Box;
}

export function ThingCard({ ui, hands, thing, target, spare, bounds }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const { context, sheet, decision, here } = ui;
  const state = ui.settled;
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const motives = motivesOf(ui, thing);
  const facts = factsOfThing(thing, { context, state, sheet }, words);
  const acts = useMemo(
    () => hands.ring?.options ?? (decision ? actsFor(thing, { context, state, decision, here }) : []),
    [hands.ring, thing, context, state, decision, here],
  );
  const deeds = hands.deeds.on(thing);
  const reason = acts.length + deeds.length === 0 && decision ? whyNot(thing, { ...ui, state }) : undefined;
  // Nobody walks into enemies by mistake, but may want to; and to whom nothing can be done from here.
  const mayWalk = typesOf(thing).length > 0 || (reason !== undefined && thing.kind !== 'zone');
  const walk = mayWalk && decision ? hands.wayTo(thing.zone) : null;
  const place = useEffectEvent(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setAt(placeBeside({ width, height }, target, spare, bounds));
  });
  useLayoutEffect(() => {
    place();
    if (hands.pinned) card.current?.focus({ preventScroll: true });
  }, [thing.key, hands.pinned, target.x, target.y]);
  return (
    <div
      ref={card}
      className={hands.pinned ? 'thing-card pinned' : 'thing-card'}
      role={hands.pinned ? 'dialog' : 'status'}
      aria-label={facts.title}
      tabIndex={-1}
      data-thing={thing.key}
      style={{
        transform: at ? `translate(${at.x}px, ${at.y}px)` : undefined,
        visibility: at ? 'visible' : 'hidden',
      }}
      onPointerEnter={() => hands.stay(true)}
      onPointerLeave={() => hands.stay(false)}
    >
      <div className="thing-head">
        <b className="display">{facts.title}</b>
        <span className="thing-where">{facts.where}</span>
        {hands.pinned && (
          <button type="button" className="thing-close" aria-label={t('table.close')} onClick={hands.close}>
            ×
          </button>
        )}
      </div>
      {facts.numbers.length > 0 && (
        <dl className="thing-numbers">
          {facts.numbers.map(({ value, label }) => (
            <div key={label}>
              <dd className="display num">{value}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      )}
      <ul className="thing-lines">
        <WhyLines context={context} state={state} motives={motives} />
        {facts.lines.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={16} />
            <span>{text}</span>
          </li>
        ))}
        {reason && (
          <li className="closed">
            <Icon name="info" size={16} />
            <span>{farText(ui, hands, thing, words) ?? reasonText(reason, state, words)}</span>
          </li>
        )}
      </ul>
      {thing.kind === 'zone' && <Here ui={ui} zone={thing.zone} onThing={hands.pin} />}
      {acts.length + deeds.length > 0 && <Acts ui={ui} acts={acts} deeds={deeds} hands={hands} />}
      {walk && (
        <div className="thing-acts">
          <button type="button" className="button" data-act="walk" onClick={walk.go}>
            <Icon name="footsteps" size={16} />
            {t('why.walk')}
            {walk.cost && <span className="fine mute">{t('why.walk.cost', walk.cost)}</span>}
          </button>
        </div>
      )}
    </div>
  );
}

function whyNot(thing: Thing, { table, context, state, sheet, decision }: TableUi): Reason | undefined {
  const engine = engineOf(context.edition.id);
  return reasonFor(thing, {
    ...{ context, state, sheet },
    beginners: decision ? beginners({ engine, context, state, decision }) : [],
    why: (intent, begun) => (begun ? engine.why(begun, intent) : table.why(intent)),
  });
}

/** Of a zone out of reach: what ends the way there, rather than that it is not the next. */
function farText({ context, state }: TableUi, hands: Hands, thing: Thing, words: Words): string | undefined {
  const trail = thing.kind === 'zone' ? hands.deeds.trail(state.active) : undefined;
  if (!trail || trail.walks.has(thing.zone)) return undefined;
  const no = noWayTo(engineOf(context.edition.id), context, trail, thing.zone);
  return noWayText(no, words.say.hero(heroAt(state, state.active).id), context, words);
}

/** Whose reason it is stands before it where nobody acts yet. */
function reasonText({ refusal, hero }: Reason, { heroes }: State, { t, say }: Words): string {
  const words = say.refusal(hero === undefined ? refusal : { ...refusal, at: undefined, intent: undefined });
  return hero === undefined ? words : t('hands.deed.by', { hero: say.hero(itemAt(heroes, hero).id), words });
}

interface ActsProps {
  readonly ui: TableUi;
  readonly acts: readonly Option[];
  readonly deeds: readonly Deed[];
  readonly hands: Hands;
}

/** The best chance first, where chances are known; what takes several answers after what takes one. */
function Acts({ ui, acts, deeds, hands }: ActsProps): React.JSX.Element {
  const words = useWords();
  const { decision, context, state } = ui;
  const engine = engineOf(context.edition.id);
  const wanted = useSettings((s) => s.odds);
  // What the rules would ask next is offered with its answers.
  const asked = acts.filter((o) => !deeds.some((d) => !d.begins && d.how && d.act?.option === o));
  const rows = asked
    .map((option) => ({ option, odds: oddsIn(ui.prospectOf(option)) }))
    .sort((a, b) => (b.odds?.meanKills ?? 0) - (a.odds?.meanKills ?? 0));
  const chanceOf = ({ how, act }: Deed): number | undefined => {
    const last = how ?? act;
    return wanted && last ? oddsAt(engine, context, last)?.anyKill : undefined;
  };
  const later = deeds
    .map((deed) => ({ deed, chance: chanceOf(deed) }))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  return (
    <div className="thing-acts">
      {rows.map(({ option, odds }) => (
        <ActRow
          key={option.id}
          answers={[option.id]}
          text={decision ? words.say.option(decision, option) : ''}
          chance={odds?.anyKill}
          onPress={() => hands.choose(option)}
        />
      ))}
      {later.map(({ deed, chance }) => (
        <ActRow
          key={deed.answers.join()}
          answers={deed.answers}
          text={deedWords(deed, context, state, words)}
          chance={chance}
          onPress={() => hands.carryOut(deed.answers)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly answers: readonly string[];
  readonly text: string;
  readonly chance: number | undefined;
  readonly onPress: () => void;
}

function ActRow({ answers, text, chance, onPress }: RowProps): React.JSX.Element {
  const { language } = useWords();
  return (
    <button
      type="button"
      className="button"
      data-act={answers.at(-1)}
      data-answers={answers.join(' ')}
      onClick={onPress}
    >
      <span>{text}</span>
      {chance !== undefined && <b className="num">{percent(chance, language)}</b>}
    </button>
  );
}

interface HereProps {
  readonly ui: TableUi;
  readonly zone: number;
  readonly onThing: (thing: Thing) => void;
}

/** What stands in the zone, each to be asked about. */
function Here({ ui, zone, onThing }: HereProps): React.JSX.Element | null {
  const words = useWords();
  const { context, settled: state } = ui;
  const things = thingsIn(context, state, zone);
  if (things.length === 0) return null;
  return (
    <div className="thing-here">
      {things.map((thing) => (
        <button key={thing.key} type="button" className="button ghost" onClick={() => onThing(thing)}>
          {titleOf(thing, { context, state }, words)}
        </button>
      ))}
    </div>
  );
}
