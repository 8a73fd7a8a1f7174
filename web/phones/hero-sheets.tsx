/** The sheets of some heroes at a table, one at a time, with what is asked of those who hold them. */
import { heroAt, itemAt } from '@holdout/engine';
import { useState } from 'react';
import { download } from '../store/files.ts';
import { TroubleBanner } from '../table/banners.tsx';
import { DecisionBar } from '../table/decision-bar.tsx';
import { TheatreBar } from '../insight/theatre-bar.tsx';
import type { Table } from '../play/table.ts';
import type { Company } from '../table/company.ts';
import { Portrait } from '../table/hero-parts.tsx';
import { OrderButtons } from '../table/order-buttons.tsx';
import { Share } from '../table/share.tsx';
import { useCommands, type Commands } from '../table/use-commands.ts';
import { useTableUi, type TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import { HeroSheet } from './hero-sheet.tsx';

interface Props {
  readonly table: Table;
  /** Numbers of those to be shown. */
  readonly heroes: readonly number[];
  readonly company: Company;
}

export function HeroSheets({ table, heroes, company }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const ui = useTableUi(table);
  const commands = useCommands(ui, company);
  const { state } = ui;
  const [picked, setPicked] = useState<number | null>(null);
  // Whose turn it is comes up by itself, until somebody looks at another.
  const acting = heroes.find((hero) => hero === ui.natural);
  const shown = picked !== null && heroes.includes(picked) ? picked : (acting ?? itemAt(heroes, 0));
  return (
    <main className="hero-sheets" ref={ui.root}>
      {heroes.length > 1 && (
        <div className="hero-tabs" role="group" aria-label={t('table.heroes')}>
          {heroes.map((hero) => (
            <button
              key={hero}
              type="button"
              className="sheet-tab"
              aria-pressed={hero === shown}
              aria-label={say.hero(heroAt(state, hero).id)}
              onClick={() => setPicked(hero)}
            >
              <Portrait state={state} hero={hero} size={44} />
            </button>
          ))}
        </div>
      )}
      <HeroSheet ui={ui} hero={shown} onOption={(option) => commands.choose(option)} />
      <Asking ui={ui} commands={commands} company={company} />
      <Share ui={ui} />
      {ui.undo !== 'none' && ui.decision && (
        <button type="button" className="button sheet-undo" onClick={() => commands.onLetter('undo')}>
          {t(ui.undoAsked ? 'phones.undo.sure' : 'phones.undo')}
        </button>
      )}
    </main>
  );
}

interface AskingProps {
  readonly ui: TableUi;
  readonly commands: Commands;
  readonly company: Company;
}

/** The one question, as the table asks it; places are named in the place of a board. */
function Asking({ ui, commands, company }: AskingProps): React.JSX.Element | null {
  const { t, say } = useWords();
  const { insight, choice, context, decision } = ui;
  if (insight.playing) return <TheatreBar show={insight.show} told={null} />;
  if (!decision) return <>{ui.view.decision && company.bar}</>;
  return (
    <>
      {choice.menu && choice.choices.length > 0 && (
        <div className="sheet-places" role="group" aria-label={t('phones.where')}>
          {choice.choices.map(({ zone, option }) => (
            <button key={option.id} type="button" className="button" onClick={() => commands.choose(option)}>
              {say.zone(itemAt(context.board.zones, zone).id)}
            </button>
          ))}
        </div>
      )}
      <DecisionBar
        table={ui.table}
        context={context}
        state={ui.state}
        sheet={ui.sheet}
        decision={decision}
        single={ui.single}
        ui={choice}
        elsewhere={false}
        brief
        beside={<OrderButtons ui={ui} />}
        waiting={ui.actions.saving}
        sending={company.sending}
        onFamily={commands.onFamily}
        onBranch={commands.onBranch}
        onOption={(option) => commands.choose(option)}
        onAnswer={(text) => ui.actions.answer(text)}
        onEnd={commands.onEnd}
        onAim={ui.point}
      />
      {ui.actions.trouble && (
        <TroubleBanner
          trouble={ui.actions.trouble}
          onExport={() => download(t('app.game'), ui.table.exportFile())}
          onDismiss={ui.actions.dismiss}
        />
      )}
    </>
  );
}
