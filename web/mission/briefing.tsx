/** What to know before the first step: how the mission is won, how it is lost, what is special about it. */
import '../styles/mission.css';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { useWords } from '../words/use-words.ts';

const ICONS = { win: 'trophy-cup', lose: 'death-skull', special: 'info' } as const satisfies {
  readonly [point: string]: IconName;
};

export function Briefing({ mission }: { readonly mission: string }): React.JSX.Element | null {
  const { t, say } = useWords();
  const { brief } = say.mission(mission);
  if (brief.length === 0) return null;
  return (
    <ul className="brief" aria-label={t('mission.brief')}>
      {brief.map(({ point, text }) => (
        <li key={point} className={point}>
          <Icon name={ICONS[point]} size={18} />
          <span>
            <b className="cap">{t(`mission.brief.${point}`)}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
