import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InvoicePicker } from '../../../shared/orders/invoice/InvoicePicker.tsx';
import type { InvoiceWish } from '../../../shared/orders/invoice/InvoiceWish.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { type Order, orderQueries } from '../orderQueries.ts';

/** The invoice that was asked for, or the way to ask for one now. */
export function OrderInvoice({ order }: { order: Order }) {
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);

  async function ask(invoice: InvoiceWish) {
    if (invoice.kind === 'none') return;
    setIsSending(true);
    try {
      await apiClient.call('orderInvoice', { params: { id: order.id }, body: { invoice } });
      showToast({ kind: 'success', text: '已申请发票，订单完成后开具' });
    } catch {
      // The client has said why.
    }
    await client.invalidateQueries(orderQueries.order(order.id));
    setIsSending(false);
  }

  if (order.invoice) {
    return <>电子普通发票，{order.invoice.title}，订单完成后开具</>;
  }
  if (!order.actions.includes('requestInvoice')) return <>不开发票</>;
  if (isSending) return <>正在申请</>;
  return <InvoicePicker value={{ kind: 'none' }} onChange={(invoice) => void ask(invoice)} />;
}
