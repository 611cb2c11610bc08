import type { TextHeading } from '@jiwu/contract';

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g;
const TABLE = /<table>([\s\S]*?)<\/table>/g;
const PICTURES = /<p>((?:\s*<img\b[^>]*>\s*(?:<br \/>)?)+)<\/p>/g;
const PICTURE = /<img src="(\/file\/[0-9a-f-]{36})[^"]*"([^>]*?)\s*\/>/g;
const LINK = /<a href="([^"]*)">([\s\S]*?)<\/a>/g;
/** Widths of the smaller copies that a column of text shows. */
const WIDTHS = [640, 1080];
const SIZES = '(max-width: 760px) 100vw, 680px';

export interface Dressed {
  readonly html: string;
  readonly headings: readonly TextHeading[];
  readonly tables: number;
  readonly hasPaidLink: boolean;
}

/**
 * What the shop adds to sanitised HTML, which itself has no ids and classes: anchors of headings, figures with their words, tables that
 * scroll by themselves, and 广告 after a link by which someone earns. `before`: how many there are in the pieces before this one.
 */
export function dressHtml(sanitised: string, before: { headings: number; tables: number }): Dressed {
  const headings: TextHeading[] = [];
  let tables = 0;
  let hasPaidLink = false;
  const html = sanitised
    .replaceAll(PICTURES, (_, pictures: string) => figureOf(pictures))
    .replaceAll(HEADING, (_, level: string, inner: string) => {
      const id = `s${before.headings + headings.length + 1}`;
      headings.push({ id, text: plainText(inner), level: Number(level) });
      // Not reached by the keyboard, but by whoever comes from the contents.
      return `<h${level} id="${id}" tabindex="-1">${inner}</h${level}>`;
    })
    .replaceAll(TABLE, (table) => {
      tables += 1;
      // A wide table scrolls by itself, so the page never does; tabindex lets the keyboard scroll it too.
      return `<div class="tableScroll" tabindex="0" role="region" aria-label="表格 ${before.tables + tables}">${table}</div>`;
    })
    .replaceAll(LINK, (link, href: string) => {
      if (!isPaid(href)) return link;
      hasPaidLink = true;
      return `${link.replace('<a ', '<a rel="sponsored" ')}<em class="ad">广告</em>`;
    });
  return { html, headings, tables, hasPaidLink };
}

/** Whether someone earns by it: it bears a promoter's code, or leads to a product through a celebrity's pick. */
function isPaid(href: string): boolean {
  const query = new URLSearchParams(unescaped(href).split('#')[0]?.split('?')[1] ?? '');
  return query.has('i') || query.has('pick');
}

function figureOf(pictures: string): string {
  const words: string[] = [];
  const shown = [...pictures.matchAll(PICTURE)].map(([, src = '', rest = '']) => {
    const title = / title="([^"]*)"/.exec(rest)?.[1];
    if (title) words.push(title);
    const srcset = WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');
    return `<img src="${src}?w=1080" srcset="${srcset}" sizes="${SIZES}"${rest.replace(/ title="[^"]*"/, '')} />`;
  });
  const caption = words.length > 0 ? `<figcaption>${words.join('')}</figcaption>` : '';
  return `<figure${shown.length > 1 ? ' class="pair"' : ''}><div>${shown.join('')}</div>${caption}</figure>`;
}

/** What a reader reads of HTML. */
export function plainText(html: string): string {
  return unescaped(html.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
