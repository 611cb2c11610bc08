import { type Answer, rules, staffPaymentEndpoints } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import { exportKind } from '../../../modules/staff/exports/index.ts';
import { timeWords } from '../../staff/timeWords.ts';
import { searchPaymentsForStaff } from './searchPaymentsForStaff.ts';

const { staffPaymentList } = staffPaymentEndpoints;
type Payment = Answer<typeof staffPaymentList>['items'][number];

const stateWords: Readonly<Record<Payment['state'], string>> = {
  created: '刚下单',
  awaiting: '等付款',
  paid: '已付',
  closed: '已关闭',
};

/** Payments as they are filtered on their page; who paid is masked as there. */
export const paymentExport = exportKind('payments', {
  title: '付款',
  roles: staffPaymentList.roles,
  filters: staffPaymentList.query.omit({ cursor: true }),
  async read({ read: db }, { filters, after, limit, now }) {
    const query = { ...filters, ...(after === null ? {} : { cursor: after }), now };
    const { items, nextCursor } = await searchPaymentsForStaff(db, query, limit);
    return { rows: items, next: nextCursor };
  },
  columns: [
    {
      heading: '时间',
      kind: 'text',
      width: 20,
      of: 'createdAt',
      cell: ({ createdAt }) => timeWords(new Date(createdAt)),
    },
    { heading: '商户单号', kind: 'code', width: 34, of: 'createdAt', cell: ({ outTradeNo }) => outTradeNo },
    {
      heading: '渠道流水号',
      kind: 'code',
      width: 34,
      of: 'createdAt',
      cell: ({ transactionId }) => transactionId ?? '',
    },
    { heading: '付什么', kind: 'text', width: 40, of: 'title', cell: ({ title }) => title },
    { heading: '付款人', kind: 'text', width: 10, of: 'user', cell: ({ user }) => user.name },
    { heading: '手机', kind: 'code', width: 14, of: 'user', cell: ({ user }) => user.phoneNumber ?? '' },
    { heading: '渠道', kind: 'text', width: 10, of: 'gateway', cell: ({ gateway }) => rules.payment.names[gateway] },
    {
      heading: '金额（元）',
      kind: 'number',
      width: 12,
      of: 'amountFen',
      cell: ({ amountFen }) => fenToYuan(amountFen),
    },
    {
      heading: '已退（元）',
      kind: 'number',
      width: 12,
      of: 'refundedFen',
      cell: ({ refundedFen }) => fenToYuan(refundedFen),
    },
    { heading: '状态', kind: 'text', width: 16, of: 'state', cell: stateOf },
  ],
});

function stateOf({ state, isSurplus }: Payment): string {
  return isSurplus ? '多付，自动退' : stateWords[state];
}
