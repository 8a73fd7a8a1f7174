/** The picture of a line of the log: one place for what stands before it, and for the heads of the dead. */
import type { GameEvent } from '@holdout/engine';
import { EnemyToken } from '../board/tokens.tsx';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { logLook } from './log-icons.ts';

export function LogPicture({ event }: { readonly event: GameEvent }): React.JSX.Element {
  const [icon, tone] = logLook(event);
  return (
    <span className={`log-picture tone-${tone}`}>
      <Icon name={icon} size={17} />
    </span>
  );
}

/** So many are drawn one by one; of more there is one with their number. */
const DRAWN = 5;

export function Fallen({ enemy, n }: { readonly enemy: string; readonly n: number }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <span
      className="fallen"
      role="img"
      aria-label={t('log.down', { enemies: say.enemies(enemy, n), gender: say.gender(enemy), n })}
    >
      {Array.from({ length: n > DRAWN ? 1 : n }, (_, i) => (
        <svg key={i} viewBox="-52 -52 104 104" aria-hidden="true">
          <EnemyToken type={enemy} shadow={false} />
          <path d="M-44 44L44-44" stroke="var(--red)" strokeWidth="13" strokeLinecap="round" />
          <circle r="46" fill="none" stroke="var(--red)" strokeWidth="9" />
        </svg>
      ))}
      {n > DRAWN && <b className="num">×{n}</b>}
    </span>
  );
}
