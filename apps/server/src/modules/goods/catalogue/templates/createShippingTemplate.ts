import type { Tx } from '../../../../platform/database/Tx.ts';

export interface ShippingTerms {
  readonly name: string;
  readonly shipsFrom: string;
  readonly dispatchHours: number;
  readonly feeFen: number;
  readonly freeFromFen: number;
  readonly vipFreeFromFen: number;
}

export async function createShippingTemplate(tx: Tx, input: ShippingTerms & { readonly id: string }): Promise<void> {
  await tx
    .insertInto('shipping_templates')
    .values({
      id: input.id,
      name: input.name,
      ships_from: input.shipsFrom,
      dispatch_hours: input.dispatchHours,
      fee_fen: input.feeFen,
      free_from_fen: input.freeFromFen,
      vip_free_from_fen: input.vipFreeFromFen,
    })
    .execute();
}
