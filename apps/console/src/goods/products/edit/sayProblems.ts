import type { DraftAnswer, ProductProblem } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { fieldNames } from '../sayValue.ts';
import { skuLabel } from './draft.ts';

interface Said {
  readonly key: string;
  readonly where: string;
  readonly what: string;
}

/** What keeps a draft from being published: of a SKU by the name of its line, of the product by the name of the field. */
export function sayProblems(problems: readonly ProductProblem[], skus: DraftAnswer['skus']): Said[] {
  return problems.map(({ kind, field, skuId, suggestion }) => {
    const sku = skus.find(({ id }) => id === skuId);
    return {
      key: `${kind} ${skuId} ${field}`,
      where: sku ? skuLabel(sku) : (fieldNames[field] ?? field),
      what: `${rules.goods.problems[kind]}${suggestion ? `，可以写 ${(Number(suggestion) / 100).toFixed(2)}` : ''}`,
    };
  });
}
