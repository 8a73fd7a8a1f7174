/** What an online table adds to the table screen. */
import { useMemo, useState } from 'react';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';
import { AwaitedBar } from './awaited-bar.tsx';
import { justMade } from './just-made.ts';
import { Notes } from './notes.tsx';
import { seatedHere, type Online } from './online.ts';
import { Pings } from './pings.tsx';
import { Together } from './together.tsx';
import { OnlineTools } from './online-tools.tsx';
import { useChatToasts } from './use-chat-toasts.ts';

export function useCompany(online: Online): Company {
  const { t } = useWords();
  const { session, model } = online;
  // Whoever has just made the table wants its links.
  const [open, setOpen] = useState(() => justMade.has(model.table));
  const [pointing, setPointing] = useState(false);
  const unread = useChatToasts(online, open);
  const seated = seatedHere(online).length > 0;
  const people = model.seats.chairs.filter((c) => c.holder === 'person').length;
  return useMemo(
    () => ({
      tools: (
        <OnlineTools
          open={open}
          people={people}
          unread={unread}
          pointing={pointing}
          mayPoint={seated}
          onOpen={() => setOpen(!open)}
          onPoint={() => setPointing(!pointing)}
        />
      ),
      menu: [
        { label: t('online.together', { people, unread }), act: () => setOpen(!open) },
        ...(seated ? [{ label: t('online.ping'), act: () => setPointing(!pointing) }] : []),
      ],
      bar: <AwaitedBar />,
      note: <Notes />,
      overlay: <Pings />,
      drawer: open && <Together onClose={() => setOpen(false)} />,
      undoText: t('online.undo.ask'),
      ...(pointing && seated
        ? {
            pointing: {
              label: t('online.ping.here'),
              onZone: (zone: string) => {
                session.mark('ping', [zone]);
                setPointing(false);
              },
            },
          }
        : {}),
    }),
    [t, session, open, unread, people, pointing, seated],
  );
}
