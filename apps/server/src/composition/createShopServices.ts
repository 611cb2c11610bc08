import type { ShopServices } from '../flows/ShopServices.ts';
import { claimErrors } from '../flows/woot/claimErrors.ts';
import { createClaimRush } from '../modules/channels/claims/index.ts';
import { createShownPlacements } from '../modules/content/advertisement/index.ts';
import { DEAL } from '../modules/channels/woot/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createServices } from '../platform/services.ts';
import { approvalKinds } from './approvalKinds.ts';
import { exportKinds } from './exportKinds.ts';
import { onLapsed } from './onLapsed.ts';
import { orderRegistry } from './orderRegistry.ts';
import { payables } from './payables.ts';

/** The services with the shop's own registries: all that an endpoint or a job is given. */
export function createShopServices(config: Config, processName: string, clock?: Clock): ShopServices {
  const services = createServices(config, processName, clock);
  return {
    ...services,
    payables,
    orders: orderRegistry,
    approvals: approvalKinds(config),
    exports: exportKinds,
    onLapsed,
    placements: createShownPlacements(services),
    rush: createClaimRush(services, { kind: DEAL, soldOut: claimErrors.soldOut.errorCode }),
  };
}
