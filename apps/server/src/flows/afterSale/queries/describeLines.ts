import type { AfterSale as Shown } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { AfterSaleLine } from '../../../modules/trade/afterSale/index.ts';
import type { OrderLineRecord } from '../../../modules/trade/orders/index.ts';

type OrderLine = Pick<OrderLineRecord, 'id' | 'title' | 'skuLabel' | 'picture'>;

/** The returned amounts of each line, with the line's title and picture; sorted as in the order. */
export function describeLines(lines: readonly AfterSaleLine[], orderLines: readonly OrderLine[]): Shown['lines'] {
  assert(
    lines.every(({ lineId }) => orderLines.some(({ id }) => id === lineId)),
    'every line is of the order',
  );
  return orderLines.flatMap(({ id, title, skuLabel, picture }) => {
    const line = lines.find(({ lineId }) => lineId === id);
    if (!line) return [];
    return {
      lineId: id,
      title,
      skuLabel,
      picture,
      pieces: line.pieces,
      goodsFen: line.goodsFen,
      campaignFen: line.campaignFen,
      couponFen: line.couponFen,
      integralFen: line.integralFen,
      moneyFen: line.moneyFen,
      integral: line.integral,
      earnedIntegral: line.earnedIntegral,
    };
  });
}
