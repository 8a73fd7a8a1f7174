/** Hunger from 0 to 4, drawn as a mouth that opens wider; at 4 the hero is Ravenous (Z-HUN-1, Z-HUN-5, Z-RAV-1). */
import { heroAt } from '@holdout/engine';
import { MOST_HUNGER } from '@holdout/editions/zombie-mode';
import { Icon } from '../../chrome/icon.tsx';
import { Asked } from '../../table/asked.tsx';
import { Pop } from '../../table/pop.tsx';
import { ClauseText, RuleChip } from '../../table/rule-chip.tsx';
import { useWords } from '../../words/use-words.ts';
import type { TrackProps } from '../plug.ts';

const STEPS = Array.from({ length: MOST_HUNGER + 1 }, (_, i) => i);

export function HungerTrack({ state, hero, big }: TrackProps): React.JSX.Element | null {
  const { status, track } = heroAt(state, hero);
  if (status !== 'in') return null;
  return big ? <BigTrack hunger={track} /> : <SmallTrack hunger={track} />;
}

function BigTrack({ hunger }: { readonly hunger: number }): React.JSX.Element {
  const { t, say } = useWords();
  const ravenous = hunger >= MOST_HUNGER;
  return (
    <section className="hunger" data-ravenous={ravenous || undefined}>
      <div className="row">
        <h2 className="cap">
          <Pop className="hunger-name" label={say.keyword('hunger')}>
            <p className="cap">{say.keyword('hunger')}</p>
            <p>{say.keywordText('hunger')}</p>
            <ClauseText clause="Z-HUN-2" />
          </Pop>
        </h2>
        <span className="grow" />
        {ravenous ? (
          <Pop className="ravenous-stamp" label={<RavenousLabel />} ariaLabel={say.keyword('ravenous')}>
            <p className="cap">{say.keyword('ravenous')}</p>
            <p>{say.keywordText('ravenous')}</p>
            <ClauseText clause="Z-RAV-1" />
          </Pop>
        ) : (
          <span className="hint">{t('table.hunger.dice', { n: hunger })}</span>
        )}
        <RuleChip clause={ravenous ? 'Z-RAV-1' : 'Z-HUN-2'} />
      </div>
      <div className="mouths" role="img" aria-label={labelOf(t, hunger)}>
        {STEPS.map((step) => (
          <span
            key={step}
            className={step === hunger ? 'mouth here' : step < hunger ? 'mouth past' : 'mouth'}
            aria-hidden="true"
          >
            <b className="num">{step}</b>
            <Mouth open={step} />
          </span>
        ))}
      </div>
      {ravenous && <p className="hunger-note">{t('table.hunger.only')}</p>}
    </section>
  );
}

const RavenousLabel = (): React.JSX.Element => {
  const { say } = useWords();
  return (
    <>
      <Icon name="sharp-lips" size={15} />
      {say.keyword('ravenous')}
    </>
  );
};

function SmallTrack({ hunger }: { readonly hunger: number }): React.JSX.Element {
  const { t, say } = useWords();
  const ravenous = hunger >= MOST_HUNGER;
  const label = labelOf(t, hunger);
  return (
    <Asked about={`${label}. ${say.keywordText(ravenous ? 'ravenous' : 'hunger')}`}>
      <span className="hunger small" data-ravenous={ravenous || undefined} role="img" aria-label={label}>
        <Icon name="sharp-lips" size={15} />
        <b className="hunger-number num">{hunger}</b>
        {STEPS.slice(1).map((step) => (
          <i key={step} className={step <= hunger ? 'full' : undefined} />
        ))}
        {ravenous && <b className="ravenous-word">{say.keyword('ravenous')}</b>}
      </span>
    </Asked>
  );
}

const labelOf = (t: ReturnType<typeof useWords>['t'], hunger: number): string =>
  t(hunger >= MOST_HUNGER ? 'table.hunger.ravenous' : 'table.hunger.label', { n: hunger, most: MOST_HUNGER });

const TEETH = 7;

/** Lips further apart and teeth longer with every step. */
function Mouth({ open }: { readonly open: number }): React.JSX.Element {
  const gap = 3 + open * 4.2;
  const tooth = 5 + open * 2.1;
  const row = (y: number, length: number): string =>
    Array.from({ length: TEETH }, (_, i) => {
      const x = -24 + i * (48 / TEETH);
      return `M${x} ${y}l${24 / TEETH} ${length}l${24 / TEETH} ${-length}z`;
    }).join('');
  return (
    <svg viewBox="-36 -32 72 64" aria-hidden="true">
      <path
        d={`M-27 ${-gap}Q0 ${-gap + 5} 27 ${-gap}L27 ${gap}Q0 ${gap - 4} -27 ${gap}Z`}
        className="throat"
      />
      <path
        d={`M-33 ${-gap - 6}Q0 ${-gap - 17} 33 ${-gap - 6}L27 ${-gap + 2}Q0 ${-gap - 4} -27 ${-gap + 2}Z`}
      />
      <path d={`M-30 ${gap + 1}Q0 ${gap + 7} 30 ${gap + 1}L24 ${gap + 8}Q0 ${gap + 16} -24 ${gap + 8}Z`} />
      <path d={row(-gap, tooth)} className="teeth" />
      <path d={row(gap, -tooth * 0.8)} className="teeth" />
    </svg>
  );
}
