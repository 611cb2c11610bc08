import { ShopError } from '../platform/errors/ShopError.ts';
import { GatewayError } from '../platform/gateways/GatewayError.ts';
import type { Services } from '../platform/services.ts';

/** For someone who waits: a gateway that fails us, for whatever reason, is told as such. */
export async function orUnavailable<T>(services: Services, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ err: error }, 'a gateway failed us');
    throw new ShopError('GATEWAY_UNAVAILABLE');
  }
}
