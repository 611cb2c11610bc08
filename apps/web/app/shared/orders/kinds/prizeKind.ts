import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** Won goods: nothing was bought, and nothing paid. */
export const prizeKind: OrderKindView = {
  ...normalKind,
  chip: '抽奖奖品',
  steps: { made: '领取奖品', hasPayment: false, filled: null },
  ready: '奖品已经领取',
  completed: '奖品已经收到。',
  closed: '这件奖品没有寄出，可以在活动页的“我的记录”里重新领取。',
  refund: { label: '取消领取', submit: '确认取消', next: '还没有发出，取消后这件奖品可以在活动页重新领取。' },
  free: '抽中的奖品，不收费用。',
};
