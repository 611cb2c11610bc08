import type { NamedProduct, TextPart } from '@jiwu/contract';
import { BuyList } from './BuyList.tsx';
import { NamedProductCard } from './NamedProductCard.tsx';
import { TextHtml } from './TextHtml.tsx';
import styles from './TextParts.module.css';

interface TextPartsProps {
  parts: readonly TextPart[];
  /** What the text names and is on sale; a card of anything else is left out. */
  products: readonly NamedProduct[];
}

/** A text as it is read: words, cards of what they speak of, and the list of all of it. */
export function TextParts({ parts, products }: TextPartsProps) {
  const named = new Map(products.map((product) => [product.product.id, product]));
  return (
    <div className={styles['parts']}>
      {parts.map((part, order) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={order} part={part} named={named} />
      ))}
    </div>
  );
}

function Part({ part, named }: { part: TextPart; named: ReadonlyMap<string, NamedProduct> }) {
  if (part.kind === 'html') return <TextHtml html={part.html} />;
  if (part.kind === 'list') return <BuyList products={[...named.values()]} />;
  const shown = part.items.flatMap(({ productId, words }) => {
    const product = named.get(productId);
    return product ? [{ product, words }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles['cards']} data-alone={shown.length === 1 || undefined}>
      {shown.map(({ product, words }) => (
        <NamedProductCard key={product.product.id} named={product} words={words} isWide={shown.length === 1} />
      ))}
    </ul>
  );
}
