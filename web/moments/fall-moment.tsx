/** A hero falls: who, what goes with them, and whether the mission goes on. */
import { itemAt, heroAt, type Context, type State } from '@holdout/engine';
import { useContext } from 'react';
import { usePlayerName, OwnerTag } from '../chrome/player-tag.tsx';
import { Icon } from '../chrome/icon.tsx';
import { Face } from '../faces/face.tsx';
import { useRisen } from '../faces/sides.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { PlayersScope } from '../words/players.ts';
import { useWords } from '../words/use-words.ts';
import { FoeFigure } from './foe-figure.tsx';
import { HeroFigure } from './hero-figure.tsx';
import { heroIn, type Told } from './moment.ts';
import { Panel } from './panel.tsx';

export function FallMoment({
  ui,
  told,
}: {
  readonly ui: TableUi;
  readonly told: Told;
}): React.JSX.Element | null {
  const { t, say } = useWords();
  const { owners } = useContext(PlayersScope);
  const nameOf = usePlayerName();
  const { before } = ui.insight.show;
  const id = heroIn(told.event) ?? '';
  const hero = before.heroes.findIndex((h) => h.id === id);
  if (hero < 0) return null;
  const cards = ui.sheet
    .slotsOf(before, hero)
    .flatMap((s) => (s.card && !s.fixed ? [say.card(s.card.id)] : []));
  const left = ui.settled.heroes.filter((h) => h.status === 'in');
  const lost = ui.settled.outcome?.result === 'lost';
  const owner = owners[id];
  const theirs = left.filter((h) => owners[h.id]?.place === owner?.place).map((h) => say.hero(h.id));
  return (
    <Panel
      kind="death"
      title={t('moment.death.round', { n: before.round })}
      onGoOn={ui.insight.show.skip}
      onAgain={ui.insight.show.again}
      foot={
        owner && (
          <p>
            <OwnerTag hero={id} />{' '}
            {theirs.length > 0
              ? t('moment.death.plays-on', { heroes: theirs.join(t('table.list')) })
              : t('moment.death.nobody', { name: nameOf(owner) })}
          </p>
        )
      }
    >
      <div className="moment-hero fallen">
        <Killers context={ui.context} state={before} zone={heroAt(before, hero).zone} />
        <HeroFigure state={before} hero={hero} />
      </div>
      <div className="moment-side">
        <FacesTurning id={id} monogram={say.hero(id).charAt(0)} />
        <h3 className="display">{t('moment.death.falls', { hero: say.hero(id), gender: say.gender(id) })}</h3>
        <p>{say.event(told.event)}</p>
        {cards.length > 0 && (
          <p>{t('moment.death.lost', { cards: cards.join(t('table.list')), gender: say.gender(id) })}</p>
        )}
        <p className={lost ? 'bad' : 'good'}>
          {t(lost ? 'moment.death.over' : 'moment.death.on', { n: left.length })}
        </p>
      </div>
    </Panel>
  );
}

/** So many kinds are drawn. */
const MOST_KINDS = 3;

/** Those who stood there with them, the worst in front. */
function Killers({
  context,
  state,
  zone,
}: {
  readonly context: Context;
  readonly state: State;
  readonly zone: number;
}): React.JSX.Element | null {
  const there = context.types
    .map(({ id, toughness }, type) => ({
      id,
      toughness,
      count: itemAt(state.enemies, type * context.zones + zone),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.toughness - a.toughness)
    .slice(0, MOST_KINDS);
  if (there.length === 0) return null;
  return (
    <span className="killers" data-killers={there.map(({ id }) => id).join(' ')} aria-hidden="true">
      {there.map(({ id, count }) => (
        <FoeFigure key={id} context={context} id={id} count={count} />
      ))}
    </span>
  );
}

/** Who falls among the living comes back; whoever has risen once does not. */
function FacesTurning({
  id,
  monogram,
}: {
  readonly id: string;
  readonly monogram: string;
}): React.JSX.Element {
  const risen = useRisen('heroes');
  return (
    <span className="faces-turning">
      <Face id={id} monogram={monogram} size={112} risen={risen} />
      <Icon name={risen ? 'death-skull' : 'plain-arrow'} size={30} />
      {!risen && <Face id={id} monogram={monogram} size={112} risen />}
    </span>
  );
}
