import type { Answer, Contract } from '@jiwu/contract';
import type { ToastMessage } from '../../../ui/toast/toastStore.ts';
import { formatCount } from '../../../format/formatCount.ts';

/** More names than this are told by their number. */
const NAMED = 2;

/** The result of buying again: lines that went into the cart, and lines that could not. */
export function reorderWords({
  added,
  skipped,
}: Answer<Contract['orderReorder']>): Pick<ToastMessage, 'kind' | 'text'> {
  if (skipped.length === 0) return { kind: 'success', text: `${formatCount(added)} 种商品已放进购物车` };
  const names = skipped.slice(0, NAMED).map(({ title, skuLabel }) => `“${skuLabel ? `${title} ${skuLabel}` : title}”`);
  const missing = `${names.join('、')}${skipped.length > NAMED ? `等 ${formatCount(skipped.length)} 种` : ''}现在买不了`;
  return added === 0
    ? { kind: 'info', text: `${missing}，没有放进购物车` }
    : { kind: 'info', text: `${formatCount(added)} 种商品已放进购物车；${missing}，没有放进去` };
}
