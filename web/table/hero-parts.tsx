/** Small parts of a dashboard: portrait, hearts, action pips. */
import { heroAt, type Context, type State } from '@holdout/engine';
import { monogramsOf } from '../board/hero-look.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { useWords } from '../words/use-words.ts';
import { useMemo } from 'react';

interface PortraitProps {
  readonly state: State;
  readonly hero: number;
  readonly size: number;
}

export function Portrait({ state, hero, size }: PortraitProps): React.JSX.Element {
  const { say } = useWords();
  const monograms = useMemo(() => monogramsOf(state.heroes.map((h) => say.hero(h.id))), [state, say]);
  return <HeroFace className="portrait" id={heroAt(state, hero).id} monogram={monograms[hero]} size={size} />;
}

const HEART = 'M10 17L2 9C-.5 6 1 1 5.2 1C7.5 1 9 2.3 10 4C11 2.3 12.5 1 14.8 1C19 1 20.5 6 18 9Z';

interface HeartsProps {
  readonly left: number;
  readonly most: number;
  /** Hearts that are about to go. */
  readonly risk?: number;
  readonly size?: number;
  /** Where there is no room for many: one heart and a number. */
  readonly brief?: boolean;
}

/** So many are shown one by one even where room is short. */
const COUNTABLE = 3;

export function Hearts({ left, most, risk = 0, size = 17, brief = false }: HeartsProps): React.JSX.Element {
  const { t } = useWords();
  const rem = (n: number): string => `${n / 16}rem`;
  const counted = brief && most > COUNTABLE;
  return (
    <span className="hearts" role="img" aria-label={t('table.hearts', { left, most })}>
      {Array.from({ length: counted ? 1 : most }, (_, i) => {
        const kind = i >= left ? 'gone' : i >= left - risk ? 'risk' : 'whole';
        return (
          <svg
            key={i}
            className={`heart ${kind}`}
            viewBox="0 0 20 18"
            style={{ width: rem(size), height: rem(size * 0.9) }}
            aria-hidden="true"
          >
            <path d={HEART} />
            {kind === 'risk' && <path d="M6 5l8 8M14 5l-8 8" />}
          </svg>
        );
      })}
      {counted && <b className="num">{left}</b>}
    </span>
  );
}

const BASIC_ACTIONS = 3;

interface ActionCount {
  readonly left: number;
  readonly most: number;
  /** Free actions by kind, those the hero has at all. */
  readonly free: readonly { readonly kind: string; readonly left: number; readonly most: number }[];
}

/** Actions of the turn under way, or of the next one for a hero who is still to act (K-ACT-1). */
export function actionsOf(context: Context, state: State, hero: number): ActionCount {
  const h = heroAt(state, hero);
  const acting = state.active === hero;
  const sum = (name: string): number =>
    h.skills.reduce((n, s) => n + (context.abilities.get(s)?.values?.[name] ?? 0), 0);
  const total = BASIC_ACTIONS + sum('actions') + (acting ? 0 : h.pledged);
  const free = context.edition.freeKinds.map((kind, k) => {
    const most = Math.max(sum(kind), h.free[k] ?? 0);
    return { kind, most, left: acting ? (h.free[k] ?? 0) : h.done ? 0 : most };
  });
  return {
    left: acting ? h.actions : h.done ? 0 : total,
    most: Math.max(total, h.actions),
    free: free.filter((f) => f.most > 0),
  };
}

export function Pips({ actions }: { readonly actions: ActionCount }): React.JSX.Element {
  const { t } = useWords();
  const free = actions.free.reduce((n, f) => n + f.left, 0);
  return (
    <span className="pips" role="img" aria-label={t('table.pips', { left: actions.left, free })}>
      {Array.from({ length: actions.most }, (_, i) => (
        <i key={i} className={i < actions.left ? 'pip full' : 'pip'} />
      ))}
      {actions.free.flatMap(({ kind, left, most }) =>
        Array.from({ length: most }, (_, i) => (
          <i key={`${kind}${i}`} className={i < left ? 'pip free full' : 'pip free'} />
        )),
      )}
    </span>
  );
}
