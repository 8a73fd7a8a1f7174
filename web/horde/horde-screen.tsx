/** The light way to play with a real box: people play, the app is the horde (docs/COMPANION.md). */
import '../styles/table.css';
import '../styles/set-right.css';
import '../styles/horde.css';
import { useState } from 'react';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { LanguageSwitch } from '../chrome/language-switch.tsx';
import type { Table } from '../play/table.ts';
import { useSheetDrawer } from '../phones/use-sheets.tsx';
import type { Company } from '../table/company.ts';
import { useWords } from '../words/use-words.ts';
import { PlayView } from './play-view.tsx';
import { useSpeech } from './speech.ts';
import { TellView } from './tell-view.tsx';
import { useAwake } from './use-awake.ts';
import { useEvening } from './use-evening.ts';

const ALONE: Company = {};

interface Props {
  readonly table: Table;
  readonly onSummary: () => void;
}

export function HordeScreen({ table, onSummary }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const { context } = table;
  const evening = useEvening(table);
  const speech = useSpeech(language);
  const [turned, setTurned] = useState(false);
  useAwake();
  const { menu: sheets = [], drawer } = useSheetDrawer(table, ALONE);
  const { view, telling, again } = evening;
  const part = view.decision?.prompt === 'hands' && !telling ? 'play' : 'tell';
  return (
    <div className="horde" data-part={part}>
      <header className="top">
        <a className="logo" href={formatRoute({ screen: 'home' })} aria-label={t('table.home')}>
          <Icon name="raise-zombie" size={24} />
          <span>{t('table.brand')}</span>
        </a>
        <h1 className="top-mission">{say.mission(context.mission.id).name}</h1>
        <span className="chip">{t('horde.round', { n: (telling?.before ?? view.state).round })}</span>
        <span className="chip amber">{t(part === 'play' ? 'horde.playing' : 'horde.running')}</span>
        <span className="grow" />
        {sheets.map(({ label, act }) => (
          <button key={label} type="button" className="tool" onClick={act}>
            <Icon name="meeple" size={18} />
            <span>{label}</span>
          </button>
        ))}
        {part === 'play' && again && (
          <button type="button" className="tool" onClick={again}>
            <Icon name="scroll-unfurled" size={18} />
            <span>{t('horde.again')}</span>
          </button>
        )}
        {part === 'play' && (
          <button type="button" className="tool" disabled={view.undo === 'none'} onClick={evening.undo}>
            <Icon name="anticlockwise-rotation" size={18} />
            <span>{t('horde.undo')}</span>
          </button>
        )}
        {speech.able && (
          <button type="button" className="tool" aria-pressed={speech.on} onClick={speech.toggle}>
            <Icon name="speaker" size={18} />
            <span>{t(speech.on ? 'horde.voice.on' : 'horde.voice.off')}</span>
          </button>
        )}
        {part === 'tell' && (
          <button type="button" className="tool" aria-pressed={turned} onClick={() => setTurned(!turned)}>
            <Icon name="clockwise-rotation" size={18} />
            <span>{t('horde.turn')}</span>
          </button>
        )}
        <LanguageSwitch />
      </header>
      {telling ? (
        <TellView
          context={context}
          evening={evening}
          telling={telling}
          game={table.id}
          speech={speech}
          turned={turned}
          onSummary={onSummary}
        />
      ) : (
        // Another moment of the game begins with what the app believes then.
        <PlayView key={view.state.seq} context={context} evening={evening} />
      )}
      {drawer}
    </div>
  );
}
