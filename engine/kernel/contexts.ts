/** Finds the context of a set-up again, or builds it: so many are kept, and so many characters of their set-ups. */
import { itemAt } from '../lookup.ts';
import { buildContext } from './context.ts';
import type { Edition } from './edition.ts';
import type { Context } from './game.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { OurCard, Setup } from './state.ts';

/** What an engine keeps to be fast. */
export interface Keeping {
  /** Set-ups whose board, mission and cards are kept. */
  readonly contexts: number;
  /** Characters of these set-ups together: with what they carry of their players' own. */
  readonly contextChars: number;
  /** Bytes of views of one board, by the doors that are open. */
  readonly viewBytes: number;
}

export const GENEROUS: Keeping = { contexts: 200, contextChars: 40_000_000, viewBytes: 64_000_000 };

export function contextsOf(
  editions: ReadonlyMap<string, Edition>,
  keeping: Keeping,
): (setup: Setup, ours?: readonly OurCard[]) => Context | Refusal {
  /** The last used last. */
  const contexts = new Map<string, Context>();
  let chars = 0;
  return (setup, ours = setup.ours ?? []) => {
    const { sheets = null, variants = null, pack } = setup;
    const key = JSON.stringify([setup.edition, setup.mission, sheets, variants, pack?.cards ?? null, ours]);
    const built = contexts.get(key);
    if (built) {
      contexts.delete(key);
      contexts.set(key, built);
      return built;
    }
    const edition = editions.get(setup.edition);
    if (!edition) return refuse('setup.edition-unknown', setup.edition);
    const made = buildContext(edition, setup, ours, keeping.viewBytes);
    if ('problems' in made) {
      const { code, at, detail } = itemAt(made.problems, 0);
      const where = [code, at, detail].filter(Boolean).join(' ');
      return refuse(code === 'mission.unknown' ? 'setup.mission-unknown' : 'setup.mission-broken', where);
    }
    chars += key.length;
    for (const oldest of contexts.keys()) {
      if (contexts.size < keeping.contexts && chars <= keeping.contextChars) break;
      contexts.delete(oldest);
      chars -= oldest.length;
    }
    contexts.set(key, made.context);
    return made.context;
  };
}
