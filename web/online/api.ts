/** The few things that go by request and not over the line: making a table, taking its file. */
import { list, shape, text, type Checked } from './checker.ts';

const isMade = shape({ id: text, host: text, chairs: list(text) });
export type Made = Checked<typeof isMade>;
const isRefused = shape({ refused: text });

/** The server said no, or did not answer (`line.away`). */
export class RequestError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function request(address: string, options: RequestInit): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new RequestError('line.away');
  }
  const body = await response.text();
  if (response.ok) return body;
  throw new RequestError(refusalIn(body));
}

/** A place without tables answers with whatever it has. */
function refusalIn(body: string): string {
  try {
    const raw: unknown = JSON.parse(body);
    return isRefused(raw) ? raw.refused : 'no-tables';
  } catch {
    return 'no-tables';
  }
}

/** A local game becomes a table. */
export async function makeTable(title: string, save: string): Promise<Made> {
  const body = JSON.stringify({ title, save });
  const headers = { 'content-type': 'application/json' };
  const said = await request('/api/tables', { method: 'POST', headers, body });
  let raw: unknown;
  try {
    raw = JSON.parse(said);
  } catch {
    raw = undefined;
  }
  if (!isMade(raw)) throw new RequestError('no-tables');
  return raw;
}

/** The whole game with its seed: for the host, and for everybody when it is over. */
export const takeFile = (table: string, host: string | null): Promise<string> =>
  request(`/api/tables/${table}/save`, {
    headers: host === null ? {} : { authorization: `Bearer ${host}` },
    cache: 'no-store',
  });
