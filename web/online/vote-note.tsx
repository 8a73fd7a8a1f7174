/** Somebody asks for something that is not theirs alone to decide: who is for it, who against. */
import type { Vote } from '@holdout/protocol';
import { useWords } from '../words/use-words.ts';
import { nameOf, seatedHere, useCommand, useOnline } from './online.ts';

export function VoteNote({ vote }: { readonly vote: Vote }): React.JSX.Element {
  const { t } = useWords();
  const online = useOnline();
  const command = useCommand();
  const { model } = online;
  const { whose = 0, to } = vote;
  const open = seatedHere(online).filter(
    (c) => (vote.voters?.includes(c) ?? true) && !vote.yes.includes(c) && !vote.no.includes(c),
  );
  const names = (chairs: readonly number[]): string =>
    chairs.map((c) => nameOf(model, c, t)).join(t('table.list')) || t('online.vote.nobody');
  const say = async (yes: boolean): Promise<void> => {
    for (const chair of open) if (!(await command({ kind: 'vote', at: model.at, yes, chair }))) return;
  };
  return (
    <div className="note vote paper" role="alert" aria-label={t('online.vote')}>
      <b>
        {t(`online.vote.${vote.about}`, {
          name: nameOf(model, vote.asker, t),
          whose: nameOf(model, whose, t),
          to: typeof to === 'number' ? nameOf(model, to, t) : t('online.vote.a-bot'),
        })}
      </b>
      <span>{t('online.vote.so-far', { yes: names(vote.yes), no: names(vote.no) })}</span>
      {open.length > 0 && (
        <span className="row">
          <button type="button" className="button primary" onClick={() => void say(true)}>
            {t(`online.vote.${vote.about}.yes`)}
          </button>
          <button type="button" className="button" onClick={() => void say(false)}>
            {t(`online.vote.${vote.about}.no`)}
          </button>
        </span>
      )}
    </div>
  );
}
