/** Tokens that lie face down. Their colours are dealt as the game begins; by hand the box says which it was, of those still hidden. */
import { fromBox, isByHand, TOKENS } from '../kernel/by-hand.ts';
import { zoneId, type Game } from '../kernel/game.ts';
import { option } from '../kernel/option.ts';
import { itemAt } from '../lookup.ts';

/** It lies face up from now on. */
export function turnToken(g: Game, token: number): void {
  const o = itemAt(g.state.objectives, token);
  if (!o.down) return;
  if (isByHand(g, TOKENS)) askColour(g, token);
  g.state.reveals++;
  o.down = false;
}

/** The token that had this colour has the other one. */
function askColour(g: Game, token: number): void {
  const o = itemAt(g.state.objectives, token);
  const hidden = g.state.objectives.filter(({ down }) => down);
  const colours = [...new Set(hidden.map(({ colour }) => colour))].sort();
  const options = colours.map((colour) => option('colour', 'colour', [], { colour }));
  const about = { zone: zoneId(g, o.zone) };
  const [place = 0] = fromBox(g, { prompt: 'turn-by-hand', about, options, total: 1 });
  const told = itemAt(colours, place);
  const other = hidden.find(({ colour }) => colour === told);
  if (other) [o.colour, other.colour] = [other.colour, o.colour];
}
