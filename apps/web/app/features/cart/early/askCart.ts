import { readCartKey } from '../../../session/cartKey.ts';
import { askEarly } from '../../../session/early/askEarly.ts';
import { askedEarly } from './askedEarly.ts';

/** The question that the cart's page asks first, from its HTML (decision 0053). What was added before the login is merged by the page, before it asks. */
export default function askCart(): void {
  if (readCartKey() !== '') return;
  // What fails is asked for again by the page, which says so.
  askEarly<'cartList'>(askedEarly.cartList).catch(() => undefined);
}
