/** 39.174.12.8 → 39.174.*.*, 240e:36a:1::7 → 240e:36a:*: where about, not who. */
export function maskNetwork(address: string): string {
  const [first = '', second = ''] = address.split(/[.:]/);
  return address.includes(':') ? `${first}:${second}:*` : `${first}.${second}.*.*`;
}
