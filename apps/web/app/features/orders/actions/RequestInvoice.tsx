import { LateAntd } from '../../../ui/antd/LateAntd.tsx';
import InvoiceDialog from '../../../shared/orders/invoice/InvoiceDialog.tsx';
import type { InvoiceWish } from '../../../shared/orders/invoice/InvoiceWish.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { DialogProps } from './DialogProps.ts';

/** An invoice for an order that is paid already. */
export default function RequestInvoice({ orderId, onClose, onDone }: DialogProps) {
  async function request(invoice: InvoiceWish) {
    if (invoice.kind === 'none') {
      onClose();
      return;
    }
    try {
      await apiClient.call('orderInvoice', { params: { id: orderId }, body: { invoice } });
      showToast({ kind: 'success', text: '发票已申请，开好后会在订单里看到' });
      onDone();
    } catch {
      // The client has shown the reason; the choice stays.
    }
  }
  return (
    <LateAntd>
      <InvoiceDialog value={{ kind: 'none' }} onClose={onClose} onChosen={(invoice) => void request(invoice)} />
    </LateAntd>
  );
}
