/** How the game ends: one way to win, ways to lose, what can no longer be met; each a condition with its fields. */
import type { Path, Section } from '@holdout/narrate/script';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { freshId, OPEN_WORD } from './blank.ts';
import { conditionIn } from './condition-in.ts';
import { ConditionBox } from './condition-box.tsx';
import { useDesk } from './desk.ts';
import { inserted, without, withValue } from './edit.ts';
import { LineFlaws } from './line-flaws.tsx';

const ENDS = ['win', 'lose', 'hopeless'] as const satisfies readonly Section[];

export function EndsList(): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const add = (list: 'lose' | 'hopeless'): void =>
    desk.change('end', inserted(mission, [list], { id: freshId(mission, list, list), when: OPEN_WORD }));
  return (
    <section aria-labelledby="ends-title">
      <div className="row rules-heading">
        <h2 id="ends-title">{t('workshop.rules.ends')}</h2>
        <span className="fine mute">{t('workshop.rules.ends.text')}</span>
        <span className="grow" />
        <button type="button" className="button small" onClick={() => add('lose')}>
          + {t('workshop.rules.way-to-lose')}
        </button>
        <button type="button" className="button small" onClick={() => add('hopeless')}>
          + {t('workshop.rules.way-out')}
        </button>
      </div>
      <ul className="rule-list">
        {mission['win'] === undefined && (
          <li className="rule-card">
            <button
              type="button"
              className="more-field"
              onClick={() => desk.change('end', withValue(mission, ['win'], OPEN_WORD))}
            >
              + {t('workshop.rules.way-to-win')}
            </button>
          </li>
        )}
        {ENDS.flatMap((end) =>
          desk.lineIn(end).map((line) => {
            const phrase = conditionIn(line.pieces);
            return (
              <li key={line.path.join('.')} className="rule-card" data-end={end}>
                <div className="rule-lines">
                  <span className="rule-line">
                    <b className="rule-head">{t(`workshop.rules.end.${end}`)}</b>
                    {phrase && <ConditionBox phrase={phrase} />}
                  </span>
                  <LineFlaws path={line.path} />
                </div>
                {end !== 'win' && <DropLine path={line.path} step="end" />}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

export function DropLine({
  path,
  step,
}: {
  readonly path: Path;
  readonly step: 'end' | 'goal' | 'setup';
}): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  return (
    <button
      type="button"
      className="small-icon"
      aria-label={t('workshop.rules.remove')}
      onClick={() => desk.change(step, without(desk.workshop.mission, path), Number(path[1] ?? 0) + 1)}
    >
      <Icon name="trash-can" size={16} />
    </button>
  );
}
