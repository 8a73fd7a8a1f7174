/** The whole pack as a link: as a code for a phone nearby while it fits, to copy as long as anybody hands it on. */
import { useState } from 'react';
import { formatRoute } from '../../app/route.ts';
import { Icon } from '../../chrome/icon.tsx';
import { copyText } from '../../online/online.ts';
import { QrPicture } from '../../online/qr-picture.tsx';
import { whole } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { MOST_IN_LINK } from './pack-link.ts';

/** What a code holds. */
const MOST_IN_CODE = 2900;
const CONFIRMED = 2000;

const linkTo = (data: string): string => {
  const { origin, pathname } = location;
  return `${origin}${pathname}${formatRoute({ screen: 'pack', pack: data, mission: '', part: '' })}`;
};

interface Props {
  readonly data: string | undefined;
  readonly name: string;
}

export function LinkCard({ data, name }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const [copied, setCopied] = useState<boolean>();
  const link = data === undefined ? '' : linkTo(data);
  const fits = link.length <= MOST_IN_CODE;
  if (data !== undefined && data.length > MOST_IN_LINK)
    return <p className="panel share-note">{t('workshop.share.long')}</p>;
  const copy = async (): Promise<void> => {
    await copyText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
    setTimeout(() => setCopied(undefined), CONFIRMED);
  };
  return (
    <>
      {link !== '' && fits && (
        <figure className="share-code">
          <figcaption className="display">{name}</figcaption>
          <QrPicture text={link} label={t('workshop.share.code')} />
          <p>{t('workshop.share.scan')}</p>
        </figure>
      )}
      <div className="row share-link">
        <input
          className="field"
          readOnly
          value={link}
          aria-label={t('workshop.share.link')}
          onFocus={(e) => e.target.select()}
        />
        <button type="button" className="button primary" disabled={link === ''} onClick={() => void copy()}>
          <Icon name={copied ? 'check-mark' : 'plain-arrow'} size={15} />
          <span role="status">
            {t(
              copied === undefined
                ? 'workshop.share.copy'
                : copied
                  ? 'workshop.share.copied'
                  : 'workshop.share.notCopied',
            )}
          </span>
        </button>
      </div>
      <p className="fine mute">
        {t(fits ? 'workshop.share.about' : 'workshop.share.about.long', {
          n: whole(link.length, language),
        })}
      </p>
    </>
  );
}
