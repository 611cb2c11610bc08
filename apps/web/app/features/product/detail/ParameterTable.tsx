import type { Product, Sku } from '../ProductData.ts';
import styles from './ParameterTable.module.css';

interface ParameterTableProps {
  product: Product;
  sku: Sku;
}

/** Facts about the product, and those of the chosen SKU. */
export function ParameterTable({ product, sku }: ParameterTableProps) {
  const weighsTheSame = product.skus.every(({ weightGrams }) => weightGrams === sku.weightGrams);
  const isWeightKnown = weighsTheSame && product.parameters.some(([name]) => name === '重量' || name === '净重');
  const rows = [
    ['品牌', product.brand.name],
    ...product.parameters.filter(([name]) => name !== '品牌'),
    ...(isWeightKnown ? [] : [['毛重', formatWeight(sku.weightGrams)]]),
    ['商品编码', sku.code],
  ];
  return (
    <dl className={styles['table']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} 克` : `${(grams / 1000).toFixed(2).replace(/\.?0+$/, '')} 千克`;
}
