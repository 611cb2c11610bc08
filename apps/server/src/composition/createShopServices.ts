import type { ShopServices } from '../flows/ShopServices.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createServices } from '../platform/services.ts';
import { orderRegistry } from './orderRegistry.ts';
import { payables } from './payables.ts';

/** The services with the shop's own registries: all that an endpoint or a job is given. */
export function createShopServices(config: Config, processName: string, clock?: Clock): ShopServices {
  return { ...createServices(config, processName, clock), payables, orders: orderRegistry };
}
