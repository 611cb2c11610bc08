import type { StaffEndpointName } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';

/** Something that typed text may mean, and the page that shows it. A section adds its own here. */
interface Jump {
  readonly needs: StaffEndpointName;
  readonly recognises: RegExp;
  readonly label: (text: string) => string;
  readonly to: (text: string) => string;
}

const jumps: readonly Jump[] = [
  {
    needs: 'staffOrderSearch',
    recognises: rules.order.noPattern,
    label: (text) => `订单 ${text}`,
    to: (text) => `/orders?open=${text}`,
  },
  {
    needs: 'staffUserList',
    recognises: /^(\d{4}|1\d{10})$/,
    // By its tail: a whole number never stands in an address.
    label: (text) => `手机尾号 ${text.slice(-4)} 的用户`,
    to: (text) => `/users?q=${text.slice(-4)}`,
  },
  {
    needs: 'staffPaymentList',
    recognises: /^[0-9A-Za-z]{20,64}$/,
    label: (text) => `找付款或退款 ${text}`,
    to: (text) => `/payments?number=${text}`,
  },
  {
    needs: 'staffLedgerFind',
    recognises: /^(BK|BC|DF)[0-9]{13}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    label: (text) => `在账本里找 ${text}`,
    to: (text) => `/ledger?q=${text}`,
  },
];

export function jumpsFor(
  text: string,
  may: (name: StaffEndpointName) => boolean,
): readonly { readonly label: string; readonly to: string }[] {
  return jumps
    .filter(({ needs, recognises }) => may(needs) && recognises.test(text))
    .map(({ label, to }) => ({ label: label(text), to: to(text) }));
}
