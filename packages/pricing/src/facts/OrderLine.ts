import type { Channel } from './channels.ts';
import type { ShippingTemplate } from './ShippingTemplate.ts';

export interface OrderLine {
  /** Fens that cannot be divided go to the earlier line, by this id: a UUIDv7 says which was there first. */
  readonly lineId: string;
  readonly skuId: string;
  readonly productId: string;
  /** Ids from the first level to the product's own. */
  readonly categoryPath: readonly string[];
  readonly channel: Channel;
  readonly quantity: number;
  /** The ordinary price, for everyone. */
  readonly priceFen: number;
  readonly vipPriceFen: number | null;
  /** The price in this channel; null in `normal`, or where the channel has none of its own. */
  readonly channelPriceFen: number | null;
  /** Pieces that a wholesale tier goes by, where they are more than the line's own: those of the whole batch (dropshipping). */
  readonly tierQuantity?: number;
  readonly wholesale: readonly { readonly minQuantity: number; readonly priceFen: number }[];
  readonly shippingTemplate: ShippingTemplate;
  readonly weightGrams: number;
}
