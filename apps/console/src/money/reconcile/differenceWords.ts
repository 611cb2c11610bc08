import type { Answer, Contract } from '@jiwu/contract';

export type Difference = Answer<Contract['staffDifferenceList']>['items'][number];

export const whereNames: Readonly<Record<Difference['difference'], string>> = {
  onlyThere: '只在账单',
  onlyHere: '只在账本',
  amount: '金额不同',
};
export const kindNames: Readonly<Record<Difference['kind'], string>> = { capture: '收款', refund: '退款' };

export const guesses: Readonly<Record<Difference['guess'], string>> = {
  crossDay: '可能跨日，等第二天的账单',
  lostCallback: '渠道已办，我们没收到通知；下次核对会再问',
  foreign: '不是控制台发出的，可能有人在商家后台操作',
  paidTwice: '财务已经另外退过，渠道又退了一次',
  chargedTwice: '同一单号记了不止一次',
  amount: '金额对不上，问渠道',
  missingThere: '账单里没有，问渠道',
};

/** Which row is open, as one text for the address. */
export const differenceKey = ({ gateway, day, kind, number }: Difference): string =>
  [gateway, day, kind, number].join(' ');
