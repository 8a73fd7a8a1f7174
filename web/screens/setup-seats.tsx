/** Who plays whom: number of players, their names and survivors, and where the next one goes. */
import { itemAt } from '@holdout/engine';
import { SEAT_PLAYERS, type SeatPlayer } from '@holdout/bots/seats';
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { playerColour } from '../chrome/player-look.ts';
import type { Bots } from '../seats/bots.ts';
import { LONGEST_NAME } from '../store/game-file.ts';
import { useWords } from '../words/use-words.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { RuleLink } from './rule-link.tsx';
import { stillFor, type SeatPlan, type Seats } from './setup-model.ts';

interface Props {
  readonly plans: readonly SeatPlan[];
  readonly plan: SeatPlan;
  readonly seats: Seats;
  /** What the players are called; '' for nobody. */
  readonly names: readonly string[];
  readonly bots: Bots;
  /** Seat that gets the next survivor. */
  readonly next: number;
  readonly nameOf: (hero: string) => string;
  readonly onPlan: (plan: SeatPlan) => void;
  readonly onName: (seat: number, name: string) => void;
  readonly onBot: (seat: number, bot: SeatPlayer | null) => void;
  readonly onSeat: (seat: number) => void;
  readonly onRemove: (hero: string) => void;
}

const COUNTS = [1, 2, 3, 4, 5, 6];

export function SetupSeats(props: Props): React.JSX.Element {
  const { plans, plan, seats, onPlan } = props;
  const { t } = useWords();
  return (
    <section className="panel setup-seats" aria-labelledby="players">
      <h2 id="players">{t('setup.players')}</h2>
      <p className="fine mute">{t('setup.this-screen')}</p>
      <div className="counts" role="group" aria-label={t('setup.how-many')}>
        {COUNTS.map((n) => {
          const fits = plans.find((p) => p.players === n);
          return (
            <button
              key={n}
              type="button"
              aria-pressed={plan.players === n}
              disabled={!fits}
              title={fits ? undefined : t('setup.not-for', { n })}
              onClick={() => fits && onPlan(fits)}
            >
              {n}
            </button>
          );
        })}
      </div>
      <p className="fine mute">
        {plan.free ? t('setup.free') : t('setup.each', { players: plan.players, n: plan.each })}{' '}
        <RuleLink clause={plan.free ? 'S-SET-1' : 'C-SETUP-3'} />
      </p>
      <ol className="seats">
        {seats.map((_, seat) => (
          <Seat key={seat} {...props} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Seat(props: Props & { readonly seat: number }): React.JSX.Element {
  const { seats, seat, names, plan, next, nameOf, onSeat, onRemove } = props;
  const { t } = useWords();
  const all = seats.flat();
  const monograms = monogramsOf(all.map(nameOf));
  const heroes = itemAt(seats, seat);
  const still = stillFor(seats, plan, seat);
  const chooses = seats.length > 1 && (still > 0 || (plan.free === true && next >= 0));
  const bot = props.bots[seat] ?? null;
  const player = names[seat] || t('setup.player', { n: seat + 1 });
  return (
    <li className={chooses && next === seat ? 'seat next' : 'seat'}>
      <i className="seat-mark" style={{ background: playerColour(seat) }} />
      <span className="grow">
        {bot === null && (
          <input
            className="field seat-name"
            aria-label={t('setup.name', { n: seat + 1 })}
            placeholder={t('setup.player', { n: seat + 1 })}
            value={names[seat] ?? ''}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            onChange={(e) => props.onName(seat, e.target.value)}
          />
        )}
        <select
          className="field seat-player"
          aria-label={t('setup.who', { n: seat + 1 })}
          value={bot ?? ''}
          onChange={(e) => props.onBot(seat, SEAT_PLAYERS.find((p) => p === e.target.value) ?? null)}
        >
          <option value="">{t('seats.person')}</option>
          {SEAT_PLAYERS.map((player) => (
            <option key={player} value={player}>
              {t(`seats.bot.${player}`)}
            </option>
          ))}
        </select>
        <small className="mute">
          {seat === 0 && still === 0 ? t('setup.first-player') : seatNote(props, t)}
        </small>
      </span>
      <span className="faces">
        {heroes.map((hero) => (
          <button
            key={hero}
            type="button"
            className="face-button"
            aria-label={t('setup.remove', { hero: nameOf(hero) })}
            title={t('setup.remove', { hero: nameOf(hero) })}
            onClick={() => onRemove(hero)}
          >
            <HeroFace id={hero} monogram={monograms[all.indexOf(hero)]} size={36} />
          </button>
        ))}
        {Array.from({ length: still }, (_, i) => (
          <i key={i} className="no-face" />
        ))}
      </span>
      {chooses && (
        <button
          type="button"
          className="seat-next"
          aria-pressed={next === seat}
          aria-label={t('setup.next-to', { player })}
          title={t('setup.next-to', { player })}
          onClick={() => onSeat(seat)}
        >
          <Icon name="meeple" size={20} />
        </button>
      )}
    </li>
  );
}

/** What is still wanted of this seat, in the same numbers as below. */
function seatNote(
  { seats, seat, plan }: Props & { readonly seat: number },
  t: (key: string, args?: { readonly [name: string]: number }) => string,
): string {
  const n = stillFor(seats, plan, seat);
  return n === 0 && plan.free ? t('setup.heroes', { n: itemAt(seats, seat).length }) : t('setup.room', { n });
}
