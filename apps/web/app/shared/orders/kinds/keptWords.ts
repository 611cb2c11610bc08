import { MINUTE_MS } from '@jiwu/kernel';
import type { OrderKindView } from './OrderKindView.ts';

/** Kept for as many minutes as the order's kind gives, from the moment in which it is made. */
export function keepsFor(held: string): OrderKindView['keeps'] {
  return ({ payBy, now }) => {
    const minutes = Math.round((Date.parse(payBy) - Date.parse(now)) / MINUTE_MS);
    return `提交后${held}、券与积分为您保留 ${minutes} 分钟。`;
  };
}

export function unpaidWith(held: string): string {
  return `${held}已为您留着。到时未付会自动关闭，用了券或积分的立即退回。`;
}
