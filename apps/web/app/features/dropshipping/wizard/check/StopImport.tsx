import { useQueryClient } from '@tanstack/react-query';
import { apiClient } from '../../../../session/apiClient.ts';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import { useStep } from '../../../../ui/form/useStep.ts';
import { BigButton } from '../BigButton.tsx';

/** No more rows are taken from the file; those that are in stay. */
export function StopImport({ batch: { id } }: { batch: Batch }) {
  const client = useQueryClient();
  const { isBusy, take } = useStep();
  async function stop(idempotencyKey: string) {
    const batch = await apiClient.call('dropshippingImportStop', { params: { id }, body: {} }, { idempotencyKey });
    client.setQueryData(batchQueries.batch(id).queryKey, batch);
  }
  return (
    <BigButton look="plain" isBusy={isBusy} onPress={() => void take(id, stop)}>
      {isBusy ? '正在停止' : '停止导入'}
    </BigButton>
  );
}
