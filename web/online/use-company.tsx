/** What an online table adds to the table screen. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';
import { Arrows } from './arrows.tsx';
import { AwaitedBar } from './awaited-bar.tsx';
import { justMade, madeForPhones } from './just-made.ts';
import { Looks } from './looks.tsx';
import { NextGame } from './next-game.tsx';
import { Notes } from './notes.tsx';
import { seatedHere, type Online } from './online.ts';
import { OnlineTools, POINTING_TOOLS } from './online-tools.tsx';
import { isAway } from './presence.ts';
import { PaceStrip } from './pace-strip.tsx';
import { Pings } from './pings.tsx';
import { Together } from './together.tsx';
import { useChatToasts } from './use-chat-toasts.ts';
import { useLook } from './use-look.ts';
import { usePointing } from './use-pointing.ts';

const PhonesDialog = lazy(() =>
  import('../phones/phones-dialog.tsx').then((m) => ({ default: m.PhonesDialog })),
);

export function useCompany(online: Online): Company {
  const { t } = useWords();
  const { session, model, seen } = online;
  // Whoever has just made the table wants its links.
  const [phones, setPhones] = useState(() => madeForPhones.has(model.table));
  const [open, setOpen] = useState(() => justMade.has(model.table) && !phones);
  const unread = useChatToasts(online, open);
  const seated = seatedHere(online).length > 0;
  // Those who are there, and not how many chairs are taken.
  const people = model.seats.chairs.filter((c, i) => c.holder === 'person' && !isAway(seen, i)).length;

  const pointing = usePointing(session);
  const { from, held, take } = pointing;
  const looks = useSettings((s) => s.looks);
  const tellLook = useLook(session, looks && seated);
  const [over, setOver] = useState<string | null>(null);
  const drawing = from !== null || held !== null;
  const onLook = useCallback(
    (zone: string | null) => {
      tellLook(zone);
      if (drawing) setOver(zone);
    },
    [tellLook, drawing],
  );

  return useMemo(
    () => ({
      tools: (
        <OnlineTools
          open={open}
          people={people}
          unread={unread}
          pointing={seated ? pointing : null}
          onOpen={() => setOpen(!open)}
        />
      ),
      menu: [
        { label: t('online.together', { people, unread }), act: () => setOpen(!open), news: unread },
        ...(seen.me.host ? [{ label: t('phones.title'), act: () => setPhones(true) }] : []),
        ...(seated ? POINTING_TOOLS : []).map((tool) => ({
          label: t(`online.${tool}`),
          act: () => take(tool),
        })),
      ],
      bar: <AwaitedBar />,
      note: <Notes pointing={pointing} />,
      overlay: (
        <>
          {looks && <Looks />}
          <Arrows from={from ?? held} over={over} />
          <Pings />
        </>
      ),
      drawer: (
        <>
          {open && <Together onClose={() => setOpen(false)} />}
          {phones && (
            <Suspense>
              <PhonesDialog onClose={() => setPhones(false)} />
            </Suspense>
          )}
        </>
      ),
      strip: <PaceStrip />,
      after: <NextGame />,
      sending: t('online.sending'),
      undoText: t('online.undo.ask'),
      branchText: model.game?.proof ? undefined : t('online.file.hint'),
      pointing: seated ? pointing.zones : undefined,
      onLook,
    }),
    [
      t,
      model.game?.proof,
      seen.me.host,
      open,
      phones,
      unread,
      people,
      seated,
      pointing,
      take,
      from,
      held,
      over,
      looks,
      onLook,
    ],
  );
}
