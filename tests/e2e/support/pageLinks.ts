import type { APIRequestContext } from '@playwright/test';

/** A page as everyone gets it from the server. */
export interface Served {
  readonly status: number;
  readonly html: string;
}

/** Without following where it leads: an address that is none of the shop's answers with the way home. */
export async function serve(request: APIRequestContext, path: string): Promise<Served> {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), html: await response.text() };
}

/** Addresses of this shop that a page links to, with their queries and anchors, each once. */
export function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(hrefs)].filter((href) => href.startsWith('/') && !href.startsWith('//'));
}

/** What is wrong with the page behind a link; null: nothing. */
export function faultOf({ status, html }: Served, link: string): string | null {
  if (status !== 200) return `${link} answers ${status}`;
  if (link.endsWith('.xml')) return null; // a feed: the journey of the articles reads it
  if (html.includes('筹备中')) return `${link} says 筹备中`;
  if (!/<h1[\s>]/.test(html) && !isGuarded(html)) return `${link} has no heading`;
  const anchor = link.split('#')[1];
  if (anchor && !isGuarded(html) && !html.includes(`id="${anchor}"`)) return `${link} names a part that is not there`;
  return null;
}

/** A page that needs a login: the server answers everyone with the same skeleton. */
function isGuarded(html: string): boolean {
  return html.includes('aria-label="正在打开页面"');
}
