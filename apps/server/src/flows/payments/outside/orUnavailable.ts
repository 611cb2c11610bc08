import { ShopError } from '../../../platform/errors/ShopError.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import type { Services } from '../../../platform/services.ts';

/** For a waiting user: any failure of a gateway becomes one refusal that says so. */
export async function orUnavailable<T>(services: Services, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ err: error }, 'a gateway failed us');
    throw new ShopError('GATEWAY_UNAVAILABLE');
  }
}
