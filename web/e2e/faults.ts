/** Faults of a page for those who cannot see it, or not well, as axe finds them; what it calls minor is a matter of taste. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export async function faultsOn(page: Page, place: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations
    .filter((v) => v.impact !== 'minor')
    .flatMap((v) =>
      v.nodes.map(
        (n) => `${place}: ${v.id}: ${n.html.slice(0, 160)} (${n.failureSummary?.split('\\n')[1]?.trim()})`,
      ),
    );
}
