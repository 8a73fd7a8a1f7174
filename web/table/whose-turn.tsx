/** Whose decision it is, where several people share a screen: told beside the question, and when it passes on. */
import type { Decision, State } from '@holdout/engine';
import { useContext, useEffect, useState } from 'react';
import { PlayerTag, usePlayerName } from '../chrome/player-tag.tsx';
import { playerColour } from '../chrome/player-look.ts';
import { deciderOf, PlayersScope, type Player } from '../words/players.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly state: State;
  readonly decision: Decision | null;
}

function useDecider({ state, decision }: Props): Player | undefined {
  const players = useContext(PlayersScope);
  return decision ? deciderOf(players, state, decision) : undefined;
}

/** Beside the question. */
export function WhoDecides(props: Props): React.JSX.Element | null {
  const decider = useDecider(props);
  return decider ? <PlayerTag player={decider} /> : null;
}

/** A line of its own on small screens, where the dashboards are out of sight. */
export function TurnLine(props: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const { owners } = useContext(PlayersScope);
  const nameOf = usePlayerName();
  const decider = useDecider(props);
  if (!decider) return null;
  const own = props.state.heroes.filter((h) => owners[h.id]?.place === decider.place);
  return (
    <p className="turn-line" style={{ borderColor: playerColour(decider.place) }}>
      <b>{t('table.turn-of', { name: nameOf(decider) })}</b>{' '}
      <span>{t('table.plays', { heroes: own.map((h) => say.hero(h.id)).join(t('table.list')) })}</span>
    </p>
  );
}

/** Milliseconds: long enough to look up and hand the screen over. */
const SHOWN = 2600;

/** "Over to Tom", when the decision passes to another person. It lies over the board and is in nobody's way. */
export function HandOver(props: Props): React.JSX.Element | null {
  const { t } = useWords();
  const nameOf = usePlayerName();
  const decider = useDecider(props);
  // Whoever decided last; what the team decides changes nothing about that.
  const [last, setLast] = useState(decider);
  const [cue, setCue] = useState<Player | null>(null);
  if (decider && decider.place !== last?.place) {
    setLast(decider);
    if (last) setCue(decider);
  }
  useEffect(() => {
    if (!cue) return undefined;
    const timer = setTimeout(() => setCue(null), SHOWN);
    return () => clearTimeout(timer);
  }, [cue]);
  return (
    <div className="hand-over-place" role="status">
      {cue && (
        <p className="hand-over paper" style={{ borderColor: playerColour(cue.place) }} key={cue.place}>
          {t('table.over-to', { name: nameOf(cue) })}
        </p>
      )}
    </div>
  );
}
