import type { IOptions } from 'sanitize-html';

/** Pictures come from the shop's own files only; links lead into the shop; nothing can run. */
const allowed: IOptions = {
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
  allowedAttributes: { img: ['src', 'alt', 'width', 'height', 'loading'], a: ['href'] },
  allowedSchemes: [],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) =>
    frame.tag === 'img' && !/^\/file\/[0-9a-f-]{36}(?:\?w=\d+)?$/.test(frame.attribs['src'] ?? ''),
  transformTags: {
    h1: 'h2',
    a: (_tag, attributes) => {
      const href = attributes['href'] ?? '';
      return { tagName: 'a', attribs: /^\/(?![/\\])/.test(href) ? { href } : {} };
    },
    img: (_tag, { src = '', alt = '' }) => ({
      tagName: 'img',
      // The size of every picture of a description, so that nothing jumps while it loads.
      attribs: { src, alt, width: '640', height: '640', loading: 'lazy' },
    }),
  },
};

/** Markdown as staff write it into HTML that may be shown as it is. Both libraries are loaded when first needed. */
export async function renderDescription(markdown: string): Promise<string> {
  const [{ Marked }, { default: sanitize }] = await Promise.all([import('marked'), import('sanitize-html')]);
  const html = await new Marked({ gfm: true }).parse(markdown);
  return sanitize(html, allowed).trim();
}
