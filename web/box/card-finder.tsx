/**
 * Which card came: by its picture, its name, or its number. Places never move while somebody types; what
 * matches stays lit, the first match is chosen, Enter takes it.
 */
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { withWords } from '../words/screen-words.ts';
import { useWords } from '../words/use-words.ts';
import { ItemPicture } from '../faces/item-picture.tsx';
import { CardTile } from './card-tile.tsx';
import { cardsHeld } from './cards-held.ts';
import { matches } from './matches.ts';
import type { RowProps } from './row-answer.tsx';
import { cardTaken, isOwnCard, justTold, keepTold } from './telling.ts';
import { useRow } from './use-row.ts';

// Most tables have no card that nobody knows.
const AnotherCard = lazy(() =>
  withWords(import('./another-card.tsx')).then((m) => ({ default: m.AnotherCard })),
);

/** Fewer than these are seen at once. */
const FEW = 8;

export function CardFinder({ context, state, decision, onAnswer }: RowProps): React.JSX.Element {
  const { t, say } = useWords();
  const row = useRow(decision, onAnswer);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { options, total, about } = decision;
  const deck = String(about?.deck ?? '');
  const isSpawn = deck === context.edition.spawnDeck;
  const names = options.map((o) => {
    const [id] = o.cards ?? [];
    if (id === undefined) return say.option(decision, o);
    return isSpawn && !isOwnCard(context, deck, id) ? t('moment.spawn.number', { n: id }) : say.card(id);
  });
  const fits = names.map((name, place) =>
    matches(typed, name, options[place]?.cards?.[0] ?? options[place]?.heroes?.[0] ?? ''),
  );
  const first = names.findIndex((_, place) => fits[place] && row.left(place) > 0);
  const [chosen, setChosen] = useState(() => {
    const told = justTold(context, deck);
    return told === undefined ? -1 : options.findIndex((o) => o.cards?.[0] === told);
  });
  const [another, setAnother] = useState(false);
  useEffect(() => {
    keepTold(context, deck);
    grid.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [context, deck]);
  const marked = typed === '' ? chosen : first;
  useEffect(() => field.current?.focus({ preventScroll: true }), [decision]);

  const take = (place: number): void => {
    cardTaken();
    row.add(place);
    setTyped('');
    setChosen(-1);
  };
  const onKey = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' && marked >= 0 && row.left(marked) > 0 && e.target === field.current) take(marked);
    else if (e.key === 'Enter' && row.missing === 0) row.done();
    else if (e.key === 'Escape' && typed !== '') setTyped('');
    else if (e.key === 'Backspace' && typed === '' && row.told.length > 0) row.takeBack();
    else if (e.key === 'ArrowDown' && e.target === field.current)
      grid.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  if (another)
    return (
      <Suspense>
        <AnotherCard
          edition={context.edition}
          deck={deck}
          onAnswer={onAnswer}
          onBack={() => setAnother(false)}
        />
      </Suspense>
    );
  return (
    <div className="card-finder" role="group" aria-label={say.prompt(decision)} onKeyDown={onKey}>
      <span className="card-look">
        {options.length > FEW && (
          <input
            ref={field}
            type="search"
            value={typed}
            placeholder={t('table.box.name')}
            aria-label={t('table.box.name')}
            onChange={(e) => setTyped(e.target.value)}
          />
        )}
        <span className="chip num">
          {t('table.box.can-come', { n: options.reduce((n, o) => n + (o.cap ?? 1), 0) })}
        </span>
        {decision.open && (
          <button
            type="button"
            className="button"
            title={t('table.box.another.text')}
            onClick={() => setAnother(true)}
          >
            <Icon name="pencil" size={16} />
            {t('table.box.another')}
          </button>
        )}
      </span>
      {total > 1 && (
        <ol className="cards-told" aria-label={t('table.box.said', { n: row.told.length, total })}>
          {row.told.map((place, i) => (
            <li key={i}>
              <button
                type="button"
                className="button"
                aria-label={t('table.box.back', { name: names[place] ?? '' })}
                onClick={() => row.takeBack(i)}
              >
                {i + 1}. {names[place]}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="card-grid" ref={grid}>
        {options.map((o, place) => (
          <CardTile
            key={o.id}
            context={context}
            deck={deck}
            option={o}
            left={row.left(place)}
            name={names[place] ?? ''}
            lit={Boolean(fits[place])}
            chosen={place === marked}
            onTake={() => take(place)}
          />
        ))}
        {cardsHeld(
          context,
          state,
          deck,
          options.flatMap((o) => o.cards ?? []),
        ).map(({ id, heroes }) => (
          <div key={id} className="card-tile gone">
            <ItemPicture id={id} bleed />
            <b>{say.card(id)}</b>
            <small>
              {t('table.box.held', { heroes: heroes.map((h) => say.hero(h)).join(t('table.list')) })}
            </small>
          </div>
        ))}
      </div>
      {typed !== '' && first < 0 && (
        <p className="box-refused" role="alert">
          {t('table.box.no-card', { typed })}
        </p>
      )}
      {total > 1 && (
        <button type="button" className="button primary" disabled={row.missing > 0} onClick={row.done}>
          {row.missing > 0 ? t('table.box.missing', { n: row.missing }) : t('table.box.done')}
        </button>
      )}
    </div>
  );
}
