import type { DropshippingRowInput } from '@jiwu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiClient } from '../../../../session/apiClient.ts';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import { useStep } from '../../../../ui/form/useStep.ts';

export type ChangedRow = DropshippingRowInput & { readonly no: number };

interface RowChanges {
  readonly isBusy: boolean;
  /** Whether it was done; what was refused has had its toast. */
  readonly change: (rows: readonly ChangedRow[]) => Promise<boolean>;
  readonly remove: (nos: readonly number[]) => Promise<boolean>;
}

/** Mends and removes rows of an open batch: the shop judges them anew, and the page shows what came of it. */
export function useRowChanges(id: string): RowChanges {
  const client = useQueryClient();
  const { isBusy, take } = useStep();
  const params = { id };
  async function show(batch: Batch) {
    client.setQueryData(batchQueries.batch(id).queryKey, batch);
    await Promise.all([
      client.invalidateQueries({ queryKey: batchQueries.rowsOf(id) }),
      client.invalidateQueries(batchQueries.quote(id)),
    ]);
  }
  return {
    isBusy,
    change: (rows) =>
      take(JSON.stringify(rows), async (idempotencyKey) => {
        const body = { rows: [...rows] };
        const { batch } = await apiClient.call('dropshippingRowsChange', { params, body }, { idempotencyKey });
        await show(batch);
      }),
    remove: (nos) =>
      take(JSON.stringify(nos), async (idempotencyKey) => {
        const body = { nos: [...nos] };
        await show(await apiClient.call('dropshippingRowsRemove', { params, body }, { idempotencyKey }));
      }),
  };
}
