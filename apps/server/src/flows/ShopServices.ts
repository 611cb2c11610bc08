import type { ClaimRush, OnLapsed } from '../modules/channels/claims/index.ts';
import type { Batch } from '../modules/channels/dropshipping/index.ts';
import type { Booking, ShownPlacements } from '../modules/content/advertisement/index.ts';
import type { Payable, PayableKind } from '../modules/money/payments/index.ts';
import type { ApprovalKinds } from '../modules/staff/approvals/index.ts';
import type { ExportKinds } from '../modules/staff/exports/index.ts';
import type { Order } from '../modules/trade/orders/index.ts';
import type { Services } from '../platform/services.ts';
import type { OrderRegistry } from './orders/OrderRegistry.ts';

export type ShopPayables = Readonly<Record<PayableKind, Payable>> & {
  readonly order: Payable<Order>;
  readonly dropshippingBatch: Payable<Batch>;
  readonly advertisement: Payable<Booking>;
};

/**
 * The services, and the registries that composition joins out of the modules. Endpoints find them in `context.services`, jobs
 * and whatever is `outside` in their first argument; a flow is handed the one registry that it needs.
 */
export interface ShopServices extends Services {
  readonly payables: ShopPayables;
  readonly orders: OrderRegistry;
  /** What a second person may have to approve, by kind. */
  readonly approvals: ApprovalKinds;
  /** What staff can take away as a file, by kind. */
  readonly exports: ExportKinds;
  /** Stands before the claims of deals. */
  readonly rush: ClaimRush;
  /** The brand placements of this moment, by which beacons are counted. */
  readonly placements: ShownPlacements;
  /** By the kind of what is claimed; a kind that is not here does nothing. */
  readonly onLapsed: Readonly<Record<string, OnLapsed>>;
}
