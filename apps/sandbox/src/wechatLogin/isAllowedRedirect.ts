/** A host without a port allows every port, as a developer's machine needs; with a port it must match exactly. */
export function isAllowedRedirect(redirectUri: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  return hosts.includes(url.host) || hosts.includes(url.hostname);
}
