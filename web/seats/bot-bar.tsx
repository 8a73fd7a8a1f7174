/** In the place of the decision bar while a bot thinks: who it is, and a way to hold it. */
import type { Table } from '../play/table.ts';
import { useView } from '../table/use-view.ts';
import { useWords } from '../words/use-words.ts';
import { botSeat, type Bots } from './bots.ts';
import type { BotsUi } from './use-bots.ts';

interface Props {
  readonly table: Table;
  readonly bots: Bots;
  readonly ui: BotsUi;
}

export function BotBar({ table, bots, ui }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const { state, decision } = useView(table);
  const seat = decision ? botSeat(bots, state, decision) : undefined;
  if (!decision || seat === undefined) return null;
  return (
    <section
      className="decide awaited"
      aria-label={t('table.decision')}
      aria-busy={ui.state === 'playing'}
      data-prompt={decision.prompt}
    >
      <div className="prompt paper">{say.prompt(decision)}</div>
      <div className="decide-body row">
        <p className="grow" role="status">
          {t(`seats.${ui.state}`, { bot: t(`seats.bot.${bots[seat]}`) })}
        </p>
        <button type="button" className="button" onClick={ui.state === 'playing' ? ui.hold : ui.goOn}>
          {t(ui.state === 'playing' ? 'seats.hold' : 'seats.go-on')}
        </button>
      </div>
    </section>
  );
}
