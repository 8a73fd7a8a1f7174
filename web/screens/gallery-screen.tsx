/** Everybody and everything in the box of an edition, with where it comes from; every entry has an address. */
import { itemAt } from '@holdout/engine';
import '../styles/gallery.css';
import { use, useMemo, useState } from 'react';
import { Message } from '../app/message.tsx';
import { formatRoute } from '../app/route.ts';
import { EDITION_IDS, loadEdition } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { useWords } from '../words/use-words.ts';
import { GalleryDetail } from './gallery-detail.tsx';
import { entryIn, sectionsOf } from './gallery-model.ts';
import { wordsOf } from './gallery-names.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { ScreenBar } from './screen-bar.tsx';

interface Props {
  /** Empty: the first. */
  readonly edition: string;
  /** Id of the entry that is shown large; empty: the first. */
  readonly shown: string;
}

export function GalleryScreen({ edition, shown }: Props): React.JSX.Element {
  const { t } = useWords();
  const wanted = edition === '' ? EDITION_IDS[0] : edition;
  if (!EDITION_IDS.includes(wanted))
    return (
      <Message title={t('gallery.title')} text={t('gallery.unknown')}>
        <a className="button primary" href={formatRoute({ screen: 'gallery', edition: '', shown: '' })}>
          {t('gallery.title')}
        </a>
      </Message>
    );
  return (
    <EditionScope value={wanted}>
      <Box key={wanted} edition={wanted} shown={shown} />
    </EditionScope>
  );
}

function Box({ edition, shown }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const plug = use(loadEdition(edition));
  const sections = useMemo(() => sectionsOf(plug), [plug]);
  const [kind, setKind] = useState('');
  const [wanted, setWanted] = useState('');
  const entry = entryIn(sections, shown) ?? itemAt(itemAt(sections, 0).entries, 0);
  const found = plainly(wanted);
  const shelves = sections
    .filter(({ title }) => kind === '' || title === kind)
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((one) => plainly(wordsOf(say, one)).includes(found)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className="screen">
      <ScreenBar path={[t('gallery.title'), say.edition(edition)]}>
        <a className="bar-link" href={formatRoute({ screen: 'rules', edition, clause: '' })}>
          {t('app.rules')}
        </a>
      </ScreenBar>
      <main className="gallery">
        <header>
          <h1>{t('gallery.title')}</h1>
          <p className="mute">{t('gallery.about')}</p>
          <nav aria-label={t('gallery.editions')}>
            {EDITION_IDS.map((id) => (
              <a
                key={id}
                className="button"
                href={formatRoute({ screen: 'gallery', edition: id, shown: '' })}
                aria-current={id === edition ? 'page' : undefined}
              >
                {say.edition(id)}
              </a>
            ))}
          </nav>
          <div className="gallery-filter">
            <input
              type="search"
              value={wanted}
              aria-label={t('gallery.search')}
              placeholder={t('gallery.search')}
              onChange={(e) => setWanted(e.target.value)}
            />
            <div className="row" role="group" aria-label={t('gallery.show')}>
              {['', ...sections.map(({ title }) => title)].map((title) => (
                <button
                  key={title}
                  type="button"
                  className="button"
                  aria-pressed={kind === title}
                  onClick={() => setKind(title)}
                >
                  {t(title === '' ? 'gallery.all' : title)}
                </button>
              ))}
            </div>
          </div>
        </header>
        <aside className="panel tone detail" aria-live="polite">
          <GalleryDetail key={entry.id} edition={edition} entry={entry} />
        </aside>
        <div className="shelves">
          {shelves.length === 0 && <p className="mute">{t('gallery.none')}</p>}
          {shelves.map(({ title, entries }) => (
            <section key={title} aria-label={t(title)}>
              <h2>
                {t(title)} <small className="num mute">{entries.length}</small>
              </h2>
              <ul className="tiles">
                {entries.map((one) => (
                  <li key={one.id}>
                    <GalleryTile edition={edition} entry={one} on={one.id === entry.id} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

/** Without accents and capitals. */
const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
