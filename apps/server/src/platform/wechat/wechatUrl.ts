export function wechatUrl(baseUrl: string, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(path, baseUrl);
  url.search = new URLSearchParams(query).toString();
  return url;
}
