import type { QueryClient } from '@tanstack/react-query';
import { isShopAway } from '../../../ui/live/shopReach.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { showCount } from '../../../session/cart.ts';
import { collectedIds, setCollected } from '../../../session/collected.ts';
import type { CartAnswer, CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { createWriteQueue } from './createWriteQueue.ts';
import { shortTitle } from '../../../shared/goods/line/shortTitle.ts';
import { isBuyable, mostOf, piecesOf } from '../../../shared/cart/price/lineFacts.ts';

/** Changes of the cart: shown at once, then written; the shop's answer decides in the end. */
export function createCartActions(client: QueryClient, queryKey: readonly string[]) {
  const queue = createWriteQueue(() => client.invalidateQueries({ queryKey }));

  function patch(change: (line: CartLine) => CartLine | null): void {
    // An answer that is still on its way would undo it.
    void client.cancelQueries({ queryKey });
    client.setQueryData<CartAnswer>(queryKey, (cart) =>
      cart ? { ...cart, lines: cart.lines.flatMap((line) => change(line) ?? []) } : cart,
    );
  }

  async function choose(ids: readonly string[], isChosen: boolean): Promise<void> {
    if (isRefusedAway()) return;
    const named = new Set(ids);
    patch((line) => (named.has(line.id) ? { ...line, isChosen } : line));
    await queue.write(async () => {
      await apiClient.call('cartChoose', { body: { ids: [...ids], isChosen } });
    });
  }

  async function setQuantity(id: string, quantity: number): Promise<void> {
    if (isRefusedAway()) return;
    patch((line) => (line.id === id ? { ...line, quantity } : line));
    // Several presses on end are one change.
    await queue.writeLast(id, async () => {
      const answer = await apiClient.call('cartChange', { params: { id }, body: { quantity } });
      showCount(answer.count);
      if (answer.limitedBy) {
        const why = answer.limitedBy === 'limit' ? '每人限购' : '库存只有';
        showToast({ kind: 'info', text: `${why} ${answer.quantity} 件，已改为 ${answer.quantity} 件` });
      }
    });
  }

  async function changeSku(id: string, skuId: string): Promise<boolean> {
    let isDone = false;
    await queue.write(async () => {
      showCount((await apiClient.call('cartChange', { params: { id }, body: { skuId } })).count);
      isDone = true;
    });
    return isDone;
  }

  async function takeOut(lines: readonly CartLine[]): Promise<void> {
    const ids = lines.map(({ id }) => id);
    const named = new Set(ids);
    patch((line) => (named.has(line.id) ? null : line));
    await queue.write(async () => showCount(await apiClient.call('cartRemove', { body: { ids } })));
  }

  async function putBack(lines: readonly CartLine[]): Promise<void> {
    const ids = lines.map(({ id }) => id);
    await queue.write(async () => showCount(await apiClient.call('cartRestore', { body: { ids } })));
  }

  async function remove(lines: readonly CartLine[]): Promise<void> {
    if (isRefusedAway()) return;
    const action = { label: '撤销', onPress: () => void putBack(lines) };
    showToast({ kind: 'info', text: `已移出${namesOf(lines)}`, action });
    await takeOut(lines);
  }

  async function moveToCollection(lines: readonly CartLine[]): Promise<void> {
    if (isRefusedAway()) return;
    const before = collectedIds();
    const productIds = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !before.has(id));
    const undo = () => {
      void putBack(lines);
      void setCollected(productIds, false);
    };
    // The API client has told why, if the collection refused.
    if (productIds.length > 0 && !(await setCollected(productIds, true))) return;
    showToast({ kind: 'success', text: `已把${namesOf(lines)}移入收藏`, action: { label: '撤销', onPress: undo } });
    await takeOut(lines);
  }

  /** Everything is written, and no chosen line asks for more than there is: the next page takes it from here. */
  async function settle(lines: readonly CartLine[]): Promise<void> {
    const short = lines.filter((line) => line.isChosen && isBuyable(line) && line.quantity > mostOf(line));
    for (const line of short) await setQuantity(line.id, piecesOf(line));
    await queue.flush();
  }

  return { choose, setQuantity, changeSku, remove, moveToCollection, settle, flush: queue.flush };
}

/** Without a way to the shop the cart stays what it was when the way was lost: a change could only be taken back again. */
function isRefusedAway(): boolean {
  if (isShopAway()) showToast({ kind: 'error', text: '网络断开了，连上后再改' });
  return isShopAway();
}

/** The title tells one message from the next: two with the same words would be one, and the first undo lost. */
function namesOf(lines: readonly CartLine[]): string {
  const [first] = lines;
  return lines.length === 1 && first ? `“${shortTitle(first.title)}”` : ` ${lines.length} 种商品`;
}
