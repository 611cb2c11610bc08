import type { Answer, Contract } from '@jiwu/contract';

type Added = Pick<Answer<Contract['cartAdd']>, 'quantity' | 'added' | 'limitedBy'>;

/** The message after adding to the cart: all pieces, a part, or none, and why. */
export function addedWords({ quantity, added, limitedBy }: Added): { kind: 'success' | 'info'; text: string } {
  if (limitedBy === null) return { kind: 'success', text: '已加入购物车' };
  if (added === 0) {
    const why = limitedBy === 'limit' ? '每人限购' : '库存不多';
    return { kind: 'info', text: `${why}，购物车里已有 ${quantity} 件，不能再加` };
  }
  const why = limitedBy === 'limit' ? '每人限购' : '库存只有';
  return { kind: 'info', text: `${why} ${quantity} 件，这次加入了 ${added} 件` };
}
