import type { Answer, CallInput, Contract } from '@jiwu/contract';
import { formatFen } from '../../ui/money/formatFen.ts';

export type Period = Answer<Contract['staffDrawList']>['items'][number];
export type WaitingPeriod = Answer<Contract['staffDrawList']>['waiting'][number];
export type Prize = Answer<Contract['staffDrawGet']>['prizes'][number];
export type PrizeKind = Prize['kind'];
export type NewPeriod = CallInput<Contract['staffDrawCommit']>['body'];
export type NewPrize = NewPeriod['prizes'][number];

export const stateNames: Readonly<Record<Period['state'], string>> = {
  upcoming: '未开始',
  running: '进行中',
  over: '已结束',
};

export const kindNames: Readonly<Record<PrizeKind, string>> = {
  coupon: '优惠券',
  integral: '积分',
  vipDays: 'VIP 天数',
  balance: '余额',
  goods: '实物',
  nothing: '没中',
};

/** 12.5% */
export function chanceWords(weight: number): string {
  return `${weight / 100}%`;
}

/** What a prize gives, beside its name. */
export function gives({ kind, amount, coupon, goods }: Prize): string {
  const words: Readonly<Record<PrizeKind, () => string>> = {
    coupon: () => coupon?.name ?? '',
    integral: () => `${amount ?? 0} 积分`,
    vipDays: () => `${amount ?? 0} 天 VIP`,
    balance: () => `余额 ¥${formatFen(amount ?? 0)}`,
    goods: () => [goods?.title, goods?.skuLabel].filter(Boolean).join('，'),
    nothing: () => '什么也没有',
  };
  return words[kind]();
}
