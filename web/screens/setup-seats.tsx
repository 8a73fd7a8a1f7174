/** Who plays whom: number of players, their survivors, and where the next one goes. */
import { monogramsOf } from '../board/hero-look.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { HeroFace } from './hero-face.tsx';
import { RuleLink } from './rule-link.tsx';
import type { SeatPlan, Seats } from './setup-model.ts';

interface Props {
  readonly plans: readonly SeatPlan[];
  readonly plan: SeatPlan;
  readonly seats: Seats;
  /** Seat that gets the next survivor. */
  readonly next: number;
  readonly nameOf: (hero: string) => string;
  readonly onPlan: (plan: SeatPlan) => void;
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

function Seat({
  seats,
  seat,
  plan,
  next,
  nameOf,
  onSeat,
  onRemove,
}: Props & { readonly seat: number }): React.JSX.Element {
  const { t } = useWords();
  const all = seats.flat();
  const monograms = monogramsOf(all.map(nameOf));
  const heroes = seats[seat];
  const room = Math.max(0, plan.each - heroes.length);
  const chooses = seats.length > 1 && (room > 0 || (plan.free === true && next >= 0));
  return (
    <li className={chooses && next === seat ? 'seat next' : 'seat'}>
      <span className="seat-icon">
        <Icon name="meeple" size={22} />
      </span>
      <span className="grow">
        {chooses ? (
          <button
            type="button"
            className="seat-name"
            aria-pressed={next === seat}
            onClick={() => onSeat(seat)}
          >
            {t('setup.player', { n: seat + 1 })}
          </button>
        ) : (
          <b>{t('setup.player', { n: seat + 1 })}</b>
        )}
        <small className="mute">
          {seat === 0 ? t('setup.first-player', { n: room }) : t('setup.room', { n: room })}
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
            <HeroFace number={all.indexOf(hero)} monogram={monograms[all.indexOf(hero)]} size={36} />
          </button>
        ))}
        {Array.from({ length: room }, (_, i) => (
          <i key={i} className="no-face" />
        ))}
      </span>
    </li>
  );
}
