import { rules } from '@jiwu/contract';
import { findCelebrities } from '../../../modules/channels/celebrity/index.ts';
import {
  type Block,
  findTextPictures,
  parseBlocks,
  type RenderedText,
  renderText,
  resolveFigures,
  type TextWords,
  unknownFigures,
} from '../../../modules/content/content/index.ts';
import { findProductsByReference } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

/** Something that a text names and the shop does not have. */
export interface TextProblem {
  readonly kind: 'product' | 'picture' | 'author' | 'figure' | 'mark' | 'length';
  /** Of the Markdown, from 1; 0: not in it. */
  readonly line: number;
  readonly words: string;
}

const PICTURE = /!\[[^\]]*\]\(\s*(?:file:|\/file\/)([0-9a-f-]{36})/g;

export interface RenderedDraft {
  readonly rendered: RenderedText;
  readonly blocks: readonly Block[];
  /** By reference. */
  readonly products: ReadonlyMap<string, string>;
  readonly leftOut: readonly TextProblem[];
}

/**
 * Renders what was written, before the transaction that saves it. Goods that the shop does not have are refused, or left out where a text
 * comes from elsewhere (`strangers`); any other thing that is not there is always refused, with the line that it stands in.
 */
export async function renderDraft(
  db: Reader,
  words: TextWords,
  { strangers = 'refuse' }: { strangers?: 'refuse' | 'leaveOut' } = {},
): Promise<RenderedDraft> {
  const { markdown, place } = words;
  const blocks = parseBlocks(markdown);
  const named = blocks.filter((block) => block.kind === 'product');
  const fileIds = picturesIn(markdown);
  const coverId = place.kind === 'article' ? place.coverFileId : null;
  const celebrityId = place.kind === 'article' ? place.celebrityId : null;
  const [products, pictures, celebrities] = await Promise.all([
    findProductsByReference(
      db,
      named.map(({ reference }) => reference),
    ),
    findTextPictures(db, [...fileIds.map(({ words: id }) => id), ...(coverId === null ? [] : [coverId])]),
    findCelebrities(db, celebrityId === null ? [] : [celebrityId]),
  ]);
  const unknownGoods = named
    .filter(({ reference }) => !products.has(reference))
    .map(({ line, reference }): TextProblem => ({ kind: 'product', line, words: reference }));
  const problems: TextProblem[] = [
    ...blocks.flatMap((block): TextProblem[] => (block.kind === 'broken' ? [{ ...block, kind: 'mark' }] : [])),
    ...fileIds.filter(({ words: id }) => !pictures.has(id)),
    ...(coverId !== null && !pictures.has(coverId) ? [{ kind: 'picture' as const, line: 0, words: coverId }] : []),
    ...(celebrityId !== null && !celebrities.has(celebrityId)
      ? [{ kind: 'author' as const, line: 0, words: celebrityId }]
      : []),
    ...figureProblems(words),
    ...lengthProblems(words),
    ...(strangers === 'refuse' ? unknownGoods : []),
  ];
  if (problems.length > 0) throw new ShopError('TEXT_REFERENCE_UNKNOWN', {}, { problems });
  const rendered = await renderText(blocks, {
    productOf: (reference) => products.get(reference) ?? null,
    sizeOf: (fileId) => pictures.get(fileId),
  });
  return { rendered, blocks, products, leftOut: unknownGoods };
}

function picturesIn(markdown: string): TextProblem[] {
  return markdown
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(PICTURE)].map(([, id = '']): TextProblem => ({ kind: 'picture', line: index + 1, words: id })),
    );
}

function figureProblems({ title, summary, markdown }: TextWords): TextProblem[] {
  const ofHead = [title, summary].flatMap(unknownFigures).map((words) => ({ line: 0, words }));
  const ofText = markdown
    .split('\n')
    .flatMap((row, index) => unknownFigures(row).map((words) => ({ line: index + 1, words })));
  return [...ofHead, ...ofText].map((one): TextProblem => ({ kind: 'figure', ...one }));
}

/** Title and summary have room for so much of what is read. */
function lengthProblems(words: TextWords): TextProblem[] {
  return (['title', 'summary'] as const)
    .map((part) => ({ read: resolveFigures(words[part]), max: rules.content[part].max }))
    .filter(({ read, max }) => read.length > max)
    .map(({ read }): TextProblem => ({ kind: 'length', line: 0, words: read }));
}
