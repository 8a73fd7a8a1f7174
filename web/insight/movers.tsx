/**
 * Figures between two places, and marks that come and go, over the board's tokens. Each animates itself once, by
 * transform and opacity alone; with reduced motion there is no travel, shake or tumble, only short fades.
 */
import type { Hero } from '@holdout/engine';
import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useMotion } from '../app/appearance.ts';
import { enemyLook, isPerson } from '../board/enemy-look.ts';
import { monogramsOf } from '../board/hero-look.ts';
import { placed } from '../board/hop.ts';
import type { Spot } from '../board/slots.ts';
import { FAMILY_SHAPES } from '../board/token-shapes.ts';
import { PILL } from '../board/extra-tokens.tsx';
import { useDrawn } from '../board/look.ts';
import { StandingFigure, StandingHero } from '../board/standing.tsx';
import { useWords } from '../words/use-words.ts';
import { Die, IconBadge, TrackBadge, WoundBadge } from './badges.tsx';
import { framesFor, FLASH, SETTLE, TUMBLE, type Move } from './mover-moves.ts';
import type { Mover } from './step-movers.ts';

interface MoversProps {
  readonly movers: readonly Mover[];
  readonly heroes: readonly Hero[];
}

/** Goes among the board's children. */
export const Movers = memo(function Movers({ movers, heroes }: MoversProps): React.JSX.Element | null {
  const motion = useMotion();
  const { say } = useWords();
  const ordered = useMemo(() => [...movers].sort((a, b) => a.to.y - b.to.y), [movers]);
  if (movers.length === 0) return null;
  const monograms = monogramsOf(heroes.map((h) => say.hero(h.id)));
  return (
    <g className="movers" aria-hidden="true">
      {ordered.map((m) => (
        <OneMover
          key={m.key}
          mover={m}
          motion={motion}
          monogram={monograms[m.hero ?? -1] ?? ''}
          hero={heroes[m.hero ?? -1]?.id ?? ''}
        />
      ))}
    </g>
  );
});

interface OneProps {
  readonly mover: Mover;
  readonly motion: boolean;
  readonly monogram: string;
  /** Id of the hero it is about. */
  readonly hero: string;
}

const OneMover = memo(function OneMover(props: OneProps) {
  const { mover, motion } = props;
  const drawn = useDrawn();
  return (
    <Animated
      move={framesFor(mover, motion, drawn)}
      duration={mover.duration}
      delay={mover.delay}
      rest={{ ...mover.to, scale: mover.to.scale * drawn.size }}
    >
      <Drawing {...props} />
    </Animated>
  );
});

interface AnimatedProps {
  readonly move: Move;
  readonly duration: number;
  readonly delay?: number;
  readonly rest?: Spot;
  readonly children: ReactNode;
}

function Animated({ move, duration, delay = 0, rest, children }: AnimatedProps) {
  const group = useRef<SVGGElement>(null);
  const { keyframes, easing } = move;
  // A mover is played once: it never changes while it is there.
  const play = useEffectEvent(() =>
    group.current?.animate(keyframes, { duration, delay, easing, fill: 'both' }),
  );
  useLayoutEffect(() => {
    const animation = play();
    return () => animation?.cancel();
  }, []);
  return (
    <g ref={group} style={rest && { transform: placed(rest) }}>
      {children}
    </g>
  );
}

function Drawing({ mover, motion, monogram, hero }: OneProps): ReactNode {
  const { look } = useDrawn();
  const { kind, enemy = '', n = 1, dice = [], duration } = mover;
  switch (kind) {
    case 'travel':
    case 'fade':
    case 'rise':
      return <StandingFigure id={enemy} count={n} zone={mover.zone} />;
    case 'kill':
      return (
        <>
          <StandingFigure id={enemy} count={n} zone={mover.zone} />
          {look === 'rings' && (
            <Animated move={FLASH} duration={duration}>
              <path d={isPerson(enemy) ? PILL : FAMILY_SHAPES[enemyLook(enemy).family]} fill="#fff" />
            </Animated>
          )}
        </>
      );
    case 'bite':
      return <IconBadge icon="sharp-lips" fill="#ff5a55" ink="#fff" />;
    case 'wound':
      return <WoundBadge n={1} />;
    case 'shield':
      return <IconBadge icon="checked-shield" fill="#bfe3ff" />;
    case 'level':
      return <IconBadge icon="upgrade" fill="#ffd84a" />;
    case 'track':
      return <TrackBadge n={n} />;
    case 'death':
      return (
        <>
          <StandingHero id={hero} monogram={monogram} done />
          <IconBadge icon="death-skull" fill="#ff5a55" ink="#fff" />
        </>
      );
    case 'dice':
      return dice.map((die, i) => (
        <g key={i} transform={`translate(${(i - (dice.length - 1) / 2) * 52} 0)`}>
          {motion ? (
            <Animated move={die.hit ? TUMBLE : SETTLE} duration={duration}>
              <Die {...die} />
            </Animated>
          ) : (
            <Die {...die} />
          )}
        </g>
      ));
  }
}
