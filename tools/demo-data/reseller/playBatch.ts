import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { orderRegistry } from '../../../apps/server/src/composition/orderRegistry.ts';
import { payables } from '../../../apps/server/src/composition/payables.ts';
import { cancelRow } from '../../../apps/server/src/flows/dropshipping/cancelRow.ts';
import { closeBatch } from '../../../apps/server/src/flows/dropshipping/closeBatch.ts';
import { invoiceBatch, issueBatchInvoice } from '../../../apps/server/src/flows/dropshipping/invoiceBatch.ts';
import { payBatch } from '../../../apps/server/src/flows/dropshipping/payBatch.ts';
import { payBatchByBalance } from '../../../apps/server/src/flows/dropshipping/payBatchByBalance.ts';
import { applyCapture } from '../../../apps/server/src/flows/payments/applyCapture.ts';
import type { Batch } from '../../../apps/server/src/modules/channels/dropshipping/index.ts';
import { getOrder } from '../../../apps/server/src/modules/trade/orders/index.ts';
import { playRefund } from '../promoter/playRefund.ts';
import { transactionId } from '../transactionId.ts';
import type { DemoBatch } from './demoBatches.ts';
import { demoRows, withMistakes } from './demoRows.ts';
import { orderedRows, playParcels } from './playParcels.ts';
import type { ResellerScene } from './ResellerScene.ts';
import { orderWritten, writeBatch } from './writeBatch.ts';

interface Goods {
  readonly skuIds: readonly string[];
  readonly codes: readonly string[];
}

/** One batch from its first row to where it stands, each step at its own time. */
export async function playBatch(scene: ResellerScene, demo: DemoBatch, { skuIds, codes }: Goods): Promise<void> {
  const { db, userId, now } = scene;
  const madeMs = now.getTime() - demo.daysAgo * DAY_MS;
  const at = (ms: number) => new Date(Math.min(madeMs + ms, now.getTime()));
  const rows = demoRows(demo.name, { count: demo.rows, codes });
  const isOpen = demo.reached === 'checked';
  const written = await writeBatch(scene, { demo, rows: isOpen ? withMistakes(rows) : rows, skuIds, at: at(0) });
  if (isOpen) return;
  const batch = await orderWritten(scene, written, at(MINUTE_MS));
  switch (demo.reached) {
    case 'unpaid':
      return;
    case 'lapsed':
    case 'cancelled': {
      const by = demo.reached === 'lapsed' ? ({ kind: 'shop' } as const) : ({ kind: 'user', id: userId } as const);
      const closedAt = at((demo.reached === 'lapsed' ? 31.2 : 2) * MINUTE_MS);
      await db.transact((tx) => closeBatch(tx, { userId, id: batch.id, by, now: closedAt }));
      return;
    }
    case 'paid':
    case 'completed':
      await pay(scene, { demo, batch, now: at(4 * MINUTE_MS) });
      await goOn(scene, { demo, batch, at });
  }
}

async function pay(
  { db, userId }: ResellerScene,
  { demo, batch: { id }, now }: { demo: DemoBatch; batch: Batch; now: Date },
): Promise<void> {
  const own = { userId, id, now };
  const { paidWith } = demo;
  await db.transact(async (tx) => {
    if (paidWith !== 'wechat') {
      await payBatchByBalance(tx, own, payables.dropshippingBatch);
      return;
    }
    const payment = await payBatch(tx, { ...own, gateway: paidWith });
    const { outTradeNo, amountFen } = payment;
    const capture = { outTradeNo, transactionId: transactionId(payment.id), amountFen, paidAt: now };
    await applyCapture(tx, { gateway: paidWith, capture, now }, payables);
  });
}

interface GoneOn {
  readonly demo: DemoBatch;
  readonly batch: Batch;
  readonly at: (ms: number) => Date;
}

/** Rows are cancelled, parcels leave and arrive, one comes back, and the invoice is made out. */
async function goOn(scene: ResellerScene, { demo, batch, at }: GoneOn): Promise<void> {
  const { db, userId, staffId } = scene;
  const own = { userId, id: batch.id };
  const rows = await orderedRows(scene, batch);
  const cancelled = new Set(demo.cancelledRows);
  for (const { orderId } of rows.filter(({ no }) => cancelled.has(no))) {
    const cancel = { userId, orderId: orderId ?? '', now: at(2 * HOUR_MS) };
    await db.transact((tx) => cancelRow(tx, cancel, orderRegistry));
  }
  const kept = rows.filter(({ no }) => !cancelled.has(no));
  const areThere = demo.reached === 'completed';
  await playParcels(scene, { batch, rows: kept.slice(0, demo.sent), areThere, sentAt: at(5 * HOUR_MS) });
  const returned = rows.find(({ no }) => no === demo.returnedRow);
  if (returned) {
    const order = await getOrder(db.read, { userId, id: returned.orderId ?? '' });
    const words = { reason: 'damaged', description: '收件人说盒子压坏了。' } as const;
    const moments = { askedAt: at(4 * DAY_MS), grantedAt: at(4.5 * DAY_MS) };
    await playRefund({ ...scene, code: '' }, { order, pieces: 'all', ...words, ...moments });
  }
  if (!demo.isInvoiced) return;
  await db.transact(async (tx) => {
    await invoiceBatch(tx, { ...own, now: at(6 * DAY_MS) });
    await issueBatchInvoice(tx, { staffId, no: batch.no, invoiceNo: '26332000000410800018', now: at(7 * DAY_MS) });
  });
}
