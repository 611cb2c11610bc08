import type { Buyer } from '../facts/Buyer.ts';
import { channels } from '../facts/channels.ts';
import type { OrderLine } from '../facts/OrderLine.ts';
import type { UnitPriceReason } from '../result/Reason.ts';

interface UnitPrice {
  readonly unitPriceFen: number;
  readonly reason: UnitPriceReason;
}

/**
 * Step 1: the channel's price in that channel, else the lowest that this buyer has. Of equal ones the plainest. Where the channel is
 * never dearer, its price is one of those among which the lowest is looked for.
 */
export function unitPrice(line: OrderLine, buyer: Buyer): UnitPrice {
  const { priceFen, vipPriceFen, channelPriceFen, channel, tierQuantity = line.quantity } = line;
  const savedBy = (fen: number): number => Math.max(0, priceFen - fen);
  const ofChannel: UnitPrice | null =
    channel === 'normal' || channelPriceFen === null
      ? null
      : {
          unitPriceFen: channelPriceFen,
          reason: { code: 'channelPrice', channel, savedFen: savedBy(channelPriceFen) },
        };
  if (ofChannel && !channels[channel].isNeverDearer) return ofChannel;
  const prices: UnitPrice[] = [{ unitPriceFen: priceFen, reason: { code: 'ordinaryPrice' } }];
  if (buyer.isVip && vipPriceFen !== null) {
    prices.push({ unitPriceFen: vipPriceFen, reason: { code: 'vipPrice', savedFen: savedBy(vipPriceFen) } });
  }
  for (const tier of buyer.isBusiness ? line.wholesale : []) {
    if (tierQuantity < tier.minQuantity) continue;
    prices.push({
      unitPriceFen: tier.priceFen,
      reason: { code: 'wholesalePrice', minQuantity: tier.minQuantity, savedFen: savedBy(tier.priceFen) },
    });
  }
  if (ofChannel) prices.push(ofChannel);
  return prices.reduce((best, price) => (price.unitPriceFen < best.unitPriceFen ? price : best));
}
