/** A part of a description: a heading with its content, and the picture beside it. */
interface Chapter {
  /** One img element, as the server wrote it. */
  readonly picture: string | null;
  readonly html: string;
}

const CHAPTER_START = /(?=<h[23]>)/;
/** A picture that is a paragraph of its own. */
const PICTURE = /<p>\s*(<img\b[^>]*>)\s*<\/p>/;
/** Elements that may contain a heading; a part that ends inside one is joined with the next part. */
const HOLDERS = ['blockquote', 'ul', 'ol', 'table'];

/**
 * Cuts sanitised HTML at its headings, so that pictures and words can stand side by side. Only the server's own flat
 * Markdown comes here; a heading inside a quotation or a list cuts nothing.
 */
export function splitChapters(html: string): Chapter[] {
  const parts: string[] = [];
  for (const part of html.split(CHAPTER_START)) {
    const last = parts.at(-1);
    if (last !== undefined && isOpen(last)) parts[parts.length - 1] = last + part;
    else if (part.trim() !== '') parts.push(part);
  }
  return parts.map((part) => {
    const picture = PICTURE.exec(part)?.[1] ?? null;
    return { picture, html: picture === null ? part : part.replace(PICTURE, '') };
  });
}

function isOpen(html: string): boolean {
  return HOLDERS.some((tag) => html.split(`<${tag}>`).length !== html.split(`</${tag}>`).length);
}
