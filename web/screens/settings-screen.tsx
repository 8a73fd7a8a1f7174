/** Everything a person may like otherwise; each change shows at once. */
import { LANGUAGES, languageName } from '@holdout/narrate/plain';
import { useEffect, useState, type ReactNode } from 'react';
import { download, formatCollection } from '../store/files.ts';
import { games } from '../store/games.ts';
import { CHOICES, useSettings, type Settings } from '../store/settings.ts';
import { useSheets } from '../store/sheets.ts';
import { usage, type Usage } from '../store/storage.ts';
import { useWords } from '../words/use-words.ts';
import { SettingsBoxes } from './settings-boxes.tsx';
import { ScreenBar } from './screen-bar.tsx';

export function SettingsScreen(): React.JSX.Element {
  const { t } = useWords();
  return (
    <div className="screen">
      <ScreenBar path={[t('settings.title')]}>
        <button type="button" className="bar-link" onClick={() => history.back()}>
          {t('app.back')}
        </button>
      </ScreenBar>
      <main className="settings">
        <h1>{t('settings.title')}</h1>
        <Group name="look">
          <Choice name="language" />
          <Choice name="textSize" />
          <Choice name="pieces" />
          <Switch name="contrast" />
          <Switch name="colourMarks" />
        </Group>
        <Group name="motion">
          <Choice name="animations" />
          <Choice name="speed" />
          <Switch name="sound" />
          <Choice name="volume" />
        </Group>
        <Group name="play">
          <Switch name="odds" />
          <Switch name="hints" />
          <Switch name="zoneNames" />
          <Switch name="sources" />
          <Switch name="warnEndTurn" />
          <Switch name="letterKeys" />
          <Choice name="keyHints" />
          <Switch name="looks" />
        </Group>
        <Group name="boxes">
          <SettingsBoxes />
        </Group>
        <Storage />
        <Credits />
      </main>
    </div>
  );
}

function Group({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="panel settings-group" aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{t(`settings.group.${name}`)}</h2>
      {children}
    </section>
  );
}

type SwitchName = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
type ChoiceName = Exclude<keyof Settings, SwitchName>;

function Switch({ name }: { readonly name: SwitchName }): React.JSX.Element {
  const { t } = useWords();
  const on = useSettings((s) => s[name]);
  const set = useSettings((s) => s.set);
  return (
    <label className="setting">
      <span className="grow">
        <b>{t(`settings.${name}`)}</b>
        <small className="mute">{t(`settings.${name}.text`)}</small>
      </span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(e) => set({ [name]: e.target.checked })}
      />
    </label>
  );
}

/** Every language says itself what it is called. */
const LANGUAGE_NAMES = new Map<Settings[ChoiceName], string>(LANGUAGES.map((l) => [l, languageName(l)]));

function Choice({ name }: { readonly name: ChoiceName }): React.JSX.Element {
  const { t } = useWords();
  const value = useSettings((s) => s[name]);
  const set = useSettings((s) => s.set);
  return (
    <fieldset className="setting">
      <legend className="grow">
        <b>{t(`settings.${name}`)}</b>
        <small className="mute">{t(`settings.${name}.text`)}</small>
      </legend>
      <span className="choices">
        {CHOICES[name].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={value === choice}
              onChange={() => set({ [name]: choice })}
            />
            <span>{LANGUAGE_NAMES.get(choice) ?? t(`settings.${name}.${choice}`)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

const MEGABYTE = 1_000_000;

function Storage(): React.JSX.Element {
  const { t, language } = useWords();
  const [room, setRoom] = useState<Usage>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    void usage().then(setRoom);
    void games.list().then((list) => setCount(list.length));
  }, []);
  const size = (bytes: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / MEGABYTE);
  const exportAll = async (): Promise<void> => {
    download(t('app.all-games'), formatCollection(await games.all(), useSheets.getState().own));
  };
  return (
    <Group name="storage">
      <p className="setting-text">
        {t('settings.games', { n: count })}{' '}
        {room && t('settings.room', { used: size(room.used), quota: size(room.quota) })}{' '}
        {room && t(room.lasting ? 'settings.lasting' : 'settings.not-lasting')}
      </p>
      <div className="setting">
        <span className="grow">
          <b>{t('settings.export')}</b>
          <small className="mute">{t('settings.export.text')}</small>
        </span>
        <button type="button" className="button" disabled={count === 0} onClick={() => void exportAll()}>
          {t('app.download-games')}
        </button>
      </div>
    </Group>
  );
}

function Credits(): React.JSX.Element {
  const { t } = useWords();
  return (
    <Group name="credits">
      {['fan', 'icons', 'fonts', 'offline'].map((line) => (
        <p key={line} className="setting-text">
          {t(`settings.credits.${line}`)}
        </p>
      ))}
    </Group>
  );
}
