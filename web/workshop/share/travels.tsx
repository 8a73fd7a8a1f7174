/** What goes along: this mission or all of the pack, texts, what was measured, heroes, cards. */
import type { Json } from '@holdout/engine';
import { Icon } from '../../chrome/icon.tsx';
import { plugFor } from '../../editions/plugs.ts';
import { useWords } from '../../words/use-words.ts';
import { cardsIn } from '../cards/pack-cards.ts';
import type { Workshop } from '../workshop.ts';
import { languagesOf } from './languages.ts';

interface Props {
  readonly workshop: Workshop;
  readonly pack: { readonly [key: string]: Json };
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

const lengthOf = (v: Json | undefined): number => (Array.isArray(v) ? v.length : 0);

export function Travels({ workshop, pack, all, onAll }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const games = (Array.isArray(pack['measured']) ? pack['measured'] : []).reduce<number>(
    (n, row) =>
      n + (typeof row === 'object' && row !== null && !Array.isArray(row) ? Number(row['games']) : 0),
    0,
  );
  const cards = cardsIn(workshop.pack, plugFor(workshop.edition).edition).length;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const lines = [
    ['missions', t('workshop.share.missions', { n: lengthOf(pack['missions']) })],
    [
      'texts',
      languagesOf(pack['missions'])
        .map((code) => names.of(code) ?? code)
        .join(', '),
    ],
    ['measured', games > 0 ? t('workshop.share.games', { n: games }) : t('workshop.share.none')],
    [
      'heroes',
      lengthOf(pack['heroes']) > 0
        ? t('workshop.share.heroes', { n: lengthOf(pack['heroes']) })
        : t('workshop.share.none'),
    ],
    ['cards', cards > 0 ? t('workshop.share.cards', { n: cards }) : t('workshop.share.none')],
  ] as const;
  return (
    <section className="panel share-travels" aria-labelledby="share-travels">
      <div className="row">
        <h3 id="share-travels" className="grow">
          {t('workshop.share.travels')}
        </h3>
        {workshop.pack.missions.length > 1 && (
          <select
            className="field"
            aria-labelledby="share-travels"
            value={all ? 'all' : 'one'}
            onChange={(e) => onAll(e.target.value === 'all')}
          >
            <option value="one">{t('workshop.share.one')}</option>
            <option value="all">{t('workshop.share.all')}</option>
          </select>
        )}
      </div>
      <ul>
        {lines.map(([key, said]) => (
          <li key={key} className="row">
            <Icon name="check-mark" size={14} />
            <span className="grow">{t(`workshop.share.travel.${key}`)}</span>
            <span className="mute">{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
