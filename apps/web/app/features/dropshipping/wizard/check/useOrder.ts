import { ApiError, refusalOf } from '@jiwu/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiClient } from '../../../../session/apiClient.ts';
import { useSend } from '../../../../ui/form/useSend.ts';
import { batchAddress } from '../../batchAddress.ts';
import { batchQueries } from '../../batchQueries.ts';

interface Ordering {
  readonly isSending: boolean;
  readonly problem: string | null;
  readonly order: (quoteKey: string) => void;
}

/** Orders a batch at the price that stands on the page, and leads to its payment. A price that no longer holds is shown anew. */
export function useOrder(id: string): Ordering {
  const client = useQueryClient();
  const navigate = useNavigate();
  const sending = useSend(async (idempotencyKey) => {
    const { key: quoteKey } = await client.query({ ...batchQueries.quote(id), staleTime: 'static' });
    try {
      const body = { quoteKey };
      const ordered = await apiClient.call(
        'dropshippingOrder',
        { params: { id }, body },
        { inline: true, idempotencyKey },
      );
      client.setQueryData(batchQueries.batch(id).queryKey, ordered);
      await navigate(batchAddress(id, 'pay'));
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) await client.invalidateQueries({ queryKey: batchQueries.all });
      const isChanged = refusalOf(error) === 'QUOTE_CHANGED';
      throw isChanged ? new Error('价格或库存刚刚有变化，请看过新的合计再付款') : error;
    }
  });
  return {
    isSending: sending.isSending,
    problem: sending.problem,
    order: (quoteKey) => void sending.send(quoteKey),
  };
}
