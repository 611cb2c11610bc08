import type { DemoProduct } from '../catalogue/DemoProduct.ts';
import type { StoredPicture } from './storePicture.ts';

const alts = ['', '换个角度', '近看细节', '搭配着用'] as const;

/** Text alternative of a gallery picture. */
export function pictureAlt({ title }: DemoProduct, position: number): string {
  const alt = alts[position];
  return alt ? `${title}，${alt}` : title;
}

/** The story as Markdown: after each chapter but the last one of the product's own pictures. */
export function productDescription(product: DemoProduct, gallery: readonly StoredPicture[]): string {
  return product.story
    .map(([heading, text], index) => {
      const picture = gallery[index + 1];
      const shown = picture ? `\n\n![${pictureAlt(product, index + 1)}](/file/${picture.fileId}?w=640)` : '';
      return `## ${heading}\n\n${text}${shown}`;
    })
    .join('\n\n');
}
