/** Over the board: a chair that is free for this page, a vote, what others would do, the dice afterwards. */
import { itemAt } from '@holdout/engine';
import { BOUNDS } from '@holdout/protocol';
import { useState } from 'react';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { LostNote } from './lost-note.tsx';
import { BackNote } from './stand-in.tsx';
import { DiceCheck } from './dice-check.tsx';
import { nameOf, seatedHere, useCommand, useOnline } from './online.ts';
import { PointedWords } from './pointed-words.tsx';
import { PointingNote } from './pointing-note.tsx';
import type { Pointing } from './use-pointing.ts';
import { VoteNote } from './vote-note.tsx';

export function Notes({ pointing }: { readonly pointing: Pointing }): React.JSX.Element {
  const { model, seen } = useOnline();
  const free = seen.me.chairs.filter((c) => model.seats.chairs[c]?.holder !== 'person');
  return (
    <div className="table-notes">
      {free.length > 0 && <SitNote key={free[0]} chair={itemAt(free, 0)} />}
      <LostNote />
      <BackNote />
      <PointingNote pointing={pointing} />
      <PointedWords />
      {model.vote && <VoteNote vote={model.vote} />}
      <Proposals />
      {model.game?.proof && <DiceCheck />}
    </div>
  );
}

function SitNote({ chair }: { readonly chair: number }): React.JSX.Element {
  const { t, say } = useWords();
  const { model, known, keep } = useOnline();
  const command = useCommand();
  const [name, setName] = useState(known.name);
  const heroes = Object.entries(model.seats.heroes).flatMap(([hero, c]) =>
    c === chair ? [say.hero(hero)] : [],
  );
  const sit = async (): Promise<void> => {
    if (await command({ kind: 'sit', chair, name })) await keep({ name });
  };
  return (
    <form
      className="note sit"
      aria-label={t('online.sit')}
      onSubmit={(e) => {
        e.preventDefault();
        void sit();
      }}
    >
      <span className="grow">
        {heroes.length > 0
          ? t('online.sit.heroes', { n: chair + 1, heroes: heroes.join(t('table.list')) })
          : t('online.sit.none', { n: chair + 1 })}
      </span>
      <input
        className="field"
        aria-label={t('online.name')}
        placeholder={t('online.name')}
        value={name}
        maxLength={BOUNDS.name}
        required
        autoComplete="nickname"
        onChange={(e) => setName(e.target.value)}
      />
      <button type="submit" className="button primary">
        {t('online.sit')}
      </button>
    </form>
  );
}

/** What the others would do, for as long as the question is open. */
function Proposals(): React.JSX.Element | null {
  const { t, say } = useWords();
  const online = useOnline();
  const { model, seen, table } = online;
  const { decision } = useView(table);
  const seated = seatedHere(online);
  const shown = seen.marks.flatMap((m) => {
    const option = decision?.options.find((o) => o.id === m.ids[0]);
    const counts = m.kind === 'propose' && m.at === model.at && !seated.includes(m.chair);
    return counts && decision && option ? [{ chair: m.chair, what: say.option(decision, option) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="note proposals" role="status">
      {shown.map(({ chair, what }) => (
        <li key={chair}>{t('online.proposed', { name: nameOf(model, chair, t), what })}</li>
      ))}
    </ul>
  );
}
