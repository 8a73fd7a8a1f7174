/** What happens by itself around sitting: whoever made the table sits down, and the list at home learns what it is. */
import { useEffect } from 'react';
import { justMade, madeForPhones } from './just-made.ts';
import { useWords } from '../words/use-words.ts';
import { seatedHere, type Online } from './online.ts';

export function useSeat(online: Online): void {
  const { t } = useWords();
  const { session, seen, model, known, keep } = online;
  const { setup, title } = model;
  const mission = typeof setup.mission === 'string' ? setup.mission : '';
  useEffect(() => {
    if (known.title === title && known.edition === setup.edition && known.mission === mission) return;
    void keep({ title, edition: setup.edition, mission });
  }, [title, setup, mission, known, keep]);

  const [chair] = seen.me.chairs;
  const seated = seatedHere(online).length > 0;
  useEffect(() => {
    const bots = justMade.get(model.table);
    if (chair === undefined || seated || !justMade.delete(model.table)) return;
    void (async () => {
      for (const at of seen.me.chairs)
        await session.do({ kind: 'sit', chair: at, name: known.name || t('online.host') });
      for (const [at, player] of (bots ?? []).entries())
        if (player && at !== chair) await session.do({ kind: 'bot', chair: at, player });
      // A game of one seat has no link to hand out yet.
      if (model.seats.chairs.length > 1 || madeForPhones.has(model.table)) return;
      const said = await session.do({ kind: 'chair' });
      if ('refused' in said || said.chair === undefined || said.secret === undefined) return;
      const more = { [said.chair]: said.secret };
      await keep(({ links }) => ({ links: { ...links, ...more } }));
    })();
  }, [chair, seated, session, seen, model, known, keep, t]);
}
