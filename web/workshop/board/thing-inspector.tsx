/** One token, door or enemy: what it says of itself, moved or taken away. */
import type { Json } from '@holdout/engine';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { COLOURS } from '../forms/colours.ts';
import { useEditor } from './editor.ts';
import { Field } from '../forms/field.tsx';
import { erase, thingSaid } from './hand.ts';
import type { Shape } from '../forms/shape.ts';
import { entryFields, ownKeys } from './own-keys.ts';
import { putAt, valueAt, type Thing, type ThingKind } from './things.ts';

interface FormField {
  readonly key: string;
  readonly shape: Shape;
  readonly usual?: Json;
}

const colour: Shape = { is: 'name', kind: 'colour' };
const flag: Shape = { is: 'flag' };

/** Fields every edition has, and what they are where nothing is said (engine/mission/file.ts). */
const FORMS: { readonly [kind in ThingKind]?: readonly FormField[] } = {
  spawn: [
    { key: 'active', shape: flag, usual: true },
    { key: 'colour', shape: colour, usual: 'red' },
    { key: 'heroes', shape: { is: 'number', least: 1, most: 6 }, usual: 1 },
  ],
  objective: [
    { key: 'colour', shape: colour, usual: 'red' },
    { key: 'down', shape: flag, usual: false },
    { key: 'counts', shape: flag, usual: true },
  ],
  enemy: [{ key: 'count', shape: { is: 'number', least: 1, most: 40 }, usual: 1 }],
  door: [
    { key: 'colour', shape: { ...colour, among: () => ['', ...COLOURS] }, usual: '' },
    {
      key: 'state',
      shape: { is: 'name', kind: 'text', among: () => ['closed', 'open', 'smashed'] },
      usual: 'closed',
    },
  ],
};

export function ThingInspector({ thing }: { readonly thing: Thing }): React.JSX.Element {
  const { t, say } = useWords();
  const editor = useEditor();
  const { edition, workshop } = editor;
  const { mission } = workshop;
  const { id, kind, own, value, zones } = thing;
  const ownKey = ownKeys(edition).find((k) => k.key === own);
  const fields: readonly FormField[] = ownKey
    ? entryFields(ownKey).map(([key, shape]) => ({ key, shape }))
    : (FORMS[kind] ?? []);
  const type = isFields(value) ? value['type'] : undefined;
  const title =
    kind === 'enemy' && typeof type === 'string'
      ? say.enemy(type)
      : t(own === undefined ? `workshop.thing.${kind}` : `workshop.own.${own}`);
  const first = kind === 'spawn' && id !== 'spawns.0';
  return (
    <>
      <div className="row">
        <h2 className="grow">{title}</h2>
        {kind !== 'door' && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('workshop.tool.move')}
            title={t('workshop.tool.move')}
            onClick={() => editor.take({ is: 'move', thing })}
          >
            <Icon name="boot-prints" size={18} />
          </button>
        )}
        <button
          type="button"
          className="icon-button danger"
          aria-label={t('workshop.tool.remove')}
          title={t('workshop.tool.remove')}
          onClick={() => {
            editor.do(erase(mission, thing));
            editor.pick(null);
          }}
        >
          <Icon name="trash-can" size={18} />
        </button>
      </div>
      <p className="mute">{zones.map((zone) => say.place(zone)).join(' – ')}</p>
      {fields.map(({ key, shape, usual }) => (
        <Field
          key={key}
          id={`${id}.${key}`}
          label={t(`workshop.field.${key}`)}
          shape={shape}
          value={isFields(value) ? value[key] : undefined}
          usual={usual}
          onValue={(next) =>
            workshop.change(
              { key: 'field', about: { thing: thingSaid(thing), field: { is: 'word', id: `field.${key}` } } },
              putAt(mission, `${id}.${key}`, next),
            )
          }
        />
      ))}
      {first && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            const spawns = valueAt(mission, 'spawns');
            if (!Array.isArray(spawns)) return;
            const rest = spawns.filter((_, i) => `spawns.${i}` !== id);
            workshop.change({ key: 'spawn.first' }, putAt(mission, 'spawns', [value, ...rest]));
            editor.pick({ is: 'thing', id: 'spawns.0' });
          }}
        >
          {t('workshop.spawn.first')}
        </button>
      )}
      {kind === 'spawn' && <p className="fine mute">{t('workshop.spawn.order')}</p>}
    </>
  );
}
