import { type ProductProblem, rules } from '@jiwu/contract';
import type { DraftSku, ProductDraft } from './ProductDraft.ts';

type Kind = ProductProblem['kind'];

/** What a draft is judged by, beside itself. */
export interface DraftFacts {
  readonly isCategoryOpen: boolean;
  readonly isBrandOpen: boolean;
  readonly hasTemplate: boolean;
  /** Pictures that staff uploaded for goods, or that the product has had. */
  readonly knownPictures: ReadonlySet<string>;
  /** SKUs of any product by code. */
  readonly ownersOfCodes: ReadonlyMap<string, string>;
  /** What is shown now: a struck price that stays needs no new proof. */
  readonly shown: ReadonlyMap<string, DraftSku>;
  /** The lowest deal of the last seven days by SKU. */
  readonly lowestDeals: ReadonlyMap<string, number>;
}

/** Everything that keeps a draft from being published; none: it can be. Pure. */
export function checkDraft(draft: ProductDraft, facts: DraftFacts): ProductProblem[] {
  const of = (kind: Kind, field: string): ProductProblem => ({ kind, field, skuId: null, suggestion: null });
  const pictures = [
    ...draft.pictures.map(({ fileId }) => fileId),
    ...draft.options.flatMap(({ values }) => values.flatMap(({ pictureId }) => pictureId ?? [])),
  ];
  return [
    ...(facts.isCategoryOpen ? [] : [of('categoryClosed', 'categoryId')]),
    ...(facts.isBrandOpen ? [] : [of('brandClosed', 'brandId')]),
    ...(facts.hasTemplate ? [] : [of('templateUnknown', 'shippingTemplateId')]),
    ...(draft.pictures.length > 0 ? [] : [of('pictureMissing', 'pictures')]),
    ...(pictures.every((fileId) => facts.knownPictures.has(fileId)) ? [] : [of('pictureUnknown', 'pictures')]),
    ...(draft.skus.some(({ isOnSale }) => isOnSale) ? [] : [of('noSku', 'skus')]),
    ...draft.skus.flatMap((sku) => checkSku(sku, draft, facts)),
  ];
}

function checkSku(sku: DraftSku, { options, skus }: ProductDraft, facts: DraftFacts): ProductProblem[] {
  const of = (kind: Kind, field: string, suggestion: string | null = null): ProductProblem => ({
    kind,
    field,
    skuId: sku.id,
    suggestion,
  });
  const problems: ProductProblem[] = [];
  // What the draft no longer names goes off sale, and keeps what it was called.
  const left = [...facts.shown.values()].filter(({ id }) => skus.every((one) => one.id !== id));
  const others = [...skus, ...left].filter(({ id }) => id !== sku.id);
  const fits =
    sku.optionValues.length === options.length &&
    options.every(({ values }, index) => values.some(({ value }) => value === sku.optionValues[index]));
  // What is off sale may still say what it was when the options were others.
  if (sku.isOnSale && !fits) problems.push(of('optionsDiffer', 'optionValues'));
  if (others.some(({ optionValues }) => optionValues.join('\n') === sku.optionValues.join('\n')))
    problems.push(of('optionsTwice', 'optionValues'));
  const owner = facts.ownersOfCodes.get(sku.code);
  if (!rules.goods.product.codePattern.test(sku.code)) problems.push(of('codeWrong', 'code'));
  else if (others.some(({ code }) => code === sku.code)) problems.push(of('codeTwice', 'code'));
  else if (owner !== undefined && owner !== sku.id && !others.some(({ id }) => id === owner))
    problems.push(of('codeTaken', 'code'));
  if (sku.weightGrams === null) problems.push(of('weightMissing', 'weightGrams'));
  if (sku.priceFen === null) return [...problems, of('priceMissing', 'priceFen')];
  return [...problems, ...checkPrices({ ...sku, priceFen: sku.priceFen }, facts, of)];
}

function checkPrices(
  sku: DraftSku & { readonly priceFen: number },
  facts: DraftFacts,
  of: (kind: Kind, field: string, suggestion?: string | null) => ProductProblem,
): ProductProblem[] {
  const { priceFen, vipPriceFen, marketPriceFen, wholesale } = sku;
  const problems: ProductProblem[] = [];
  if (vipPriceFen !== null && vipPriceFen >= priceFen) problems.push(of('vipNotBelow', 'vipPriceFen'));
  const falls = wholesale.every((tier, index) => {
    const before = wholesale[index - 1];
    return tier.priceFen < (before?.priceFen ?? priceFen) && tier.minQuantity > (before?.minQuantity ?? 1);
  });
  if (!falls) problems.push(of('tiersNotFalling', 'wholesale'));
  if (marketPriceFen === null) return problems;
  const deal = facts.lowestDeals.get(sku.id);
  const suggestion = deal !== undefined && deal > priceFen ? String(deal) : null;
  if (marketPriceFen <= priceFen) problems.push(of('marketNotAbove', 'marketPriceFen', suggestion));
  const shown = facts.shown.get(sku.id);
  const stays = shown?.marketPriceFen === marketPriceFen && shown.priceFen === priceFen;
  if (!stays && deal !== marketPriceFen) problems.push(of('marketNotDeal', 'marketPriceFen', suggestion));
  return problems;
}
