/** An online table as the parts of its screen see it, in one place. */
import { isRefusalCode, refuse } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import type { Command, Done, Refused, Welcome } from '@holdout/protocol';
import { createContext, useCallback, useContext } from 'react';
import { toast } from '../app/toasts.tsx';
import { download } from '../store/files.ts';
import type { KnownTable } from '../store/tables.ts';
import { maybe } from '../table/maybe.ts';
import { useWords, type Translate } from '../words/use-words.ts';
import { RequestError, takeFile } from './api.ts';
import type { RemoteTable } from './remote-table.ts';
import type { Session, SessionView } from './session.ts';
import { secretsOf } from './secrets.ts';
import { nameOfTable } from './table-name.ts';
import type { Keep } from './use-known.ts';

export interface Online {
  readonly session: Session;
  readonly seen: SessionView;
  readonly model: Welcome;
  readonly table: RemoteTable;
  /** What this browser keeps of the table. */
  readonly known: KnownTable;
  readonly keep: Keep;
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
  const { holder, name, player } = seats.chairs[chair] ?? { holder: 'open', name: '', player: undefined };
  if (holder === 'bot' && player) return t('seats.name', { n: chair + 1, bot: t(`seats.bot.${player}`) });
  if (holder === 'bot') return t('online.bot', { n: chair + 1 });
  return name || t('online.chair', { n: chair + 1 });
}

export const noText = (t: Translate, code: string): string =>
  maybe(t, `online.no.${code}`) ?? t('online.no.other');

/** Why a game can only be read; the engine's reasons have words of their own. */
export function brokenText({ refused, at }: Refused, { t, say }: { t: Translate; say: Narrator }): string {
  if (isRefusalCode(refused)) return say.refusal(refuse(refused, at));
  return maybe(t, `online.no.${refused}`) ?? t('online.read-only.text');
}

/** The file holds the seed: while the game runs it is the host's, or everybody's who sits if they have agreed. */
export const mayTakeFile = ({ model, me }: SessionView): boolean =>
  model !== null &&
  (me.host ||
    model.game?.proof !== undefined ||
    (model.shared && me.chairs.some((c) => model.seats.chairs[c]?.holder === 'person')));

/** Hands the file of the game over, or says why not. */
export function useDownload(): (model: Welcome, known: KnownTable) => Promise<void> {
  const words = useWords();
  return useCallback(
    async (model, known) => {
      try {
        download(nameOfTable(model, words), await takeFile(model.table, secretsOf(known)));
      } catch (error) {
        tellRequest(words.t, error);
      }
    },
    [words],
  );
}

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
