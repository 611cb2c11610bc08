import { formatFen } from '../../../format/formatFen.ts';
import type { ProductGroups } from '../../../shared/groups/Group.ts';
import type { Sku } from '../ProductData.ts';

type Priced = Pick<Sku, 'priceFen' | 'vipPriceFen' | 'marketPriceFen' | 'wholesale'>;

interface PriceCell {
  readonly label: string;
  readonly fen: number;
  /** The buyers to whom the price applies. */
  readonly note: string;
  /** Whether the present user would pay this price. */
  readonly applies: boolean;
}

interface GroupTerms {
  readonly priceFen: number;
  readonly size: number;
}

/** The price of a SKU in a group, and how many such a group needs; null where it takes part in none. */
export function groupTerms(
  skuId: string,
  campaign: Pick<NonNullable<ProductGroups['campaign']>, 'size' | 'skus'> | null,
): GroupTerms | null {
  const sku = campaign?.skus.find((one) => one.skuId === skuId);
  return campaign && sku ? { priceFen: sku.priceFen, size: campaign.size } : null;
}

/** What whoever opens a group pays for so many pieces, or as many as one may; null where none can be opened with it. */
export function leaderFen(
  { skuId, quantity }: { readonly skuId: string; readonly quantity: number },
  campaign: Pick<NonNullable<ProductGroups['campaign']>, 'canOpen' | 'limitPerUser' | 'skus'> | null,
): number | null {
  const sku = campaign?.canOpen ? campaign.skus.find((one) => one.skuId === skuId) : undefined;
  if (!campaign || !sku || sku.available === 0) return null;
  return (sku.leaderPriceFen ?? sku.priceFen) * Math.min(quantity, campaign.limitPerUser);
}

type PayingAs = 'everyone' | 'vip' | 'pick';

/** By which price the present user pays: the lowest of their own and that of the pick through which they came. */
export function payingAs({ priceFen, vipPriceFen }: Priced, isVip: boolean, pickFen: number | null = null): PayingAs {
  const paysVip = isVip && vipPriceFen !== null;
  const ownFen = paysVip ? vipPriceFen : priceFen;
  if (pickFen !== null && pickFen < ownFen) return 'pick';
  return paysVip ? 'vip' : 'everyone';
}

/** The unit price for the present user. */
export function unitPriceFen(sku: Priced, isVip: boolean, pickFen: number | null = null): number {
  const ownFen = isVip && sku.vipPriceFen !== null ? sku.vipPriceFen : sku.priceFen;
  return pickFen === null ? ownFen : Math.min(ownFen, pickFen);
}

interface OtherPrices {
  readonly group?: GroupTerms | null;
  /** What it costs through the pick of a celebrity. */
  readonly pickFen?: number | null;
}

/** The prices of a SKU side by side, each with its buyers; of the wholesale tiers, the first. */
export function priceCells(
  sku: Priced,
  isVip: boolean,
  { group = null, pickFen = null }: OtherPrices = {},
): PriceCell[] {
  const { priceFen, vipPriceFen, wholesale } = sku;
  const paying = payingAs(sku, isVip, pickFen);
  const own = '您现在的价格';
  return [
    { label: '普通价', fen: priceFen, note: paying === 'everyone' ? own : '所有人', applies: paying === 'everyone' },
    ...(vipPriceFen === null
      ? []
      : [{ label: 'VIP 价', fen: vipPriceFen, note: vipNote(paying, isVip), applies: paying === 'vip' }]),
    ...(pickFen === null
      ? []
      : [
          { label: '达人价', fen: pickFen, note: paying === 'pick' ? own : '从达人推荐买', applies: paying === 'pick' },
        ]),
    ...(group === null ? [] : [{ label: '拼团价', fen: group.priceFen, note: `${group.size} 人成团`, applies: false }]),
    ...wholesale.slice(0, 1).map((tier) => ({
      label: '批发价',
      fen: tier.priceFen,
      note: `认证商户 ${tier.minQuantity} 件起`,
      applies: false,
    })),
  ];
}

function vipNote(paying: PayingAs, isVip: boolean): string {
  if (paying === 'vip') return '您现在的价格';
  return isVip ? 'VIP 会员' : '开通 VIP 可享';
}

/** All wholesale tiers in one line, when there is more to say than the cell does. */
export function wholesaleLine({ wholesale }: Priced): string {
  if (wholesale.length < 2) return '';
  return `批发价：${wholesale.map((tier) => `${tier.minQuantity} 件起 ${formatFen(tier.priceFen)}`).join('，')}`;
}

/** One line under the price with its reason. There is always one, so that nothing moves when a VIP is recognised. */
export function priceReason(sku: Priced, isVip: boolean): string {
  const { priceFen, vipPriceFen, marketPriceFen, wholesale } = sku;
  const struck = marketPriceFen === null ? '' : '划线价是降价前 7 天内的最低成交价。';
  if (vipPriceFen !== null) {
    const saved = formatFen(priceFen - vipPriceFen);
    return `${isVip ? `您是 VIP，比普通价省 ${saved}。` : `开通 VIP 每件省 ${saved}。`}${struck}`;
  }
  if (struck) return struck;
  return wholesale.length > 0 ? '认证商户一次多买，按批发价结算。' : '所有人都是这个价格。';
}
