/**
 * A game goes on under later rules, from the beginning of its last round, if those who sit there want it. What was told
 * before stays in the log of its table.
 */
import {
  goOn,
  isRefusal,
  openTimeline,
  type Engine,
  type Save,
  type State,
  type Timeline,
} from '@holdout/engine';
import type { Fold } from './fold.ts';
import { baseOf, isPaper, paperOf, saveOfGame, type Paper } from './paper.ts';
import { no } from './refusals.ts';

interface Next {
  readonly save: Save;
  /** As it would go on. */
  readonly state: State;
  readonly lost: readonly string[];
}

/** The rules that this process plays an edition by. */
const ownRules = ({ engine, header }: Fold): string | undefined =>
  engine.editions.get(header.setup.edition)?.rules;

/** `hero-10` comes after `hero-9`. */
function isLater(rules: string, than: string): boolean {
  const [, name, number] = /^(.*)-(\d+)$/.exec(rules) ?? [];
  const [, other, before] = /^(.*)-(\d+)$/.exec(than) ?? [];
  return name !== undefined && name === other && Number(number) > Number(before);
}

/** A process with later rules owns it: this one leaves it alone. */
export function isAhead(fold: Fold): boolean {
  const own = ownRules(fold);
  return own !== undefined && isLater(baseOf(fold.game).rules, own);
}

/** Looked up once for each length of the game: every word said at the table asks for it. */
const known = new WeakMap<Paper, { readonly answers: number; readonly next: Next | undefined }>();

/** How a game that does not replay could go on; undefined when it is over, or cannot. */
export function onwardOf(fold: Fold): Next | undefined {
  const { game, engine } = fold;
  if (!isPaper(game) || game.outcome || isAhead(fold)) return undefined;
  const before = known.get(game);
  if (before?.answers === game.answers.length) return before.next;
  const next = nextOf(engine, game);
  known.set(game, { answers: game.answers.length, next });
  return next;
}

function nextOf(engine: Engine, game: Paper): Next | undefined {
  try {
    const gone = goOn(engine, saveOfGame(game), []);
    if (isRefusal(gone)) return undefined;
    const begun = openTimeline(engine, gone.save);
    return isRefusal(begun) ? undefined : { ...gone, state: begun.state };
  } catch {
    return undefined;
  }
}

/** As those at the table have agreed; on paper again where the rules are not those of this process. */
export function begunAgain(
  { engine, game }: Fold,
  { rules, from }: Pick<Save, 'rules' | 'from'>,
): Timeline | Paper {
  const { setup, seed, earlier = [], rules: before } = baseOf(game);
  const eras = [...earlier, { rules: before, told: [] }];
  const save: Save = { rules, setup, seed, earlier: eras, ...(from && { from }), answers: [], rewinds: [] };
  try {
    const begun = openTimeline(engine, save);
    return isRefusal(begun) ? paperOf(save, begun, null) : begun;
  } catch {
    return paperOf(save, no('engine.fault'), null);
  }
}
