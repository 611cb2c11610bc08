import { formatFen } from '../../ui/money/formatFen.ts';
import type { NameOf } from '../parts/useReferenceNames.ts';

/** What each field of a draft is called. */
export const fieldNames: Readonly<Record<string, string>> = {
  title: '标题',
  subtitle: '副标题',
  brandId: '品牌',
  categoryId: '类目',
  shippingTemplateId: '运费模板',
  tags: '标签',
  parameters: '参数',
  descriptionMarkdown: '详情',
  limitPerUser: '每人限购',
  options: '选项',
  pictures: '图片',
  order: '规格的次序',
  skus: '规格',
  code: '编码',
  optionValues: '规格值',
  priceFen: '售价',
  vipPriceFen: 'VIP 价',
  marketPriceFen: '划线价',
  weightGrams: '重量',
  wholesale: '批发价',
  isOnSale: '状态',
  stock: '库存',
  unitCostFen: '单件成本',
};

const LONG = 80;

/** A value in words: sums in yuan, lists with commas, a long text by its beginning. */
export function sayValue(field: string, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return '无';
  if (field.endsWith('Fen')) return formatFen(Number(value));
  if (field === 'isOnSale') return value === true ? '在售' : '停售';
  if (field === 'order') return '换了次序';
  if (Array.isArray(value)) return sayList(field, value) || '无';
  const text = typeof value === 'string' ? nameOf(field, value) : textOf(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

function sayList(field: string, list: readonly unknown[]): string {
  if (field === 'pictures') return `${list.length} 张`;
  if (field === 'wholesale') {
    const tiers = list as readonly { minQuantity: number; priceFen: number }[];
    return tiers.map((tier) => `${tier.minQuantity} 件起 ${formatFen(tier.priceFen)}`).join('，');
  }
  if (field === 'options') {
    const options = list as readonly { name: string; values: { value: string }[] }[];
    return options.map(({ name, values }) => `${name}：${values.map((one) => one.value).join('、')}`).join('；');
  }
  return list.map((one) => (Array.isArray(one) ? one.join('：') : textOf(one))).join('，');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
