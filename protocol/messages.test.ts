/** Every message passes as it is; whatever is wrong in it is found where it is. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from './bounds.ts';
import { pageText, readerWithin } from './from-page.ts';
import { orThrow, type Read } from './reading.ts';
import { FROM_PAGE, TO_PAGE } from './testing/samples.ts';
import { increased, lessened, replaced } from './testing/spoil.ts';
import { readToPage, serverText } from './to-page.ts';
import { PROTOCOL } from './version.ts';

const readFromPage = readerWithin(BOUNDS);
const faultAt = (read: Read<unknown>): string | undefined => ('fault' in read ? read.fault.at : undefined);

describe.each(Object.entries(TO_PAGE))('the server says %s', (_, sample) => {
  const read = (message: unknown): Read<unknown> => readToPage(JSON.stringify(message), 'strict');

  it('and is understood', () => {
    const text = JSON.stringify(sample);
    expect(serverText(orThrow(readToPage(text, 'strict')))).toBe(text);
    expect(serverText(orThrow(readToPage(text)))).toBe(text);
  });

  it('with something else in one place', () => {
    for (const { at, message } of replaced(sample)) expect([at, faultAt(read(message))]).toEqual([at, at]);
  });

  it('without something: it may be left out, or is missed', () => {
    for (const { at, message } of lessened(sample)) expect([at, undefined]).toContain(faultAt(read(message)));
  });

  it('with more than described: tests refuse it, a page does not mind', () => {
    for (const { at, message } of increased(sample)) {
      expect(faultAt(read(message))).toBe(at);
      expect(orThrow(readToPage(JSON.stringify(message)))).toEqual(message);
    }
  });
});

describe.each(Object.entries(FROM_PAGE))('a page says %s', (_, samples) => {
  const read = (message: unknown): Read<unknown> => readFromPage(JSON.stringify(message));

  it('and is understood', () => {
    for (const sample of samples) {
      const text = JSON.stringify(sample);
      expect(pageText(orThrow(readFromPage(text)))).toBe(text);
    }
  });

  it('with something wrong, left out or added: the server says where', () => {
    for (const sample of samples) {
      for (const { at, message } of replaced(sample)) expect([at, faultAt(read(message))]).toEqual([at, at]);
      for (const { at, message } of lessened(sample))
        expect([at, undefined]).toContain(faultAt(read(message)));
      for (const { at, message } of increased(sample)) expect(faultAt(read(message))).toBe(at);
    }
  });
});

describe('broken messages of the server', () => {
  const { welcome, entry, moment } = TO_PAGE;
  const log = (event: object): object => ({
    ...welcome,
    log: [{ seq: 1, round: 1, events: [event], revealed: true }],
  });
  it.each([
    ['', '', 'JSON'],
    ['{', '', 'JSON'],
    ['[]', '', 'an object'],
    ['null', '', 'an object'],
    ['{"t":"constructor"}', 't', 'one of welcome, entry'],
    [{ t: 'welcome' }, 'v', `one of ${PROTOCOL}`],
    [{ ...welcome, v: PROTOCOL + 1 }, 'v', `one of ${PROTOCOL}`],
    [{ ...welcome, table: 'short' }, 'table', 'a text like'],
    [{ ...welcome, state: {} }, 'state.rules', 'a text'],
    [{ ...welcome, setup: { edition: 'classic', seats: [[1]] } }, 'setup.seats.0.0', 'a text'],
    [log({ id: 1, parent: 0, cause: 'K' }), 'log.0.events.0.type', 'a text'],
    [log({ id: -1, parent: 0, cause: 'K', type: 'moved' }), 'log.0.events.0.id', 'a whole number'],
    [{ ...entry, by: 'Ann' }, 'by', 'a whole number from 0 to 1000, or one of host'],
    [{ ...entry, shared: false }, 'shared', 'one of true'],
    [{ ...moment, state: null }, 'state', 'an object'],
  ])('%j is wrong at "%s"', (message, at, want) => {
    const read = readToPage(typeof message === 'string' ? message : JSON.stringify(message));
    expect(read).toEqual({ fault: { at, want: expect.stringContaining(want) as string } });
  });
});

describe('what is too much for the server', () => {
  const [hello] = FROM_PAGE.hello;
  const [ping] = FROM_PAGE.mark;
  const doing = (command: object): object => ({ t: 'do', ref: 'r', command });
  const long = (most: number): string => 'x'.repeat(most + 1);
  it.each([
    [{ ...hello, secrets: Array.from({ length: BOUNDS.secrets + 1 }, () => 's'.repeat(32)) }, 'secrets'],
    [{ ...hello, since: { seq: 1, process: long(40) } }, 'since.process'],
    [{ ...doing({ kind: 'chair' }), ref: '' }, 'ref'],
    [{ ...doing({ kind: 'chair' }), ref: long(BOUNDS.ref) }, 'ref'],
    [doing({ kind: 'answer', at: 0, answer: long(BOUNDS.answer) }), 'command.answer'],
    [doing({ kind: 'answer', at: 1e10, answer: '' }), 'command.at'],
    [doing({ kind: 'chat', text: long(2 * BOUNDS.chat) }), 'command.text'],
    [doing({ kind: 'sit', chair: 0, name: long(4 * BOUNDS.name) }), 'command.name'],
    [doing({ kind: 'sit', chair: BOUNDS.chairs, name: 'Ann' }), 'command.chair'],
    [doing({ kind: 'title', title: long(4 * BOUNDS.title) }), 'command.title'],
    [doing({ kind: 'hero', hero: long(BOUNDS.markId), chair: 0 }), 'command.hero'],
    [doing({ kind: 'opened' }), 'command.kind'],
    [{ ...ping, ids: [] }, 'ids'],
    [{ ...ping, ids: ['1', '2', '3', '4', '5'] }, 'ids'],
    [{ ...ping, ids: [long(BOUNDS.markId)] }, 'ids.0'],
    [{ ...ping, kind: 'arrow', ids: ['S1'] }, 'ids'],
    [{ ...ping, kind: 'ready', ids: ['S1'] }, 'ids'],
  ])('%j is refused at %s', (message, at) => {
    expect(faultAt(readFromPage(JSON.stringify(message)))).toBe(at);
  });

  it('is for the server to say: a host may set other bounds', () => {
    const read = readerWithin({ ...BOUNDS, chat: 1000 });
    const text = JSON.stringify(doing({ kind: 'chat', text: 'x'.repeat(2000) }));
    expect(faultAt(readFromPage(text))).toBe('command.text');
    expect(faultAt(read(text))).toBe(undefined);
  });

  it('is not repeated in full', () => {
    const fault = readFromPage(JSON.stringify({ ...ping, [long(3000)]: 1 }));
    expect(faultAt(fault)).toHaveLength(40);
  });
});
