/** Who died in one zone: by round and cause, and a game of it to watch. */
import { FRIENDS, OTHERWISE } from '@holdout/bots/measure';
import { isRefusal, parseSave } from '@holdout/engine';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { toast } from '../../app/toasts.tsx';
import { Icon } from '../../chrome/icon.tsx';
import { games } from '../../store/games.ts';
import { useWords } from '../../words/use-words.ts';
import { savedGame } from './crew.ts';
import { deathsOf, type PlacedDeath } from './figures.ts';
import type { Measurement } from './measuring.ts';

interface Props {
  readonly zone: string;
  readonly measurement: Measurement;
  readonly onClose: () => void;
}

/** Lines of the list; what is rarer is only counted. */
const MOST_LINES = 6;

export function ZoneDeaths({ zone, measurement, onClose }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const here = deathsOf(measurement.results).filter((death) => death.zone === zone);
  const lines = linesOf(here);
  const causeOf = (cause: string): string =>
    cause === FRIENDS || cause === OTHERWISE ? t(`workshop.fair.cause.${cause}`) : say.enemy(cause);
  return (
    <div className="fairness-zone-deaths" role="region" aria-label={say.place(zone)}>
      <div className="row">
        <h3 className="grow">{t('workshop.fair.zone', { zone: say.place(zone), n: here.length })}</h3>
        <button type="button" className="icon-button" onClick={onClose} aria-label={t('workshop.fair.close')}>
          <Icon name="cancel" size={16} />
        </button>
      </div>
      <ul>
        {lines.slice(0, MOST_LINES).map(({ cause, round, deaths }) => (
          <li key={`${cause} ${round}`} className="row">
            <b className="num">{deaths.length}×</b>
            <span className="grow">{t('workshop.fair.zone.line', { cause: causeOf(cause), round })}</span>
            <Watch death={deaths[0]} measurement={measurement} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_LINES && (
        <p className="fine mute">{t('workshop.fair.zone.more', { n: lines.length - MOST_LINES })}</p>
      )}
    </div>
  );
}

interface Line {
  readonly cause: string;
  readonly round: number;
  readonly deaths: PlacedDeath[];
}

function linesOf(deaths: readonly PlacedDeath[]): Line[] {
  const lines = new Map<string, Line>();
  for (const death of deaths) {
    const { cause, round } = death;
    const line = lines.get(`${cause} ${round}`) ?? { cause, round, deaths: [] };
    line.deaths.push(death);
    lines.set(`${cause} ${round}`, line);
  }
  return [...lines.values()].sort((a, b) => b.deaths.length - a.deaths.length || a.round - b.round);
}

/** The game is played again for its answers, and opens as a finished game of this browser. */
function Watch({
  death,
  measurement,
}: {
  readonly death: PlacedDeath | undefined;
  readonly measurement: Measurement;
}) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const game = death && measurement.game(death.heroes, death.nth);
  if (!game) return null;
  const failed = t('workshop.fair.watch.failed');
  const watch = async (): Promise<void> => {
    const save = parseSave(await savedGame(game));
    if (isRefusal(save)) throw new Error(save.refused);
    go({ screen: 'summary', game: await games.add(save) });
  };
  return (
    <button
      type="button"
      className="button"
      aria-busy={busy}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        watch()
          .catch(() => toast({ text: failed }))
          .finally(() => setBusy(false));
      }}
    >
      <Icon name="play-button" size={13} />
      {t('workshop.fair.watch')}
    </button>
  );
}
