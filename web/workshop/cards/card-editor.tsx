/** One card of the pack: what it is called and says, by fields made from the shape that reads it; beside it the card. */
import { languageName, inEveryLanguage } from '@holdout/narrate/plain';
import { Icon } from '../../chrome/icon.tsx';
import type { EditionPlug } from '../../editions/plug.ts';
import { useWords } from '../../words/use-words.ts';
import { Field } from '../forms/field.tsx';
import { fieldAt } from '../forms/form.ts';
import { asTyped } from '../rules/texts.ts';
import type { Workshop } from '../workshop.ts';
import { cardName, MOST_NAME, namedIn, withName } from './card-names.ts';
import { CardPreview } from './card-preview.tsx';
import { cardId, cardPlace, withCardAt, withoutCard, type CardInPack } from './pack-cards.ts';

const NAMES: { readonly [language: string]: string } = inEveryLanguage(languageName);

interface Props {
  readonly workshop: Workshop;
  readonly plug: EditionPlug;
  readonly card: CardInPack;
  /** As lists and the history call it. */
  readonly name: string;
}

export function CardEditor({ workshop, plug, card, name }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { pack, edition } = workshop;
  const { kind, value } = card;
  const place = cardPlace(edition, card);
  const ofCard = workshop.flaws.filter((flaw) => fieldAt(flaw) === `${place}.id`);
  return (
    <>
      <section className="panel cards-form" aria-labelledby="card-name">
        <h2 id="card-name">{t(`workshop.cards.kind.${kind.key}`)}</h2>
        {'id' in kind.shape.fields && <NameFields workshop={workshop} card={card} />}
        {Object.entries(kind.shape.fields)
          .filter(([key]) => key !== 'id')
          .map(([key, shape]) => (
            <Field
              key={key}
              id={`${place}.${key}`}
              label={t(`workshop.field.${key}`)}
              shape={shape}
              needed={shape.is !== 'optional'}
              value={value[key]}
              onValue={(next) => {
                const rest = Object.fromEntries(Object.entries(value).filter(([k]) => k !== key));
                workshop.changePack(
                  { key: 'cards.changed', about: { name } },
                  withCardAt(pack, edition, card, next === undefined ? rest : { ...value, [key]: next }),
                );
              }}
            />
          ))}
        {ofCard.map(({ key, detail, level }) => (
          <span key={key} className="line-flaw" data-level={level}>
            {say.problem(key, '', detail)}
          </span>
        ))}
        <button
          type="button"
          className="button small"
          onClick={() =>
            workshop.changePack({ key: 'cards.removed', about: { name } }, withoutCard(pack, edition, card))
          }
        >
          <Icon name="trash-can" size={14} />
          {t('workshop.heroes.remove')}
        </button>
      </section>
      <section className="cards-preview" aria-label={t('workshop.heroes.seen')}>
        <CardPreview plug={plug} card={card} />
      </section>
    </>
  );
}

/** Kept when it is left, so that one name is one step of the history. */
function NameFields({ workshop, card }: Pick<Props, 'workshop' | 'card'>): React.JSX.Element {
  const { t, say, language: spoken } = useWords();
  const { pack, flaws } = workshop;
  const id = cardId(card);
  return (
    <>
      {namedIn(pack, spoken).map((language) => {
        const name = cardName(pack, language, id);
        const keep = (next: string): void => {
          if (next !== name)
            workshop.changePack(
              { key: 'cards.changed', about: { name: next || name } },
              withName(pack, language, id, next),
            );
        };
        return (
          <label key={language} className="col">
            <span className="cap">{t('workshop.cards.name', { language: NAMES[language] ?? language })}</span>
            <input
              className="field"
              key={name}
              lang={language}
              defaultValue={name}
              maxLength={MOST_NAME}
              autoComplete="off"
              onBlur={(e) => keep(asTyped(e.target.value, MOST_NAME).trim())}
            />
            {flaws
              .filter(({ at }) => at === `texts.${language}.cards.${id}`)
              .map((flaw) => (
                <span key={flaw.key} className="line-flaw" data-level={flaw.level}>
                  {say.problem(flaw.key, '', flaw.detail)}
                </span>
              ))}
          </label>
        );
      })}
    </>
  );
}
