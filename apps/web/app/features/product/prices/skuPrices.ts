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

/** A group that can be opened: with what, and what its leader pays for it. */
export interface GroupOpening {
  readonly campaignId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly fen: number;
}

/** The group that is opened with so many pieces, or as many as one may; null where none can be opened with it. */
export function groupOpening(
  { skuId, quantity: wanted }: { readonly skuId: string; readonly quantity: number },
  campaign: Pick<NonNullable<ProductGroups['campaign']>, 'id' | 'canOpen' | 'limitPerUser' | 'skus'> | null,
): GroupOpening | null {
  const sku = campaign?.canOpen ? campaign.skus.find((one) => one.skuId === skuId) : undefined;
  if (!campaign || !sku || sku.available === 0) return null;
  const quantity = Math.min(wanted, campaign.limitPerUser);
  return { campaignId: campaign.id, skuId, quantity, fen: (sku.leaderPriceFen ?? sku.priceFen) * quantity };
}

/** The present user, with as many pieces as they have chosen. */
export interface SkuBuyer {
  readonly isVip: boolean;
  /** Has an approved business. */
  readonly isBusiness: boolean;
  readonly quantity: number;
  /** What the SKU costs through the pick by which they came; null without one. */
  readonly pickFen: number | null;
}

interface OwnPrice {
  readonly kind: 'ordinary' | 'vip' | 'wholesale' | 'pick';
  readonly fen: number;
}

/** The lowest price that this buyer has; of equal ones the plainest. */
export function ownPrice({ priceFen, vipPriceFen, wholesale }: Priced, buyer: SkuBuyer): OwnPrice {
  const { isVip, isBusiness, quantity, pickFen } = buyer;
  const tiers = isBusiness ? wholesale.filter(({ minQuantity }) => minQuantity <= quantity) : [];
  const prices: OwnPrice[] = [
    { kind: 'ordinary', fen: priceFen },
    ...(isVip && vipPriceFen !== null ? [{ kind: 'vip', fen: vipPriceFen } as const] : []),
    ...tiers.map((tier) => ({ kind: 'wholesale', fen: tier.priceFen }) as const),
    ...(pickFen === null ? [] : [{ kind: 'pick', fen: pickFen } as const]),
  ];
  return prices.reduce((lowest, price) => (price.fen < lowest.fen ? price : lowest));
}

/** The prices of a SKU side by side, each with its buyers; of the wholesale tiers, the one that applies, else the first. */
export function priceCells(sku: Priced, buyer: SkuBuyer, group: GroupTerms | null = null): PriceCell[] {
  const { priceFen, vipPriceFen, wholesale } = sku;
  const own = ownPrice(sku, buyer);
  const note = (kind: OwnPrice['kind'], others: string) => (own.kind === kind ? '您现在的价格' : others);
  const tier = own.kind === 'wholesale' ? wholesale.find((one) => one.priceFen === own.fen) : wholesale[0];
  return [
    { label: '普通价', fen: priceFen, note: note('ordinary', '所有人'), applies: own.kind === 'ordinary' },
    ...(vipPriceFen === null
      ? []
      : [{ label: 'VIP 价', fen: vipPriceFen, note: note('vip', vipNote(buyer)), applies: own.kind === 'vip' }]),
    ...(buyer.pickFen === null
      ? []
      : [{ label: '达人价', fen: buyer.pickFen, note: note('pick', '从达人推荐买'), applies: own.kind === 'pick' }]),
    ...(group === null ? [] : [{ label: '拼团价', fen: group.priceFen, note: `${group.size} 人成团`, applies: false }]),
    ...(tier === undefined
      ? []
      : [
          {
            label: '批发价',
            fen: tier.priceFen,
            note: note('wholesale', `${buyer.isBusiness ? '您的商户' : '认证商户'} ${tier.minQuantity} 件起`),
            applies: own.kind === 'wholesale',
          },
        ]),
  ];
}

function vipNote({ isVip }: SkuBuyer): string {
  return isVip ? '您是 VIP' : '开通 VIP 可享';
}

/** All wholesale tiers in one line, when there is more to say than the cell does. */
export function wholesaleLine({ wholesale }: Priced): string {
  if (wholesale.length < 2) return '';
  return `批发价：${wholesale.map((tier) => `${tier.minQuantity} 件起 ${formatFen(tier.priceFen)}`).join('，')}`;
}

/** One line under the price with its reason. There is always one, so that nothing moves when a VIP is recognised. */
export function priceReason(sku: Priced, buyer: SkuBuyer): string {
  const { priceFen, vipPriceFen, marketPriceFen, wholesale } = sku;
  const struck = marketPriceFen === null ? '' : '划线价是降价前 7 天内的最低成交价。';
  const own = ownPrice(sku, buyer);
  if (own.kind === 'wholesale') return `按您商户的批发价，每件省 ${formatFen(priceFen - own.fen)}。${struck}`;
  if (own.kind === 'pick') return `从达人推荐买，每件省 ${formatFen(priceFen - own.fen)}。${struck}`;
  if (vipPriceFen !== null) {
    const saved = formatFen(priceFen - vipPriceFen);
    return `${buyer.isVip ? `您是 VIP，比普通价省 ${saved}。` : `开通 VIP 每件省 ${saved}。`}${struck}`;
  }
  if (struck) return struck;
  return wholesale.length > 0 ? '认证商户一次多买，按批发价结算。' : '所有人都是这个价格。';
}
