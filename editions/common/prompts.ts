/** What more than one family of editions asks. */
import { asks, declarePrompts, type PromptsOf } from '@holdout/engine';

const ASKED = declarePrompts({
  activate: asks({}),
  'assign-hits': asks({ zone: 'zone', hits: 'number?', damage: 'number' }),
  'lose-card': asks({ card: 'card?' }),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
