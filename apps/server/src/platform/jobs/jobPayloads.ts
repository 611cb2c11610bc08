import type { OutsideGateway } from '@jiwu/contract';

/** Every job with its payload. Names and shapes only: handlers stand in jobs/, joined in composition/. */
export interface JobPayloads {
  exportUserData: { readonly userId: string; readonly exportId: string };
  makeStaffExport: { readonly staffId: string; readonly exportId: string };
  /** Tells the collectors of a product. Keeps its old name, under which jobs wait in the database. */
  tellKeepers: { readonly productId: string; readonly what: 'priceDropped' | 'backInStock' };
  announceProduct: { readonly productId: string };
  refreshProduct: { readonly productId: string };
  /** Writes the search rows of all goods of a category or a brand anew. */
  reindexGoods: { readonly kind: 'category' | 'brand'; readonly id: string };
  countOutlooks: Record<string, never>;
  rankProducts: Record<string, never>;
  countBoughtTogether: Record<string, never>;
  checkIntegrity: Record<string, never>;
  reckonLevels: Record<string, never>;
  reconcile: Record<string, never>;
  reconcileDay: { readonly gateway: OutsideGateway; readonly day: string };
  /** Asks the gateways now about payments that nobody wants any more, instead of with the next sweep. */
  closeEndedPayments: Record<string, never>;
  settleAdvertisements: Record<string, never>;
  sweepExpired: Record<string, never>;
}

export type JobName = keyof JobPayloads;
