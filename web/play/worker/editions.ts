/** The rules alone, for a thread that draws nothing; each edition is fetched when it is played. */
import { folderOf } from '@holdout/editions/folders';
import { createEngine, type Edition, type Engine } from '@holdout/engine';

const fetchRules = (id: string): Promise<Edition> =>
  (import(`../../editions/${folderOf(id)}/rules.ts`) as Promise<{ readonly edition: Edition }>).then(
    (m) => m.edition,
  );

const engines = new Map<string, Promise<Engine>>();

export function engineFor(edition: string): Promise<Engine> {
  let engine = engines.get(edition);
  if (!engine) {
    engine = fetchRules(edition).then((rules) => createEngine([rules]));
    engines.set(edition, engine);
  }
  return engine;
}
