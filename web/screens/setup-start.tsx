/** The way to the table: here on this screen, or online with everybody at their own. */
import { isRefusal, type Refusal, type Setup } from '@holdout/engine';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { engineOf } from '../editions/plugs.ts';
import type { Bots } from '../seats/bots.ts';
import { useWords } from '../words/use-words.ts';

const OpenDialog = lazy(() => import('../online/open-dialog.tsx').then((m) => ({ default: m.OpenDialog })));

interface Props {
  /** What is missing, or that all is ready. */
  readonly said: string;
  readonly ready: boolean;
  readonly setup: Setup;
  readonly bots: Bots;
  readonly onStart: () => void;
  readonly onRefusal: (refusal: Refusal) => void;
}

export function SetupStart({ said, ready, setup, bots, onStart, onRefusal }: Props): React.JSX.Element {
  const { t } = useWords();
  const [opening, setOpening] = useState<'online' | 'phones' | null>(null);
  const playOnline = (how: 'online' | 'phones'): void => {
    const tried = engineOf(setup.edition).newGame(setup, '');
    if (isRefusal(tried)) onRefusal(tried);
    else setOpening(how);
  };
  return (
    <div className="setup-start">
      <p className="paper" role="status">
        {said}
      </p>
      <button type="button" className="button primary start" disabled={!ready} onClick={onStart}>
        {t('setup.start')}
      </button>
      {setup.horde ? (
        <p className="fine mute">{t('setup.horde.alone')}</p>
      ) : (
        <>
          <button type="button" className="button" disabled={!ready} onClick={() => playOnline('online')}>
            <Icon name="meeple" size={17} />
            {t('setup.online')}
          </button>
          <button type="button" className="button" disabled={!ready} onClick={() => playOnline('phones')}>
            <Icon name="card-pick" size={17} />
            {t('setup.phones')}
          </button>
        </>
      )}
      {opening !== null && (
        <Suspense fallback={null}>
          <OpenDialog
            edition={setup.edition}
            mission={missionIdOf(setup)}
            source={() => ({ setup })}
            bots={bots}
            phones={opening === 'phones'}
            title={t(`setup.${opening}`)}
            text={t(opening === 'phones' ? 'phones.open.text' : 'online.open.text')}
            onClose={() => setOpening(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Of a file of somebody's own the id it gives itself. */
function missionIdOf({ mission }: Setup): string {
  if (typeof mission === 'string') return mission;
  const id = typeof mission === 'object' && mission !== null && !Array.isArray(mission) ? mission['id'] : '';
  return typeof id === 'string' ? id : '';
}
