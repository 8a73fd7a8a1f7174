/** Playing what is drawn: a game that counts for nothing and knows the way back to its drawing. */
import { isRefusal, type Json, type Setup } from '@holdout/engine';
import { formatRoute, go } from '../app/route.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { engineOf } from '../editions/plugs.ts';
import { games } from '../store/games.ts';
import { newSeed } from '../store/ids.ts';
import { answersTo } from './from-here.ts';
import { missionId, type StepId, type Workshop } from './workshop.ts';

/** The team of the lessons first, then as many heroes of the box as the mission wants; those of the pack before all others. */
function teamsOf({ tour, edition }: EditionPlug, own: readonly string[]): readonly (readonly string[])[] {
  const ids = [...own, ...edition.sheets.map(({ id }) => id)];
  const taught = tour && own.length === 0 ? [tour.team] : [];
  return [...taught, ...[4, 6, 5, 3, 2, 1].map((n) => ids.slice(0, n))];
}

/** Each at a seat of their own where one player alone is refused. */
const seatings = (team: readonly string[]): Setup['seats'][] => [[[...team]], team.map((hero) => [hero])];

interface Trial extends Pick<Workshop, 'project' | 'edition' | 'mission' | 'brought'> {
  /** Where it comes back to. */
  readonly step: StepId;
  /** Where the heroes stand, if not where the mission begins. */
  readonly zone?: string | undefined;
}

/** Begins it and goes there; false where the rules take no team, or nobody can stand there. */
export async function tryOut(plug: EditionPlug, trial: Trial): Promise<boolean> {
  const { project, edition, step, zone } = trial;
  const engine = engineOf(edition);
  const mission: Json = { ...trial.mission };
  const { sheets = [], pack } = trial.brought;
  const teams = teamsOf(
    plug,
    sheets.map(({ id }) => id),
  );
  for (const seats of teams.flatMap(seatings)) {
    const playing = sheets.filter(({ id }) => seats.flat().includes(id));
    const setup: Setup = {
      edition,
      mission,
      seats,
      ...(playing.length > 0 ? { sheets: playing } : {}),
      ...(pack ? { pack } : {}),
      // Whoever tries something may lay the table as they want to see it.
      corrections: true,
    };
    const state = engine.newGame(setup, newSeed());
    if (isRefusal(state)) continue;
    const { rules, seed, setup: begun } = state;
    const answers = zone === undefined ? [] : answersTo(engine, state, zone);
    if (!answers) continue;
    const drawing = { screen: 'workshop', project, mission: missionId(trial.mission), step } as const;
    const game = await games.add(
      { rules, setup: begun, seed, answers, rewinds: [] },
      { parent: formatRoute(drawing) },
    );
    go({ screen: 'table', game });
    return true;
  }
  return false;
}
