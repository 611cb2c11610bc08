import { type GoodsColumn, type ImportProblem, rules } from '@jiwu/contract';

export interface Tier {
  readonly minQuantity: number;
  readonly priceFen: number;
}

/** What the cells of a row say; what is not written is not changed. Null: it is to be taken away. */
export interface RowValues {
  readonly code: string;
  readonly productNo?: string;
  readonly title?: string;
  readonly subtitle?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly template?: string;
  readonly options?: readonly (readonly [name: string, value: string])[];
  readonly priceFen?: number;
  readonly vipPriceFen?: number | null;
  readonly marketPriceFen?: number | null;
  readonly wholesale?: readonly Tier[];
  readonly weightGrams?: number;
  readonly tags?: readonly string[];
  readonly isOnSale?: boolean;
  readonly stock?: number;
  readonly unitCostFen?: number;
  readonly pictures?: readonly string[];
}

type Problem = ImportProblem['kind'];
type Cells = Readonly<Partial<Record<GoodsColumn, string>>>;

interface Parsed {
  readonly values: RowValues;
  readonly problems: ImportProblem[];
}

const { product } = rules.goods;
const AWAY = new Set(['无', '-', '—', '－', '--']);
const YES = new Set(['是', '在售', '上架', 'y', 'yes', '1', 'true']);
const NO = new Set(['否', '停售', '下架', 'n', 'no', '0', 'false']);
const MONEY = /^\d{1,7}(?:\.\d{1,2})?$/;

class Refused extends Error {
  readonly kind: Problem;
  readonly suggestion: string | null;
  constructor(kind: Problem, suggestion: string | null = null) {
    super(kind);
    this.kind = kind;
    this.suggestion = suggestion;
  }
}

/** Reads the cells of one row. Every cell that cannot be read is a problem of its own. Pure. */
export function parseRow(cells: Cells, doubts: ReadonlySet<GoodsColumn>): Parsed {
  const problems: ImportProblem[] = [];
  const values: Record<string, unknown> = { code: (cells.code ?? '').trim() };
  const read = (column: GoodsColumn, field: string, parse: (text: string) => unknown) => {
    const text = (cells[column] ?? '').trim();
    if (doubts.has(column)) problems.push({ kind: 'cellDoubtful', column, suggestion: null });
    else if (text !== '') {
      try {
        values[field] = parse(text);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        problems.push({ kind: error.kind, column, suggestion: error.suggestion });
      }
    }
  };
  if (values['code'] === '') problems.push({ kind: 'codeMissing', column: 'code', suggestion: null });
  else if (!product.codePattern.test(String(values['code']))) {
    const tidy = String(values['code']).replaceAll(/\s+/g, '');
    const suggestion = product.codePattern.test(tidy) ? tidy : null;
    problems.push({ kind: 'codeWrong', column: 'code', suggestion });
  }
  read('productNo', 'productNo', (text) => {
    if (!/^\d{1,12}$/.test(text)) throw new Refused('productUnknown');
    return text;
  });
  read('title', 'title', (text) => {
    const { length } = [...text];
    if (length < product.titleMin || length > product.titleMax || rules.unprintable.test(text))
      throw new Refused('titleWrong');
    return text;
  });
  read('subtitle', 'subtitle', (text) => {
    if (AWAY.has(text)) return '';
    if ([...text].length > product.subtitleMax || rules.unprintable.test(text)) throw new Refused('textLong');
    return text;
  });
  read('brand', 'brand', (text) => text);
  read('category', 'category', (text) => text);
  read('template', 'template', (text) => text);
  read('options', 'options', parseOptions);
  read('price', 'priceFen', parseMoney);
  read('vipPrice', 'vipPriceFen', (text) => (AWAY.has(text) ? null : parseMoney(text)));
  read('marketPrice', 'marketPriceFen', (text) => (AWAY.has(text) ? null : parseMoney(text)));
  read('wholesale', 'wholesale', parseTiers);
  read('weight', 'weightGrams', (text) =>
    parseCount(text.replace(/\s*(?:克|g)$/i, ''), 'weightWrong', product.maxGrams),
  );
  read('tags', 'tags', parseTags);
  read('isOnSale', 'isOnSale', (text) => {
    const word = text.toLowerCase();
    if (!YES.has(word) && !NO.has(word)) throw new Refused('stateWrong');
    return YES.has(word);
  });
  read('stock', 'stock', (text) => parseCount(text, 'numberWrong', rules.goods.stock.maxPieces, 0));
  read('unitCost', 'unitCostFen', parseMoney);
  read('pictures', 'pictures', (text) => split(text, /[;；\n]/));
  return { values: values as unknown as RowValues, problems };
}

/** 189, 189.00, ¥1,299: what is plainly meant is taken; what is only likely meant is suggested. */
function parseMoney(text: string): number {
  const plain = text.replaceAll(/[¥￥,，元]/g, '');
  if (MONEY.test(plain)) {
    const fen = Math.round(Number(plain) * 100);
    if (fen >= 1 && fen <= product.maxFen) return fen;
    throw new Refused('moneyWrong');
  }
  const tidy = plain.replaceAll(/\s+/g, '').replaceAll('。', '.');
  throw new Refused('moneyWrong', MONEY.test(tidy) ? tidy : null);
}

function parseCount(text: string, kind: Problem, max: number, min = 1): number {
  const plain = text.replaceAll(/[,，]/g, '');
  const whole = /^(\d{1,9})(?:\.0+)?$/.exec(plain);
  const count = Number(whole?.[1]);
  if (whole && count >= min && count <= max) return count;
  const tidy = plain.replaceAll(/\s+/g, '');
  throw new Refused(kind, /^\d{1,9}$/.test(tidy) ? tidy : null);
}

/** 颜色:云灰;版本:标准版 */
function parseOptions(text: string): [string, string][] {
  const pairs = split(text, /[;；]/).map((part): [string, string] => {
    const [name = '', value = '', ...more] = part.split(/[:：]/).map((piece) => piece.trim());
    const fits =
      name !== '' &&
      value !== '' &&
      more.length === 0 &&
      [...name].length <= product.optionNameMax &&
      [...value].length <= product.optionValueMax;
    if (!fits) throw new Refused('optionsWrong');
    return [name, value];
  });
  const names = new Set(pairs.map(([name]) => name));
  if (pairs.length > product.maxOptions || names.size < pairs.length) throw new Refused('optionsWrong');
  return pairs;
}

/** 5:39.00;20:36.00 */
function parseTiers(text: string): Tier[] {
  if (AWAY.has(text)) return [];
  const tiers = split(text, /[;；]/).map((part) => {
    const [quantity = '', price = '', ...more] = part.split(/[:：]/).map((piece) => piece.trim());
    if (!/^\d{1,6}$/.test(quantity) || !MONEY.test(price) || more.length > 0) throw new Refused('tiersWrong');
    return { minQuantity: Number(quantity), priceFen: Math.round(Number(price) * 100) };
  });
  if (tiers.length > product.maxTiers || tiers.some(({ minQuantity }) => minQuantity < 2))
    throw new Refused('tiersWrong');
  return tiers;
}

function parseTags(text: string): string[] {
  if (AWAY.has(text)) return [];
  const tags = split(text, /[,，、;；]/);
  const fits = tags.length <= product.maxTags && tags.every((tag) => [...tag].length <= product.tagMax);
  if (!fits || new Set(tags).size < tags.length) throw new Refused('tagsWrong');
  return tags;
}

function split(text: string, by: RegExp): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
