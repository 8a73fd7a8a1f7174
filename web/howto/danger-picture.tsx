/** Experience through the danger levels, and a spawn card that brings more at each of them. */
import { itemAt, DANGER_LEVELS } from '@holdout/engine';
import { HeroFace } from '../faces/hero-face.tsx';
import { monogramsOf } from '../board/hero-look.ts';
import { DangerBar, LevelMark } from '../table/levels.tsx';
import { useWords } from '../words/use-words.ts';
import { EnemyFigure } from './enemy-facts.tsx';
import { spawnRows } from './facts.ts';
import type { HowtoPlan } from './plan.ts';
import type { Shown } from './scene.ts';

/** The level the picture is about: far enough to have won a skill, with one more to come. */
const LEVEL = DANGER_LEVELS.indexOf('orange');

interface Props {
  readonly plan: HowtoPlan;
  readonly shown: Shown;
}

export function DangerPicture({ plan, shown: { context } }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const level = itemAt(DANGER_LEVELS, LEVEL);
  const name = say.hero(plan.hero);
  const skill = context.sheets.get(plan.hero)?.skills[level][0];
  const rows = spawnRows(context, plan.spawnDeck);
  return (
    <div className="howto-danger">
      <div className="row">
        <HeroFace id={plan.hero} monogram={monogramsOf([name])[0]} size={72} label={name} />
        <div className="grow">
          <DangerBar context={context} xp={itemAt(context.edition.thresholds, LEVEL)} big />
          {skill && (
            <p className="howto-skill" data-level={level}>
              {t('howto.danger.skill', { level: say.level(level), skill: say.skill(skill) })}
            </p>
          )}
        </div>
      </div>
      <ol className="howto-spawn" aria-label={t('howto.danger.spawn')}>
        {rows.map((row) => (
          <li key={row.level} className={row.level === level ? 'on' : undefined} data-level={row.level}>
            <LevelMark level={row.level} size={22} />
            <EnemyFigure id={row.enemy} />
            <b className="num">×{row.n}</b>
            <span className="visually-hidden">
              {say.level(row.level)}: {say.enemies(row.enemy, row.n)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
