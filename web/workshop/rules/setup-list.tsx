/** What is set up beside the board, and by number of heroes: keys of the file and of the edition's section, as sentences. */
import type { FileShape } from '@holdout/engine';
import { wordLabel, type Path } from '@holdout/narrate/script';
import { useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { blank } from './blank.ts';
import { useDesk } from './desk.ts';
import { inserted, valueAt, withValue } from './edit.ts';
import { DropLine } from './ends-list.tsx';
import { LineFlaws } from './line-flaws.tsx';
import { MoreFields } from './more-fields.tsx';
import { Pieces } from './pieces.tsx';
import { Picker } from './picker.tsx';
import { inner } from './pill.tsx';

/** Keys of the file that are said here; the others have parts of the workshop to themselves. */
const HERE: readonly string[] = ['players', 'heroesPerSeat', 'start', 'exit', 'elevator', 'enemies'];

interface Key {
  readonly path: Path;
  readonly shape: FileShape;
  readonly label: string;
}

export function SetupList(): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mission } = desk.workshop;
  const keys = keysOf(desk);
  const several = (shape: FileShape): boolean => {
    const one = inner(shape);
    return one.is === 'list' && one.of.is === 'fields';
  };
  const free = keys.filter(
    ({ path, shape }) => several(shape) || valueAt({ ...mission }, path) === undefined,
  );
  const add = (id: string): void => {
    const key = free.find(({ path }) => path.join('.') === id);
    if (!key) return;
    const shape = inner(key.shape);
    const next =
      shape.is === 'list' && several(shape)
        ? inserted(mission, key.path, blank(shape.of, desk.known))
        : withValue(mission, key.path, blank(shape, desk.known));
    desk.change('setup', next);
  };
  return (
    <section aria-labelledby="setup-title">
      <div className="row rules-heading">
        <h2 id="setup-title">{t('workshop.rules.setup')}</h2>
        <span className="grow" />
        <button type="button" ref={button} className="button small" onClick={() => setOpen(!open)}>
          + {t('workshop.rules.line')}
        </button>
        {open && (
          <Picker
            anchor={button.current}
            label={t('workshop.rules.setup')}
            options={free.map(({ path, label }) => ({ id: path.join('.'), label }))}
            onPick={add}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
      <ul className="rule-list">
        {desk.lineIn('setup').map((line) => {
          const form = keys.find(({ path }) => path.every((key, i) => line.path[i] === key));
          const shape = form && inner(form.shape);
          const entry = shape?.is === 'list' ? shape.of : shape;
          return (
            <li key={line.path.join('.')} className="rule-card" data-end="setup">
              <div className="rule-lines">
                <span className="rule-line">
                  <Pieces pieces={line.pieces} />
                  {entry && <MoreFields shape={entry} path={line.path} pieces={line.pieces} />}
                </span>
                <LineFlaws path={line.path} />
              </div>
              <DropLine path={line.path} step="setup" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function keysOf({ teller }: ReturnType<typeof useDesk>): Key[] {
  const { file, own } = teller.grammar;
  const section = inner(own);
  const inFile = Object.entries(file.fields).filter(([name]) => HERE.includes(name));
  const inOwn = section.is === 'fields' ? Object.entries(section.fields) : [];
  return [
    ...inFile.map(([name, shape]) => ({ path: [name], shape, label: wordLabel(teller, 'file', name) })),
    ...inOwn.map(([name, shape]) => ({ path: ['own', name], shape, label: wordLabel(teller, 'own', name) })),
  ];
}
