import { rules } from '@jiwu/contract';
import { fenToYuan, groupedYuan } from '@jiwu/kernel';
import { kind } from './kind.ts';
import { shorten } from './shorten.ts';

interface BatchFacts {
  readonly batchNo: string;
}

interface ImportFacts extends BatchFacts {
  readonly fileName: string;
  readonly good: number;
  readonly bad: number;
  readonly repeated: number;
  /** Why the rest of the file could not be read. */
  readonly failure: string | null;
}

/** Of dropshipping: one notice for a batch and step, none for its single orders. */
export const batchNoticeKinds = {
  batchPaid: kind<BatchFacts & { amountFen: number; orders: number }>({
    group: 'order',
    tell: ({ batchNo, amountFen, orders }) => ({
      title: '代发批次已付款',
      body: `批次 ${batchNo} 的 ${orders} 单已付款 ¥${groupedYuan(amountFen)}，我们会尽快发货。`,
    }),
    sms: {
      template: 'SMS_TEMPLATE_ORDER_PAID',
      params: ({ batchNo, amountFen }) => ({ orderNo: batchNo, amount: fenToYuan(amountFen) }),
    },
  }),
  batchImported: kind<ImportFacts>({
    group: 'order',
    tell: ({ batchNo, fileName, good, bad, repeated, failure }) => ({
      title: failure === null ? '名单识别完了' : '名单没有导完',
      body: `批次 ${batchNo}，${shorten(fileName, 40)}：${failure === null ? '' : `${failure}。`}可以下单 ${good} 行，要改 ${bad} 行，重复 ${repeated} 行。`,
    }),
  }),
  batchSent: kind<BatchFacts & { orders: number }>({
    group: 'order',
    tell: ({ batchNo, orders }) => ({
      title: '代发批次已全部发出',
      body: `批次 ${batchNo} 的 ${orders} 个包裹都已发出，可以导出运单号。`,
    }),
  }),
  batchCompleted: kind<BatchFacts & { orders: number }>({
    group: 'order',
    tell: ({ batchNo, orders }) => ({
      title: '代发批次已完成',
      body: `批次 ${batchNo} 寄出的 ${orders} 单都已结束，有问题的单 ${rules.afterSale.returnDays} 天内可以申请售后。`,
    }),
  }),
  batchRowsCancelled: kind<BatchFacts & { amountFen: number; orders: number }>({
    group: 'order',
    tell: ({ batchNo, amountFen, orders }) => ({
      title: `代发取消了 ${orders} 单`,
      body: `批次 ${batchNo} 里 ${orders} 单没有发货就取消了，¥${groupedYuan(amountFen)} 已退回余额。`,
    }),
  }),
  batchLapsed: kind<BatchFacts>({
    group: 'order',
    tell: ({ batchNo }) => ({
      title: '代发批次已关闭',
      body: `批次 ${batchNo} 超过时间没有付款，已自动关闭，占住的库存已放回。`,
    }),
  }),
};
