const IPV6 = /^[\da-f:]+(?::\d+\.\d+\.\d+\.\d+)?(?:%.*)?$/i;

/**
 * The part of an address that a limit counts: an IPv4 address, or the /56 that one IPv6 customer has. By /64 one customer would have 256
 * limits.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!IPV6.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${[first, second, third, fourth & 0xff_00].map((group) => group.toString(16)).join(':')}::/56`;
}
