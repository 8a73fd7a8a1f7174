/** On the device in the middle: how phones come to the table, who has come, and who is let in. */
import { heroAt } from '@holdout/engine';
import '../styles/phones.css';
import type { Door } from '@holdout/protocol';
import { useEffect, useRef, useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { openDoor, RequestError } from '../online/api.ts';
import { nameOf, noText, useOnline } from '../online/online.ts';
import { isAway } from '../online/presence.ts';
import { QrPicture } from '../online/qr-picture.tsx';
import { Portrait } from '../table/hero-parts.tsx';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { useGiving } from './give-hero.ts';

const STEPS = [1, 2, 3] as const;

export function PhonesDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const { t } = useWords();
  const { model, seen, table } = useOnline();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { state } = useView(table);
  const joined = state.heroes.filter(({ id }) => isWithPhone(model.seats.heroes[id] ?? -1)).length;
  function isWithPhone(chair: number): boolean {
    return model.seats.chairs[chair]?.holder === 'person' && !seen.me.chairs.includes(chair);
  }
  return (
    <dialog className="dialog phones" ref={dialog} aria-labelledby="phones-title" onClose={onClose}>
      <Way />
      <div className="phones-side">
        <ol className="phones-steps">
          {STEPS.map((n) => (
            <li key={n}>
              <b>{t(`phones.step.${n}`)}</b>
              <span className="mute">{t(`phones.step.${n}.text`)}</span>
            </li>
          ))}
        </ol>
        <div className="row">
          <h2 className="grow">{t('phones.who')}</h2>
          <span className="chip num">{t('phones.joined.n', { n: joined, all: state.heroes.length })}</span>
        </div>
        <ul className="phones-heroes">
          {state.heroes.map((_, hero) => (
            <HeroRow key={hero} hero={hero} withPhone={isWithPhone} />
          ))}
        </ul>
        <p className="fine mute">{t('phones.sleep')}</p>
        <button type="button" className="button primary start" onClick={() => dialog.current?.close()}>
          {t('phones.begin')}
        </button>
      </div>
    </dialog>
  );
}

/** The code for a camera, the letters for fingers. */
function Way(): React.JSX.Element {
  const { t } = useWords();
  const { model, known } = useOnline();
  const [door, setDoor] = useState<Door | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { table } = model;
  const { host } = known;
  useEffect(() => {
    if (host === null) return;
    openDoor(table, host).then(setDoor, (error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      setFailed(error.code);
    });
  }, [table, host]);
  const address = addressOf(door);
  const code = door?.code ?? '';
  return (
    <div className="phones-way">
      <h1 id="phones-title">{t('phones.title')}</h1>
      {failed !== null && (
        <p className="failed" role="alert">
          {noText(t, failed)}
        </p>
      )}
      {door && (
        <>
          <div className="phones-code">
            <QrPicture
              text={`${address}/${formatRoute({ screen: 'phone', code })}`}
              label={t('online.share.code')}
            />
            <b className="display">{code}</b>
          </div>
          <p>{t('phones.or', { address: address.replace(/^https?:\/\//, '') })}</p>
          {isHereOnly(address) && <p className="failed">{t('phones.here-only')}</p>}
        </>
      )}
    </div>
  );
}

/** This page was reached by a name phones may use too, unless that means this very machine. */
function addressOf(door: Door | null): string {
  const heard = door?.address?.replace(/\/$/, '');
  return isHereOnly(location.origin) && heard !== undefined ? heard : location.origin;
}

const isHereOnly = (address: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(address);

interface RowProps {
  readonly hero: number;
  readonly withPhone: (chair: number) => boolean;
}

function HeroRow({ hero, withPhone }: RowProps): React.JSX.Element {
  const { t, say } = useWords();
  const { model, seen, table } = useOnline();
  const { state } = useView(table);
  const { give, takeBack } = useGiving();
  const [busy, setBusy] = useState(false);
  const { id } = heroAt(state, hero);
  const chair = model.seats.heroes[id] ?? 0;
  const joined = withPhone(chair);
  const asking = joined ? undefined : seen.people?.watchers.find(({ wish }) => wish === id);
  const act = (doing: () => Promise<void>): void => {
    setBusy(true);
    void doing().finally(() => setBusy(false));
  };
  return (
    <li data-joined={joined || undefined} data-asking={asking !== undefined || undefined}>
      <Portrait state={state} hero={hero} size={64} />
      <span className="grow" aria-live="polite">
        <b className="display">{say.hero(id)}</b>
        <small className="mute">
          {joined
            ? nameOf(model, chair, t)
            : asking
              ? t('phones.asks', { name: asking.name || t('phones.phone') })
              : t('phones.here')}
        </small>
      </span>
      {joined && (
        <span className={isAway(seen, chair) ? 'chip' : 'chip joined'}>
          <Icon name="check-mark" size={13} />
          {t(isAway(seen, chair) ? 'phones.away' : 'phones.joined')}
        </span>
      )}
      {joined && (
        <button
          type="button"
          className="button ghost"
          disabled={busy}
          aria-label={t('phones.back.of', { hero: say.hero(id) })}
          onClick={() => act(() => takeBack(id))}
        >
          {t('phones.back')}
        </button>
      )}
      {asking && (
        <button
          type="button"
          className="button primary"
          disabled={busy}
          aria-label={t('phones.let-in.of', { hero: say.hero(id), name: asking.name || t('phones.phone') })}
          onClick={() => act(() => give(id, asking.id))}
        >
          {t('phones.let-in')}
        </button>
      )}
    </li>
  );
}
