/** A player: a square mark of their colour, with their name beside it or their letter in it. */
import { useContext, type CSSProperties } from 'react';
import { PlayersScope, type Player } from '../words/players.ts';
import { useWords } from '../words/use-words.ts';
import { playerColour, playerLetters } from './player-look.ts';

const ownColour = (player: Player): CSSProperties =>
  ({ '--player': playerColour(player.place) }) as CSSProperties;

export function usePlayerName(): (player: Player) => string {
  const { t } = useWords();
  return ({ name, place }) => name ?? t('table.seat', { n: place + 1 });
}

export function PlayerTag({ player }: { readonly player: Player }): React.JSX.Element {
  const nameOf = usePlayerName();
  const { t } = useWords();
  return (
    <span className={player.away ? 'player-tag away' : 'player-tag'} style={ownColour(player)}>
      <i />
      {player.away ? t('table.away', { name: nameOf(player) }) : nameOf(player)}
    </span>
  );
}

/** Whose hero it is, where more than one person plays. */
export function OwnerTag({ hero }: { readonly hero: string }): React.JSX.Element | null {
  const owner = useContext(PlayersScope).owners[hero];
  return owner ? <PlayerTag player={owner} /> : null;
}

/** The same where there is room for a letter only; the name is for those who ask. */
export function OwnerMark({ hero }: { readonly hero: string }): React.JSX.Element | null {
  const nameOf = usePlayerName();
  const owner = useContext(PlayersScope).owners[hero];
  if (!owner) return null;
  return (
    <span className="player-mark" style={ownColour(owner)} role="img" aria-label={nameOf(owner)}>
      {playerLetters(owner)}
    </span>
  );
}
