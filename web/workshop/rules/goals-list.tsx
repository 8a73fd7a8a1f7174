/** The checklist of the players: what each goal is called, and when it is met. */
import { useWords } from '../../words/use-words.ts';
import { freshId, OPEN_WORD } from './blank.ts';
import { conditionIn } from './condition-in.ts';
import { ConditionBox } from './condition-box.tsx';
import { useDesk } from './desk.ts';
import { inserted, valueAt } from './edit.ts';
import { DropLine } from './ends-list.tsx';
import { LineFlaws } from './line-flaws.tsx';
import { textAt, textLanguages } from './texts.ts';

export function GoalsList(): React.JSX.Element {
  const { t, say, language } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const nameOf = (i: number): string => {
    const id = valueAt({ ...mission }, ['goals', i, 'id']);
    const known = [language, ...textLanguages(mission)].map((l) => textAt(mission, l, ['goals', String(id)]));
    return known.find((text) => text !== '') ?? say.mission('').goals[String(id)] ?? '';
  };
  const add = (): void =>
    desk.change(
      'goal',
      inserted(mission, ['goals'], { id: freshId(mission, 'goals', 'goal'), met: OPEN_WORD }),
      desk.lineIn('goals').length + 1,
    );
  return (
    <section aria-labelledby="goals-title">
      <div className="row rules-heading">
        <h2 id="goals-title">{t('workshop.rules.goals')}</h2>
        <span className="fine mute">{t('workshop.rules.goals.text')}</span>
        <span className="grow" />
        <button type="button" className="button small" onClick={add}>
          + {t('workshop.rules.goal-new')}
        </button>
      </div>
      <ul className="rule-list">
        {desk.lineIn('goals').map((line, i) => {
          const phrase = conditionIn(line.pieces);
          return (
            <li key={i} className="rule-card" data-end="goal">
              <div className="rule-lines">
                <span className="goal-name">{nameOf(i) || t('workshop.rules.goal-unnamed')}</span>
                <span className="rule-line">
                  <span className="mute">{t('workshop.rules.met')}</span>
                  {phrase && <ConditionBox phrase={phrase} />}
                </span>
                <LineFlaws path={line.path} />
              </div>
              <DropLine path={line.path} step="goal" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
