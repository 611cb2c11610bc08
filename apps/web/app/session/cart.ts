import type { Answer, Contract } from '@jiwu/contract';
import { create } from 'zustand';
import { showToast } from '../ui/toast/toastStore.ts';
import { addedWords } from './addedWords.ts';
import { ensureCartKey, forgetCartKey, readCartKey } from './cartKey.ts';
import type { NewCartLine } from './NewCartLine.ts';
import { useUserCache, userCache } from './userCache.ts';

type CartCount = Answer<Contract['cartCount']>;

/** The header's cart count. Zero on the server and while hydrating, so that the first render equals the server's HTML. */
export const useCartCount = create<CartCount>()(() => ({ kinds: 0, pieces: 0 }));
/** Whether the light view of the cart lies over the page. */
export const useCartDrawer = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

/** Where all that was added is seen. */
const CART = '/cart/mine';

let isStarted = false;
let following: Promise<void> = Promise.resolve();

/** Counts the cart, once per load of the page, and again after every login or logout. */
export function startCart(): void {
  if (isStarted) return;
  isStarted = true;
  following = follow();
  useUserCache.subscribe((state, before) => {
    if (state.isLoggedIn !== before.isLoggedIn) following = follow();
  });
}

/** Merges the visitor's cart into the account's after login. The cart page waits for it, where there is something to merge. */
export async function mergeCart(): Promise<void> {
  startCart();
  if (readCartKey() !== '') await following;
}

export function showCount({ kinds, pieces }: CartCount): void {
  useCartCount.setState({ kinds, pieces });
}

/** An order has taken lines out of the cart. */
export async function recountCart(): Promise<void> {
  await following;
  following = follow();
}

/** Adds pieces of a SKU to the cart and shows the result. False: refused, and the API client has shown why. */
export async function addToCart(input: NewCartLine): Promise<boolean> {
  if (!userCache.get().isLoggedIn) ensureCartKey();
  try {
    const { add } = await import('./cartAccount.ts');
    const answer = await add(input);
    showCount(answer.count);
    const openCart = () => useCartDrawer.setState({ isOpen: true });
    showToast({ ...addedWords(answer), action: { label: '看购物车', onPress: openCart }, leadsTo: CART });
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a piece of each, one after the other, and shows the result once, with a note for whoever got all. False: none could be added; the
 * API client has shown why.
 */
export async function addAllToCart(inputs: readonly NewCartLine[], note = ''): Promise<boolean> {
  if (!userCache.get().isLoggedIn) ensureCartKey();
  const { add } = await import('./cartAccount.ts');
  let added = 0;
  for (const input of inputs) {
    try {
      const answer = await add(input);
      showCount(answer.count);
      if (answer.added > 0) added += 1;
    } catch {
      // The API client has shown why; the others may still be there.
    }
  }
  if (added === 0) return false;
  const text =
    added === inputs.length ? `${added} 件已加入购物车${note}` : `${added} 件已加入购物车，其余的已经不能再加`;
  const openCart = () => useCartDrawer.setState({ isOpen: true });
  showToast({ kind: 'success', text, action: { label: '看购物车', onPress: openCart }, leadsTo: CART });
  return true;
}

async function follow(): Promise<void> {
  const { isLoggedIn } = userCache.get();
  const hasGuestCart = readCartKey() !== '';
  if (!isLoggedIn && !hasGuestCart) {
    showCount({ kinds: 0, pieces: 0 });
    return;
  }
  try {
    const account = await import('./cartAccount.ts');
    if (!isLoggedIn || !hasGuestCart) {
      showCount(await account.readCount());
      return;
    }
    const { count, leftOut } = await account.merge();
    forgetCartKey();
    showCount(count);
    if (leftOut > 0) {
      const text = `购物车最多放 120 种商品，登录前选的有 ${leftOut} 种没有放进来`;
      showToast({ kind: 'info', text });
    }
  } catch {
    // The key stays, and with it the cart from before: it is tried again at the next load.
  }
}
