/** An online table as the parts of its screen see it, in one place. */
import { createContext, useCallback, useContext } from 'react';
import { toast } from '../app/toasts.tsx';
import type { KnownTable } from '../store/tables.ts';
import { maybe } from '../table/maybe.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { RequestError } from './api.ts';
import type { Command, Done, Welcome } from './messages.ts';
import type { RemoteTable } from './remote-table.ts';
import type { Session, SessionView } from './session.ts';

export interface Online {
  readonly session: Session;
  readonly seen: SessionView;
  readonly model: Welcome;
  readonly table: RemoteTable;
  /** What this browser keeps of the table. */
  readonly known: KnownTable;
  keep(part: Partial<KnownTable>): Promise<void>;
}

export const OnlineScope = createContext<Online | null>(null);

export function useOnline(): Online {
  const online = useContext(OnlineScope);
  if (!online) throw new Error('there is no online table here');
  return online;
}

/** Chairs of this page where a person sits. */
export const seatedHere = ({ seen, model }: Online): readonly number[] =>
  seen.me.chairs.filter((c) => model.seats.chairs[c]?.holder === 'person');

export function nameOf({ seats }: Welcome, chair: number, t: Translate): string {
  const { holder, name } = seats.chairs[chair] ?? { holder: 'open', name: '' };
  if (holder === 'bot') return t('online.bot', { n: chair + 1 });
  return name || t('online.chair', { n: chair + 1 });
}

export const noText = (t: Translate, code: string): string =>
  maybe(t, `online.no.${code}`) ?? t('online.no.other');

/** Sends a command; a refusal is told. Gives what came back, null when it was refused. */
export function useCommand(): (command: Command) => Promise<Done | null> {
  const { session } = useOnline();
  const { t } = useWords();
  return useCallback(
    async (command) => {
      const said = await session.do(command);
      if (!('refused' in said)) return said;
      toast({ text: noText(t, said.refused) });
      return null;
    },
    [session, t],
  );
}

/** Says what went wrong with a request; anything else is a fault of ours and goes on its way. */
export function tellRequest(t: Translate, error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  toast({ text: noText(t, error.code), stays: true });
}

export async function copyText(text: string): Promise<void> {
  // Only on secure connections; the old way works everywhere else.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
