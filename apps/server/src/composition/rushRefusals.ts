import type { Contract } from '@jiwu/contract';
import { claimErrors } from '../flows/woot/claimErrors.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { RushRefusals } from '../platform/http/refuseFromMemory.ts';

/** What is told to a rush from memory, before anything else is looked at. */
export function rushRefusals({ rush }: ShopServices): RushRefusals<Contract> {
  return {
    wootClaim({ id = '' }, headers) {
      const refusal = rush.refusal(id, String(headers['idempotency-key'] ?? ''));
      return refusal && claimErrors[refusal];
    },
  };
}
