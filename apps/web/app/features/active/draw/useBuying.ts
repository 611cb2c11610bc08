import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSend } from '../../../ui/form/useSend.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { activeQueries, loadClient } from '../activeQueries.ts';
import { renewOperator } from '../renewOperator.ts';

/** A draw for integral. A second press after a lost answer asks for the same one. */
export function useBuying(member: string | null) {
  const client = useQueryClient();
  const boughtSoFar = useRef(0);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const api = await loadClient();
    const { left } = await api.call('drawBuy', { body: {} }, { silent: true, idempotencyKey });
    boughtSoFar.current += 1;
    showToast({ kind: 'success', text: `换到 1 次，现在有 ${formatCount(left)} 次可用` });
    await client.invalidateQueries({ queryKey: activeQueries.ofUser(member ?? '') });
    void renewOperator();
  });
  return { isSending, problem, buy: () => void send(String(boughtSoFar.current)) };
}
