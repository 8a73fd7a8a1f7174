/** What a new mission can begin as: an empty table, with levels where the edition has them, or a copy of one of the box. */
import { Suspense, use, useState } from 'react';
import { toast } from '../app/toasts.tsx';
import { Waiting } from '../app/waiting.tsx';
import { Icon } from '../chrome/icon.tsx';
import { loadEdition } from '../editions/load.ts';
import type { EditionPlug } from '../editions/plug.ts';
import { EditionScope } from '../editions/scope.ts';
import { MissionMap } from '../screens/mission-map.tsx';
import { missionsOf } from '../screens/missions.ts';
import { useWords } from '../words/use-words.ts';
import { begin } from './begin.ts';
import { missionName } from './names.ts';
import { emptyMission, publishedMission, storeysOf } from './new-mission.ts';
import type { MissionFile } from './workshop.ts';

interface Props {
  readonly edition: string;
  /** The project it goes into; empty: one of its own. */
  readonly into: string;
}

export function NewMissions({ edition, into }: Props): React.JSX.Element {
  return (
    <Suspense fallback={<Waiting />}>
      <EditionScope value={edition}>
        <OfEdition key={edition} edition={edition} into={into} />
      </EditionScope>
    </Suspense>
  );
}

function OfEdition({ edition, into }: Props): React.JSX.Element {
  const { t, language } = useWords();
  const plug = use(loadEdition(edition));
  const start = async (file: MissionFile, name: string): Promise<void> => {
    if ((await begin({ file, name, language, into })) === undefined)
      toast({ text: t('workshop.missing.text') });
  };
  return (
    <>
      <section className="panel tone" aria-labelledby="new-empty">
        <h2 id="new-empty">{t('workshop.new.empty')}</h2>
        <EmptyTable plug={plug} onStart={(file, name) => void start(file, name)} />
      </section>
      <section aria-labelledby="from-box">
        <h2 id="from-box">{t('workshop.start')}</h2>
        <p className="mute">{t('workshop.start.about')}</p>
        <FromBox plug={plug} onStart={(file, name) => void start(file, name)} />
      </section>
    </>
  );
}

interface PartProps {
  readonly plug: EditionPlug;
  readonly onStart: (file: MissionFile, name: string) => void;
}

function EmptyTable({ plug: { edition }, onStart }: PartProps): React.JSX.Element {
  const { t, language } = useWords();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const storeys = storeysOf(edition);
  const start = (): void => {
    const called = name.trim() || t('workshop.new.unnamed');
    const id = slug(called);
    onStart(emptyMission({ edition: edition.id, id, name: called, language, storeys: chosen }), called);
  };
  const toggle = (storey: string): void =>
    setChosen((now) => storeys.filter((s) => (s === storey ? !now.includes(s) : now.includes(s))));
  return (
    <form
      className="row wrap"
      onSubmit={(e) => {
        e.preventDefault();
        start();
      }}
    >
      <label className="col grow">
        <span className="cap">{t('workshop.new.name')}</span>
        <input className="field" value={name} maxLength={80} onChange={(e) => setName(e.target.value)} />
      </label>
      {storeys.length > 0 && (
        <fieldset className="row wrap">
          <legend className="cap">{t('workshop.new.levels')}</legend>
          {storeys.map((storey) => (
            <label key={storey} className="owned-box">
              <input type="checkbox" checked={chosen.includes(storey)} onChange={() => toggle(storey)} />
              {t(`board.level.${storey}`)}
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className="button primary">
        <Icon name="pencil" size={16} />
        {t('workshop.new.begin')}
      </button>
    </form>
  );
}

/** Names of files and links: small letters, digits and hyphens. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'mission';

function FromBox({ plug, onStart }: PartProps): React.JSX.Element {
  const { t, say, language } = useWords();
  const { edition } = plug;
  return (
    <ul className="mission-cards">
      {missionsOf(edition).map(({ id }) => {
        const { name } = say.mission(id);
        const open = (): void => {
          const file = publishedMission(edition, id);
          if (file) onStart(file, missionName(file, language));
        };
        return (
          <li key={id}>
            <button
              type="button"
              className="mission-card"
              aria-label={t('workshop.start.open', { name })}
              onClick={open}
            >
              <MissionMap edition={edition.id} mission={id} />
              <span className="col grow">
                <span className="cap">{id}</span>
                <span className="display name">{name}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
