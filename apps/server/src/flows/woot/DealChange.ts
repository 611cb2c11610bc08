import type { WootDeal } from '../../modules/channels/woot/index.ts';

/** What a member of staff changed of a deal, for the audit log: the endpoint writes it last. */
export interface DealChange {
  readonly deal: WootDeal;
  readonly before: unknown;
  readonly after: unknown;
}
