/** Every edition can show its six panels: the scenes are sound positions, and every number has a place to come from. */
import { leading } from '@holdout/engine';
import '../editions/testing.ts';
import { EDITION_IDS } from '@holdout/narrate/plain';
import { describe, expect, it } from 'vitest';
import { engineOf, loadedPlugs, menuPlanOf } from '../editions/plugs.ts';
import { howtoFacts, spawnRows } from './facts.ts';
import { planOf } from './plan-of.ts';
import { shownIn } from './scene.ts';

const plugFor = (id: string) => {
  const plug = loadedPlugs().find(({ edition }) => edition.id === id);
  if (!plug) throw new Error(`no edition ${id}`);
  return plug;
};

describe.each(EDITION_IDS)('how to play %s', (id) => {
  it('rings the targets of the goal on the board', async () => {
    const plan = await planOf(plugFor(id));
    const { targets, context, crop } = shownIn(id, plan.goal);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.every(({ zone }) => context.board.zones[zone] !== undefined)).toBe(true);
    expect(crop[2] - crop[0]).toBeGreaterThan(0);
  });

  it('foretells where the enemies of the picture go', async () => {
    const { facts } = shownIn(id, (await planOf(plugFor(id))).way);
    expect(facts?.arrows.length).toBeGreaterThan(0);
  });

  it('reads its numbers off the edition', async () => {
    const plug = plugFor(id);
    const plan = await planOf(plug);
    const { state, context } = shownIn(id, plan.goal);
    expect(howtoFacts(engineOf(id), state).actions).toBe(3);
    const hero = state.heroes.findIndex((h) => h.id === plan.hero);
    const [weapon] = leading(plug.sheet.weaponsOf(state, hero), 1);
    const [use] = leading(plug.sheet.faceOf(weapon.id).uses, 1);
    expect(use.dice).toBeGreaterThan(0);
    expect(context.types.filter((t) => plan.enemies.includes(t.id))).toHaveLength(plan.enemies.length);
    const rows = spawnRows(context, plan.spawnDeck);
    expect(rows.map((r) => r.level)).toEqual(['blue', 'yellow', 'orange', 'red']);
    const { places } = menuPlanOf(context);
    expect(plan.actions.filter((a) => !places.includes(a))).toEqual([]);
  });
});
