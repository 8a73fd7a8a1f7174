/** The chances of an attack before it is made: at least one kill first, then the rest of what players weigh. */
import { itemAt, type Odds } from '@holdout/engine';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FigureToken } from '../board/figure-token.tsx';
import { Stamp } from '../cards/card-picture.tsx';
import { Icon } from '../chrome/icon.tsx';
import { percent, tenths } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { plugOf } from '../editions/plugs.ts';
import { placeBeside, type Box } from './beside.ts';
import { figureName, figuresName, sourceName } from './figure-names.ts';
import type { Sure } from './prospect.ts';
import { confirmText, oddsTitle, sureDead, type OddsProps } from './odds-words.ts';
import { RuleChip } from './rule-chip.tsx';

/** Beside the zone, over neither the target nor the actor. */
export function OddsCard(
  props: OddsProps & { readonly target: Box; readonly spare: readonly Box[]; readonly bounds: Box },
): React.JSX.Element {
  const { target, spare, bounds, onConfirm } = props;
  const words = useWords();
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const key = [target.x, target.y, bounds.width, bounds.height, props.option.id].join();
  const place = useEffectEvent(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setAt(placeBeside({ width, height }, target, spare, bounds));
  });
  useLayoutEffect(() => place(), [key]);
  return (
    <div
      className="odds"
      ref={card}
      role="status"
      style={{
        transform: at ? `translate(${at.x}px, ${at.y}px)` : undefined,
        visibility: at ? 'visible' : 'hidden',
        pointerEvents: onConfirm ? 'auto' : 'none',
      }}
    >
      <div className="odds-head">
        <Stamp face={props.sheet.faceOf(props.option.cards?.[0] ?? '')} />
        <b className="display">{oddsTitle(props, words)}</b>
      </div>
      <div className="odds-body">
        <Foretold {...props} />
        {onConfirm && (
          <button type="button" className="button primary" onClick={onConfirm}>
            {confirmText(props, words)}
          </button>
        )}
      </div>
    </div>
  );
}

function Foretold(props: OddsProps): React.JSX.Element {
  const { prospect } = props;
  const { TrackOdds } = plugOf(props.context);
  if ('sure' in prospect) return <SureFacts {...prospect.sure} />;
  return (
    <>
      <OddsHeadline odds={prospect.odds} />
      <Distribution odds={prospect.odds} />
      <OddsFacts {...props} odds={prospect.odds} />
      {TrackOdds && <TrackOdds state={props.state} option={props.option} odds={prospect.odds} big />}
    </>
  );
}

function OddsHeadline({ odds }: { readonly odds: Odds }): React.JSX.Element {
  const { t, language } = useWords();
  return (
    <div className="odds-line">
      <span className="odds-big num">{percent(odds.anyKill, language)}</span>
      <span className="odds-words">{t('table.odds.any')}</span>
      <span className="grow" />
      <span className="odds-mean">
        <b className="display num">{tenths(odds.meanKills, language)}</b>
        <span className="hint">{t('table.odds.expected')}</span>
      </span>
    </div>
  );
}

/** Kills and their chances; long tails are put together. */
const MOST_ROWS = 5;

function Distribution({ odds }: { readonly odds: Odds }): React.JSX.Element {
  const { t, language } = useWords();
  const chances: number[] = [];
  for (const { kills, chance } of odds.outcomes) {
    const n = Object.values(kills).reduce((a, b) => a + b, 0);
    chances[n] = (chances[n] ?? 0) + chance;
  }
  const rows = Array.from(chances, (c) => c ?? 0);
  const tail = rows.slice(MOST_ROWS - 1).reduce((a, b) => a + b, 0);
  const shown = rows.length > MOST_ROWS ? [...rows.slice(0, MOST_ROWS - 1), tail] : rows;
  const most = Math.max(...shown, 0.01);
  return (
    <div className="odds-rows">
      {shown.map((chance, n) => (
        <div key={n} className={n === 0 ? 'none' : undefined}>
          <span>
            {rows.length > MOST_ROWS && n === MOST_ROWS - 1
              ? t('table.odds.kills-more', { n })
              : t('table.odds.kills', { n })}
          </span>
          <span className="odds-bar">
            <i style={{ transform: `scaleX(${chance / most})` }} />
          </span>
          <span className="num">{percent(chance, language)}</span>
        </div>
      ))}
    </div>
  );
}

function OddsFacts({
  context,
  state,
  sheet,
  option,
  odds,
}: OddsProps & { readonly odds: Odds }): React.JSX.Element {
  const { t, say, language } = useWords();
  const use = sheet.useOf(option);
  const aim = sheet.aimOf(context, state, option);
  const order = aim.order.map((id) => figureName(say, id));
  return (
    <ul className="odds-facts">
      <li>
        <Icon name="dice-six-faces-five" size={14} />
        {t('table.odds.dice', { dice: odds.dice, needs: odds.needs, damage: use?.damage ?? 1 })}
      </li>
      {order.length > 0 && (
        <li>
          <svg className="foe" viewBox="-42 -44 84 84" aria-hidden="true">
            <FigureToken id={itemAt(aim.order, 0)} shadow={false} />
          </svg>
          <span>
            {aim.free
              ? t('table.odds.free')
              : order.length > 1
                ? t('table.odds.order', { order: order.join(', ') })
                : t('table.odds.only', { enemy: itemAt(order, 0) })}
          </span>
          <RuleChip clause={aim.clause} />
        </li>
      )}
      {odds.friendlyFire > 0 && (
        <li className="bad">
          <Icon name="broken-heart" size={14} />
          {odds.friendDies > 0
            ? t('table.odds.friend-dies', {
                chance: percent(odds.friendlyFire, language),
                dies: percent(odds.friendDies, language),
              })
            : t('table.odds.friend', { chance: percent(odds.friendlyFire, language) })}
        </li>
      )}
      {odds.noise && <NoiseFact noise={odds.noise} />}
      {odds.rerolls.map((r) => (
        <li key={r.with} className="hint">
          <Icon name="dice-six-faces-five" size={14} />
          {t('table.odds.reroll', { source: sourceName(say, r.with), chance: percent(r.anyKill, language) })}
        </li>
      ))}
    </ul>
  );
}

function NoiseFact({ noise }: { readonly noise: NonNullable<Odds['noise']> }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <li className="loud">
      <Icon name="speaker" size={14} />
      {t('table.odds.noise', {
        zone: say.zone(noise.zone),
        inZone: say.inZone(noise.zone),
        before: noise.tokens - 1,
        after: noise.tokens,
      })}
    </li>
  );
}

/** No dice: who falls, friends as well. */
function SureFacts({ kills, dead, noise, clause }: Sure): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <>
      <div className="odds-line">
        <span className="odds-big num">{kills.reduce((n, k) => n + k.n, 0)}</span>
        <span className="odds-words">{t('table.odds.sure')}</span>
        <span className="grow" />
        <RuleChip clause={clause} />
      </div>
      <ul className="odds-facts">
        {kills.map(({ enemy, n }) => (
          <li key={enemy}>
            <svg className="foe" viewBox="-42 -44 84 84" aria-hidden="true">
              <FigureToken id={enemy} shadow={false} />
            </svg>
            {figuresName(say, enemy, n)}
          </li>
        ))}
        {dead.length > 0 && (
          <li className="bad">
            <Icon name="death-skull" size={14} />
            {sureDead(dead, { t, say })}
          </li>
        )}
        {noise && <NoiseFact noise={noise} />}
      </ul>
    </>
  );
}
