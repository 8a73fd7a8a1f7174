/** What is picked: a tile, a block, a token, a zone; with nothing picked, what the edition's section says of the whole mission. */
import { ROTATIONS, TILE_SIZE } from '@holdout/engine';
import { PaintScope } from '../../board/paint.tsx';
import { Icon } from '../../chrome/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { Choices } from '../choices.tsx';
import { wholeLevel, type Block } from './blocks.ts';
import { useEditor } from './editor.ts';
import { Field } from '../forms/field.tsx';
import { facesFor, laidAt } from './ground.ts';
import { ownKeys } from './own-keys.ts';
import { slotName } from './slot-name.ts';
import { FaceDefs, TileFace } from './tile-face.tsx';
import { ThingInspector } from './thing-inspector.tsx';
import { putAt, valueAt } from './things.ts';
import { lay, mirror, remove, stepFace, turn } from './tile-deeds.ts';

export function Inspector(): React.JSX.Element {
  const { t } = useWords();
  const { picked, things, pick } = useEditor();
  const thing = picked?.is === 'thing' ? things.find((one) => one.id === picked.id) : undefined;
  return (
    <section
      className="panel inspector"
      aria-label={t('workshop.inspector')}
      data-open={picked ? true : undefined}
    >
      {picked && (
        <button
          type="button"
          className="icon-button inspector-close"
          aria-label={t('app.close')}
          onClick={() => pick(null)}
        >
          <Icon name="cancel" size={16} />
        </button>
      )}
      {thing ? (
        <ThingInspector thing={thing} />
      ) : picked?.is === 'block' ? (
        <BlockInspector block={picked.block} />
      ) : picked?.is === 'zone' ? (
        <ZoneInspector zone={picked.zone} />
      ) : (
        <MissionInspector />
      )}
    </section>
  );
}

function BlockInspector({ block }: { readonly block: Block }): React.JSX.Element {
  const { t } = useWords();
  const editor = useEditor();
  const { edition, levels, workshop } = editor;
  const { mission } = workshop;
  const slot = { level: block.level, row: block.top, col: block.left };
  const one = block.rows * block.cols === 1 ? laidAt(levels, slot) : null;
  const faces = facesFor(edition, levels[block.level]?.id ?? '');
  const last = slotName({ row: block.top + block.rows - 1, col: block.left + block.cols - 1 });
  return (
    <>
      <div className="row">
        <h2>
          {one
            ? t('workshop.tile', { face: one.face })
            : t('workshop.block', { from: slotName(slot), to: last })}
        </h2>
        {one && <span className="chip">{t('workshop.slot', { slot: slotName(slot) })}</span>}
        <span className="grow" />
        {one && (
          <PaintScope>
            <FaceDefs />
            <svg className="inspector-face" viewBox={`0 0 ${TILE_SIZE} ${TILE_SIZE}`} aria-hidden="true">
              <TileFace edition={edition} face={one.face} />
            </svg>
          </PaintScope>
        )}
      </div>
      {one && (
        <>
          <Choices
            label={t('workshop.turned')}
            options={ROTATIONS}
            value={one.turn}
            textOf={(by) => `${by}°`}
            onChoose={(by) => editor.do(lay(edition, mission, slot, one.face, by))}
          />
          <div className="row">
            <button
              type="button"
              className="icon-button"
              aria-label={t('workshop.face.before')}
              onClick={() => editor.do(stepFace(edition, mission, slot, faces, -1))}
            >
              <Icon name="previous-button" size={18} />
            </button>
            <b>{one.face}</b>
            <button
              type="button"
              className="icon-button"
              aria-label={t('workshop.face.after')}
              onClick={() => editor.do(stepFace(edition, mission, slot, faces, 1))}
            >
              <Icon name="next-button" size={18} />
            </button>
          </div>
        </>
      )}
      <div className="row wrap">
        {!one && (
          <>
            <button
              type="button"
              className="button small"
              onClick={() => editor.do(turn(edition, mission, block))}
            >
              {t('workshop.tool.turn')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => editor.do(mirror(edition, mission, block))}
            >
              {t('workshop.tool.mirror')}
            </button>
          </>
        )}
        <button type="button" className="button small" onClick={() => editor.copy(block)}>
          {t('workshop.tool.copy')}
        </button>
        <button
          type="button"
          className="button small danger"
          onClick={() => {
            editor.do(remove(edition, mission, block));
            editor.pick(null);
          }}
        >
          {t('workshop.tool.remove')}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => editor.pick({ is: 'block', block: wholeLevel(mission, block.level) })}
        >
          {t('workshop.tool.all')}
        </button>
      </div>
      <p className="fine mute">{t('workshop.block.hint')}</p>
    </>
  );
}

function ZoneInspector({ zone }: { readonly zone: string }): React.JSX.Element {
  const { t, say } = useWords();
  const { things, pick, workshop } = useEditor();
  const { tryOut } = workshop;
  const here = things.filter((thing) => thing.zones.includes(zone));
  return (
    <>
      <h2>{say.place(zone)}</h2>
      {here.length === 0 && <p className="mute">{t('workshop.zone.empty')}</p>}
      <ul className="zone-things">
        {here.map(({ id, kind, own }) => (
          <li key={id}>
            <button type="button" className="button small" onClick={() => pick({ is: 'thing', id })}>
              {t(own === undefined ? `workshop.thing.${kind}` : `workshop.own.${own}`)}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button small"
        disabled={!tryOut}
        title={tryOut ? undefined : t('workshop.try.not')}
        onClick={() => tryOut?.(zone)}
      >
        <Icon name="play-button" size={13} />
        {t('workshop.try.here')}
        <kbd className="key-cap" aria-hidden="true">
          ⇧P
        </kbd>
      </button>
    </>
  );
}

/** What is said of the whole mission and lies nowhere. */
function MissionInspector(): React.JSX.Element {
  const { t } = useWords();
  const { edition, workshop } = useEditor();
  const { mission } = workshop;
  const keys = ownKeys(edition).filter(({ lies }) => lies === 'nowhere');
  return (
    <details>
      <summary>
        <h2>{t('workshop.special')}</h2>
      </summary>
      {keys.map(({ key, shape }) => (
        <Field
          key={key}
          id={`own.${key}`}
          label={t(`workshop.own.${key}`)}
          shape={shape}
          value={valueAt(mission, `own.${key}`)}
          onValue={(value) =>
            workshop.change(
              { key: 'special', about: { what: { is: 'word', id: `own.${key}` } } },
              putAt(mission, `own.${key}`, value),
            )
          }
        />
      ))}
    </details>
  );
}
