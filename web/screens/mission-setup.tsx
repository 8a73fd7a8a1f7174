/** The set-up of one mission, from the box or from somebody's pack: who plays whom, chance; then off to the table. */
import '../styles/setup.css';
import {
  itemAt,
  type Context,
  type HeroSheet,
  type Refusal,
  type Setup,
  type Variants,
} from '@holdout/engine';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { EditionPlug } from '../editions/plug.ts';
import { kindsOf } from '../box/usual-choices.ts';
import { useChosenBots } from '../seats/use-chosen-bots.ts';
import { habits, keepHabits } from '../store/habits.ts';
import { newId, newSeed, randomBelow } from '../store/ids.ts';
import { plainSheet } from '../store/own-sheet.ts';
import { eveningOf, useTourMemory } from '../lessons/tour-memory.ts';
import { useSheets } from '../store/sheets.ts';
import { useWords } from '../words/use-words.ts';
import { BoxFit } from './box-fit.tsx';
import { FewHeroes } from './few-heroes.tsx';
import { SetupBar } from './setup-bar.tsx';
import { SetupBoxes } from './setup-boxes.tsx';
import { SetupEvening } from './setup-evening.tsx';
import { SetupHeroes } from './setup-heroes.tsx';
import { SetupOwnBox } from './setup-own-box.tsx';
import { SetupMission } from './setup-mission.tsx';
import { SetupOurs } from './setup-ours.tsx';
import {
  chosen,
  emptySeats,
  fillAtRandom,
  isComplete,
  isMixable,
  missing,
  reseat,
  roomFor,
  seatPlans,
  seatWithRoom,
  setupFrom,
  toggleHero,
  withoutHero,
  type Seats,
} from './setup-model.ts';
import { SetupSeats } from './setup-seats.tsx';
import { SetupSeed } from './setup-seed.tsx';
import { SetupStart } from './setup-start.tsx';
import { SheetEditor } from './sheet-editor.tsx';
import { SetupVariants } from './setup-variants.tsx';
import { startGame } from './start-game.ts';
import { useBoxes } from './use-boxes.ts';
import { useLetters } from './use-letters.ts';
import { useOurs } from './use-ours.ts';

const NONE = {};

/** What is played from somebody's pack: its heroes may be chosen, and the set-up carries what it brings. */
export interface Brought {
  readonly heroes: readonly HeroSheet[];
  readonly carried: (setup: Setup) => Setup;
}
const NOTHING_BROUGHT: Brought = { heroes: [], carried: (setup) => setup };

interface Props {
  readonly plug: EditionPlug;
  readonly context: Context;
  readonly brought?: Brought;
}

export function MissionSetup({ plug, context, brought = NOTHING_BROUGHT }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { edition } = plug;
  const kept = useSheets((s) => s.own);
  const own = useMemo(() => kept.filter((s) => s.edition === edition.id), [kept, edition]);
  const shelf = useBoxes(edition.id, plug.boxes);
  const sheets = useMemo(
    () => [...edition.sheets.filter((s) => shelf.hasHero(s.id)), ...own, ...brought.heroes],
    [edition, own, shelf, brought],
  );
  const plans = useMemo(() => seatPlans(context), [context]);
  const [plan, setPlan] = useState(() => itemAt(plans, 0));
  const [seats, setSeats] = useState<Seats>(() => emptySeats(itemAt(plans, 0)));
  const [wanted, setWanted] = useState(0);
  const [names, setNames] = useState(() => habits().players);
  const [bots, setBot] = useChosenBots(seats.length);
  const [variants, setVariants] = useState<Variants>(NONE);
  const [byHand, setByHand] = useState(() => kindsOf(edition, habits().byHand[edition.id] ?? []));
  const [ours, forgetOurs] = useOurs(edition);
  const [horde, setHorde] = useState(() => habits().horde.includes(edition.id));
  const [corrections, setCorrections] = useState(false);
  const [guided, setGuided] = useState(false);
  const [seed, setSeed] = useState(newSeed);
  const [editing, setEditing] = useState<{ id: string; sheet?: HeroSheet } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [starting, setStarting] = useState(false);

  const ready = isComplete(seats, plan) && seed.trim() !== '';
  const next = seatWithRoom(seats, plan, wanted);
  const nameOf = (hero: string): string =>
    [...own, ...brought.heroes].find((s) => s.id === hero)?.name ?? say.hero(hero);
  const change = (to: Seats): void => {
    setSeats(to);
    setRefusal(null);
  };
  const toggle = (hero: string): void => change(toggleHero(seats, plan, hero, wanted));
  const random = (): void =>
    change(
      fillAtRandom(
        seats,
        plan,
        sheets.map((s) => s.id),
        randomBelow,
        plug.fewHeroes?.below,
      ),
    );
  const plainSetup = setupFrom(context, seats, [...own.map(plainSheet), ...brought.heroes], {
    boxes: shelf.chosen,
    known: plug.boxes?.mixed,
    variants,
    byHand,
    ours: ours.filter(({ deck }) => byHand.includes(deck)),
    corrections,
    horde,
  });
  const setup = brought.carried(plainSetup);
  const start = async (): Promise<void> => {
    if (!ready || starting) return;
    setStarting(true);
    const players = seats.map((_, seat) => (names[seat] ?? '').trim());
    // Those who sit out today are known next time, too.
    keepHabits({
      players: [...players, ...names.slice(players.length)],
      byHand: { ...habits().byHand, [edition.id]: byHand },
      horde: [...habits().horde.filter((id) => id !== edition.id), ...(horde ? [edition.id] : [])],
    });
    if (byHand.length > 0 && guided && !horde) useTourMemory.getState().again(eveningOf(edition.id));
    else useTourMemory.getState().forget(eveningOf(edition.id));
    setRefusal(await startGame(setup, seed.trim(), { players, bots }));
    setStarting(false);
  };
  useLetters((key) => {
    const digit = sheets[Number(key) - 1];
    if (key === t('setup.random.key')) random();
    else if (digit) toggle(digit.id);
    else return false;
    return true;
  }, editing === null);
  // A survivor that is thrown away cannot play.
  useEffect(() => {
    const ids = new Set(sheets.map((s) => s.id));
    setSeats((now) =>
      now.flat().every((h) => ids.has(h)) ? now : now.map((seat) => seat.filter((h) => ids.has(h))),
    );
  }, [sheets]);

  const lacking = missing(seats, plan);
  const few = plug.fewHeroes && chosen(seats) > 0 && chosen(seats) < plug.fewHeroes.below;
  return (
    <div className="screen">
      <SetupBar mission={context.mission} />
      <main className="setup">
        <SetupMission context={context} plans={plans} />
        <section className="setup-middle" aria-labelledby="choose">
          <div className="row wrap">
            <h1 id="choose">{t('setup.choose')}</h1>
            <span className="chip num">
              {t(plan.free ? 'setup.chosen.free' : 'setup.chosen', { n: chosen(seats), all: roomFor(plan) })}
            </span>
            <span className="grow" />
            <button type="button" className="button" onClick={random}>
              <Icon name="dice-six-faces-five" size={18} />
              {t('setup.random')}
              <span className="key-cap">{t('setup.random.key').toUpperCase()}</span>
            </button>
            {plug.ownHeroes && (
              <button
                type="button"
                className="button"
                onClick={() => setEditing({ id: `own-${newId().slice(0, 8)}` })}
              >
                <Icon name="pencil" size={16} />
                {t('setup.make')}
              </button>
            )}
          </div>
          <SetupHeroes
            sheets={sheets}
            boxOf={plug.boxes?.heroes}
            own={new Set(own.map((s) => s.id))}
            seats={seats}
            names={names}
            full={next < 0}
            attackOf={plug.sheet.attackOf}
            onToggle={toggle}
            onEdit={(sheet) => setEditing({ id: sheet.id, sheet })}
          />
        </section>
        <div className="setup-right">
          <SetupSeats
            plans={plans}
            plan={plan}
            seats={seats}
            names={names}
            bots={bots}
            next={next}
            nameOf={nameOf}
            onPlan={(to) => {
              setPlan(to);
              change(reseat(seats, to));
            }}
            onName={(seat, name) =>
              setNames((now) =>
                seats.map((_, i) => (i === seat ? name : (now[i] ?? ''))).concat(now.slice(seats.length)),
              )
            }
            onBot={setBot}
            onSeat={setWanted}
            onRemove={(hero) => change(withoutHero(seats, hero))}
          />
          {isMixable(shelf.all) && (
            <SetupBoxes
              boxes={shelf.all}
              lacking={shelf.lacking}
              known={shelf.known}
              chosen={shelf.chosen}
              onOwned={shelf.toggleOwned}
              onBoxes={shelf.choose}
            />
          )}
          <SetupVariants
            edition={edition}
            chosen={variants}
            clauses={plug.variantClauses ?? NONE}
            onChoose={setVariants}
          />
          <SetupOwnBox
            edition={edition}
            kinds={byHand}
            onKinds={(kinds) => setByHand([...kinds])}
            horde={horde}
            onHorde={setHorde}
            corrections={corrections}
            onCorrections={setCorrections}
          >
            <BoxFit
              plug={plug}
              mission={context.mission}
              lacking={shelf.lacking}
              onOwned={shelf.toggleOwned}
            />
            <SetupOurs cards={ours} onForget={forgetOurs} />
            {plug.evening?.mission === context.mission.id && (
              <SetupEvening
                guided={guided && !horde}
                onGuided={(on) => {
                  setGuided(on);
                  if (on) setHorde(false);
                }}
              />
            )}
          </SetupOwnBox>
          <SetupSeed seed={seed} onSeed={setSeed} />
          <span className="grow" />
          {few && plug.fewHeroes && <FewHeroes clause={plug.fewHeroes.clause} />}
          <SetupStart
            said={
              refusal
                ? say.refusal(refusal)
                : lacking > 0
                  ? t('setup.missing', { n: lacking })
                  : t('setup.ready', { heroes: chosen(seats), players: plan.players })
            }
            ready={ready && !starting}
            setup={setup}
            bots={bots}
            onStart={() => void start()}
            onRefusal={setRefusal}
          />
        </div>
      </main>
      {editing && (
        <SheetEditor
          key={editing.id}
          edition={edition}
          id={editing.id}
          sheet={editing.sheet}
          face={own.find((s) => s.id === editing.id)?.face}
          onKeep={(sheet, face) => void useSheets.getState().keep({ ...sheet, edition: edition.id, face })}
          onForget={() => {
            void useSheets.getState().forget(editing.id);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
