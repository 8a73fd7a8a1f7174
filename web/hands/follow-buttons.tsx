/** "The same as Amy": one press for a turn that goes like the one before; and the rest of such a turn, while a question stands in between. */
import { heroAt, itemAt } from '@holdout/engine';
import { letterOf } from '../table/keys.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { useKeys } from '../table/use-keys.ts';
import { useWords, type Words } from '../words/use-words.ts';
import type { Given } from './given.ts';
import { useRest } from './rest.ts';
import { useDeeds } from './use-deeds.ts';

export function FollowButtons({ ui }: { readonly ui: TableUi }): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const { context, state, actions } = ui;
  const deeds = useDeeds(ui);
  const { rest, keep } = useRest();
  const follows = deeds.follows();
  const again = deeds.again();
  useKeys(context, (command) => {
    if (command.do !== 'letter' || command.letter !== 'again') return false;
    if (again) actions.answer(again.id);
    else if (follows.length > 0) actions.follow(itemAt(follows, 0));
    return true;
  });
  const nameOf = (hero: number): string => say.hero(heroAt(state, hero).id);
  if (rest && ui.decision?.prompt !== 'turn' && rest.hero === state.active)
    return (
      <div className="asides">
        <span>{t('hands.follow.then', { steps: stepWords(rest.steps, words) })}</span>
        <button type="button" className="button ghost" onClick={() => keep(null)}>
          {t('hands.follow.not')}
        </button>
      </div>
    );
  if (follows.length === 0) return null;
  return (
    <div className="asides follow">
      <span>{t('hands.follow', { like: nameOf(itemAt(follows, 0).like) })}</span>
      {follows.map((follow, i) => (
        <button
          key={follow.hero}
          type="button"
          className="button"
          data-follow={heroAt(state, follow.hero).id}
          title={stepWords(follow.steps, words)}
          aria-label={t('hands.follow.by', {
            hero: nameOf(follow.hero),
            like: nameOf(follow.like),
            steps: stepWords(follow.steps, words),
          })}
          onClick={() => actions.follow(follow)}
        >
          {nameOf(follow.hero)}
          {i === 0 && !again && <span className="key-cap">{letterOf(t, 'again')}</span>}
        </button>
      ))}
    </div>
  );
}

/** What is done, step by step; to stay where one is goes without saying. */
const stepWords = (steps: readonly Given[], { t, say }: Words): string =>
  steps
    .flatMap(({ decision, option }) => (option && option.verb !== 'stop' ? say.option(decision, option) : []))
    .join(t('table.list'));
