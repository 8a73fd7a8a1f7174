/** The game is over: the next one, with the same people, is one press away; who is led there by somebody else comes by another. */
import { isRefusal, refuse, type RefusalCode, type Setup } from '@holdout/engine';
import { useId, useMemo, useState } from 'react';
import { go } from '../app/route.ts';
import { engineOf } from '../editions/plugs.ts';
import { missionsOf } from '../screens/missions.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { followTo } from './follow.ts';
import { seatedHere, useCommand, useOnline } from './online.ts';

export function NextGame(): React.JSX.Element | null {
  const { t } = useWords();
  const online = useOnline();
  const { model, known } = online;
  const { next } = model;
  const follow = async (table: string): Promise<void> => {
    await followTo(known, table);
    go({ screen: 'online', table });
  };
  if (next === undefined) return seatedHere(online).length > 0 ? <LayNext onLaid={follow} /> : null;
  return (
    <section className="next-steps" aria-label={t('online.next.laid')}>
      <div className="row wrap">
        <b role="status">{t('online.next.laid')}</b>
        <button type="button" className="button primary" onClick={() => void follow(next)}>
          {t('online.next.follow')}
        </button>
      </div>
    </section>
  );
}

function LayNext({ onLaid }: { readonly onLaid: (table: string) => Promise<void> }): React.JSX.Element {
  const { t, say } = useWords();
  const { table, session } = useOnline();
  const command = useCommand();
  const label = useId();
  const { outcome, setup } = useView(table).state;
  const { edition, mission } = table.context;
  const missions = useMemo(() => missionsOf(edition).map((m) => m.id), [edition]);
  const at = missions.indexOf(mission.id);
  const after = outcome?.result === 'won' ? missions[at + 1] : undefined;
  const [chosen, setChosen] = useState(after ?? mission.id);
  const why = useMemo(() => refusalOf({ ...setup, mission: chosen }), [setup, chosen]);
  const lay = async (): Promise<void> => {
    const said = await command(chosen === mission.id ? { kind: 'next' } : { kind: 'next', mission: chosen });
    const laid = session.view().model?.next;
    if (said && laid !== undefined) await onLaid(laid);
  };
  return (
    <form
      className="next-steps"
      onSubmit={(e) => {
        e.preventDefault();
        void lay();
      }}
    >
      <h3 className="cap" id={label}>
        {t('online.next')}
      </h3>
      <div className="row wrap" role="group" aria-labelledby={label}>
        {at >= 0 && (
          <select
            className="field next-mission"
            aria-label={t('online.next.mission')}
            value={chosen}
            onChange={(e) => setChosen(e.target.value)}
          >
            {missions.map((id) => (
              <option key={id} value={id}>
                {id === mission.id
                  ? t('online.next.same', { mission: say.mission(id).name })
                  : say.mission(id).name}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className="button" disabled={why !== undefined}>
          {t('online.next.go')}
        </button>
      </div>
      {why && (
        <p className="fine" role="status">
          {t('online.next.not', { why: say.refusal(refuse(why)) })}
        </p>
      )}
    </form>
  );
}

/** Not every mission can be played by these heroes. */
function refusalOf(setup: Setup): RefusalCode | undefined {
  const context = engineOf(setup.edition).contextOf(setup);
  return isRefusal(context) ? context.refused : context.edition.refuseSetup(setup, context.mission);
}
