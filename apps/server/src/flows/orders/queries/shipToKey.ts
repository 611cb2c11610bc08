import type { ShipTo } from '../../../modules/trade/orders/index.ts';
import { sha256 } from '../../../platform/crypto/hashing.ts';

/** Names where an order goes, without saying it: whoever changes the address has seen this one. */
export function shipToKey({ recipient, phoneNumber, divisionCode, detail }: ShipTo): string {
  return sha256(JSON.stringify([recipient, phoneNumber, divisionCode, detail]))
    .toString('base64url')
    .slice(0, 16);
}
