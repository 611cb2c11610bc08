import type { IOptions } from 'sanitize-html';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface RenderOptions {
  /** The size of a picture by its file, so that nothing jumps while it loads; without it every picture is a square. */
  readonly sizeOf?: (fileId: string) => PictureSize | undefined;
}

const SQUARE: PictureSize = { width: 640, height: 640 };
const FILE = /^\/file\/([0-9a-f-]{36})(?:\?w=\d+)?$/;
const aligned = [{ name: 'align', multiple: false, values: ['left', 'center', 'right'] }];

/** Pictures come from the shop's own files only; links lead into the shop; nothing can run, and nothing has an id or a class. */
function allowedBy(sizeOf: (fileId: string) => PictureSize | undefined): IOptions {
  return {
    allowedTags: [
      'h2',
      'h3',
      'p',
      'br',
      'strong',
      'em',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'img',
      'a',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: {
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      a: ['href'],
      ol: ['start'],
      th: aligned,
      td: aligned,
    },
    allowedSchemes: [],
    allowProtocolRelative: false,
    exclusiveFilter: (frame) => frame.tag === 'img' && !FILE.test(frame.attribs['src'] ?? ''),
    transformTags: {
      h1: 'h2',
      a: (_tag, attributes) => {
        const href = attributes['href'] ?? '';
        return { tagName: 'a', attribs: /^\/(?![/\\])/.test(href) ? { href } : {} };
      },
      img: (_tag, { src: given = '', alt = '', title = '' }) => {
        const src = given.replace(/^file:(?=[0-9a-f-]{36}$)/, '/file/');
        const { width, height } = sizeOf(FILE.exec(src)?.[1] ?? '') ?? SQUARE;
        const shown = { src, alt, ...(title === '' ? {} : { title }) };
        return {
          tagName: 'img',
          attribs: { ...shown, width: String(width), height: String(height), loading: 'lazy' },
        };
      },
    },
  };
}

/**
 * Markdown as staff write it into HTML that may be shown as it is: of descriptions, articles and the guide. Pictures are
 * `/file/<id>` or `file:<id>`. Both libraries are loaded when first needed. Slow: it belongs before a transaction.
 */
export async function renderMarkdown(markdown: string, { sizeOf = () => SQUARE }: RenderOptions = {}): Promise<string> {
  const [{ Marked }, { default: sanitize }] = await Promise.all([import('marked'), import('sanitize-html')]);
  // CommonMark leaves `**强调。**后文` alone, since Chinese has no spaces around the marks; so they are read here.
  const emphasised = markdown.replaceAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>');
  const html = await new Marked({ gfm: true }).parse(emphasised);
  return sanitize(html, allowedBy(sizeOf)).trim();
}
