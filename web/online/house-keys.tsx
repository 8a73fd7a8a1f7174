/** How the host keeps the table: who steps in when, how fast it is played, who may watch and write. */
import type { Command, House } from '@holdout/protocol';
import { useWords } from '../words/use-words.ts';
import { useCommand, useOnline } from './online.ts';

/** Minutes. */
const AWAY = [0, 2, 5, 10, 30, 120];
const PACE = [0, 720, 1440, 4320, 10_080];

export function HouseKeys(): React.JSX.Element {
  const { t } = useWords();
  const { model, keep } = useOnline();
  const command = useCommand();
  const { house } = model;
  const settle = (change: Omit<Command & { kind: 'house' }, 'kind'>): void =>
    void command({ kind: 'house', ...change });
  const open = async (all: boolean): Promise<void> => {
    const said = await command({ kind: 'watch', open: all });
    if (said) await keep({ watch: said.secret ?? null });
  };
  return (
    <div className="house-keys">
      <Minutes name="away" all={AWAY} house={house} onChange={(away) => settle({ away })} />
      <label className="row">
        <span className="grow">{t('online.house.by')}</span>
        <select
          className="field"
          value={house.standIn}
          onChange={(e) => settle({ standIn: e.target.value === 'bot' ? 'bot' : 'people' })}
        >
          <option value="bot">{t('online.house.by.bot')}</option>
          <option value="people">{t('online.house.by.people')}</option>
        </select>
      </label>
      <Minutes name="pace" all={PACE} house={house} onChange={(pace) => settle({ pace })} />
      <Switch label={t('online.house.talk')} on={house.talk} onChange={(talk) => settle({ talk })} />
      <Switch label={t('online.house.closed')} on={house.closed} onChange={(on) => void open(!on)} />
      {house.closed && (
        <button type="button" className="button" onClick={() => void open(false)}>
          {t('online.house.watch.new')}
        </button>
      )}
      <Watchers />
    </div>
  );
}

interface MinutesProps {
  readonly name: 'away' | 'pace';
  readonly all: readonly number[];
  readonly house: House;
  readonly onChange: (minutes: number) => void;
}

function Minutes({ name, all, house, onChange }: MinutesProps): React.JSX.Element {
  const { t } = useWords();
  const value = house[name];
  const choices = all.includes(value) ? all : [...all, value];
  return (
    <label className="row">
      <span className="grow">{t(`online.house.${name}`)}</span>
      <select
        className="field"
        data-house={name}
        value={value}
        onChange={(e) => onChange(Number(e.target.value))}
      >
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutesText(t, name, minutes)}
          </option>
        ))}
      </select>
    </label>
  );
}

function minutesText(t: ReturnType<typeof useWords>['t'], name: string, minutes: number): string {
  if (minutes === 0) return t(`online.house.${name}.none`);
  if (minutes % 1440 === 0) return t('online.days', { n: minutes / 1440 });
  return minutes % 60 === 0 ? t('online.hours', { n: minutes / 60 }) : t('online.minutes', { n: minutes });
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ label, on, onChange }: SwitchProps): React.JSX.Element {
  return (
    <label className="row">
      <span className="grow">{label}</span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(e) => onChange(e.target.checked)}
      />
    </label>
  );
}

function Watchers(): React.JSX.Element | null {
  const { t } = useWords();
  const { seen } = useOnline();
  const command = useCommand();
  const watchers = seen.people?.watchers ?? [];
  if (watchers.length === 0) return null;
  return (
    <ul className="watcher-keys">
      {watchers.map(({ id, name }) => (
        <li key={id} className="row">
          <span className="grow">{name || t('online.watcher')}</span>
          <button
            type="button"
            className="button"
            onClick={() => void command({ kind: 'remove', watcher: id })}
          >
            {t('online.watcher.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
}
