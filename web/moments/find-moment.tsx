/** A hero turns a card over: all it says, where it may go, and what else happened. */
import type { Option, PickDecision } from '@holdout/engine';
import { OptionButton } from '../table/option-buttons.tsx';
import { HeroFigure } from './hero-figure.tsx';
import { digitOf } from '../table/marks.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { Whole } from '../cards/whole.tsx';
import { CardBack } from './card-back.tsx';
import { besides, cardsFound, heroIn } from './moment.ts';
import { Panel } from './panel.tsx';
import { Places } from './places.tsx';
import { fateIn, placesFor } from './placing.ts';
import { useCardDrag } from './use-card-drag.ts';

interface Props {
  readonly ui: TableUi;
  readonly onOption: (option: Option) => void;
}

/** More lie under them. */
const SHOWN = 3;

export function FindMoment({ ui, onOption }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { asked, told } = ui.moment;
  const decision = asked?.decision ?? null;
  const events = asked?.events ?? told?.events ?? [];
  const id = decision?.hero ?? (told && heroIn(told.event)) ?? '';
  const hero = ui.state.heroes.findIndex((h) => h.id === id);
  const kept = decision && fateIn(decision) === 'kept';
  const cards = kept
    ? decision.options.flatMap((o) => o.cards ?? [])
    : (cardsOf(events, decision) ?? []).slice(-SHOWN);
  const drag = useCardDrag((answer) => {
    const option = decision?.options.find((o) => o.id === answer);
    if (option) onOption(option);
  });
  const { places, rest } =
    decision && hero >= 0
      ? placesFor(decision, cards.at(-1) ?? '', ui.sheet.slotsOf(ui.state, hero))
      : { places: [], rest: [] };
  const carries = places.length > 0;
  const more = besides(events, 'find').map((e) => say.event(e));
  const args = { hero: say.hero(id), card: say.card(cards.at(-1) ?? ''), gender: say.gender(id) };
  return (
    <Panel
      kind="find"
      title={decision && events.length === 0 ? say.prompt(decision) : t('moment.found', args)}
      asks={decision ? ui.state.seq : undefined}
      onFold={decision ? () => ui.choice.fold(true) : undefined}
      onGoOn={decision ? undefined : ui.insight.show.skip}
      foot={more.length > 0 && <p>{[...new Set(more)].slice(-2).join(' ')}</p>}
    >
      {hero >= 0 && (
        <div className="moment-hero">
          <HeroFigure state={ui.state} hero={hero} />
        </div>
      )}
      <div className="moment-cards">
        {kept
          ? decision.options.map((option, i) => (
              <button
                key={option.id}
                type="button"
                className="full-card can"
                data-option={option.id}
                aria-label={say.option(decision, option)}
                onClick={() => onOption(option)}
              >
                <Whole face={ui.sheet.faceOf(option.cards?.[0] ?? '')} />
                <span className="key-cap">{digitOf(i)}</span>
              </button>
            ))
          : cards.map((card, i) => {
              const last = i === cards.length - 1;
              return (
                <div className="turned" key={`${card}${i}`}>
                  <CardBack />
                  <div
                    className={last && carries ? 'full-card carry' : 'full-card'}
                    data-dragging={(last && drag.dragging) || undefined}
                    style={last ? drag.style : undefined}
                    {...(last && carries ? drag.handlers : {})}
                  >
                    <Whole face={ui.sheet.faceOf(card)} />
                  </div>
                </div>
              );
            })}
      </div>
      {decision && !kept && (
        <div className="moment-side">
          {events.length > 0 && <p className="moment-asks">{say.prompt(decision)}</p>}
          {carries && (
            <Places
              decision={decision}
              places={places}
              over={drag.over}
              sheet={ui.sheet}
              onOption={onOption}
            />
          )}
          <Rest ui={ui} decision={decision} options={rest} onOption={onOption} />
        </div>
      )}
    </Panel>
  );
}

/** What was turned over; where nothing was, the card the question is about. */
function cardsOf(events: Parameters<typeof cardsFound>[0], decision: PickDecision | null): string[] {
  const found = cardsFound(events);
  const about = decision?.about?.card;
  return found.length === 0 && typeof about === 'string' ? [about] : found;
}

function Rest({
  ui,
  decision,
  options,
  onOption,
}: Props & { readonly decision: PickDecision; readonly options: readonly Option[] }): React.JSX.Element {
  const { say } = useWords();
  // The card itself lies there large.
  const lost = fateIn(decision) === 'lost';
  return (
    <div className="options moment-rest">
      {options.map((option) =>
        lost ? (
          <button
            key={option.id}
            type="button"
            className="choice plain"
            data-option={option.id}
            data-drop={option.id}
            onClick={() => onOption(option)}
          >
            <span className="choice-words">{say.option(decision, option)}</span>
            <span className="key-cap">{digitOf(decision.options.indexOf(option))}</span>
          </button>
        ) : (
          <OptionButton
            key={option.id}
            context={ui.context}
            state={ui.state}
            sheet={ui.sheet}
            decision={decision}
            option={option}
            digit={digitOf(decision.options.indexOf(option))}
            onOption={onOption}
            onPoint={ui.point}
          />
        ),
      )}
    </div>
  );
}
