import { type GoodsColumn, type ImportProblem, rules } from '@jiwu/contract';
import type { DraftSku, ProductDraft, StaffProduct } from '../catalogue/index.ts';
import type { RowValues } from './parseRow.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the rows of a chunk are judged by. */
export interface ImportFacts {
  /** Codes that stand in the file more than once, in capitals. */
  readonly doubled: ReadonlySet<string>;
  /** Products that are sold or were, by the code of a SKU as it is written, and by their number. */
  readonly byCode: ReadonlyMap<string, { readonly product: StaffProduct; readonly sku: DraftSku }>;
  readonly byNo: ReadonlyMap<string, StaffProduct>;
  /** The most similar code that there is. */
  readonly nearCodes: ReadonlyMap<string, string>;
  readonly brands: ReadonlyMap<string, Named>;
  readonly categories: ReadonlyMap<string, Named>;
  readonly templates: readonly Named[];
  readonly lowestDeals: ReadonlyMap<string, number>;
  readonly onHand: ReadonlyMap<string, number>;
  readonly costs: ReadonlyMap<string, number>;
  /** Pictures by the name of the uploaded file. */
  readonly pictures: ReadonlyMap<string, string>;
}

export interface Change {
  /** As a draft calls it; `stock` besides, and `unitCostFen`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Judged {
  readonly verdict: 'bad' | 'same' | 'changed' | 'new';
  readonly problems: readonly ImportProblem[];
  readonly changes: readonly Change[];
  readonly needsNod: boolean;
  readonly skuId: string | null;
  readonly productId: string | null;
  readonly groupKey: string;
}

/** What a row would do, or what is wrong with it. Pure. */
export function judgeRow(values: RowValues, unread: readonly ImportProblem[], facts: ImportFacts): Judged {
  const problems = [...unread];
  const tell = (kind: ImportProblem['kind'], column: GoodsColumn, suggestion: string | null = null) =>
    problems.push({ kind, column, suggestion });
  const known = facts.byCode.get(values.code);
  if (values.code !== '' && facts.doubled.has(values.code.toUpperCase())) tell('codeTwice', 'code');
  const referred = readReferences(values, facts, tell);
  const changes = known
    ? judgeKnown(values, { ...known, referred, facts, tell })
    : judgeNew(values, { referred, facts, tell });
  const product = known?.product ?? (values.productNo === undefined ? undefined : facts.byNo.get(values.productNo));
  const base = {
    problems,
    changes,
    needsNod: known !== undefined && changes.some(isLarge),
    skuId: known?.sku.id ?? null,
    productId: product?.id ?? null,
    groupKey: product?.id ?? `new:${values.title ?? values.code}`,
  };
  if (problems.length > 0) return { ...base, verdict: 'bad' };
  if (!known) return { ...base, verdict: 'new' };
  return { ...base, verdict: changes.length === 0 ? 'same' : 'changed' };
}

type Tell = (kind: ImportProblem['kind'], column: GoodsColumn, suggestion?: string | null) => void;

interface Referred {
  readonly brandId?: string;
  readonly categoryId?: string;
  readonly shippingTemplateId?: string;
  readonly pictures?: readonly string[];
}

/** Brands, categories, templates and pictures by their names. */
function readReferences(values: RowValues, facts: ImportFacts, tell: Tell): Referred {
  const find = (
    all: ReadonlyMap<string, Named>,
    word: string | undefined,
    kind: ImportProblem['kind'],
    column: GoodsColumn,
  ) => {
    if (word === undefined) return {};
    const found = all.get(word);
    if (found) return { id: found.id };
    const near = [...all.values()].find(({ name }) => name.includes(word) || word.includes(name));
    tell(kind, column, near?.name ?? null);
    return {};
  };
  const templates = new Map(facts.templates.flatMap((one) => [[one.name, one] as const, [one.id, one] as const]));
  const brand = find(facts.brands, values.brand, 'brandUnknown', 'brand');
  const category = find(facts.categories, values.category, 'categoryUnknown', 'category');
  const template = find(templates, values.template, 'templateUnknown', 'template');
  const pictures = values.pictures?.map((name) => facts.pictures.get(name));
  if (pictures?.includes(undefined)) tell('pictureUnknown', 'pictures');
  return {
    ...(brand.id === undefined ? {} : { brandId: brand.id }),
    ...(category.id === undefined ? {} : { categoryId: category.id }),
    ...(template.id === undefined ? {} : { shippingTemplateId: template.id }),
    ...(pictures === undefined ? {} : { pictures: pictures.flatMap((fileId) => fileId ?? []) }),
  };
}

interface Known {
  readonly product: StaffProduct;
  readonly sku: DraftSku;
  readonly referred: Referred;
  readonly facts: ImportFacts;
  readonly tell: Tell;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function judgeKnown(values: RowValues, { product, sku, referred, facts, tell }: Known): Change[] {
  const isSold = product.live?.skus.some(({ id }) => id === sku.id) ?? false;
  // A SKU that is not sold yet stands in the draft alone: what it changes is measured there.
  const body = isSold ? product.live : product.open?.body;
  const changes: Change[] = [];
  const change = (field: string, before: unknown, after: unknown) => {
    if (after !== undefined && !same(before, after)) changes.push({ field, before, after });
  };
  change('title', body?.title, values.title);
  change('subtitle', body?.subtitle, values.subtitle);
  change('brandId', body?.brandId, referred.brandId);
  change('categoryId', body?.categoryId, referred.categoryId);
  change('shippingTemplateId', body?.shippingTemplateId, referred.shippingTemplateId);
  change('tags', body?.tags, values.tags);
  change(
    'pictures',
    body?.pictures.map(({ fileId }) => fileId),
    referred.pictures,
  );
  const priceFen = values.priceFen ?? sku.priceFen;
  const vipPriceFen = values.vipPriceFen === undefined ? sku.vipPriceFen : values.vipPriceFen;
  const wholesale = values.wholesale ?? sku.wholesale;
  change('priceFen', sku.priceFen, values.priceFen);
  change('vipPriceFen', sku.vipPriceFen, values.vipPriceFen);
  change('marketPriceFen', sku.marketPriceFen, struckPrice(values, { sku, priceFen, facts, tell }));
  change('wholesale', sku.wholesale, values.wholesale);
  change('weightGrams', sku.weightGrams, values.weightGrams);
  change('isOnSale', sku.isOnSale, values.isOnSale);
  checkPrices({ priceFen, vipPriceFen, wholesale }, tell);
  checkStock(values, { skuId: sku.id, facts, tell });
  const present = facts.onHand.get(sku.id) ?? 0;
  change('stock', present, values.stock);
  // What comes in costs so much; what is there keeps its cost.
  if ((values.stock ?? 0) > present) change('unitCostFen', null, values.unitCostFen);
  return changes;
}

/** As it is written; when only the price changes, it stays if it is still proven, and goes if not. */
function struckPrice(
  values: RowValues,
  { sku, priceFen, facts, tell }: { sku: DraftSku; priceFen: number | null; facts: ImportFacts; tell: Tell },
): number | null | undefined {
  const deal = facts.lowestDeals.get(sku.id);
  const isProven = (fen: number) => deal === fen && fen > (priceFen ?? 0);
  const { marketPriceFen: wanted } = values;
  if (wanted === undefined) {
    if (priceFen === sku.priceFen || sku.marketPriceFen === null) return undefined;
    return isProven(sku.marketPriceFen) ? undefined : null;
  }
  if (wanted === null || (wanted === sku.marketPriceFen && priceFen === sku.priceFen)) return wanted;
  const suggestion = deal !== undefined && isProven(deal) ? (deal / 100).toFixed(2) : '无';
  if (wanted <= (priceFen ?? 0)) tell('marketNotAbove', 'marketPrice', suggestion);
  else if (wanted !== deal) tell('marketNotDeal', 'marketPrice', suggestion);
  return wanted;
}

function checkPrices(
  { priceFen, vipPriceFen, wholesale }: Pick<DraftSku, 'priceFen' | 'vipPriceFen' | 'wholesale'>,
  tell: Tell,
): void {
  if (priceFen === null) return;
  if (vipPriceFen !== null && vipPriceFen >= priceFen) tell('vipNotBelow', 'vipPrice');
  const falls = wholesale.every((tier, index) => {
    const before = wholesale[index - 1];
    return tier.priceFen < (before?.priceFen ?? priceFen) && tier.minQuantity > (before?.minQuantity ?? 1);
  });
  if (!falls) tell('tiersWrong', 'wholesale');
}

/** Stock only grows by a file; what is new must have a cost. */
function checkStock(
  { stock, unitCostFen }: RowValues,
  { skuId, facts, tell }: { skuId: string | null; facts: ImportFacts; tell: Tell },
): void {
  if (stock === undefined) return;
  const present = skuId === null ? 0 : (facts.onHand.get(skuId) ?? 0);
  if (stock < present) tell('stockBelow', 'stock', String(present));
  const isKnown = unitCostFen !== undefined || (skuId !== null && facts.costs.has(skuId));
  if (stock > present && !isKnown) tell('costMissing', 'unitCost');
}

function judgeNew(
  values: RowValues,
  { referred, facts, tell }: { referred: Referred; facts: ImportFacts; tell: Tell },
): Change[] {
  const product = values.productNo === undefined ? undefined : facts.byNo.get(values.productNo);
  if (values.productNo !== undefined && !product) tell('productUnknown', 'productNo');
  if (values.productNo === undefined && values.title === undefined) {
    // Neither a SKU that is there nor one that can be made.
    if (values.code !== '') tell('codeUnknown', 'code', facts.nearCodes.get(values.code) ?? null);
    return [];
  }
  if (values.productNo === undefined) checkNewProduct(values, facts, tell);
  checkNewOptions(values, product?.open?.body ?? product?.live, tell);
  checkNewFigures(values, tell);
  checkStock(values, { skuId: null, facts, tell });
  return changesOfNew(values, referred);
}

/** What a product cannot be without; a template is taken for it if there is one. */
function checkNewProduct({ brand, category, template }: RowValues, facts: ImportFacts, tell: Tell): void {
  if (brand === undefined) tell('brandUnknown', 'brand');
  if (category === undefined) tell('categoryUnknown', 'category');
  if (template === undefined && facts.templates.length === 0) tell('templateUnknown', 'template');
}

/** A SKU that joins a product is named by the product's own options, and by values that no other has. */
function checkNewOptions({ options = [] }: RowValues, body: ProductDraft | null | undefined, tell: Tell): void {
  if (!body) return;
  const known = body.options.map(({ name }) => name);
  const given = options.map(([name]) => name);
  const values = options.map(([, value]) => value);
  if (!same(known, given)) tell('optionsWrong', 'options');
  else if (body.skus.some((sku) => same(sku.optionValues, values))) tell('optionsTaken', 'options');
}

/** Nobody has bought it yet: no deal proves a struck price. */
function checkNewFigures(values: RowValues, tell: Tell): void {
  if (values.priceFen === undefined) tell('priceMissing', 'price');
  if (values.weightGrams === undefined) tell('weightMissing', 'weight');
  if (values.marketPriceFen !== undefined && values.marketPriceFen !== null) tell('marketNotDeal', 'marketPrice', '无');
  const { priceFen = null, vipPriceFen = null, wholesale = [] } = values;
  checkPrices({ priceFen, vipPriceFen, wholesale }, tell);
}

/** All that the row says; what it calls by name stands in it by its id. */
function changesOfNew(values: RowValues, referred: Referred): Change[] {
  const {
    productNo: _no,
    brand: _brand,
    category: _category,
    template: _template,
    pictures: _pictures,
    ...rest
  } = values;
  return Object.entries({ ...rest, ...referred })
    .filter(([, after]) => after !== undefined && after !== null)
    .map(([field, after]) => ({ field, before: null, after }));
}

/** A change of a price that nobody makes in passing. */
function isLarge({ field, before, after }: Change): boolean {
  if (field !== 'priceFen' && field !== 'vipPriceFen') return false;
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return Math.abs(after - before) * 100 >= before * rules.goods.import.nodPercent;
}
