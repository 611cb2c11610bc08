import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Finds the address of who asks, for servers without a framework: that of the connection, unless it is a trusted proxy, whose
 * X-Forwarded-For is believed from its right end up to the first address that is not a trusted proxy itself.
 */
export function createVisitorAddress(trustedProxies: string): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies.split(',').map((one) => one.trim())) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let address = request.socket.remoteAddress ?? '';
    while (isTrusted(address)) {
      const before = forwarded.pop()?.trim();
      if (!before) break;
      address = before;
    }
    return address;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
