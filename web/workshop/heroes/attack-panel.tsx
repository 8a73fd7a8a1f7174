/** What a hero attacks with: numbers between the least and the most that heroes of the edition have. */
import type { AttackLine } from '@holdout/engine';
import { attackLimits } from '@holdout/engine/packs';
import type { EditionPlug } from '../../editions/plug.ts';
import { ItemPicture } from '../../faces/item-picture.tsx';
import { tenths } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { hitsOf, within } from './pack-heroes.ts';

interface Props {
  readonly plug: EditionPlug;
  readonly attack: AttackLine;
  readonly onChange: (attack: AttackLine) => void;
}

const MOST_NAME = 40;

export function AttackPanel({ plug: { edition, sheet }, attack, onChange }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const limits = attackLimits(edition);
  const of = limits.get(attack.mode);
  const change = (next: Partial<AttackLine>): void => onChange(within(edition, { ...attack, ...next }));
  const hits = (edition.attacks ?? []).filter(({ mode }) => mode === attack.mode).map(hitsOf);
  const pictures = edition.sheets.flatMap(({ id }) => sheet.attackOf?.(id).id ?? []);
  const [near, far] = attack.range;
  return (
    <section className="panel heroes-attack" aria-labelledby="hero-attack">
      <div className="row wrap">
        <h2 id="hero-attack">{t('workshop.heroes.attack')}</h2>
        <span className="grow" />
        <Choices
          label={t('workshop.heroes.attack')}
          options={[...limits.keys()]}
          value={attack.mode}
          textOf={(mode) => t(`workshop.heroes.${mode}`)}
          onChoose={(mode) => change({ mode })}
        />
      </div>
      <div className="row">
        <div className="heroes-picture">{attack.picture && <ItemPicture id={attack.picture} />}</div>
        <div className="col grow">
          <input
            className="field"
            key={attack.name}
            defaultValue={attack.name}
            maxLength={MOST_NAME}
            aria-label={t('workshop.heroes.attack.name')}
            placeholder={t('workshop.heroes.attack.name')}
            onBlur={(e) =>
              e.target.value.trim() !== (attack.name ?? '') && change({ name: e.target.value.trim() })
            }
          />
          <select
            className="field"
            aria-label={t('workshop.heroes.picture')}
            value={attack.picture ?? ''}
            onChange={(e) => change({ picture: e.target.value })}
          >
            <option value="">{t('workshop.heroes.picture.none')}</option>
            {pictures.map((id) => (
              <option key={id} value={id}>
                {say.card(id)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {of && (
        <div className="row wrap heroes-numbers">
          <Steps
            name="near"
            value={near}
            limits={[of.range[0], far]}
            onChange={(n) => change({ range: [n, far] })}
          />
          <Steps
            name="far"
            value={far}
            limits={[near, of.range[1]]}
            onChange={(n) => change({ range: [near, n] })}
          />
          <Steps name="dice" value={attack.dice} limits={of.dice} onChange={(dice) => change({ dice })} />
          <Steps
            name="accuracy"
            value={attack.accuracy}
            limits={of.accuracy}
            onChange={(accuracy) => change({ accuracy })}
          />
        </div>
      )}
      {hits.length > 0 && (
        <p className="fine mute">
          {t('workshop.heroes.hits', {
            hits: tenths(hitsOf(attack), language),
            least: tenths(Math.min(...hits), language),
            most: tenths(Math.max(...hits), language),
          })}
        </p>
      )}
    </section>
  );
}

interface StepsProps {
  readonly name: 'near' | 'far' | 'dice' | 'accuracy';
  readonly value: number;
  readonly limits: readonly [least: number, most: number];
  readonly onChange: (n: number) => void;
}

function Steps({ name, value, limits: [least, most], onChange }: StepsProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <label className="col">
      <span className="cap">{t(`workshop.heroes.${name}`)}</span>
      <select className="field num" value={value} onChange={(e) => onChange(+e.target.value)}>
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
          <option key={n} value={n}>
            {name === 'accuracy' ? `${n}+` : n}
          </option>
        ))}
      </select>
    </label>
  );
}
