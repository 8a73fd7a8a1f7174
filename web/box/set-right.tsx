/** What lies otherwise on the players' table than on the screen is said here, and stands at once or not at all. */
import { formatCorrection, isRefusal, MAY_CORRECT, mayCorrect, type Refusal } from '@holdout/engine';
import '../styles/set-right.css';
import { useEffect, useId, useRef, useState } from 'react';
import { plugOf } from '../editions/plugs.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import type { Table } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';
import { differences, draftOf, isActing, withFigure, type Draft, type HeroDraft } from './drafts.ts';
import { Count } from './count.tsx';
import { FigureAdder } from './figure-adder.tsx';
import { withCard } from './hero-cards.ts';
import { HeroSlots } from './hero-slots.tsx';
import { RightPieces } from './right-pieces.tsx';

interface Props {
  readonly table: Table;
  readonly onClose: () => void;
}

export function SetRight({ table, onClose }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { context } = table;
  const { state } = table.view();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [draft, setDraft] = useState<Draft>(() => draftOf(context, state));
  const [no, setNo] = useState<Refusal | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { Track } = plugOf(context);
  const said = differences(draft, state, context);
  const changes = Object.keys(said).length > 0;
  const change = (to: Draft): void => {
    setDraft(to);
    setNo(null);
  };
  const hero = (id: string, to: Partial<HeroDraft>): void =>
    change({ ...draft, heroes: draft.heroes.map((h) => (h.id === id ? { ...h, ...to } : h)) });
  const setRight = async (): Promise<void> => {
    // Where the table has only agreed to it since, that is told first.
    const allowed = mayCorrect(state) ? null : await table.answer(MAY_CORRECT);
    const refusal = allowed ?? (await table.answer(formatCorrection(said)));
    if (refusal && isRefusal(refusal)) setNo(refusal);
    else dialog.current?.close();
  };
  return (
    <dialog className="dialog set-right" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('table.right.title')}</h2>
      <p>{t('table.right.text')}</p>
      <h3>{t('table.right.heroes')}</h3>
      <ul className="right-list">
        {draft.heroes.map((h) => (
          <li key={h.id} className="right-hero">
            <HeroFace id={h.id} monogram={say.hero(h.id).slice(0, 1)} size={36} />
            <b>{say.hero(h.id)}</b>
            <label className="right-place">
              <span className="visually-hidden">{t('table.right.place', { hero: say.hero(h.id) })}</span>
              <select className="field" value={h.zone} onChange={(e) => hero(h.id, { zone: e.target.value })}>
                {context.board.zones.map(({ id }) => (
                  <option key={id} value={id}>
                    {say.place(id)}
                  </option>
                ))}
              </select>
            </label>
            <Count
              label={t('table.right.wounds')}
              name={say.hero(h.id)}
              n={h.wounds}
              onCount={(wounds) => hero(h.id, { wounds })}
            />
            <Count
              label={t('table.right.xp')}
              name={say.hero(h.id)}
              n={h.xp}
              onCount={(xp) => hero(h.id, { xp })}
            />
            {Track && (
              <Count
                label={t('table.right.track')}
                name={say.hero(h.id)}
                n={h.track}
                onCount={(track) => hero(h.id, { track })}
              />
            )}
            <HeroSlots
              context={context}
              hero={h}
              onCard={(slot, card) => hero(h.id, { slots: withCard(context, h, slot, card) })}
            />
            {isActing(state, h.id) && (
              <Count
                label={t('table.right.actions')}
                name={say.hero(h.id)}
                n={h.actions}
                onCount={(actions) => hero(h.id, { actions })}
              />
            )}
          </li>
        ))}
      </ul>
      <h3>{t('table.right.enemies')}</h3>
      <ul className="right-list">
        {draft.groups.map((g, at) => (
          <li key={`${g.enemy} ${g.zone}`} className="right-group">
            <span>
              <b>{say.enemy(g.enemy)}</b> · {say.place(g.zone)}
            </span>
            <Count
              label=""
              name={`${say.enemy(g.enemy)}, ${say.place(g.zone)}`}
              n={g.n}
              onCount={(n) =>
                change({ ...draft, groups: draft.groups.map((one, i) => (i === at ? { ...one, n } : one)) })
              }
            />
          </li>
        ))}
      </ul>
      <FigureAdder context={context} onAdd={(enemy, zone) => change(withFigure(draft, enemy, zone))} />
      {context.board.doors.length > 0 && (
        <details>
          <summary>{t('table.right.doors')}</summary>
          <ul className="right-list doors">
            {context.board.doors.map(({ id, a, b }) => (
              <li key={id}>
                <label className="owned-box">
                  <input
                    type="checkbox"
                    checked={draft.open.includes(id)}
                    onChange={(e) =>
                      change({
                        ...draft,
                        open: e.target.checked ? [...draft.open, id] : draft.open.filter((d) => d !== id),
                      })
                    }
                  />
                  {[a, b].map((zone) => say.place(context.board.zones[zone]?.id ?? '')).join(' – ')}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <RightPieces
        context={context}
        draft={draft}
        tokens={state.objectives.map((o) => o.zone)}
        onDraft={change}
      />
      {no && (
        <p className="failed" role="alert">
          {say.refusal(no)}
        </p>
      )}
      <div className="row wrap">
        <button type="button" className="button primary" disabled={!changes} onClick={() => void setRight()}>
          {t('table.right.do')}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('table.cancel')}
        </button>
      </div>
    </dialog>
  );
}
