/** A hero reaches a danger level: the bar fills, a skill is won or chosen, and spawn cards are read from another line. */
import { heroAt, DANGER_LEVELS, type Option } from '@holdout/engine';
import { Portrait } from '../table/hero-parts.tsx';
import { DangerBar, LevelMark } from '../table/levels.tsx';
import { digitOf } from '../table/marks.ts';
import { dangerOf } from '../play/goals.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { heroIn } from './moment.ts';
import { Panel } from './panel.tsx';

interface Props {
  readonly ui: TableUi;
  readonly onOption: (option: Option) => void;
}

export function LevelMoment({ ui, onOption }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const { asked, told } = ui.moment;
  const events = asked?.events ?? told?.events ?? [];
  const decision = asked?.decision;
  const id = decision?.hero ?? (told && heroIn(told.event)) ?? '';
  const hero = ui.settled.heroes.findIndex((h) => h.id === id);
  if (hero < 0) return null;
  const reached = events.findLast((e) => e.type === 'level-reached');
  const level = DANGER_LEVELS.find((l) => l === (decision?.about?.level ?? reached?.level)) ?? 'blue';
  const { xp } = heroAt(ui.settled, hero);
  const won = events.flatMap((e) => (e.type === 'skill-gained' ? [e.skill] : []));
  const counts = dangerOf(ui.settled) === level;
  return (
    <Panel
      kind="level"
      title={t('moment.level', { hero: say.hero(id), level: say.level(level), gender: say.gender(id) })}
      asks={decision ? ui.state.seq : undefined}
      onFold={decision ? () => ui.choice.fold(true) : undefined}
      onGoOn={decision ? undefined : ui.insight.show.skip}
      foot={decision && <p>{t('moment.level.others')}</p>}
    >
      <div className="moment-hero level-hero" data-level={level}>
        <span className="level-face">
          <Portrait state={ui.settled} hero={hero} size={176} />
          <span className="level-sign">
            <LevelMark level={level} size={72} />
          </span>
        </span>
        <span className="row level-words">
          <b className="display">{say.hero(id)}</b>
          <b className="display num">{t('moment.level.xp', { n: xp })}</b>
        </span>
        <DangerBar context={ui.context} xp={xp} big />
      </div>
      <div className="moment-side">
        <span className="cap">
          {decision
            ? t('moment.level.choose', { level: say.level(level) })
            : t('moment.level.won', { n: won.length })}
        </span>
        {decision
          ? decision.options.map((option, i) => (
              <button
                key={option.id}
                type="button"
                className="choice skill-choice"
                data-option={option.id}
                onClick={() => onOption(option)}
              >
                <SkillWords skill={option.cards?.[0] ?? ''} />
                <span className="key-cap">{digitOf(i)}</span>
              </button>
            ))
          : won.map((skill) => (
              <div key={skill} className="choice skill-choice">
                <SkillWords skill={skill} />
              </div>
            ))}
        <p className="row level-means">
          <LevelMark level={level} size={22} />
          <span>
            {t(counts ? 'moment.level.spawns' : 'moment.level.higher', { level: say.level(level) })}
          </span>
        </p>
      </div>
    </Panel>
  );
}

function SkillWords({ skill }: { readonly skill: string }): React.JSX.Element {
  const { say } = useWords();
  return (
    <span className="choice-words">
      <b className="display">{say.skill(skill)}</b>
      <span>{say.skillText(skill)}</span>
    </span>
  );
}
