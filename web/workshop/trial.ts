/** Playing what is drawn: a game that counts for nothing and knows the way back to its drawing. */
import { isRefusal, type Json, type Setup } from '@holdout/engine';
import { formatRoute, go } from '../app/route.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { engineOf } from '../editions/plugs.ts';
import { games } from '../store/games.ts';
import { newSeed } from '../store/ids.ts';
import { missionId, type StepId, type Workshop } from './workshop.ts';

/** The team of the lessons first, then as many heroes of the box as the mission wants; those of the pack before all others. */
function teamsOf({ tour, edition }: EditionPlug, own: readonly string[]): readonly (readonly string[])[] {
  const ids = [...own, ...edition.sheets.map(({ id }) => id)];
  const taught = tour && own.length === 0 ? [tour.team] : [];
  return [...taught, ...[4, 6, 5, 3, 2, 1].map((n) => ids.slice(0, n))];
}

/** Each at a seat of their own where one player alone is refused. */
const seatings = (team: readonly string[]): Setup['seats'][] => [[[...team]], team.map((hero) => [hero])];

/** Begins it and goes there; false where the rules take no team. */
export async function tryOut(plug: EditionPlug, workshop: Workshop, step: StepId): Promise<boolean> {
  const engine = engineOf(workshop.edition);
  const mission: Json = { ...workshop.mission };
  const { sheets = [], pack } = workshop.brought;
  const teams = teamsOf(
    plug,
    sheets.map(({ id }) => id),
  );
  for (const seats of teams.flatMap(seatings)) {
    const playing = sheets.filter(({ id }) => seats.flat().includes(id));
    const setup: Setup = {
      edition: workshop.edition,
      mission,
      seats,
      ...(playing.length > 0 ? { sheets: playing } : {}),
      ...(pack ? { pack } : {}),
    };
    const state = engine.newGame(setup, newSeed());
    if (isRefusal(state)) continue;
    const { rules, seed } = state;
    const drawing = {
      screen: 'workshop',
      project: workshop.project,
      mission: missionId(workshop.mission),
      step,
    } as const;
    const game = await games.add(
      { rules, setup: state.setup, seed, answers: [], rewinds: [] },
      { parent: formatRoute(drawing) },
    );
    go({ screen: 'table', game });
    return true;
  }
  return false;
}
