import type { AfterSale as Shown } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import type { AfterSaleLine } from '../../modules/afterSale/index.ts';
import type { OrderLineRecord } from '../../modules/orders/index.ts';

type OrderLine = Pick<OrderLineRecord, 'id' | 'title' | 'skuLabel' | 'picture'>;

/** What comes back for each line, with what the line is; in the order's own order. */
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
