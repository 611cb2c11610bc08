import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import type { Good } from '../checkout/chooseGoods.ts';
import type { Buyer } from '../checkout/makeBuyers.ts';
import type { Visitor } from './mintVisitors.ts';
import type { GatherCrowd } from './startCrowd.ts';

/** A server under measurement, and its process. */
export interface Measured {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
}

/** Everything that a rush needs. */
export interface RushShop {
  readonly services: ShopServices;
  readonly api: Measured;
  readonly visitors: readonly Visitor[];
  /** Comes when the rush is over. */
  readonly latecomer: Visitor;
  /** They buy ordinarily. */
  readonly buyers: readonly Buyer[];
  readonly goods: readonly Good[];
  readonly gatherCrowd: GatherCrowd;
}
