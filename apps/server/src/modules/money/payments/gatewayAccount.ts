import { type Account, houseAccount } from '../ledger/index.ts';
import type { OutsideGateway } from './PaymentRecord.ts';

/** Where the money that lies at a gateway is booked. */
export function gatewayAccount(gateway: OutsideGateway): Account {
  return houseAccount(gateway === 'wechat' ? 'gatewayWechat' : 'gatewayAlipay');
}
