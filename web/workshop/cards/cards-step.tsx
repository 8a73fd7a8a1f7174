/** The cards of the pack for the game on the table: what it adds to the decks of the box, card by card. */
import { use, useMemo } from 'react';
import { Icon } from '../../chrome/icon.tsx';
import { loadEdition } from '../../editions/load.ts';
import { newId } from '../../store/ids.ts';
import { useWords } from '../../words/use-words.ts';
import { fieldAt, FormScope } from '../forms/form.ts';
import { ProblemsPanel } from '../problems-panel.tsx';
import { useStand } from '../stand.ts';
import { stepOf } from '../steps.ts';
import type { StepProps } from '../workshop.ts';
import { CardEditor } from './card-editor.tsx';
import { cardName, namedIn, withName } from './card-names.ts';
import {
  cardId,
  cardPlace,
  cardsIn,
  hasRoomFor,
  kindsOf,
  newCard,
  withCard,
  type CardInPack,
  type CardKind,
} from './pack-cards.ts';
import { useCardNames } from './use-card-names.ts';

export function CardsStep({ workshop }: StepProps): React.JSX.Element {
  const { t, say, language } = useWords();
  const { pack, mission, flaws } = workshop;
  const plug = use(loadEdition(workshop.edition));
  const { edition } = plug;
  useCardNames(pack);
  const cards = useMemo(() => cardsIn(pack, edition), [pack, edition]);
  const [wanted, setWanted] = useStand(workshop, 'card');
  const shown = cards.find((card) => cardPlace(edition.id, card) === wanted) ?? cards[0];
  const form = useMemo(() => ({ edition, mission, flaws }), [edition, mission, flaws]);
  const called = (card: CardInPack): string => {
    const id = cardId(card);
    if ('trait' in card.kind.shape.fields) return id === '' ? '–' : say.card(id);
    const names = [language, ...namedIn(pack, language)].map((code) => cardName(pack, code, id));
    return names.find((name) => name !== '') ?? t('workshop.cards.unnamed');
  };
  const add = (kind: CardKind): void => {
    const id = `card-${newId().slice(0, 8)}`;
    const [first = language] = namedIn(pack, language);
    const laid = withCard(pack, edition.id, kind, newCard(edition, kind, id));
    const next = 'id' in kind.shape.fields ? withName(laid, first, id, t('workshop.cards.unnamed')) : laid;
    const at = cardsIn(next, edition).filter((card) => card.kind.key === kind.key).length - 1;
    setWanted(cardPlace(edition.id, { kind, at, value: {} }));
    workshop.changePack({ key: 'cards.added', about: { name: t(`workshop.cards.kind.${kind.key}`) } }, next);
  };
  return (
    <main className="cards-step">
      <div className="col">
        <section className="panel" aria-labelledby="pack-cards">
          <h2 id="pack-cards">{t('workshop.cards.here')}</h2>
          {cards.length === 0 && <p className="mute">{t('workshop.cards.none')}</p>}
          <ul className="pack-list pack-cards">
            {cards.map((card) => {
              const place = cardPlace(edition.id, card);
              const red = flaws.filter((flaw) => fieldAt(flaw).startsWith(`${place}.`)).length;
              return (
                <li key={place}>
                  <button type="button" aria-pressed={card === shown} onClick={() => setWanted(place)}>
                    <span className="grow">
                      <b>{called(card)}</b>
                      <small className="mute">{t(`workshop.cards.kind.${card.kind.key}`)}</small>
                    </span>
                    {red > 0 && <b className="count red">{red}</b>}
                  </button>
                </li>
              );
            })}
          </ul>
          <h3 className="cap">{t('workshop.cards.add')}</h3>
          <div className="row wrap">
            {kindsOf(edition).map((kind) => (
              <button
                key={kind.key}
                type="button"
                className="button small"
                disabled={!hasRoomFor(pack, edition.id, kind)}
                onClick={() => add(kind)}
              >
                + {t(`workshop.cards.kind.${kind.key}`)}
              </button>
            ))}
          </div>
        </section>
        {flaws.some((flaw) => stepOf(flaw) === 'cards') && <ProblemsPanel workshop={workshop} />}
        <p className="fine mute">{t('workshop.cards.played')}</p>
      </div>
      {shown ? (
        <FormScope value={form}>
          <CardEditor
            key={cardPlace(edition.id, shown)}
            workshop={workshop}
            plug={plug}
            card={shown}
            name={called(shown)}
          />
        </FormScope>
      ) : (
        <p className="cards-empty mute">
          <Icon name="card-pick" size={40} />
          {t('workshop.cards.about')}
        </p>
      )}
    </main>
  );
}
