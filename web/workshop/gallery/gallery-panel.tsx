/** The gallery of this server: asked for when somebody wants to look, then by how often it is played or by what is new. */
import type { GalleryPage } from '@holdout/protocol/gallery';
import { useEffect, useState } from 'react';
import { formatRoute } from '../../app/route.ts';
import { toast } from '../../app/toasts.tsx';
import { Icon } from '../../chrome/icon.tsx';
import { tellRequest } from '../../online/online.ts';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { galleryIsOpen, lookThrough, ORDERS, type Order } from './gallery-api.ts';
import { linkData } from './pack-address.ts';

export function GalleryPanel(): React.JSX.Element {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const look = (): void =>
    void galleryIsOpen().then(
      (door) => (door.open ? setOpen(true) : toast({ text: t('workshop.gallery.none') })),
      (error: unknown) => tellRequest(t, error),
    );
  return (
    <section className="panel tone" aria-labelledby="workshop-gallery">
      <h2 id="workshop-gallery">{t('workshop.gallery')}</h2>
      {open ? (
        <Packs />
      ) : (
        <>
          <p>{t('workshop.gallery.about')}</p>
          <button type="button" className="button primary" onClick={look}>
            <Icon name="scroll-unfurled" size={16} />
            {t('workshop.gallery.look')}
          </button>
        </>
      )}
    </section>
  );
}

function Packs(): React.JSX.Element {
  const { t, say } = useWords();
  const [order, setOrder] = useState<Order>('played');
  const [seen, setSeen] = useState<GalleryPage>();
  useEffect(() => {
    let gone = false;
    lookThrough(order, 0).then(
      (page) => gone || setSeen(page),
      (error: unknown) => tellRequest(t, error),
    );
    return () => {
      gone = true;
    };
  }, [order, t]);
  const { all = 0, lines = [] } = seen ?? {};
  const more = (): void =>
    void lookThrough(order, lines.length).then(
      (page) => setSeen({ all: page.all, lines: [...lines, ...page.lines] }),
      (error: unknown) => tellRequest(t, error),
    );
  return (
    <>
      <Choices
        label={t('workshop.gallery.order')}
        options={ORDERS}
        value={order}
        textOf={(one) => t(`workshop.gallery.order.${one}`)}
        onChoose={setOrder}
      />
      {seen && all === 0 && <p className="mute">{t('workshop.gallery.empty')}</p>}
      <ul className="gallery-packs">
        {lines.map(({ id, name, author, version, editions, after, plays }) => (
          <li key={id}>
            <a href={formatRoute({ screen: 'pack', pack: linkData(id), mission: '', part: '' })}>
              <span className="grow">
                <b>{name}</b>
                <small className="mute">
                  {t(author === '' ? 'workshop.pack.version' : 'workshop.pack.by', { author, version })}
                  {after[0] && ` · ${t('workshop.gallery.after', { name: after[0].name })}`}
                </small>
              </span>
              <span className="fine mute">{editions.map((e) => say.edition(e)).join(', ')}</span>
              <span className="num">{t('workshop.gallery.plays', { n: plays })}</span>
            </a>
          </li>
        ))}
      </ul>
      {lines.length < all && (
        <button type="button" className="button" onClick={more}>
          {t('workshop.gallery.more')}
        </button>
      )}
      <p className="fine mute">{t('workshop.gallery.counts')}</p>
    </>
  );
}
