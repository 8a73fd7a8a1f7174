/** Where messages may go: to public addresses over TLS, never to what stands behind this server. */
import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's public address: of this machine, of a house, of a provider, of documentation, of many at once. */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** All that is public in IPv6 lies in 2000::/3; in there: tunnels to IPv4, documentation, and what is no address. */
const PRIVATE_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of PRIVATE) closed.addSubnet(network, bits, 'ipv4');
const closed6 = new BlockList();
for (const [network, bits] of PRIVATE_6) closed6.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Tests may send to a server of theirs on this machine. */
const mayStayHere = (): boolean => process.env['HOLDOUT_PUSH_LOCAL'] === '1';

/** `http://127.0.0.1:...`, where that is allowed at all. */
export const isLocal = ({ protocol, hostname }: URL): boolean =>
  mayStayHere() && protocol === 'http:' && hostname === '127.0.0.1';

/** Is that an address at all to which something may be sent? What its name stands for is asked when it is (sender.ts). */
export function mayRing(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (isLocal(url)) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return (
    plain &&
    (isIP(host) === 0 ? host.includes('.') : isPublic(host)) &&
    (url.port === '' || url.port === '443')
  );
}
