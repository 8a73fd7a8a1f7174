/** How games are lost, the most frequent way first, and in which round. */
import type { Measured } from '@holdout/bots/measure';
import { percent } from '../../words/numbers.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { lossesOf } from './figures.ts';

interface Props {
  readonly results: readonly Measured[];
  readonly mission: MissionFile;
}

export function LossesPanel({ results, mission }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t, language } = words;
  const losses = lossesOf(results);
  const lost = losses.reduce((n, { games }) => n + games, 0);
  if (lost === 0) return null;
  return (
    <section className="panel fairness-lost" aria-labelledby="fairness-lost">
      <div className="row">
        <h2 id="fairness-lost" className="grow">
          {t('workshop.fair.lost')}
        </h2>
        <span className="fine mute">{t('workshop.fair.lost.count', { n: lost })}</span>
      </div>
      <ul>
        {losses.map(({ cause, share, round }) => (
          <li key={cause}>
            <span>{reasonOf(words, mission, cause)}</span>
            <span className="fine mute num">{t('workshop.fair.round', { n: round })}</span>
            <i aria-hidden="true">
              <b style={{ width: `${100 * share}%` }} />
            </i>
            <b className="num">{percent(share, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the mission says of it, else the game; without the lead ("The game is lost:"), which the heading says. */
function reasonOf({ say, language }: Words, mission: MissionFile, cause: string): string {
  const own = (of: string): string | undefined => {
    const texts = isFields(mission['texts']) ? mission['texts'][of] : undefined;
    const words = isFields(texts) ? texts['words'] : undefined;
    const said = isFields(words) ? words[`event.lost.${cause}`] : undefined;
    return typeof said === 'string' ? said : undefined;
  };
  const languages = isFields(mission['texts']) ? Object.keys(mission['texts']) : [];
  const whole =
    own(language) ??
    languages.map(own).find((said) => said !== undefined) ??
    say.event({ id: 1, parent: 0, cause, type: 'lost' });
  const after = whole.slice(whole.indexOf(':') + 1).trim();
  return (after.charAt(0).toUpperCase() + after.slice(1)).replace(/[.]$/, '');
}
