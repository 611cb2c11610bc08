import { askEarly } from '../../../../session/early/askEarly.ts';
import { addressFor } from '../address/addressFor.ts';
import { boughtInAddress, boughtInCart } from '../readBought.ts';
import { askedEarly } from './askedEarly.ts';
import { draftOf, firstWishes } from '../wishes.ts';

/** The questions that Confirm and ConfirmOrder ask first, one after the other, from the page's HTML (decision 0053). */
export default function askQuote(): void {
  // What fails is asked for again by the page, which says so.
  ask().catch(() => undefined);
}

async function ask(): Promise<void> {
  const params = new URLSearchParams(location.search);
  const asking = askEarly<'addressList'>(askedEarly.addressList);
  const cart = params.get('from') === 'cart' ? await askEarly<'cartList'>(askedEarly.cartList) : null;
  const bought = cart ? boughtInCart(cart.lines) : boughtInAddress(params);
  const addresses = await asking;
  if (!bought || bought.lines.length === 0 || !addresses) return;
  const draft = draftOf(bought, firstWishes, addressFor(addresses.items, null)?.id ?? null);
  await askEarly<'orderQuote'>(askedEarly.orderQuote, { body: draft });
}
