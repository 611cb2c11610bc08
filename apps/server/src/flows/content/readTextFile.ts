import { rules } from '@jiwu/contract';
import { z } from 'zod';
import type { TextKind } from '../../modules/content/content/index.ts';

const { content } = rules;
const HEAD = /^---\n([\s\S]*?)\n---\n/;
const whole = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);
const line = (max: number) =>
  z
    .string()
    .min(1)
    .refine((value) => [...value].length <= max, { error: `longer than ${max}` });

const list = z.string().transform((value) =>
  value
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean),
);

const common = {
  title: line(content.title.writtenMax),
  slug: z.string().regex(content.slugPattern),
  summary: line(content.summary.writtenMax),
  /** The day that it bears; it is published then. */
  date: z.iso.date(),
};

const heads = {
  article: z.strictObject({
    ...common,
    section: z.enum(content.topics),
    author: line(content.author.max).optional(),
    /** By name; left out where the shop has no such celebrity. */
    celebrity: line(content.author.max).optional(),
    column: line(content.column.max).optional(),
    /** A picture beside the texts. */
    cover: z.string().optional(),
  }),
  guide: z.strictObject({
    ...common,
    section: z.enum(content.sections),
    order: whole,
    popular: whole.optional(),
    keywords: list.pipe(z.array(line(content.keyword.max)).max(content.maxKeywords)),
    related: list.pipe(z.array(z.string().regex(content.slugPattern)).max(content.maxRelated)).optional(),
  }),
};

type Head<K extends TextKind> = z.output<(typeof heads)[K]>;

/** A text that comes with the shop, as its file says it. */
export type TextFile =
  | { readonly kind: 'article'; readonly head: Head<'article'>; readonly markdown: string }
  | { readonly kind: 'guide'; readonly head: Head<'guide'>; readonly markdown: string };

/** Reads `key: value` lines between `---`, then Markdown. Throws with the file's name when it is not well formed. */
export function readTextFile(kind: TextKind, { name, text }: { name: string; text: string }): TextFile {
  const source = text.replaceAll('\r\n', '\n');
  const found = HEAD.exec(source);
  if (!found) throw new Error(`${name}: begins with no head between ---`);
  const pairs = (found[1] ?? '').split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'));
  const values = Object.fromEntries(
    pairs.map((row) => {
      const at = row.indexOf(':');
      if (at < 1) throw new Error(`${name}: “${row}” is no key: value`);
      return [row.slice(0, at).trim(), row.slice(at + 1).trim()];
    }),
  );
  const markdown = source.slice(found[0].length).trim();
  const read = kind === 'article' ? heads.article.safeParse(values) : heads.guide.safeParse(values);
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  return { kind, head: read.data, markdown } as TextFile;
}
