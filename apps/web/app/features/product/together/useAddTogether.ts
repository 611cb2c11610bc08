import { useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import { addAllToCart } from '../../../session/cart.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import type { Together } from '../ProductData.ts';
import { cheapestSku } from './cheapestSku.ts';

/** Puts one piece of each product into the cart, of the SKU whose price is shown, one press at a time. */
export function useAddTogether(products: Together['items']): { isAdding: boolean; add: () => Promise<void> } {
  const [isAdding, setAdding] = useState(false);
  return {
    isAdding,
    async add() {
      if (isAdding) return;
      setAdding(true);
      try {
        const details = await Promise.all(products.map(({ id }) => readShared('/api/product/detail', { id })));
        const chosen = details.flatMap((product) => cheapestSku(product) ?? []);
        const hasOptions = details.some(({ options }) => options.length > 0);
        if (chosen.length === 0) showToast({ kind: 'info', text: '这几件暂时缺货，先收藏，到货会告诉您。' });
        else
          await addAllToCart(
            chosen.map(({ id }) => ({ skuId: id, quantity: 1 })),
            hasOptions ? '，规格可以在购物车里换' : '',
          );
      } catch {
        showToast({ kind: 'error', text: '没有加入购物车，请再试一次。' });
      }
      setAdding(false);
    },
  };
}
