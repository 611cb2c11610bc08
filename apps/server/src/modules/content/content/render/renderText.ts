import { rules, type TextHeading, type TextPart } from '@jiwu/contract';
import { renderMarkdown } from '../../../../platform/markdown/renderMarkdown.ts';
import { resolveFigures } from '../figures.ts';
import { dressHtml, plainText } from './dressHtml.ts';
import type { Block } from './parseBlocks.ts';

interface References {
  /** The product that a card names; null: it is left out. */
  readonly productOf: (reference: string) => string | null;
  readonly sizeOf: (fileId: string) => { readonly width: number; readonly height: number } | undefined;
}

export interface RenderedText {
  readonly parts: readonly TextPart[];
  readonly headings: readonly TextHeading[];
  readonly minutes: number;
  readonly productIds: readonly string[];
  readonly hasPaidLink: boolean;
}

/** A text as it is kept: sanitised HTML with product cards between. Figures are put in only when it is shown. */
export async function renderText(blocks: readonly Block[], { productOf, sizeOf }: References): Promise<RenderedText> {
  const parts: TextPart[] = [];
  const headings: TextHeading[] = [];
  const productIds = new Set<string>();
  let hasPaidLink = false;
  let tables = 0;
  let characters = 0;
  for (const block of blocks) {
    if (block.kind === 'markdown') {
      const dressed = dressHtml(await renderMarkdown(block.markdown, { sizeOf }), {
        headings: headings.length,
        tables,
      });
      if (dressed.html === '') continue;
      parts.push({ kind: 'html', html: dressed.html });
      headings.push(...dressed.headings);
      tables += dressed.tables;
      hasPaidLink ||= dressed.hasPaidLink;
      characters += [...plainText(dressed.html)].length;
    } else if (block.kind === 'product') {
      const productId = productOf(block.reference);
      if (productId === null) continue;
      productIds.add(productId);
      characters += [...block.words].length;
      const last = parts.at(-1);
      const item = { productId, words: block.words };
      if (last?.kind === 'products') last.items.push(item);
      else parts.push({ kind: 'products', items: [item] });
    } else if (block.kind === 'list') {
      parts.push({ kind: 'list' });
    }
  }
  const minutes = Math.max(1, Math.round(characters / rules.content.readPerMinute));
  return { parts, headings, minutes, productIds: [...productIds], hasPaidLink };
}

/** The parts with the figures of the rules put in. */
export function resolveParts(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part): TextPart => {
    if (part.kind === 'html') return { kind: 'html', html: resolveFigures(part.html) };
    if (part.kind === 'list') return part;
    return {
      kind: 'products',
      items: part.items.map(({ productId, words }) => ({ productId, words: resolveFigures(words) })),
    };
  });
}
