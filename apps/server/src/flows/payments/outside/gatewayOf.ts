import { assert } from '@jiwu/kernel';
import type { GatewayName } from '../../../modules/money/payments/index.ts';
import type { Gateway } from '../../../platform/gateways/Gateway.ts';
import type { Services } from '../../../platform/services.ts';

/** The gateway that a payment went through; null for the balance. */
export function findGateway(services: Services, name: GatewayName): Gateway | null {
  return name === 'balance' ? null : services.gateways[name];
}

export function gatewayOf(services: Services, name: GatewayName): Gateway {
  const gateway = findGateway(services, name);
  assert(gateway, 'nobody outside is asked about the balance');
  return gateway;
}
