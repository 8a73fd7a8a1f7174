/** Whose pack it is, which version, what it came from: credit of a copy stays with every copy. */
import type { Json } from '@holdout/engine';
import { MissionMapOf } from './mission-map-of.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { missionName } from '../names.ts';
import type { StepProps } from '../workshop.ts';

const FIELDS = [
  { key: 'name', most: 60 },
  { key: 'author', most: 60 },
  { key: 'version', most: 14 },
] as const;
const LICENCES = ['', 'CC BY 4.0', 'CC BY-NC 4.0', 'CC0'] as const;

const textOf = (v: Json | undefined): string => (typeof v === 'string' ? v : '');

export function CreditPanel({ workshop }: StepProps): React.JSX.Element {
  const { t, language } = useWords();
  const { pack, mission } = workshop;
  const change = (key: string, value: string): void =>
    workshop.changePack(
      { key: 'credit', about: { what: { is: 'word', id: `share.${key}` }, value } },
      { ...pack, [key]: value },
    );
  const after = (Array.isArray(pack['after']) ? pack['after'] : []).filter(isFields);
  return (
    <>
      <div className="paper share-card">
        <MissionMapOf edition={workshop.edition} mission={mission} />
        <h3>{missionName(mission, language)}</h3>
        <p>
          {t(`app.difficulty.${textOf(mission['difficulty'])}`)} ·{' '}
          {t('workshop.fair.minutes', { n: Number(mission['minutes']) })}
        </p>
      </div>
      <section className="panel share-credit" aria-label={t('workshop.share.credit')}>
        {FIELDS.map(({ key, most }) => (
          <label key={key}>
            <span>{t(`workshop.share.${key}`)}</span>
            <input
              className="field"
              key={textOf(pack[key])}
              defaultValue={textOf(pack[key]) || (key === 'version' ? '1.0' : '')}
              maxLength={most}
              pattern={key === 'version' ? '[0-9]{1,4}([.][0-9]{1,4}){0,2}' : undefined}
              onBlur={(e) =>
                e.target.validity.valid && e.target.value !== textOf(pack[key]) && change(key, e.target.value)
              }
            />
          </label>
        ))}
        <label>
          <span>{t('workshop.share.licence')}</span>
          <select
            className="field"
            value={textOf(pack['licence'])}
            onChange={(e) => change('licence', e.target.value)}
          >
            {[...new Set([...LICENCES, textOf(pack['licence'])])].map((licence) => (
              <option key={licence} value={licence}>
                {licence || t('workshop.share.licence.none')}
              </option>
            ))}
          </select>
        </label>
        {after.length > 0 && (
          <div className="share-after">
            <span>{t('workshop.share.after')}</span>
            <ul>
              {after.map((one, i) => (
                <li key={i}>
                  {t('workshop.share.after.one', {
                    name: textOf(one['name']),
                    author: textOf(one['author']) || '?',
                    version: textOf(one['version']),
                  })}
                </li>
              ))}
            </ul>
            <small className="mute">{t('workshop.share.after.kept')}</small>
          </div>
        )}
      </section>
    </>
  );
}
