/** docs/PROTOCOL.md as it should stand: the protocol's own manual, with the rates of this server. */
import { protocolManual } from '@holdout/protocol/manual';
import { LIMITS } from '../limits.ts';

export const MANUAL = new URL('../../docs/PROTOCOL.md', import.meta.url);

const rate = (burst: number, everyMs: number): string => `${burst} at once, then one every ${everyMs} ms`;

export const manualPage = (): string =>
  protocolManual({
    'messages of a socket': rate(LIMITS.messageBurst, LIMITS.messageEveryMs),
    'chat lines and marks of a socket': rate(LIMITS.talkBurst, LIMITS.talkEveryMs),
    'looks of a socket': rate(LIMITS.lookBurst, LIMITS.lookEveryMs),
    'positions asked for by a socket': rate(LIMITS.positionBurst, LIMITS.positionEveryMs),
    'requests of an address': rate(LIMITS.requestBurst, LIMITS.requestEveryMs),
    'tables made by an address': rate(LIMITS.createBurst, LIMITS.createEveryMs),
    'sockets of an address': `${LIMITS.socketsPerAddress}`,
  });
